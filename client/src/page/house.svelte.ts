// The page's own server, as the page sees it: a worker that is started once, asked, listened to, and replaced when it has
// failed. Nothing is lost then: it goes on from what was stored.
import type { Transport } from "../connection.svelte";
import { home } from "../mode";
import { settings } from "../settings.svelte";
import type { Line } from "../socket";
import { packed, unpack } from "./belongings";
import type { FromServer, ToServer } from "./messages";

const CONNECTING = 0;
const OPEN = 1;
const CLOSED = 3;
const FAILED = 1011;

/** Whether it is being loaded, how far (from 0 to 1), whether it can be asked, and why it cannot. */
export const loading = $state({ begun: false, part: 0, ready: false, trouble: "" });

class PageLine implements Line {
  readyState = CONNECTING;
  onopen: Line["onopen"] = null;
  onclose: Line["onclose"] = null;
  onmessage: Line["onmessage"] = null;
  onerror: Line["onerror"] = null;

  constructor(
    readonly number: number,
    private readonly house: House,
  ) {}

  send(text: string): void {
    this.house.tell({ kind: "say", line: this.number, text });
  }
  close(): void {
    if (this.readyState === CLOSED) return;
    this.readyState = CLOSED;
    this.house.tell({ kind: "close", line: this.number });
    this.house.forget(this.number);
  }
  open(): void {
    if (this.readyState !== CONNECTING) return;
    this.readyState = OPEN;
    this.onopen?.({});
  }
  end(code: number): void {
    if (this.readyState === CLOSED) return;
    this.readyState = CLOSED;
    this.onclose?.({ code });
  }
}

interface Asked {
  done(value: any): void;
  failed(why: Error): void;
}

export class House implements Transport {
  private worker: Worker | null = null;
  private numbers = 0;
  private asked = new Map<number, Asked>();
  private lines = new Map<number, PageLine>();

  /** Start the worker, unless it runs. */
  start(): void {
    if (this.worker) return;
    Object.assign(loading, { begun: true, part: 0, ready: false });
    const worker = new Worker(new URL("./server.ts", import.meta.url), { type: "module" });
    this.worker = worker;
    worker.onmessage = ({ data }: MessageEvent<FromServer>) => {
      if (worker === this.worker) this.hear(data);
    };
    worker.onerror = (event) => {
      if (worker === this.worker) this.fail(event.message || "The worker could not be started.");
    };
    this.tell({ kind: "begin", home: home(), hurry: settings.pace === "off" });
  }

  /** Returns when it can be asked. */
  async ready(): Promise<void> {
    await this.ask("/api/games", "GET");
  }

  async ask(path: string, method: string, body?: unknown): Promise<Response> {
    const given = body === undefined ? "" : JSON.stringify(body);
    const [status, text] = await this.wait((id) => ({ kind: "ask", id, method, path, body: given }));
    return new Response(text, { status, headers: { "content-type": "application/json" } });
  }

  line(): Line {
    this.start();
    const line = new PageLine(++this.numbers, this);
    this.lines.set(line.number, line);
    this.tell({ kind: "open", line: line.number });
    if (loading.ready) queueMicrotask(() => line.open());
    return line;
  }

  /** Everything that is kept here, as one file. */
  export(): Promise<Uint8Array<ArrayBuffer>> {
    return this.wait((id) => ({ kind: "export", id, belongings: packed() }));
  }
  /** Put such a file in place of everything; why not, if it cannot be. The page has to begin anew afterwards. */
  async restore(data: Uint8Array): Promise<string> {
    const [belongings, wrong]: [string, string] = await this.wait((id) => ({ kind: "restore", id, data }));
    if (belongings) unpack(belongings);
    return wrong;
  }
  /** Forget everything. The page has to begin anew afterwards. */
  async wipe(): Promise<void> {
    await this.wait((id) => ({ kind: "wipe", id }));
    unpack("{}");
  }

  tell(message: ToServer): void {
    this.worker?.postMessage(message);
  }
  forget(line: number): void {
    this.lines.delete(line);
  }

  private wait(message: (id: number) => ToServer): Promise<any> {
    this.start();
    const id = ++this.numbers;
    return new Promise((done, failed) => {
      this.asked.set(id, { done, failed });
      this.tell(message(id));
    });
  }

  private hear(message: FromServer): void {
    switch (message.kind) {
      case "progress":
        loading.part = message.part;
        return;
      case "ready":
        Object.assign(loading, { part: 1, ready: true, trouble: "" });
        for (const line of this.lines.values()) line.open();
        return;
      case "answer":
        this.asked.get(message.id)?.done(message.value);
        this.asked.delete(message.id);
        return;
      case "failed":
        this.asked.get(message.id)?.failed(new Error(message.why));
        this.asked.delete(message.id);
        return;
      case "said":
        this.lines.get(message.line)?.onmessage?.({ data: message.text });
        return;
      case "hung-up":
        this.lines.get(message.line)?.end(message.code);
        this.lines.delete(message.line);
        return;
      case "broken":
        this.fail(message.why);
    }
  }

  /** The worker is gone: whoever waits is told so, and asks again; the next to ask starts another. */
  private fail(why: string): void {
    this.worker?.terminate();
    this.worker = null;
    Object.assign(loading, { ready: false, trouble: why });
    const asked = [...this.asked.values()];
    const lines = [...this.lines.values()];
    this.asked.clear();
    this.lines.clear();
    for (const one of asked) one.failed(new Error(why));
    for (const one of lines) one.end(FAILED);
  }
}

export const house = new House();
