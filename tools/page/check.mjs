// For tools/page.py: whether what was packed can be started, so that nothing left out is missed first in a browser.
//     node check.mjs FOLDER
import { readFileSync } from "node:fs";
import { loadPyodide } from "./node_modules/pyodide/pyodide.mjs";

const folder = `${process.argv[2]}/`;
const python = await loadPyodide({ stdLibURL: `${folder}python_stdlib.zip` });
const packed = new Uint8Array(readFileSync(`${folder}parlour.zip`));
python.unpackArchive(packed, "zip", { extractDir: "/lib/python3.14/site-packages" });
try {
  python.pyimport("whitechapel.server.page.browser");
} catch (error) {
  console.error(error.message);
  process.exit(1);
}
process.exit(0);
