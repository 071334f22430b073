// What the buttons of a moment are.
import { share, type Acts } from "../rummy/acts";
import { about, doings, likely, partner } from "./read";
import type { View } from "../../generated/rue-morgue";
import type { Speech } from "./words";

/** `fed`: the pile that is chosen to feed the Orang-Utan from. */
export function acts(view: View, options: string[], chosen: string, fed: string): Acts {
  if (view.question === "feed") return share(options.includes(fed) ? [fed] : options.slice(0, 1), "");
  return share(wanted(view, options, chosen), chosen);
}

function wanted(view: View, options: string[], chosen: string): string[] {
  if (view.question === "search" || view.question === "search-under") return []; // the cards are the buttons
  if (chosen) return doings(options, chosen).map((one) => one.text);
  const cards = new Set(options.map((text) => about(text).card));
  const melds = [...cards].map((card) => likely(options, card)).filter((one) => one?.verb === "meld");
  return [...melds.slice(0, 2).map((one) => one!.text), ...options.filter((text) => !about(text).card)];
}

/** What a button is called: shorter than in the diary, because the table shows the rest. */
export function label(speech: Speech, view: View, text: string): string {
  const { verb, card, cards } = about(text);
  if (text === "draw file") return speech.say("act-draw-file");
  if (text === "draw morgue") return speech.say("act-take", { card: speech.name(view.top) });
  if (verb === "feed")
    return speech.say("act-feed", { card: speech.name(text === "feed file" ? view.peek : view.top) });
  if (verb === "meld") return speech.say("act-meld", { count: cards, colour: speech.brief(card) });
  if (verb === "pass") return speech.say("act-pass", { card: speech.brief(card), who: speech.person(partner(view)) });
  if (card === "assistance" && verb === "play") return speech.say(`act-${text.replaceAll(" ", "-")}`);
  return speech.say(`act-${verb}`, { card: speech.brief(card) });
}
