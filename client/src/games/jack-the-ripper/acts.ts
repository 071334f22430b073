// What the buttons of a moment are.
import { share, type Acts } from "../rummy/acts";
import { about, doings, likely } from "./read";
import type { View } from "../../generated/jack-the-ripper";
import type { Speech } from "./words";

/** Nobody is urged to do this: it is offered, but never lamplit. */
const QUIET = new Set(["call vote"]);
const ESCAPES = "play escapes";

export function acts(view: View, options: string[], chosen: string): Acts {
  return share(wanted(view, options, chosen), chosen, QUIET);
}

function wanted(view: View, options: string[], chosen: string): string[] {
  if (view.question === "ballot" || view.question === "look") return []; // faces and cards are the buttons
  // What is worth most comes first, and is never the quiet one.
  const escapes = options.filter((text) => text === ESCAPES);
  if (view.question === "window") return [...escapes, ...options.filter((text) => text !== ESCAPES)];
  if (view.question === "play-or-keep") return options;
  if (chosen) return doings(options, chosen).map((one) => one.text);
  const cards = new Set(options.map((text) => about(text).card));
  const melds = [...cards].map((card) => likely(options, card)).filter((one) => one?.verb === "meld");
  return [...escapes, ...melds.slice(0, 2).map((one) => one!.text), ...options.filter((text) => !about(text).card)];
}

/** What a button is called: shorter than in the diary, because the table shows the rest. */
export function label(speech: Speech, view: View, text: string): string {
  if (text === "pass") return speech.say("window-pass");
  if (text === ESCAPES) return speech.say("act-play-escapes", { points: speech.value("escapes") });
  if (text === "draw file") return speech.say("act-draw-file");
  if (text === "draw yard") return speech.say("act-draw-yard", { card: speech.name(view.top) });
  const { verb, card, cards, wilds } = about(text);
  if (verb === "meld") return speech.say("act-meld", { count: cards, colour: speech.brief(card), wilds });
  const plain = verb === "discard" || (verb === "play" && card !== "alibi-eddy-gull") || (verb === "layoff" && !wilds);
  return plain && card ? speech.say(`act-${verb}`, { card: speech.short(card) }) : speech.answer(text);
}
