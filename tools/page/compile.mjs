// For tools/page.py: compiles the modules of a zip file with the Python that will run them.
//     node compile.mjs FROM.zip TO.zip
import { readFileSync, writeFileSync } from "node:fs";
import { loadPyodide } from "./node_modules/pyodide/pyodide.mjs";

const python = await loadPyodide();
const compile = python.runPython(`
import importlib._bootstrap_external as bytecode, importlib.util, io, zipfile

def compile_all(data):
    out = io.BytesIO()
    with zipfile.ZipFile(io.BytesIO(data.to_bytes())) as whole, zipfile.ZipFile(out, "w") as packed:
        for name in whole.namelist():
            content = whole.read(name)
            if name.endswith(".py"):
                code = compile(content, "/" + name, "exec", dont_inherit=True)
                content = bytecode._code_to_hash_pyc(code, importlib.util.source_hash(content), checked=False)
                name += "c"
            packed.writestr(zipfile.ZipInfo(name), content)
    return out.getvalue()

compile_all
`);
const [from, to] = process.argv.slice(2);
writeFileSync(to, compile(new Uint8Array(readFileSync(from))).toJs());
process.exit(0);
