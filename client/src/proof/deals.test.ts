import { describe, expect, it } from "vitest";
import { dealtAgain } from "./deals";

const played = import.meta.glob<string>("../../../tests/server/old/*.txt", {
  eager: true,
  query: "?raw",
  import: "default",
});
const games = Object.entries(played).map(([path, text]) => [path.split("/").at(-1)!, text] as const);

describe("a finished game dealt again from its seed", () => {
  it("is known for all games of the house", () => {
    expect(games.map(([name]) => name)).toEqual([
      "check-the-ripper.txt",
      "jack-the-ripper.txt",
      "mr-jack.txt",
      "rue-morgue.txt",
    ]);
  });

  it.each(games)("has the same shuffles and rolls: %s", async (_, text) => {
    expect(await dealtAgain(text)).toBe(true);
  });

  it.each(games)("has others if anything was changed: %s", async (_, text) => {
    expect(await dealtAgain(text, "00".repeat(32))).toBe(false);
    const rows = text.split("\n");
    const last = rows.findLastIndex((row) => row.startsWith("* ") && new Set(row.split(" ").slice(-2)).size === 2);
    const words = rows[last]!.split(" ");
    rows[last] = [...words.slice(0, -2), ...words.slice(-2).reverse()].join(" ");
    expect(await dealtAgain(rows.join("\n"))).toBe(false);
  });

  it("is not known for other games", async () => {
    expect(await dealtAgain("chess rules=1\n* coin heads", "00")).toBeNull();
  });
});
