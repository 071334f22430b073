// When something is heard: as the settings say, and never before somebody has touched the page; browsers want that, and
// so do people. What makes the sounds (`sound.ts`) is fetched when the first one is wanted.
import { settings } from "./settings.svelte";
import type { Band } from "./sound";

const TOUCHES = ["pointerdown", "keydown"] as const;

export class Hearing {
  private touched = false;
  private band: Promise<Band | null> | null = null;
  /** Whether this page has a room around it. */
  private inside = false;

  constructor() {
    for (const kind of TOUCHES) globalThis.addEventListener?.(kind, this.touch, { capture: true, passive: true });
  }

  /** Let a sound be heard, and felt where the device can. */
  hear(name: string): void {
    if (!name || !this.touched || settings.sound === "off" || globalThis.document?.hidden) return;
    void this.load().then((band) => band?.play(name));
    void import("./sound").then(({ TREMBLES }) => {
      const pattern = TREMBLES[name];
      if (pattern && matchMedia("(pointer: coarse)").matches) navigator.vibrate?.(pattern);
    });
  }

  /** Somebody has come into the room, or left it; call it also when the settings have changed. */
  room(inside: boolean): void {
    this.inside = inside;
    const rains = inside && this.touched && settings.sound === "room";
    if (rains || this.band) void this.load().then((band) => band?.room(rains));
  }

  private touch = (): void => {
    this.touched = true;
    for (const kind of TOUCHES) globalThis.removeEventListener?.(kind, this.touch, { capture: true });
    this.room(this.inside);
  };

  private load(): Promise<Band | null> {
    this.band ??= import("./sound").then(
      ({ Band }) => ("AudioContext" in globalThis ? new Band(new AudioContext()) : null),
      () => null,
    );
    return this.band;
  }
}

export const hearing = new Hearing();
