// How the events are shown.
import type { Scenes, Showing } from "../../stage.svelte";
import type { Told } from "../../generated/jack-the-ripper";
import type { Event } from "../../generated/wire";
import { common } from "../rummy/scenes";
import { SUSPECTS } from "./material";

/** What lies open on the table when a hand ends: the points against each suspect, and who has an alibi. */
export interface Counts {
  suspects: number[];
  alibi: string;
}

/** The end of a hand. Everybody has seen how it came to that, and whether there was a vote; after Ripper Escapes there is
 * nobody to unmask. */
function scored({ facts }: Event): Showing {
  const { ending, suspects, alibi, lines } = facts.sheet as Told["scored"]["sheet"];
  if (ending === "escaped") return { ms: 400 };
  const known: Counts = { suspects, alibi };
  const struck = alibi !== "" && suspects[SUSPECTS.indexOf(alibi)] === Math.max(...suspects);
  const votes = lines.some((line) => line.vote);
  const parts = {
    hang: 400,
    lamp: 1000,
    ...(struck ? { watch: 500 } : {}),
    named: 1100,
    ...(votes ? { votes: 1300 } : {}),
  };
  return { sound: "gavel", climax: "unmasked", parts, tells: "named", known };
}

export const scenes: Scenes<keyof Told> = {
  ...common,
  "vote-called": { ms: 1600, sound: "gavel", climax: "vote" },
  voted: { ms: 500, joins: ["voted"] },
  "alibi-replaced": { ms: 700, sound: "card" },
  "took-along": { ms: 640, sound: "card", joins: ["alibi-replaced", "took-along"] },
  "laid-victim": { ms: 800, sound: "card" },
  "no-more-victims": { ms: 600 },
  kept: { ms: 500 },
  flipped: { ms: 800, sound: "card" },
  window: { ms: 400 },
  escaped: { sound: "whistle", climax: "escapes", parts: { card: 600, street: 800, fog: 800, gone: 800 } },
  scored,
};
