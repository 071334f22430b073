// Taking the parlour along: everything it is made of is kept in the browser, so that it opens without a line. A site does
// so by itself; on a server one asks for it, because it is a few megabytes.

import { home, pageFiles } from "./mode";

const NAME = "whitechapel-along";
const CHOSEN = "whitechapel-along";

interface Listed {
  version: string;
  files: string[];
}

/** Whether this browser can keep anything: only at an address with https, or on this machine. */
export const canKeep = (): boolean => typeof caches !== "undefined" && "serviceWorker" in navigator;

/** Whether it has been kept, whichever version. */
export const isKept = (): boolean => localStorage.getItem(CHOSEN) !== null;

/** Keep this version, all of it, and then forget the one before; `progress` is told which part is here. */
export async function keep(progress: (part: number) => void = () => {}): Promise<void> {
  const page = await pageFiles(home());
  if (!page) throw new Error("This server has no page to take along.");
  const client = (await (await fetch(`${home()}files.json`, { cache: "no-store" })).json()) as Listed;
  const version = `${client.version}-${page.folder.slice("page/".length)}`;
  const files = [...client.files, "page.json", ...page.files.map(([name]) => `${page.folder}/${name}`)];
  if (localStorage.getItem(CHOSEN) === version) return progress(1);
  const name = `${NAME}-${version}`;
  const cache = await caches.open(name);
  let here = 0;
  for (const file of files) {
    const address = home() + (file === "index.html" ? "" : file);
    if (!(await cache.match(address))) await cache.add(address);
    here += 1;
    progress(here / files.length);
  }
  localStorage.setItem(CHOSEN, version);
  for (const old of await caches.keys()) if (old.startsWith(NAME) && old !== name) await caches.delete(old);
}

/** Forget what was kept. Tables stay. */
export async function forget(): Promise<void> {
  localStorage.removeItem(CHOSEN);
  for (const name of await caches.keys()) if (name.startsWith(NAME)) await caches.delete(name);
}
