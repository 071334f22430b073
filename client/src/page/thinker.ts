// The server worker's side of a worker for bots: it is started when it is first needed, replaced when it has failed.
import type { FromBots, ToBots } from "./bots";

interface Waiting {
  done(reply: Uint8Array): void;
  failed(why: Error): void;
}

export class Thinker {
  private worker: Worker | null = null;
  private ready: Promise<void> | null = null;
  private waiting: Waiting | null = null;

  constructor(private readonly base: string) {}

  /** Start the worker unless it runs; returns when it can be asked. */
  start(): Promise<void> {
    this.ready ??= new Promise((done, failed) => {
      const worker = new Worker(new URL("./bots.ts", import.meta.url), { type: "module" });
      this.worker = worker;
      worker.onmessage = ({ data }: MessageEvent<FromBots>) => {
        if ("ready" in data) done();
        else this.waiting?.done(data.reply);
      };
      worker.onerror = (event) => {
        event.preventDefault();
        const why = new Error(event.message || "The worker of the bots has failed.");
        failed(why);
        this.waiting?.failed(why);
        if (this.worker === worker) this.stop();
      };
      worker.postMessage({ base: this.base } satisfies ToBots);
    });
    return this.ready;
  }

  /** The reply to one request; one at a time. */
  async ask(request: Uint8Array): Promise<Uint8Array> {
    await this.start();
    try {
      return await new Promise<Uint8Array>((done, failed) => {
        this.waiting = { done, failed };
        this.worker!.postMessage({ request } satisfies ToBots);
      });
    } finally {
      this.waiting = null;
    }
  }

  /** End the worker, whatever it is doing. */
  stop(): void {
    this.worker?.terminate();
    this.worker = null;
    this.ready = null;
    this.waiting?.failed(new Error("stopped"));
  }
}
