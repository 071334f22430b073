// What this browser's owner prefers. It stays in this browser and is never sent anywhere.

export type Language = "en" | "de";
export type Theme = "dark" | "light" | "system";
export type Motion = "calm" | "brisk" | "off";

interface Kept {
  language: Language;
  theme: Theme;
  motion: Motion;
  /** How the hand is sorted, by game; each table knows its own orders. */
  sort: Record<string, string>;
  nickname: string;
}

const KEY = "whitechapel";

function usual(): Kept {
  const german = typeof navigator !== "undefined" && /^de/i.test(navigator.language);
  return { language: german ? "de" : "en", theme: "system", motion: "calm", sort: {}, nickname: "" };
}

function read(): Kept {
  try {
    return { ...usual(), ...JSON.parse(localStorage.getItem(KEY) ?? "{}") };
  } catch {
    return usual();
  }
}

export const settings = $state<Kept>(read());

/** Change something and remember it. */
export function prefer(change: Partial<Kept>): void {
  Object.assign(settings, change);
  try {
    localStorage.setItem(KEY, JSON.stringify(settings));
  } catch {
    // A browser that keeps nothing still plays.
  }
  dress();
}

const lightSystem = typeof matchMedia === "undefined" ? null : matchMedia("(prefers-color-scheme: light)");
lightSystem?.addEventListener("change", () => dress());

/** Whether the page is in the light theme now. */
export function isLight(): boolean {
  return settings.theme === "system" ? (lightSystem?.matches ?? false) : settings.theme === "light";
}

/** How long a movement of `ms` milliseconds takes at the chosen speed; 0: no movement. */
export function pace(ms: number): number {
  if (settings.motion === "off" || matchMedia("(prefers-reduced-motion: reduce)").matches) return 0;
  return settings.motion === "brisk" ? ms / 2 : ms;
}

/** Put the settings on the page itself. */
export function dress(): void {
  if (typeof document === "undefined") return;
  const root = document.documentElement;
  root.classList.toggle("light", isLight());
  root.lang = settings.language;
  root.dataset.motion = settings.motion;
  document.querySelector('meta[name="theme-color"]')?.setAttribute("content", isLight() ? "#efe8da" : "#14181d");
}
