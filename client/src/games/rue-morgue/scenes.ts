// How the events are shown.
import type { Scenes, Showing } from "../../stage.svelte";
import type { Told } from "../../generated/rue-morgue";
import type { Event } from "../../generated/wire";
import { common } from "../rummy/scenes";

/** How many cards lay under the Orang-Utan: everybody could count them. */
export interface Counts {
  count: number;
}

function caught({ facts }: Event): Showing {
  const known: Counts = { count: facts.count };
  const parts = { roof: 700, lantern: 800, lifted: 600, turned: 1200 };
  return { sound: "whistle", climax: "orang-utan", parts, tells: "turned", known };
}

/** The end of a hand. What comes after a catch has been seen already. */
function scored({ facts }: Event): Showing {
  const { ending, lines } = facts.sheet as Told["scored"]["sheet"];
  if (lines.some((line) => line.shut_out))
    return { sound: "gavel", climax: "shut-out", parts: { pair: 900, shut: 1500 } };
  return ending === "caught" ? { ms: 400, sound: "gavel" } : { ms: 2200, sound: "gavel", climax: "over" };
}

export const scenes: Scenes<keyof Told> = {
  ...common,
  "put-under": { ms: 600, sound: "card" },
  exchanged: { ms: 800, sound: "card" },
  hid: { ms: 700, sound: "card" },
  peeked: { ms: 500, sound: "card" },
  "fed-file": { ms: 640, sound: "card" },
  "fed-morgue": { ms: 640, sound: "card" },
  caught,
  scored,
};
