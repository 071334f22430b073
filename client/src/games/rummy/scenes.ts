// How the events that both Mystery Rummy games tell are shown.
import type { Showing } from "../../stage.svelte";

export const common = {
  "first-dealer": { ms: 500 },
  "hand-begins": { ms: 700, sound: "card" },
  dealt: { ms: 500, joins: ["hand-begins", "dealt"] },
  upcard: { ms: 500, sound: "card" },
  drew: { ms: 620, sound: "card" },
  took: { ms: 620, sound: "card" },
  melded: { ms: 800, sound: "card" },
  "laid-off": { ms: 640, sound: "card" },
  played: { ms: 900, sound: "card" },
  looked: { ms: 600 },
  fetched: { ms: 700, sound: "card" },
  discarded: { ms: 620, sound: "card" },
  "second-file": { ms: 700, sound: "card" },
  scored: { ms: 900, sound: "gavel" },
  "match-over": { ms: 900, sound: "bell" },
} satisfies Record<string, Showing>;
