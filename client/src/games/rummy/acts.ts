// Which buttons a moment needs, and where: one lamplit and at most two others in the status line, more than that beside
// the hand. All of them are options that were given.
import type { Act, Status } from "../contract";
import type { Speech } from "../speech";

const MANY = 3;

export interface Acts {
  main: string;
  more: string[];
  /** Beside the hand. */
  here: string[];
}

/** Shares the answers out; `quiet` ones are offered, but never lamplit. With a card chosen, many of them stand together. */
export function share(all: string[], chosen: string, quiet: Set<string> = new Set()): Acts {
  if (all.length > MANY && chosen) return { main: "", more: [], here: all };
  const main = all.find((text) => !quiet.has(text)) ?? "";
  const others = all.filter((text) => text !== main);
  return { main, more: others.slice(0, MANY - 1), here: others.slice(MANY - 1) };
}

/** The buttons as the status line wants them; `called` puts an answer into words. While a pile is looked through, `again`
 * is the only one: back to it, for a player who has laid it aside. */
export function buttons(
  { main, more }: Acts,
  called: (text: string) => string,
  again?: Act | false,
): Pick<Status, "main" | "more"> {
  if (again) return { main: again, more: [] };
  const act = (text: string): Act => ({ answer: text, label: called(text) });
  return { ...(main ? { main: act(main) } : {}), more: more.map(act) };
}

interface Match {
  hand_number: number;
  agreed: { target: number };
  scores: number[];
}

/** What the status line says of a match, beside these buttons. */
export function status(speech: Speech, view: Match, acts: Pick<Status, "main" | "more">): Status {
  const hand = speech.say("hand-number", { number: view.hand_number });
  const target = speech.say("to-target", { target: view.agreed.target });
  return { note: `${hand} · ${target}`, scores: view.scores, ...acts };
}
