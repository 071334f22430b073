import { expect, it } from "vitest";
import { symbols } from "./drawings";

it("a drawing becomes a symbol in the colours of the page, without what it needs to be looked at alone", () => {
  const file = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9" preserveAspectRatio="xMaxYMax" color="#123456">
<style>.x { fill: red }</style><defs><path id="y"/></defs><path fill="#1c1a18" stroke="#efe3c5" d="M0 0"/></svg>`;
  expect(symbols({ "./people/bust-eddy.svg": file }, "rummy-").replace(/\s+/g, " ")).toBe(
    '<symbol id="rummy-bust-eddy" viewBox="0 0 9 9" preserveAspectRatio="xMaxYMax"> <path fill="var(--ink)" stroke="var(--paper)" d="M0 0"/></symbol>',
  );
});

const files = import.meta.glob<string>("./*/art/people/*.svg", { eager: true, query: "?raw", import: "default" });

it("every portrait can be read", () => {
  expect(Object.keys(files).length).toBeGreaterThan(30);
  for (const [path, text] of Object.entries(files))
    expect(symbols({ [path]: text }, ""), path).not.toMatch(/undefined|style=|<style/);
});
