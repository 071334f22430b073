// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { tables } from "./games";
import { Hearing } from "./hearing";
import { settings } from "./settings.svelte";
import { Band, SOUNDS } from "./sound";

/** Something to play on that only writes down what it was asked for. */
class Silence {
  static all: Silence[] = [];
  currentTime = 10;
  sampleRate = 100;
  destination = { connect: () => undefined };
  started: string[] = [];
  stopped: number[] = [];
  resumed = 0;
  constructor() {
    Silence.all.push(this);
  }
  resume() {
    this.resumed++;
    return Promise.resolve();
  }
  private param() {
    const set = vi.fn();
    return { value: 0, setValueAtTime: set, exponentialRampToValueAtTime: set, setTargetAtTime: set };
  }
  private node(kind: string) {
    const node: any = {
      gain: this.param(),
      frequency: this.param(),
      Q: this.param(),
      connect: (next: unknown) => next,
      start: () => this.started.push(kind),
      stop: (at: number) => this.stopped.push(at),
    };
    return node;
  }
  createGain = () => this.node("gain");
  createOscillator = () => this.node("tone");
  createBufferSource = () => this.node("noise");
  createBiquadFilter = () => this.node("filter");
  createBuffer = (_: number, length: number) => ({ getChannelData: () => new Float32Array(length) });
}

const touch = () => globalThis.dispatchEvent(new Event("pointerdown"));
const playedOn = async () => {
  await vi.dynamicImportSettled();
  return Silence.all.flatMap((one) => one.started);
};

let vibrate: ReturnType<typeof vi.fn>;
let coarse = false;
beforeEach(() => {
  Silence.all = [];
  coarse = false;
  vibrate = vi.fn();
  vi.stubGlobal("AudioContext", Silence);
  vi.stubGlobal("matchMedia", () => ({ matches: coarse }));
  Object.defineProperty(navigator, "vibrate", { configurable: true, value: vibrate });
  settings.sound = "effects";
});
afterEach(() => vi.unstubAllGlobals());

describe("the sounds", () => {
  it("are those of the house, and every scene names one of them", async () => {
    expect(Object.keys(SOUNDS).sort()).toEqual(
      ["bell", "card", "cordon", "dice", "gavel", "lamp", "seal", "step", "turn", "whistle"].sort(),
    );
    for (const { scenes = {} } of await Promise.all(tables())) {
      const fixed = Object.values(scenes).filter((one) => typeof one === "object");
      const named = fixed.flatMap((one) => (one.sound ? [one.sound] : []));
      expect(named.filter((name) => !(name in SOUNDS))).toEqual([]);
      expect(named.length).toBeGreaterThan(4);
    }
  }, 60_000);

  it("are short, and every stroke ends", () => {
    for (const [name, strokes] of Object.entries(SOUNDS)) {
      const context = new Silence();
      new Band(context as unknown as AudioContext).play(name);
      expect(context.stopped).toHaveLength(context.started.length);
      expect(context.started.length).toBeGreaterThanOrEqual(strokes.length);
      expect(Math.max(...context.stopped)).toBeLessThanOrEqual(10 + 1.6);
    }
  });

  it("are silent where nobody knows the name", () => {
    const context = new Silence();
    new Band(context as unknown as AudioContext).play("trombone");
    expect(context.started).toEqual([]);
  });
});

describe("what is heard", () => {
  it("is nothing before somebody has touched the page", async () => {
    const hearing = new Hearing();
    hearing.hear("card");
    expect(await playedOn()).toEqual([]);
    touch();
    hearing.hear("card");
    expect(await playedOn()).toEqual(["noise", "noise"]);
  });

  it("is nothing at all where sound is off, and nothing is felt", async () => {
    settings.sound = "off";
    coarse = true;
    const hearing = new Hearing();
    touch();
    hearing.hear("turn");
    hearing.room(true);
    expect(await playedOn()).toEqual([]);
    expect(Silence.all).toEqual([]);
    expect(vibrate).not.toHaveBeenCalled();
  });

  it("is felt a little on a device for fingers, and not at a desk", async () => {
    const hearing = new Hearing();
    touch();
    hearing.hear("turn");
    await playedOn();
    expect(vibrate).not.toHaveBeenCalled();
    coarse = true;
    hearing.hear("turn");
    hearing.hear("card");
    await playedOn();
    expect(vibrate.mock.calls).toEqual([[[20, 60, 20]]]);
  });

  it("is the rain too where somebody wants the room, until they leave it or want it no more", async () => {
    settings.sound = "room";
    const hearing = new Hearing();
    hearing.room(true);
    expect(await playedOn()).toEqual([]);
    touch();
    expect(await playedOn()).toEqual(["noise"]);
    hearing.room(true);
    expect(await playedOn()).toEqual(["noise"]);
    settings.sound = "effects";
    hearing.room(true);
    await playedOn();
    expect(Silence.all[0]!.stopped).toEqual([12]);
    settings.sound = "room";
    hearing.room(true);
    expect(await playedOn()).toEqual(["noise", "noise"]);
    hearing.room(false);
    await playedOn();
    expect(Silence.all[0]!.stopped).toEqual([12, 12]);
  });

  it("is nothing where the browser cannot", async () => {
    vi.stubGlobal("AudioContext", undefined);
    delete (globalThis as any).AudioContext;
    const hearing = new Hearing();
    touch();
    hearing.hear("card");
    expect(await playedOn()).toEqual([]);
  });
});
