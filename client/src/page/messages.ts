// What the page and its server worker say to each other.
export type ToServer =
  | { kind: "begin"; home: string; hurry: boolean }
  | { kind: "ask"; id: number; method: string; path: string; body: string }
  | { kind: "export"; id: number; belongings: string }
  | { kind: "restore"; id: number; data: Uint8Array }
  | { kind: "wipe"; id: number }
  | { kind: "open"; line: number }
  | { kind: "say"; line: number; text: string }
  | { kind: "close"; line: number };

export type FromServer =
  | { kind: "progress"; part: number }
  | { kind: "ready" }
  | { kind: "answer"; id: number; value: any }
  | { kind: "failed"; id: number; why: string }
  | { kind: "said"; line: number; text: string }
  | { kind: "hung-up"; line: number; code: number }
  /** Python itself has stopped: the worker must be replaced. */
  | { kind: "broken"; why: string };
