// The cards as the screen needs them: what is printed on each, from the server's own table, and how it is drawn. Words
// come from Fluent.
import { MATERIAL, type Card } from "../../generated/rue-morgue";

export interface Printed extends Omit<Card, "kind" | "colours"> {
  kind: Card["kind"] | "orang-utan";
  /** The token of its colour. */
  colour: string;
  /** The drawing's id in the library. */
  art: string;
  sign: string;
  /** The light half of a pair: ink on colour instead of paper on colour. */
  light: boolean;
  /** The other half of the pair. */
  partner: string;
  pattern: string;
}

/** The signs of the colours, and the patterns by which they are told apart without colour. */
const EVIDENCE: [name: string, sign: string, pattern: string, art: string][] = [
  ["3am", "clock", "dots", "art-3am"],
  ["roch", "roofs", "dots", "art-roch"],
  ["madame", "key", "scallop", "bust-madame"],
  ["mademoiselle", "fan", "scallop", "bust-mademoiselle"],
  ["windows", "window", "louvres", "art-windows"],
  ["rod", "bolt", "louvres", "art-rod"],
  ["sailor", "anchor", "barber", "bust-sailor"],
  ["ad", "paper", "barber", "art-ad"],
  ["le-bon", "purse", "check", "bust-le-bon"],
  ["poe", "quill", "pinstripe", "bust-poe"],
];

/** Of two colours that are a pair, the one whose cards are light. */
const LIGHT = new Set(["roch", "mademoiselle", "rod", "ad"]);
/** How the other cards are drawn. */
const EVENTS: Record<string, { colour: string; art: string; sign: string; pattern?: string }> = {
  assistance: { colour: "dupin", art: "art-assistance", sign: "candle" },
  dupin: { colour: "dupin", art: "art-dupin", sign: "glasses" },
  prefect: { colour: "le-bon", art: "bust-prefect", sign: "bicorne", pattern: "check" },
};

export const COLOURS = EVIDENCE.map(([name]) => name);
const darkFirst = (pair: string[]): [string, string] =>
  LIGHT.has(pair[0]!) ? [pair[1]!, pair[0]!] : [pair[0]!, pair[1]!];
/** Evidence whose melds earn a bonus together: the dark half and the light one, and where each stands in the server's
 * pairs. */
export const PAIRS = MATERIAL.pairs.map((pair) => {
  const colours = darkFirst(pair);
  return { colours, places: colours.map((colour) => pair.indexOf(colour)) };
});
export const { bonus: BONUS, meld: MELD } = MATERIAL;

function drawn(card: Card): Printed {
  const { kind, name } = card;
  const plain = { ...card, light: false, partner: "", pattern: "" };
  if (kind === "deduction") {
    const [colour, partner] = darkFirst(card.colours);
    return { ...plain, colour, partner, art: "", sign: "spark" };
  }
  if (kind !== "evidence") return { ...plain, ...EVENTS[name]! };
  const [, sign, pattern, art] = EVIDENCE.find((one) => one[0] === name)!;
  const partner = PAIRS.find(({ colours }) => colours.includes(name))?.colours.find((colour) => colour !== name) ?? "";
  return { ...plain, colour: name, art, sign, pattern, partner, light: LIGHT.has(name) };
}

const cards = MATERIAL.cards.map(drawn);
const evidence = COLOURS.map((colour) => cards.find((card) => card.name === colour)!);
/** It lies beside the cards, and is drawn as one. */
const ORANG_UTAN: Printed = {
  name: "orang-utan", kind: "orang-utan", colour: "orang-utan", value: 0, option: "", art: "art-orang-utan", sign: "paw",
  light: false, partner: "", pattern: "",
}; // prettier-ignore

/** In the order hands are sorted. */
export const CARDS = new Map(
  [...evidence, ...cards.filter((card) => card.kind !== "evidence"), ORANG_UTAN].map((card) => [card.name, card]),
);
export const ORDER = [...CARDS.keys()].filter((name) => name !== "orang-utan");

export function printed(name: string): Printed {
  const card = CARDS.get(name);
  if (!card) throw new Error(`There is no card ${name}.`);
  return card;
}

/** The Brilliant Deduction that names this colour and its partner. */
export const deductionOf = (colour: string): string =>
  MATERIAL.cards.find((card) => card.kind === "deduction" && card.colours.includes(colour))!.name;
