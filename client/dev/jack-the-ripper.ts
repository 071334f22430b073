// In development only: every card at every size, and a link to each moment on the bench.
// /dev/jack-the-ripper.html?lang=de&theme=light
import "../src/look/look";
import { mount } from "svelte";
import Gallery from "../src/games/jack-the-ripper/Gallery.svelte";
import { prefer, settings, type Language, type Theme } from "../src/settings.svelte";
import { words } from "../src/text";

const query = new URLSearchParams(location.search);
prefer({ language: (query.get("lang") ?? "en") as Language, theme: (query.get("theme") ?? "dark") as Theme });
mount(Gallery, { target: document.body, props: { words: await words(settings.language, "jack-the-ripper") } });
