// Python in a worker: Pyodide, our own code and the packages it needs, all from one folder of this site.
import type { PageFiles } from "../mode";

/** What is used of Pyodide's own interface. */
export interface Python {
  pyimport(module: string): any;
  unpackArchive(data: ArrayBuffer, format: "zip", options: { extractDir: string }): void;
}
interface Pyodide {
  loadPyodide(options: { indexURL: string; stdLibURL: string; lockFileContents: unknown }): Promise<Python>;
}

const PACKAGES = "/lib/python3.14/site-packages";
/** Nothing is ever looked up in it, but Pyodide would fetch the list of all packages in the world. */
const NO_PACKAGES = {
  info: { arch: "wasm32", platform: "emscripten", version: "0", python: "3.14.0", abi_version: "2026_0" },
  packages: {},
};

/** Start Python. `base` is the folder's address; `progress` is told which part of the files is here. */
export async function python(
  base: string,
  files: PageFiles["files"] = [],
  progress: (part: number) => void = () => {},
): Promise<Python> {
  await fetchAll(base, files, progress);
  const { loadPyodide } = (await import(/* @vite-ignore */ `${base}pyodide.mjs`)) as Pyodide;
  const packed = fetch(`${base}parlour.zip`).then((reply) => reply.arrayBuffer());
  const started = await loadPyodide({
    indexURL: base,
    stdLibURL: `${base}python_stdlib.zip`,
    lockFileContents: NO_PACKAGES,
  });
  started.unpackArchive(await packed, "zip", { extractDir: PACKAGES });
  return started;
}

/** Fetch the files once, counting: whoever asks for them afterwards finds them in the browser. */
async function fetchAll(base: string, files: PageFiles["files"], progress: (part: number) => void): Promise<void> {
  const total = files.reduce((sum, [, bytes]) => sum + bytes, 0);
  let here = 0;
  await Promise.all(
    files.map(async ([name]) => {
      const reply = await fetch(base + name);
      if (!reply.ok) throw new Error(`${name}: ${reply.status}`);
      const reader = reply.body!.getReader();
      for (let part = await reader.read(); !part.done; part = await reader.read()) {
        here += part.value.length;
        progress(here / total);
      }
    }),
  );
}

/** Whether Python itself has stopped, rather than something written in it. */
export const isFatal = (error: unknown): boolean => (error as Error | null)?.name !== "PythonError";
