// The one connection to whoever keeps the tables. It has two transports: a server over the network, and the page itself.
// Where the page was taken along, it stands in for a server that cannot be reached; what it keeps stays its own.
import { isKept } from "./along";
import { isOwn } from "./mode";
import { address, type Line } from "./socket";

export interface Transport {
  /** A request, as over HTTP. */
  ask(path: string, method: string, body?: unknown): Promise<Response>;
  /** A line that messages come and go on. */
  line(table: string): Line;
}

/** Whether the server could not be reached the last time, and the page stands in for it. */
export const away = $state({ now: false });

/** What only the server can answer: about its own tables, where one is signed in, how one is called, ratings. */
const isServers = (path: string) =>
  /^\/api\/(tables\/(?!mine$)|me\/(devices|calls|back)|calls|back|players\/|games\/[^/]+\/ratings)/.test(path);

const server: Transport = {
  async ask(path, method, body) {
    const asked: RequestInit = { method, credentials: "same-origin" };
    if (body !== undefined) {
      asked.body = JSON.stringify(body);
      asked.headers = { "content-type": "application/json" };
    }
    try {
      const reply = await fetch(path, asked);
      away.now = false;
      return reply;
    } catch (lost) {
      if (!isKept() || isServers(path)) throw lost;
      away.now = true;
      return page.ask(path, method, body);
    }
  },
  line: (table) => new WebSocket(address(table)),
};

/** The server inside the page is loaded when it is first needed. */
export const house = () => import("./page/house.svelte").then((module) => module.house);

const page: Transport = {
  ask: async (path, method, body) => (await house()).ask(path, method, body),
  line: () => {
    const line = new LateLine();
    house().then(
      (found) => line.lead(found.line()),
      () => line.onclose?.({ code: 0 }),
    );
    return line;
  },
};

/** Who is asked about a table; without one, whoever keeps this page. */
export const connection = (table = ""): Transport => (isOwn(table) ? page : server);

/** A line whose other end is still being loaded. */
class LateLine implements Line {
  onopen: Line["onopen"] = null;
  onclose: Line["onclose"] = null;
  onmessage: Line["onmessage"] = null;
  onerror: Line["onerror"] = null;
  private end: Line | null = null;
  private closed = false;

  get readyState(): number {
    return this.end?.readyState ?? 0;
  }
  lead(end: Line): void {
    if (this.closed) return end.close();
    this.end = end;
    end.onopen = (event) => this.onopen?.(event);
    end.onclose = (event) => this.onclose?.(event);
    end.onmessage = (event) => this.onmessage?.(event);
  }
  send(text: string): void {
    this.end?.send(text);
  }
  close(): void {
    this.closed = true;
    this.end?.close();
  }
}
