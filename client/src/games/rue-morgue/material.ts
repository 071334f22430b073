// The cards as the screen needs them: what is printed on each, and how it is drawn. Words come from Fluent.

/** Evidence whose melds are a bonus together: the dark half, and the light one. */
export const PAIRS = [
  ["3am", "roch"],
  ["madame", "mademoiselle"],
  ["windows", "rod"],
  ["sailor", "ad"],
] as const;

export type Kind = "evidence" | "assistance" | "dupin" | "prefect" | "deduction" | "orang-utan";

export interface Printed {
  name: string;
  kind: Kind;
  /** The token of its colour. */
  colour: string;
  value: number;
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

function deck(): Map<string, Printed> {
  const plain = { light: false, partner: "", pattern: "" };
  const partner = new Map<string, string>(PAIRS.flatMap(([dark, light]) => [[dark, light], [light, dark]]));
  const light = new Set<string>(PAIRS.map((pair) => pair[1]));
  const cards: Printed[] = EVIDENCE.map(([name, sign, pattern, art]) => ({
    name, kind: "evidence", colour: name, value: name === "poe" ? 3 : 2, art, sign, light: light.has(name), partner: partner.get(name) ?? "", pattern,
  }));
  cards.push({ ...plain, name: "assistance", kind: "assistance", colour: "dupin", value: 0, art: "art-assistance", sign: "candle" });
  cards.push({ ...plain, name: "dupin", kind: "dupin", colour: "dupin", value: 0, art: "art-dupin", sign: "glasses" });
  cards.push({ ...plain, name: "prefect", kind: "prefect", colour: "le-bon", value: 4, art: "bust-prefect", sign: "bicorne", pattern: "check" });
  for (const [name, first, second] of DEDUCTIONS) {
    const [dark, other] = light.has(first) ? [second, first] : [first, second];
    cards.push({ ...plain, name, kind: "deduction", colour: dark, value: 7, art: "", sign: "spark", partner: other });
  }
  cards.push({ ...plain, name: "orang-utan", kind: "orang-utan", colour: "orang-utan", value: 0, art: "art-orang-utan", sign: "paw" });
  return new Map(cards.map((card) => [card.name, card]));
}

/** The names of the Brilliant Deductions, with the colours they are about. */
const DEDUCTIONS = [
  ["deduction-3am-roch", "3am", "roch"],
  ["deduction-mademoiselle-madame", "mademoiselle", "madame"],
  ["deduction-windows-rod", "windows", "rod"],
  ["deduction-ad-sailor", "ad", "sailor"],
] as const;

export const CARDS = deck();
/** All names in the order hands are sorted. */
export const ORDER = [...CARDS.keys()].filter((name) => name !== "orang-utan");
export const COLOURS = EVIDENCE.map(([name]) => name);

export function printed(name: string): Printed {
  const card = CARDS.get(name);
  if (!card) throw new Error(`There is no card ${name}.`);
  return card;
}

/** The Brilliant Deduction that names this colour and its partner. */
export const deductionOf = (colour: string): string => DEDUCTIONS.find((one) => one.includes(colour as never))![0];
