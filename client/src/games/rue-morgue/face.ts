// What is drawn on each card. `mark` is the letter of its colour and `value` what it is worth in this match.
import { ID, paint, round, use } from "../rummy/art/pen";
import {
  box,
  frame,
  number,
  once,
  oval,
  panel,
  portrait,
  prop,
  smallMedal,
  smallPanel,
  type Size,
} from "../rummy/face";
import { PROP_SIZE } from "./art/people";
import { printed, type Printed } from "./material";

const FILL = new Set(["3am", "roch", "windows", "rod"]);
/** The part of a picture that a Deduction shows: left, top, size. */
const FOCUS: Record<string, [number, number, number]> = {
  "3am": [-0.46, -0.42, 1.4],
  roch: [0.02, -0.02, 1.4],
  windows: [-0.1, -0.2, 1.15],
  rod: [0.26, 0.12, 1.15],
};

const token = (name: string) => `var(--${name})`;
const edge = (card: Printed) => (card.light ? "var(--ink)" : "var(--edge)");
/** Signs on a ground of this colour; the class says which, because what they are cut out of has the same colour. */
const on = (colour: string, body: string) => `<g class="on on-${colour}">${body}</g>`;

/** One letter; the French titles stand as M with their ending beneath. */
function letters(mark: string, x: number, y: number, size: number, fill: string): string {
  if (mark.length === 1) return number(mark, x, y, size, fill);
  return (
    number(mark[0]!, x, y - 0.1 * size, 0.86 * size, fill) +
    number(mark.slice(1), x, y + 0.42 * size, 0.58 * size, fill)
  );
}

/** A colour's sign in a diamond: the mark by which the halves of a pair find each other. */
export function diamond(colour: string, x: number, y: number, r: number): string {
  const size = r * 0.98;
  const shape = `<path d="M${x} ${round(y - r)}L${round(x + r)} ${y}L${x} ${round(y + r)}L${round(x - r)} ${y}Z" fill="${token(colour)}" stroke="var(--paper)" stroke-width="${round(r * 0.13)}" stroke-linejoin="round"/>`;
  return on(colour, shape + use(`sign-${printed(colour).sign}`, x - size / 2, y - size / 2, size, size));
}

/** The coloured, patterned edge at the left: what is seen of a card in a fan. */
function band(card: Printed, w: number, h: number): string {
  let body: string;
  if (card.kind === "deduction") {
    const half = (colour: string, y: number) =>
      box(0, y, w, h / 2, token(colour)) + box(0, y, w, h / 2, paint(printed(colour).pattern), 'opacity=".3"');
    body = half(card.colour, 0) + half(card.partner, h / 2);
  } else
    body =
      box(0, 0, w, h, "var(--c)") +
      (card.pattern ? box(0, 0, w, h, paint(card.pattern), `opacity="${card.light ? 0.6 : 0.28}"`) : "");
  return body + `<path d="M${w} 0V${h}" stroke="var(--ink)" stroke-width="1"/>`;
}

/** Kind, own sign and letter at the top; at the foot the partner's diamond. */
function plate(card: Printed, h: number, mark: string): string {
  const ape = card.kind === "orang-utan";
  const kind = ape ? "" : use(card.kind === "evidence" ? "sign-evidence" : "sign-gavel", 4, 4.5, 14, 14);
  const ground = (height: number) => box(0, 0, 21.5, height, "var(--c)") + kind;
  if (card.kind === "deduction")
    return (
      on(card.colour, ground(23)) +
      diamond(card.colour, 11, h / 2 - 14, 11.5) +
      diamond(card.partner, 11, h / 2 + 14, 11.5)
    );
  let out = ground(mark ? (mark.length > 1 ? 70 : 63) : 42) + use(`sign-${card.sign}`, 2.5, ape ? 5 : 22, 17, 17);
  if (mark) out += letters(mark, 11, 58, 18, edge(card));
  let foot = card.partner ? diamond(card.partner, 11, h - 14, 11.5) : "";
  if (card.kind === "prefect")
    foot =
      `<circle cx="11" cy="${h - 13}" r="9.4" fill="var(--c)" stroke="var(--paper)" stroke-width="1.4"/>` +
      on("le-bon", use("sign-purse", 5, h - 19, 12, 12));
  return on(card.colour, out) + foot;
}

