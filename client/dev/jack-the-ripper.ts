import Gallery from "../src/games/jack-the-ripper/Gallery.svelte";
import { show } from "./gallery";

await show("jack-the-ripper", Gallery);
