// Before any test: moments of the games as they are now. `tools/client.py` says which Python has what that takes.
import { execFileSync } from "node:child_process";
import { delimiter, resolve } from "node:path";

export default function setup() {
  const root = resolve(import.meta.dirname, "..");
  const path = [root, process.env.PYTHONPATH].filter(Boolean).join(delimiter);
  execFileSync(process.env.PYTHON ?? "python3", [resolve(root, "tools", "fixtures.py")], {
    env: { ...process.env, PYTHONPATH: path },
  });
}
