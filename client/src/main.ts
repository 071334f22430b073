import "./look/look";
import { mount } from "svelte";
import App from "./App.svelte";
import { listen } from "./router.svelte";
import { dress } from "./settings.svelte";

dress();
listen();
mount(App, { target: document.body });

// For a page without a line; in development it would only be in the way.
if (import.meta.env.PROD) void navigator.serviceWorker?.register("/sw.js").catch(() => {});
