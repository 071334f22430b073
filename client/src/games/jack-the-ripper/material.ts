// The cards as the screen needs them: what is printed on each, from the server's own table, and how it is drawn. Words
// come from Fluent.
import { MATERIAL, type Card } from "../../generated/jack-the-ripper";

export const { suspects: SUSPECTS, colours: COLOURS, victims: VICTIMS, scenes: SCENES, meld: MELD } = MATERIAL;

/** Each suspect's and Letters' own pattern, so that no colour has to be told from another. */
export const PATTERN: Record<string, string> = {
  druitt: "pinstripe",
  eddy: "lozenge",
  gull: "check",
  pedachenko: "dots",
  chapman: "barber",
  jill: "scallop",
  letters: "ruled",
};

/** The sign of a victim and the scene that goes with it, and of cards that belong to nobody. */
export const SIGN: Record<string, string> = {
  nichols: "moon", chapman: "leaf", stride: "wheel", eddowes: "bell", kelly: "key",
  wild: "star", strikes: "hat", commissioner: "helmet", escapes: "hat",
}; // prettier-ignore
/** The colour of cards that belong to nobody. */
const COLOUR: Record<string, string> = { wild: "wild", strikes: "ripper", commissioner: "police", escapes: "ripper" };

export interface Printed extends Omit<Card, "of"> {
  /** The colour's token: a suspect, `pair-<victim>`, or the kind itself. */
  colour: string;
  /** The drawing's id in the library. */
  art: string;
  letter?: string;
  number?: number;
  sign?: string;
  /** The second suspect of the alibi that two share. */
  other?: string;
  /** The suspect, colour or victim it belongs to. */
  of: string;
}

function drawn(card: Card): Printed {
  const { name, kind } = card;
  const [of = "", other] = card.of;
  if (kind === "victim" || kind === "scene") return { ...card, of, colour: `pair-${of}`, art: name, sign: SIGN[of] };
  if (!COLOURS.includes(of)) return { ...card, of, colour: COLOUR[name]!, art: name, sign: SIGN[name] };
  const letter = of[0]!.toUpperCase();
  if (kind === "letters") return { ...card, of, colour: of, art: name, letter };
  return { ...card, of, other, colour: of, art: `bust-${of}`, letter, number: SUSPECTS.indexOf(of) + 1 };
}

const CARDS = new Map(MATERIAL.cards.map((card) => [card.name, drawn(card)]));
/** All names in the order hands are sorted. */
export const ORDER = [...CARDS.keys()];

/** The alibi card of a suspect. */
export const alibiOf = (suspect: string): string =>
  MATERIAL.cards.find(({ kind, of }) => kind === "alibi" && of.includes(suspect))?.name ?? "";

export function printed(name: string): Printed {
  const card = CARDS.get(name);
  if (!card) throw new Error(`There is no card ${name}.`);
  return card;
}
