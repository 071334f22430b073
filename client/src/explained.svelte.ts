// What the names of cards and signs mean: a guide finds them in a text, and a touch opens them.
import { SvelteMap } from "svelte/reactivity";
import { guideTo, type Guide, type GuideThing } from "./api.svelte";
import type { Language } from "./settings.svelte";

/** What is open now. */
let now = $state.raw<{ game: string; thing: GuideThing } | null>(null);

export const explained = {
  get game(): string {
    return now?.game ?? "";
  },
  get thing(): GuideThing | null {
    return now?.thing ?? null;
  },
};
export function explain(game: string, thing: GuideThing): void {
  now = { game, thing };
}
export function enough(): void {
  now = null;
}

const guides = new SvelteMap<string, Guide | null>();
const asked = new Set<string>();
/** After this many milliseconds it is asked for again, if it could not be had. */
const PATIENCE = 10_000;
/** The guide to a game, as soon as it has come. */
export function guideOf(game: string): Guide | null {
  if (game && !asked.has(game)) {
    asked.add(game);
    guideTo(game).then(
      (found) => guides.set(game, found),
      () => setTimeout(() => asked.delete(game), PATIENCE),
    );
  }
  return guides.get(game) ?? null;
}

export interface Piece {
  text: string;
  /** What it names, if it names something. */
  thing: GuideThing | null;
}

const finders = new WeakMap<Guide, Partial<Record<Language, { pattern: RegExp; byForm: Map<string, GuideThing> }>>>();

function finder(guide: Guide, language: Language) {
  const made = finders.get(guide) ?? {};
  finders.set(guide, made);
  return (made[language] ??= (() => {
    const byForm = new Map<string, GuideThing>();
    for (const thing of guide.things)
      for (const form of thing.forms[language] ?? []) if (form && !byForm.has(form)) byForm.set(form, thing);
    const forms = [...byForm.keys()].sort((a, b) => b.length - a.length);
    const escaped = forms.map((form) => form.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"));
    // Whole words only; letters of both languages count as such.
    return { byForm, pattern: new RegExp(`(?<![\\p{L}\\p{N}])(${escaped.join("|")})(?![\\p{L}\\p{N}])`, "gu") };
  })());
}

/** A text in pieces: what names a card or a sign, and what is between. */
export function pieces(text: string, guide: Guide | null, language: Language): Piece[] {
  if (!guide?.things.length || !text) return [{ text, thing: null }];
  const { pattern, byForm } = finder(guide, language);
  return text
    .split(pattern)
    .map((part, i) => ({ text: part, thing: i % 2 ? (byForm.get(part) ?? null) : null }))
    .filter((piece) => piece.text);
}
