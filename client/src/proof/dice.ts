// The numbers that chance draws: bits that follow from the seed, the question and how often it was asked (docs/fair.md).
import { joined, sha256, unhex } from "./sha256";

/** The source of one answer of chance. */
export class Dice {
  private pool = 0n;
  private held = 0;
  private blocks = 0;
  private readonly stem: Uint8Array;

  constructor(seed: string, question: string, before: number) {
    this.stem = joined(unhex(seed), question, Uint8Array.of(0), eight(before));
  }

  bits(count: number): number {
    while (this.held < count) {
      for (const byte of sha256(joined(this.stem, eight(this.blocks)))) this.pool = (this.pool << 8n) | BigInt(byte);
      this.blocks += 1;
      this.held += 256;
    }
    this.held -= count;
    const taken = this.pool >> BigInt(this.held);
    this.pool &= (1n << BigInt(this.held)) - 1n;
    return Number(taken);
  }

  /** A whole number from 0 up to `limit`, from the next 53 bits. */
  scaled(limit: number): number {
    return Math.floor((this.bits(53) / 2 ** 53) * limit);
  }

  /** The same, drawn again until it is small enough. */
  below(limit: number): number {
    const width = limit.toString(2).length;
    let drawn = this.bits(width);
    while (drawn >= limit) drawn = this.bits(width);
    return drawn;
  }

  shuffle(words: string[]): string[] {
    const order = [...words];
    for (let i = order.length - 1; i > 0; i--) {
      const j = this.scaled(i + 1);
      [order[i], order[j]] = [order[j]!, order[i]!];
    }
    return order;
  }
}

/** A number as eight bytes. */
function eight(number: number): Uint8Array {
  const bytes = new Uint8Array(8);
  new DataView(bytes.buffer).setBigUint64(0, BigInt(number));
  return bytes;
}

/** What chance was asked when it gave an answer, and what it should have said. */
export interface Draw {
  question: string;
  answer: (dice: Dice) => (string | number)[];
}

/** Which draw of a game a line of chance tells of: its first word, the words after it, and the number of seats. */
export type Draws = (what: string, words: string[], seats: number) => Draw | undefined;

export const sorted = (words: string[], order: readonly string[]): string[] =>
  [...words].sort((one, other) => order.indexOf(one) - order.indexOf(other));
