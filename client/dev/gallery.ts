// In development only: every card of a game at every size, and a link to each moment on the bench.
// /dev/<game>.html?lang=de&theme=light
import "../src/look/look";
import { mount, type Component } from "svelte";
import { prefer, settings, type Language, type Theme } from "../src/settings.svelte";
import { words, type Words } from "../src/text";

export async function show(game: string, Gallery: Component<{ words: Words }>): Promise<void> {
  const query = new URLSearchParams(location.search);
  prefer({ language: (query.get("lang") ?? "en") as Language, theme: (query.get("theme") ?? "dark") as Theme });
  mount(Gallery, { target: document.body, props: { words: await words(settings.language, game) } });
}
