// The pen all drawings are made with: two line weights, hatching for shade, one flat colour (currentColor) each.
// Drawings are text, put into the page once as <symbol>s and used from there.

export const INK = "var(--ink)";
export const PAPER = "var(--paper)";
/** All ids begin with this, because a page has one name space for them. */
export const ID = "rummy-";

export type More = Record<string, string | number>;

export function path(d: string, fill: string = INK, more: More = {}): string {
  const attributes = Object.entries(more)
    .map(([name, value]) => ` ${name}="${value}"`)
    .join("");
  return `<path d="${d}" fill="${fill}"${attributes}/>`;
}

export function line(d: string, stroke: string = INK, width = 0.7, more: More = {}): string {
  return path(d, "none", {
    stroke,
    "stroke-width": width,
    "stroke-linecap": "round",
    "stroke-linejoin": "round",
    ...more,
  });
}

/** A shape with an outline. */
export function edged(d: string, fill: string, width = 1.6, stroke: string = INK): string {
  return path(d, fill, { stroke, "stroke-width": width, "stroke-linejoin": "round" });
}

/** Paper-coloured lines cut into a dark shape, as with a graver: the weight tells near from far. */
export function cut(d: string, width = 1.1, opacity = 0.85): string {
  return line(d, PAPER, width, { opacity });
}

/** Parallel strokes across a box, as path data. */
export function hatch(x0: number, y0: number, x1: number, y1: number, step: number, lean = 0): string {
  let d = "";
  for (let y = y0; y <= y1 + 1e-9; y += step) d += `M${x0} ${round(y)}L${x1} ${round(y + lean)}`;
  return d;
}

export function round(value: number): number {
  return Math.round(value * 100) / 100;
}

export function symbol(name: string, box: string, body: string, fit = ""): string {
  return `<symbol id="${ID}${name}" viewBox="${box}"${fit ? ` preserveAspectRatio="${fit}"` : ""}>${body}</symbol>`;
}

export function use(name: string, x: number, y: number, width: number, height: number): string {
  return `<use href="#${ID}${name}" x="${round(x)}" y="${round(y)}" width="${round(width)}" height="${round(height)}"/>`;
}

export function paint(name: string): string {
  return `url(#${ID}${name})`;
}
