// What is drawn on each card.
import { paint, PAPER, round, use } from "../rummy/art/pen";
import {
  box,
  clipped,
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
import { PATTERN, printed, SUSPECTS, type Printed } from "./material";

const PANELS = new Set(["scene", "strikes", "commissioner", "escapes"]);

const token = (name: string) => `var(--${name})`;
const typeSign = (card: Printed) =>
  card.kind === "escapes" ? "sign-hat" : card.gavel ? "sign-gavel" : "sign-evidence";
const letterOf = (suspect: string) => suspect[0]!.toUpperCase();

/** The coloured, patterned edge at the left: what is seen of a card in a fan. */
function band(card: Printed, w: number, h: number): string {
  let body = "";
  const field = (name: string, y: number, height: number) => {
    body += box(0, y, w, height + 0.3, token(name));
    if (PATTERN[name]) body += box(0, y, w, height, paint(PATTERN[name]), 'opacity=".3"');
  };
  if (card.kind === "wild") {
    const top = w === 22 ? 47 : 32; // below the plate with sign and star
    SUSPECTS.forEach((suspect, i) => field(suspect, top + (i * (h - top)) / 6, (h - top) / 6));
  } else if (card.other) {
    field(card.colour, 0, h / 2);
    field(card.other, h / 2, h / 2);
  } else field(card.colour, 0, h);
  return body + `<path d="M${w} 0V${h}" stroke="var(--ink)" stroke-width="1"/>`;
}

function disc(text: string | number, y: number, r = 8.6): string {
  return (
    `<circle cx="11" cy="${round(y)}" r="${r}" fill="var(--paper)" stroke="var(--ink)" stroke-width="1"/>` +
    number(text, 11, y + 0.56 * r, 1.57 * r)
  );
}

/** Sign and letter at the top of the edge, suspect number at its foot. */
function plate(card: Printed, h: number): string {
  const edge = "var(--edge)";
  let out =
    card.kind === "escapes"
      ? ""
      : box(0, 0, 21.5, card.other ? h / 2 : 47, card.kind === "wild" ? "var(--ink)" : "var(--c)") +
        use(typeSign(card), 3.5, 5, 15, 15);
  if (card.other) {
    // Two owners: each half of the edge has its letter and number.
    const half = h / 2;
    out +=
      box(0, half, 21.5, half, token(card.other)) + box(0, h - 9, 21.5, 9, paint(PATTERN[card.other]!), 'opacity=".4"');
    out +=
      number(card.letter!, 11, half - 18, 17, edge) +
      disc(card.number!, half - 9, 7.6) +
      number(letterOf(card.other), 11, half + 18, 17, edge) +
      disc(3, half + 29, 7.6);
  } else {
    if (card.letter) out += number(card.letter, 11, 40, 20, edge);
    else if (card.sign) out += use(`sign-${card.sign}`, 3, card.kind === "escapes" ? 5 : 25.5, 16, 16);
    if (card.number) out += disc(card.number, h - 12);
  }
  return `<g class="edge">${out}</g>`;
}

/** An alibi is a pocket watch with the suspect's face on the dial. */
function watch(card: Printed, cx: number, cy: number, r: number): string {
  let ticks = "";
  for (let k = 0; k < 12; k++)
    ticks += `<path d="M${cx} ${round(cy - r + 2.2)}v${round(r * 0.13)}" transform="rotate(${30 * k} ${cx} ${cy})" stroke="var(--ink)" stroke-width="${k % 3 ? 0.8 : 1.5}"/>`;
  const dial =
    box(cx - 3, cy - r - 6, 6, 7, "var(--ink)") +
    `<circle cx="${cx}" cy="${round(cy - r - 8)}" r="4" fill="none" stroke="var(--brass)" stroke-width="2"/>` +
    `<circle cx="${cx}" cy="${cy}" r="${r}" fill="${PAPER}" stroke="var(--brass)" stroke-width="3"/><circle cx="${cx}" cy="${cy}" r="${round(r + 1.6)}" fill="none" stroke="var(--ink)" stroke-width=".7"/>`;
  if (!card.other) return dial + ticks + use(card.art, cx - r * 0.82, cy - r * 0.86, r * 1.64, r * 1.7);
  const half = r * 0.98;
  return (
    dial +
    ticks +
    `<path d="M${cx} ${cy - r + 1}V${cy + r - 1}" stroke="var(--ink)" stroke-width=".8"/>` +
    `<g color="${token(card.colour)}">${use(card.art, cx - half, cy - half * 0.72, half, half * 1.4)}</g><g color="${token(card.other)}">${use(`bust-${card.other}`, cx + 0.5, cy - half * 0.72, half, half * 1.4)}</g>`
  );
}

/** The art between y0 and y1, right of the band. */
function picture(card: Printed, y0: number, y1: number): string {
  const thing = (right: number, foot: number) => prop(card.of, PROP_SIZE[card.of], right, foot);
  if (card.kind === "evidence" || card.kind === "wild") return portrait(card.art, y0, y1) + thing(90, y1 + 1);
  if (card.kind === "suspect") {
    const studs = [29.5, 84.5].flatMap((x) =>
      [y0 + 3.5, y1 - 3.5].map(
        (y) => `<circle cx="${x}" cy="${round(y)}" r="1.6" fill="var(--brass)" stroke="var(--ink)" stroke-width=".6"/>`,
      ),
    );
    return (
      box(26, y0, 62, y1 - y0, "var(--c)", 'rx="2"') +
      box(26, y0, 62, y1 - y0, paint(PATTERN[card.of]!), 'rx="2" opacity=".3"') +
      oval(y0, y1, 3.2, PAPER) +
      use(card.art, 28, y0 + 2, 58, y1 - y0 - 2) +
      box(26, y0, 62, y1 - y0, "none", 'rx="2" stroke="var(--ink)" stroke-width="1.6"') +
      thing(87, y1 - (y1 > 105 ? 1 : 14)) +
      studs.join("")
    );
  }
  if (card.kind === "alibi") {
    const stamp =
      `<g transform="rotate(-7 57 ${round(y1 - 8)})">` +
      box(28, y1 - 15, 58, 15, PAPER, 'rx="2" stroke="var(--c)" stroke-width="1.8"') +
      `<text x="58" y="${round(y1 - 3.2)}" text-anchor="middle" font-size="12.5" font-weight="700" letter-spacing="2" fill="var(--c)">ALIBI</text></g>`;
    return watch(card, 57, y1 - 36, 27) + stamp;
  }
  if (card.kind === "victim")
    return (
      oval(y0, y1, 1, "var(--tint)") +
      clipped("wreath", y1, use(card.art, 25, y1 - 79, 64, 76)) +
      oval(y0, y1, 1, "none", 'stroke="var(--c)" stroke-width="4.6" stroke-dasharray="2.6 1.8"') +
      oval(y0, y1, 4, "none", 'stroke="var(--ink)" stroke-width="1"')
    );
  if (PANELS.has(card.kind)) return panel(card.art, y0, y1);
  return use(card.art, 26, y0 - 2, 62, y1 - y0 + 2);
}

function value(card: Printed): string {
  if (card.kind !== "escapes") return number(card.value, 80, 19, 20);
  return (
    '<circle cx="77" cy="14" r="12.5" fill="var(--wax)" stroke="var(--ink)" stroke-width="1"/>' +
    number(35, 77, 19.2, 14.5, "#fff")
  );
}

function handFace(card: Printed): string {
  const border =
    card.kind === "victim" ? 'stroke="var(--ink)" stroke-width="5"' : 'stroke="var(--c)" stroke-width="2.4"';
  return band(card, 22, 106) + plate(card, 106) + picture(card, 23, 102.5) + value(card) + frame(border);
}

function bigFace(card: Printed): string {
  return band(card, 22, 116) + plate(card, 116) + picture(card, 23, 110.5) + value(card);
}

/** Letter, sign, value and a silhouette; no words. A wild on the table shows whom it stands for. */
function miniFace(card: Printed, standsFor: string): string {
  const edge = "var(--edge)";
  let art: string;
  if (card.kind === "suspect") art = smallMedal(card.art);
  else if (card.kind === "alibi") art = watch(card, 32, 48, 13);
  else if (PANELS.has(card.kind)) art = smallPanel(card.art);
  else art = use(card.art, 17, 21, 30, 45);
  const mark = card.letter ? number(card.letter, 8, 17, 16, edge) : use(`sign-${card.sign}`, 1.5, 4, 13, 13);
  let foot = card.number
    ? '<circle cx="8" cy="59.5" r="6" fill="var(--paper)"/>' + number(card.number, 8, 63.4, 10.5)
    : "";
  if (card.other)
    foot = box(1, 35, 14, 17, token(card.other), 'rx="3"') + number(letterOf(card.other), 8, 49, 14, edge);
  if (standsFor)
    foot =
      box(1, 49, 14, 18, token(standsFor), 'rx="3" stroke="var(--edge)"') +
      number(letterOf(standsFor), 8, 63, 14, edge);
  const sign = card.kind === "escapes" ? "" : use(typeSign(card), 3, 21, 10, 10);
  const ground = box(1, 1.5, 14, 31, card.kind === "wild" ? "var(--ink)" : "var(--c)", 'rx="3"');
  return (
    band(card, 16, 68) +
    `<g class="edge">${ground}${mark}${sign}${foot}</g>` +
    art +
    number(card.value, card.value < 10 ? 39 : 34, 15, 14.5)
  );
}

/** The inside of the card's <svg>. `standsFor` is the suspect a wild was played as. */
export function face(name: string, size: Size, standsFor = ""): string {
  const card = printed(name);
  return once(`jack-the-ripper ${size} ${name} ${standsFor}`, () =>
    size === "hand" ? handFace(card) : size === "big" ? bigFace(card) : miniFace(card, standsFor),
  );
}
