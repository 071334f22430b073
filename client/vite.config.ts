import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

// The server that the development page talks to.
const server = process.env.WHITECHAPEL ?? "http://127.0.0.1:8000";

const checks = { pluginTimings: false }; // on a busy machine it would complain about its own plugins

// `--mode site` builds the page that needs no server, for any static host and any folder there.
export default defineConfig(({ mode }) => ({
  plugins: [svelte()],
  base: mode === "site" ? "./" : "/",
  build: {
    outDir: "../whitechapel/server/static",
    emptyOutDir: true,
    assetsInlineLimit: 0, // the content security policy allows no data: addresses
    modulePreload: { polyfill: false },
    target: "es2022",
    rolldownOptions: { checks },
  },
  // In a folder of their own, because they alone may run WebAssembly (whitechapel/server/web/shield.py).
  worker: { format: "es", rolldownOptions: { checks, output: { entryFileNames: "workers/[name]-[hash].js" } } },
  server: {
    fs: { allow: [".."] }, // the words are in ../whitechapel/text
    // The server answers only to pages of its own address: it must hear the one the page has.
    proxy: { "/api": { target: server, changeOrigin: false }, "/ws": { target: server, ws: true } },
  },
  resolve: process.env.VITEST ? { conditions: ["browser"] } : undefined,
  test: { include: ["src/**/*.test.ts"], globalSetup: "./fixtures.setup.ts" },
}));
