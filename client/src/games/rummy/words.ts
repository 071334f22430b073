// What both tables say, and what is said of cards.
import en from "../../../../whitechapel/text/rummy/client.en.ftl?raw";
import de from "../../../../whitechapel/text/rummy/client.de.ftl?raw";
import { Speech } from "../speech";

export const shared = { en, de };

export abstract class CardSpeech extends Speech {
  /** The few words printed at the foot of a card. */
  abstract short(card: string): string;
  abstract kind(card: string): string;
  abstract value(card: string): number;
  /** A reminder of what can be done with it. */
  abstract rule(card: string): string;
}
