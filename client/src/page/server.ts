// The worker in which the page's server runs: the same Python as on a server, over the keys of this browser.
import { pageFiles } from "../mode";
import { Keys } from "./keys";
import type { FromServer, ToServer } from "./messages";
import { isFatal, python } from "./python";
import { Thinker } from "./thinker";

/** `BrowserPage` in whitechapel/server/page/browser.py. */
interface Page {
  ask(method: string, path: string, body: string): Promise<[status: number, body: string]>;
  export(belongings: string): Promise<Uint8Array>;
  restore(data: Uint8Array): Promise<[belongings: string, wrong: string]>;
  wipe(): Promise<void>;
  connect(line: number): void;
  hear(line: number, text: string): void;
  disconnect(line: number): void;
  /** Start the bots' worker before it is needed. */
  warm(): Promise<void>;
}

const tell = (message: FromServer) => postMessage(message);
let opened: (page: Page) => void;
const page = new Promise<Page>((done) => (opened = done));

const outside = {
  say: (line: number, text: string) => tell({ kind: "said", line, text }),
  hang_up: (line: number, code: number) => tell({ kind: "hung-up", line, code }),
};

async function begin(home: string, hurry: boolean): Promise<void> {
  const page = await pageFiles(home);
  if (!page) throw new Error("There is no page.json beside this page.");
  const base = `${home}${page.folder}/`;
  let last = 0;
  const progress = (part: number) => {
    if (part - last < 0.01 && part < 1) return;
    last = part;
    tell({ kind: "progress", part });
  };
  const [started, keys] = await Promise.all([python(base, page.files, progress), Keys.open()]);
  const browser = started.pyimport("whitechapel.server.page.browser");
  const here: Page = await browser.open_page(keys, () => new Thinker(base), outside, hurry);
  opened(here);
  tell({ kind: "ready" });
  // So that the first bot does not keep anybody waiting. If it fails, the next to ask starts it again.
  here.warm().catch(() => {});
}

async function carryOut(message: ToServer, here: Page): Promise<unknown> {
  switch (message.kind) {
    case "ask":
      return here.ask(message.method, message.path, message.body);
    case "export":
      return here.export(message.belongings);
    case "restore":
      return here.restore(message.data);
    case "wipe":
      return here.wipe();
    case "open":
      return here.connect(message.line);
    case "say":
      return here.hear(message.line, message.text);
    case "close":
      return here.disconnect(message.line);
  }
}

onmessage = async ({ data }: MessageEvent<ToServer>) => {
  try {
    if (data.kind === "begin") return await begin(data.home, data.hurry);
    const value = await carryOut(data, await page);
    if ("id" in data) tell({ kind: "answer", id: data.id, value });
  } catch (error) {
    const why = String((error as Error | null)?.message ?? error);
    if (isFatal(error) || data.kind === "begin") tell({ kind: "broken", why });
    else if ("id" in data) tell({ kind: "failed", id: data.id, why });
  }
};
