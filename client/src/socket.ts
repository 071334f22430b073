// One connection that stays: it comes back by itself, a little later each time, and says how it stands.
import type { Command, Message } from "./generated/wire";

export type Standing = "connecting" | "open" | "lost" | "closed";

/** What is needed of a WebSocket; tests hand in their own. */
export interface Line {
  readyState: number;
  send(text: string): void;
  close(): void;
  onopen: ((event: any) => void) | null;
  onclose: ((event: any) => void) | null;
  onmessage: ((event: any) => void) | null;
  onerror: ((event: any) => void) | null;
}

const OPEN = 1;
const FIRST_PAUSE = 250;
const LONGEST_PAUSE = 8000;
const PING_EVERY = 25_000;
const PONG_WITHIN = 8000;
/** The server closes the line with this code when this device was signed out. */
const SIGNED_OUT = 4401;

/** Where to connect. The table is named for a proxy in front of several processes, which can so bring everybody at a
 * table to the same one. */
export function address(table: string): string {
  return `${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/ws?table=${encodeURIComponent(table)}`;
}

export class Socket {
  standing: Standing = "connecting";
  private line: Line | null = null;
  private pause = FIRST_PAUSE;
  private again: ReturnType<typeof setTimeout> | undefined;
  private pinging: ReturnType<typeof setTimeout> | undefined;
  private hear: (message: Message) => void;
  private stood: (standing: Standing) => void;
  private make: () => Line;
  /** This browser is somebody else now, or has a new token: the page begins anew. */
  signedOut = (): void => location.reload();

  constructor(hear: (message: Message) => void, stood: (standing: Standing) => void, make: () => Line) {
    this.hear = hear;
    this.stood = stood;
    this.make = make;
    globalThis.addEventListener?.("online", this.hurry);
    globalThis.document?.addEventListener("visibilitychange", this.hurry);
    this.connect();
  }

  /** Send it now, or not at all: whoever sends asks again when the line is open again. */
  send(command: Command): boolean {
    if (this.line?.readyState !== OPEN) return false;
    this.line.send(JSON.stringify(command));
    return true;
  }

  close(): void {
    this.stand("closed");
    clearTimeout(this.again);
    clearTimeout(this.pinging);
    globalThis.removeEventListener?.("online", this.hurry);
    globalThis.document?.removeEventListener("visibilitychange", this.hurry);
    this.line?.close();
    this.line = null;
  }

  /** Do not wait any longer for the next attempt. */
  hurry = (): void => {
    if (this.standing !== "lost") return;
    clearTimeout(this.again);
    this.pause = FIRST_PAUSE;
    this.connect();
  };

  /** Hang up and call again at once. */
  renew(): void {
    if (this.standing !== "open") return this.hurry();
    const line = this.line;
    this.line = null;
    clearTimeout(this.pinging);
    line?.close();
    this.stand("connecting");
    this.connect();
  }

  private connect(): void {
    const line = this.make();
    this.line = line;
    line.onopen = () => {
      if (line !== this.line) return;
      this.pause = FIRST_PAUSE;
      this.stand("open");
      this.keepAlive();
    };
    line.onmessage = (event) => {
      if (line !== this.line) return;
      this.keepAlive();
      const message = JSON.parse(String(event.data)) as Message;
      if (message.kind !== "pong") this.hear(message);
    };
    line.onerror = () => {};
    line.onclose = (event) => {
      if (line !== this.line) return;
      if (event?.code === SIGNED_OUT) this.signedOut();
      else this.lose();
    };
  }

  private lose(): void {
    this.line = null;
    clearTimeout(this.pinging);
    if (this.standing === "closed") return;
    this.stand("lost");
    this.again = setTimeout(() => this.connect(), this.pause * (0.75 + Math.random() / 2));
    this.pause = Math.min(LONGEST_PAUSE, this.pause * 2);
  }

  /** Whenever nothing has been heard for a while, ask; if nobody answers, the line is dead. */
  private keepAlive(): void {
    clearTimeout(this.pinging);
    this.pinging = setTimeout(() => {
      this.send({ kind: "ping" });
      this.pinging = setTimeout(() => {
        const dead = this.line;
        this.lose();
        dead?.close();
      }, PONG_WITHIN);
    }, PING_EVERY);
  }

  private stand(standing: Standing): void {
    if (this.standing === standing) return;
    this.standing = standing;
    this.stood(standing);
  }
}