/** Both halves of the pair in one frame, parted by a brass diagonal, the spark where they meet. */
function deduction(card: Printed, x: number, y: number, w: number, h: number, size: Size): string {
  const half = (colour: string, where: string, dx: number, dy: number) => {
    const one = printed(colour);
    const focus = FOCUS[colour];
    const art = focus
      ? box(x, y, w, h, "#20222e") + use(one.art, x + focus[0] * w, y + focus[1] * h, focus[2] * w, focus[2] * h)
      : box(x, y, w, h, `color-mix(in srgb, ${token(colour)} ${one.light ? 55 : 34}%, var(--paper))`) +
        use(one.art, x + dx, y + dy, w * 0.8, h * 0.76);
    return `<g clip-path="url(#${ID}${where}-${size})" color="${token(colour)}">${art}</g>`;
  };
  const spark = w * 0.25;
  const [cx, cy] = [x + w / 2, y + h / 2];
  const across = `M${x + w} ${y}L${x} ${y + h}`;
  return (
    half(card.colour, "upper", -w * 0.06, -h * 0.04) +
    half(card.partner, "lower", w * 0.27, h * 0.3) +
    `<path d="${across}" stroke="var(--ink)" stroke-width="${round(w * 0.07)}"/><path d="${across}" stroke="#e0bd79" stroke-width="${round(w * 0.036)}"/>` +
    `<circle cx="${cx}" cy="${round(cy)}" r="${round(w * 0.16)}" fill="var(--ink)" stroke="#e0bd79" stroke-width="${round(w * 0.03)}"/><g color="#ffd488">${use("sign-spark", cx - spark / 2, cy - spark / 2, spark, spark)}</g>` +
    box(x, y, w, h, "none", 'stroke="var(--ink)" stroke-width="1.6"')
  );
}

/** The art between y0 and y1, right of the band. */
function picture(card: Printed, y0: number, y1: number, size: Size): string {
  if (card.kind === "evidence")
    return (
      portrait(card.art, y0, y1, 2.6) +
      (card.light ? oval(y0, y1, -1.3, "none", 'stroke="var(--ink)" stroke-width=".5"') : "") +
      prop(card.name, PROP_SIZE[card.name], 90, y1 + 1)
    );
  if (card.kind === "deduction") return deduction(card, 26, y0, 62, y1 - y0, size);
  if (card.kind !== "prefect") return panel(card.art, y0, y1);
  const whole = (fill: string, more = "") => box(26, y0, 62, y1 - y0, fill, more);
  return (
    whole("var(--c)") +
    whole(paint("check"), 'opacity=".25"') +
    oval(y0, y1, 3, "var(--paper)") +
    use(card.art, 27, y0 + 1, 60, y1 - y0 - 1) +
    whole("none", 'stroke="var(--ink)" stroke-width="1.6"')
  );
}

function worth(card: Printed, value: number): string {
  return card.kind === "orang-utan"
    ? `<g color="var(--orang-utan)">${use("sign-paw", 71, 4, 16, 16)}</g>`
    : number(value, value > 9 ? 76 : 80, 19, 20);
}

/** Letter, sign, value and a silhouette; no words. */
function miniFace(card: Printed, mark: string, value: number): string {
  const points = card.kind === "orang-utan" ? "" : number(value, value > 9 ? 36 : 39, 15, 14.5);
  if (card.kind === "deduction")
    return (
      band(card, 16, 68) +
      diamond(card.colour, 8, 26, 8) +
      diamond(card.partner, 8, 44, 8) +
      deduction(card, 18, 19, 28, 46, "mini") +
      points
    );
  let art: string;
  if (card.kind === "evidence") art = FILL.has(card.name) ? smallPanel(card.art, 0.8) : use(card.art, 17, 20, 30, 46);
  else art = card.kind === "prefect" ? smallMedal(card.art) : smallPanel(card.art);
  const gavel = card.kind === "evidence" || card.kind === "orang-utan" ? "" : use("sign-gavel", 2.5, 20, 11, 11);
  const plate =
    box(0.5, 1, 15, mark.length > 1 ? 39 : 35, "var(--c)", 'rx="3"') +
    use(`sign-${card.sign}`, 1.5, 3, 13, 13) +
    gavel +
    (mark ? letters(mark, 8, 31, 14, edge(card)) : "");
  return (
    band(card, 16, 68) + on(card.colour, plate) + (card.partner ? diamond(card.partner, 8, 57.5, 8) : "") + art + points
  );
}

/** The inside of the card's <svg>. */
export function face(name: string, size: Size, mark: string, value: number): string {
  const card = printed(name);
  return once(`rue-morgue ${size} ${name} ${mark} ${value}`, () => {
    if (size === "mini") return miniFace(card, mark, value);
    const h = size === "hand" ? 106 : 116;
    return (
      band(card, 22, h) +
      plate(card, h, mark) +
      picture(card, 23, h === 106 ? 102.5 : 110.5, size) +
      worth(card, value) +
      (size === "hand" ? frame() : "")
    );
  });
}
