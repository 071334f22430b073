import "./look/look";
import { mount } from "svelte";
import { canKeep, isKept, keep } from "./along";
import App from "./App.svelte";
import { house } from "./connection.svelte";
import { SITE } from "./mode";
import { listen } from "./router.svelte";
import { dress } from "./settings.svelte";

dress();
listen();
mount(App, { target: document.body });

// For a page without a line; in development it would only be in the way.
if (import.meta.env.PROD) {
  void navigator.serviceWorker?.register(`${import.meta.env.BASE_URL}sw.js`).catch(() => {});
  // Once it can be played; until then the line has better things to carry.
  const ready = SITE ? house().then((one) => one.ready()) : new Promise((then) => setTimeout(then, 5000));
  if (canKeep() && (SITE || isKept())) void ready.then(() => keep()).catch(() => {});
}
