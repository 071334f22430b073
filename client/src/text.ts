// What is said, in English and German: the same Fluent files as the terminal, read by the same conventions
// (see whitechapel/text/__init__.py), and `client` and `club.<language>.ftl` for what only a browser says.
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { gameWords } from "./api.svelte";
import type { Language } from "./settings.svelte";

// Only the reader's language is fetched, and a game's words on demand.
const everywhere = import.meta.glob<string>("../../whitechapel/text/{house,client,club}.{en,de}.ftl", {
  query: "?raw",
  import: "default",
});
const games = import.meta.glob<string>("../../whitechapel/text/*/{en,de}.ftl", { query: "?raw", import: "default" });

type Given = Record<string, FluentVariable>;

/** What `$who` is for the reader's own seat. */
export const ME = "me";

/** One language, as it is spoken in one game (or, without a game, anywhere in the house). */
export class Words {
  readonly language: Language;
  readonly game: string;
  private bundle: FluentBundle;

  constructor(language: Language, game: string, sources: string[]) {
    this.language = language;
    this.game = game;
    this.bundle = new FluentBundle(language, { useIsolating: false });
    for (const source of sources) this.bundle.addResource(new FluentResource(source), { allowOverrides: true });
  }

  /** Whether there is such a message. */
  has(message: string): boolean {
    return this.bundle.hasMessage(message);
  }

  /** The message with its variables filled in. A message that does not exist is shown by its name. */
  say(message: string, given: Given = {}): string {
    const pattern = this.bundle.getMessage(message)?.value;
    if (!pattern) return message;
    const errors: Error[] = [];
    return this.bundle.formatPattern(pattern, given, errors);
  }

  /** A card, colour, person or place in words; what has no name stays as it is. */
  name(value: string): string {
    return this.has(`name-${value}`) ? this.say(`name-${value}`) : value;
  }

  /** A name as it appears in a sentence: in quotation marks if it would be misread without them. */
  quoted(value: string): string {
    const quoted = this.bundle.getMessage(`name-${value}`)?.attributes["quoted"];
    return quoted ? this.bundle.formatPattern(quoted, {}, []) : this.name(value);
  }

  /** Several copies of one thing: `3 × Druitt`, or just `Druitt`. */
  copies(value: string, copies: number): string {
    return copies === 1 ? this.quoted(value) : `${copies} × ${this.quoted(value)}`;
  }

  /** Several things in words, equal ones counted: `3 × Druitt, Letters`. */
  names(values: string[]): string {
    const counts = new Map<string, number>();
    for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
    return [...counts].map(([value, copies]) => this.copies(value, copies)).join(", ");
  }

  /** An answer in words; one that nobody has put into words is shown as it is typed. */
  answer(text: string): string {
    const words = text.split(" ");
    const whole = `do-${words.join("-")}`;
    const message = this.has(whole) ? whole : `do-${words[0]}`;
    if (!this.has(message)) return text;
    const given: Given = { words: words.length, rest: this.quoted(words.slice(1).join("-")) };
    words.slice(1, 8).forEach((word, i) => {
      const plain = word.replace(/^\+/, "");
      given["abcdefg"[i]!] = /^\d+$/.test(plain) ? Number(plain) : this.quoted(plain);
    });
    return this.say(message, given);
  }

  /** An event as a sentence. `people` has what to call each seat, `ME` for the reader's own. With `everything`, its
   * secret facts are present and told. */
  event(
    event: { kind: string; seat: number; facts: Record<string, unknown> },
    people: string[],
    everything = false,
  ): string {
    const who = people[event.seat] ?? "";
    const open = `event-${event.kind}-open`;
    const message = everything && this.has(open) ? open : `event-${event.kind}`;
    const facts = Object.entries(event.facts);
    if (!this.has(message)) return this.unworded(event.kind, who, facts);
    const given: Given = { who };
    for (const [name, value] of facts) {
      if (typeof value === "boolean") given[name] = value ? "yes" : "no";
      else if (typeof value === "number") {
        given[name] = value;
        if (value >= 0 && value < people.length) given[`${name}-who`] = people[value]!;
      } else if (typeof value === "string") {
        given[name] = value ? this.quoted(value) : this.forgotten(name);
        given[`${name}-key`] = value || "none";
      } else if (Array.isArray(value) && value.every((one) => typeof one === "string")) {
        given[name] = this.names(value);
        given[`${name}-count`] = value.length;
        given[`${name}-key`] = value.length ? "some" : "none";
      }
    }
    return this.say(message, given);
  }

  /** An event that nobody has put into words: `Ines: discarded, card Letters`. */
  private unworded(kind: string, who: string, facts: [string, unknown][]): string {
    const told = (value: unknown): string =>
      Array.isArray(value) ? value.map(told).join(" ") : typeof value === "string" ? this.name(value) : String(value);
    const said = [kind.replaceAll("-", " "), ...facts.map(([name, value]) => `${this.field(name)} ${told(value)}`)];
    return [...(who ? [who === ME ? this.say("you") : who] : []), said.join(", ")].join(": ");
  }

  /** What a field of a view or a fact of an event is called; without a message for it, by its own name. */
  field(name: string): string {
    return this.has(`field-${name}`) ? this.say(`field-${name}`) : name.replaceAll("_", " ");
  }

  /** What is said for a name that is empty. */
  private forgotten(fact: string): string {
    return this.has(`forgotten-${fact}`) ? this.say(`forgotten-${fact}`) : "";
  }

  /** Who is asked what; when several are asked at once, nobody is named. */
  question(question: string, asked: number[], people: string[]): string {
    if (!question) return this.say("over");
    const who = asked.length === 1 ? (people[asked[0]!] ?? "") : "";
    const plain = who ? "question" : "several-asked";
    return this.say(this.has(`question-${question}`) ? `question-${question}` : plain, { who });
  }
}

/** A game's own words. Those of a game that the client was not built with come from the server. */
async function ownWords(language: Language, game: string): Promise<string> {
  if (!game) return "";
  const file = games[`../../whitechapel/text/${game.replaceAll("-", "_")}/${language}.ftl`];
  return file ? file() : gameWords(game, language);
}

const kept = new Map<string, Promise<Words>>();

/** The words of a language, with those of a game. Each file is fetched once. */
export function words(language: Language, game = ""): Promise<Words> {
  const key = `${language}/${game}`;
  let found = kept.get(key);
  if (!found) {
    const said = (part: string) => everywhere[`../../whitechapel/text/${part}.${language}.ftl`]!();
    found = Promise.all([said("house"), said("client"), said("club"), ownWords(language, game)]).then(
      (sources) => new Words(language, game, sources),
    );
    kept.set(key, found);
    found.catch(() => kept.delete(key));
  }
  return found;
}
