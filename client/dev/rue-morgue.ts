import Gallery from "../src/games/rue-morgue/Gallery.svelte";
import { show } from "./gallery";

await show("rue-morgue", Gallery);
