import { expect, test } from "vitest";

const sources = import.meta.glob<string>("./**/*.svelte", { query: "?raw", import: "default", eager: true });

test("links within the house go through linkTo, so that they lead somewhere on a static host too", () => {
  const plain = Object.entries(sources)
    .filter(([path]) => !path.endsWith("Gallery.svelte")) // for people who draw the cards, in development only
    .flatMap(([path, text]) =>
      [...text.matchAll(/href=(?:"\/|\{`\/|\{"\/)[^>\n]*/g)].map(([found]) => `${path}: ${found}`),
    );
  expect(plain).toEqual([]);
});
