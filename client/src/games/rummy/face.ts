// The face of a card as the inside of an <svg>: at hand size (92 x 132), enlarged (92 x 116, the words stand below it)
// and at table size (48 x 68). Names are real text outside the drawing, to be read aloud and translated.
import { ID, paint, round, use } from "./art/pen";

export type Size = "hand" | "big" | "mini";
export const BOX: Record<Size, string> = { hand: "0 0 92 132", big: "0 0 92 116", mini: "0 0 48 68" };

export function number(text: string | number, x: number, y: number, size: number, fill = "var(--ink)"): string {
  return `<text x="${round(x)}" y="${round(y)}" text-anchor="middle" font-size="${round(size)}" font-weight="700" fill="${fill}">${text}</text>`;
}

export function box(x: number, y: number, w: number, h: number, fill: string, more = ""): string {
  return `<rect x="${round(x)}" y="${round(y)}" width="${round(w)}" height="${round(h)}" fill="${fill}" ${more}/>`;
}

/** The oval right of the edge, between y0 and y1, `dx` smaller than the frame. */
export function oval(y0: number, y1: number, dx: number, fill: string, more = ""): string {
  return `<ellipse cx="57" cy="${round((y0 + y1) / 2)}" rx="${round(29.5 - dx)}" ry="${round((y1 - y0) / 2 - dx)}" fill="${fill}" ${more}/>`;
}

/** Cut to one of the library's ovals. */
export function clipped(name: string, y1: number, body: string): string {
  return `<g clip-path="url(#${ID}${name}${y1 > 105 ? "-big" : ""})">${body}</g>`;
}

/** A portrait in its oval frame, of the card's colour. */
export function portrait(art: string, y0: number, y1: number, width = 2.4): string {
  return (
    oval(y0, y1, 0, "var(--tint)") +
    oval(y0, y1, 0, paint("shade"), 'opacity=".55"') +
    clipped("oval", y1, use(art, 27.5, y0 + 1, 59, y1 - y0 - 2)) +
    oval(y0, y1, 0, "none", `stroke="var(--c)" stroke-width="${width}"`) +
    oval(y0, y1, 2.2, "none", 'stroke="var(--ink)" stroke-width=".6"')
  );
}

/** Somebody's own thing, breaking out of the frame at the lower right. */
export function prop(of: string, size: [number, number] | undefined, right: number, foot: number): string {
  return size ? `<g class="prop">${use(`prop-${of}`, right - size[0], foot - size[1], size[0], size[1])}</g>` : "";
}

/** A picture that fills the card. */
export function panel(art: string, y0: number, y1: number): string {
  return (
    use(art, 26, y0, 62, y1 - y0) +
    box(26, y0, 62, y1 - y0, "none", 'stroke="var(--ink)" stroke-width="1.6"') +
    box(28, y0 + 2, 58, y1 - y0 - 4, "none", 'stroke="#c9a66b" stroke-width=".5"')
  );
}

/** The same on the table: small, without the brass line. */
export function smallPanel(art: string, width = 1): string {
  return use(art, 18, 19, 28, 46) + box(18, 19, 28, 46, "none", `stroke="var(--ink)" stroke-width="${width}"`);
}

/** A bust on a ground of the card's colour, on the table. */
export function smallMedal(art: string): string {
  return (
    box(17.5, 19, 29, 47, "var(--c)") +
    '<ellipse cx="32" cy="44" rx="13" ry="21" fill="var(--paper)"/>' +
    use(art, 17.5, 24, 29, 42)
  );
}

/** The line above the name, and the edge all around. */
export function frame(border = 'stroke="var(--c)" stroke-width="2.4"'): string {
  return '<path d="M0 106H92" stroke="var(--ink)" stroke-width="1"/>' + box(0, 0, 92, 132, "none", `rx="6" ${border}`);
}

const kept = new Map<string, string>();

/** A drawing is made once. */
export function once(key: string, draw: () => string): string {
  let found = kept.get(key);
  if (found === undefined) kept.set(key, (found = draw()));
  return found;
}

/** The size of a name's type, in card units, at which it fits in one line or two. */
export function typeSize(title: string): number {
  const longest = Math.max(...title.split(/[ \u00ad-]/).map((word) => word.length), 1);
  const oneLine = 84 / (0.6 * Math.max(title.length, 1));
  return Math.min(15.5, Math.max(oneLine, Math.min(10.8, 84 / (0.6 * longest))));
}
