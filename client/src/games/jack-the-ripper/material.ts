// The cards as the screen needs them: what is printed on each, and how it is drawn. Words come from Fluent.

export const SUSPECTS = ["druitt", "eddy", "gull", "pedachenko", "chapman", "jill"] as const;
export type Suspect = (typeof SUSPECTS)[number];
export const COLOURS = [...SUSPECTS, "letters"] as const;

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

/** A victim and the scene that goes with her: one colour, one sign. */
export const PAIRS = [
  { victim: "nichols", scene: "bucks-row", sign: "moon" },
  { victim: "chapman", scene: "hanbury-street", sign: "leaf" },
  { victim: "stride", scene: "berner-street", sign: "wheel" },
  { victim: "eddowes", scene: "mitre-square", sign: "bell" },
  { victim: "kelly", scene: "millers-court", sign: "key" },
] as const;

export type Kind =
  | "evidence" | "letters" | "wild" | "suspect" | "alibi" | "victim" | "scene" | "strikes" | "commissioner" | "escapes";

export interface Printed {
  name: string;
  kind: Kind;
  /** The colour's token: a suspect, `pair-<victim>`, or the kind itself. */
  colour: string;
  value: number;
  /** The drawing's id in the library. */
  art: string;
  gavel: boolean;
  letter?: string;
  number?: number;
  sign?: string;
  /** The second suspect of the alibi that two share. */
  other?: Suspect;
  /** The suspect, colour or victim it belongs to. */
  of: string;
}

function deck(): Map<string, Printed> {
  const cards: Printed[] = [];
  const person = (suspect: Suspect) => ({
    colour: suspect as string,
    art: `bust-${suspect}`,
    letter: suspect[0]!.toUpperCase(),
    number: SUSPECTS.indexOf(suspect) + 1,
    of: suspect as string,
  });
  for (const suspect of SUSPECTS) cards.push({ name: suspect, kind: "evidence", value: 2, gavel: false, ...person(suspect) });
  cards.push({ name: "letters", kind: "letters", value: 3, gavel: false, colour: "letters", art: "letters", letter: "L", of: "letters" });
  cards.push({ name: "wild", kind: "wild", value: 2, gavel: false, colour: "wild", art: "wild", sign: "star", of: "wild" });
  for (const suspect of SUSPECTS)
    cards.push({ name: `suspect-${suspect}`, kind: "suspect", value: 4, gavel: true, ...person(suspect) });
  for (const suspect of SUSPECTS) {
    if (suspect === "gull") continue; // he shares Eddy's
    const shared = suspect === "eddy";
    cards.push({
      name: shared ? "alibi-eddy-gull" : `alibi-${suspect}`,
      kind: "alibi",
      value: 3,
      gavel: true,
      ...person(suspect),
      ...(shared ? { other: "gull" as const } : {}),
    });
  }
  for (const { victim, sign } of PAIRS)
    cards.push({ name: `victim-${victim}`, kind: "victim", value: 1, gavel: true, colour: `pair-${victim}`, art: `victim-${victim}`, sign, of: victim });
  for (const { victim, scene, sign } of PAIRS)
    cards.push({ name: `scene-${scene}`, kind: "scene", value: 1, gavel: true, colour: `pair-${victim}`, art: `scene-${scene}`, sign, of: victim });
  cards.push({ name: "strikes", kind: "strikes", value: 0, gavel: true, colour: "ripper", art: "strikes", sign: "hat", of: "strikes" });
  cards.push({ name: "commissioner", kind: "commissioner", value: 0, gavel: true, colour: "police", art: "commissioner", sign: "helmet", of: "commissioner" });
  cards.push({ name: "escapes", kind: "escapes", value: 35, gavel: false, colour: "ripper", art: "escapes", sign: "hat", of: "escapes" });
  return new Map(cards.map((card) => [card.name, card]));
}

export const CARDS = deck();
/** All names in the order hands are sorted. */
export const ORDER = [...CARDS.keys()];

export function printed(name: string): Printed {
  const card = CARDS.get(name);
  if (!card) throw new Error(`There is no card ${name}.`);
  return card;
}
