import { afterEach, expect, test, vi } from "vitest";
import { Thinker } from "./thinker";

class FakeWorker {
  static all: FakeWorker[] = [];
  onmessage: (event: { data: unknown }) => void = () => {};
  onerror: (event: { message: string; preventDefault: () => void }) => void = () => {};
  said: unknown[] = [];
  ended = false;
  constructor() {
    FakeWorker.all.push(this);
  }
  postMessage(message: unknown) {
    this.said.push(message);
    if (message && typeof message === "object" && "base" in message) this.onmessage({ data: { ready: true } });
  }
  terminate() {
    this.ended = true;
  }
}
afterEach(() => {
  FakeWorker.all = [];
  vi.unstubAllGlobals();
});

test("a worker that has failed is replaced, and the next request goes to the new one", async () => {
  vi.stubGlobal("Worker", FakeWorker);
  const thinker = new Thinker("folder/");
  const asked = thinker.ask(new Uint8Array([1]));
  await vi.waitFor(() => expect(FakeWorker.all[0]?.said).toHaveLength(2));
  FakeWorker.all[0]!.onerror({ message: "a crash", preventDefault: () => {} });
  await expect(asked).rejects.toThrow("a crash");
  expect(FakeWorker.all[0]!.ended).toBe(true);

  const again = thinker.ask(new Uint8Array([1]));
  await vi.waitFor(() => expect(FakeWorker.all[1]?.said).toHaveLength(2));
  FakeWorker.all[1]!.onmessage({ data: { reply: new Uint8Array([2]) } });
  expect([...(await again)]).toEqual([2]);
});
