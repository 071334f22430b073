// What only this table says is in text/rue_morgue/client.<language>.ftl, what both rummy tables say in
// text/rummy/client.<language>.ftl; everything else is in the house's words.
import english from "../../../../whitechapel/text/rue_morgue/client.en.ftl?raw";
import german from "../../../../whitechapel/text/rue_morgue/client.de.ftl?raw";
import { CardSpeech, shared } from "../rummy/words";
import { Words } from "../../text";
import { printed } from "./material";
import type { Settings } from "../../generated/rue-morgue";

const GAME = "rue-morgue";
const own = { en: new Words("en", GAME, [shared.en, english]), de: new Words("de", GAME, [shared.de, german]) };

export class Speech extends CardSpeech {
  constructor(
    words: Words,
    people: string[],
    /** What was agreed on: some cards are worth what the players say. */
    readonly agreed?: Settings,
    /** Whether partners play together. */
    readonly teams = false,
  ) {
    super(words, people, own);
  }

  short(card: string): string {
    return this.say(printed(card).kind === "deduction" ? "short-deduction" : `short-${card}`);
  }
  /** A heading: as printed on the card, but a Deduction says which. */
  title(card: string): string {
    return printed(card).kind === "deduction" ? this.name(card) : this.short(card);
  }
  /** A colour or card in one word. */
  brief(card: string): string {
    return this.say(printed(card).kind === "deduction" ? "brief-deduction" : `brief-${card}`);
  }
  /** The full name, as on the enlarged card. */
  full(card: string): string {
    const { kind, colour, partner } = printed(card);
    if (kind === "orang-utan") return this.say("short-orang-utan");
    return kind === "deduction"
      ? this.say("full-deduction", { one: this.brief(colour), other: this.brief(partner) })
      : this.name(card);
  }
  /** The letter of a colour. */
  mark(card: string): string {
    return printed(card).kind === "evidence" ? this.say(`mark-${card}`) : "";
  }
  value(card: string): number {
    const { value, option } = printed(card);
    return option && this.agreed ? this.agreed[option] : value;
  }
  kind(card: string): string {
    const { kind } = printed(card);
    return this.say(kind === "evidence" ? "card-evidence" : kind === "orang-utan" ? "card-orang-utan" : "card-event");
  }
  rule(card: string): string {
    const { name, kind, colour, partner } = printed(card);
    if (kind === "deduction")
      return this.say("reminder-deduction", { one: this.name(colour), other: this.name(partner) });
    if (partner) return this.say("reminder-pair", { other: this.name(partner) });
    if (name === "assistance" && this.teams) return this.say("reminder-assistance-teams");
    return this.say(`reminder-${name}`);
  }
  /** Those who play together, in a heading: one seat, or two partners, the reader first. */
  together(seats: number[]): string {
    const names = seats.map((seat) => this.person(seat));
    names.sort((a, b) => Number(b === this.words.say("you")) - Number(a === this.words.say("you")));
    return names.join(" & ");
  }
}
