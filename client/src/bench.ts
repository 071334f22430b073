// A workbench for tables, in development only: /bench.html?game=jack-the-ripper&fixture=NAME&lang=de&theme=light
// shows a moment that tools/fixtures.py has made.
import "./look/look";
import { mount } from "svelte";
import Bench from "./Bench.svelte";
import { prefer, type Language, type Theme } from "./settings.svelte";

const query = new URLSearchParams(location.search);
prefer({ language: (query.get("lang") ?? "en") as Language, theme: (query.get("theme") ?? "dark") as Theme });
mount(Bench, {
  target: document.body,
  props: { game: query.get("game") ?? "jack-the-ripper", fixture: query.get("fixture") ?? "" },
});
