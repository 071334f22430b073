// All drawings that are used more than once, for one <svg><defs> at the top of the table.
import { CORNERS, r } from "../board";
import { portraits } from "./people";
import { street } from "./street";

const line = 'fill="none" stroke="currentColor" stroke-linecap="round" stroke-linejoin="round"';
const ICONS: Record<string, [string, string]> = {
  boot: ["0 0 24 24", '<path d="M7 2h7v10c2 2 7 2 8 6v2H7l-1-2V6zM6 21h16v1.5H6z"/>'],
  eye: [
    "0 0 24 24",
    '<path fill-rule="evenodd" d="M12 5C6 5 2.5 10 1 12c1.5 2 5 7 11 7s9.5-5 11-7c-1.5-2-5-7-11-7zm0 2.5A4.5 4.5 0 1 1 12 16.5 4.5 4.5 0 0 1 12 7.5z"/><circle cx="12" cy="12" r="2.2"/>',
  ],
  shut: [
    "0 0 24 24",
    `<path d="M2 9c3 4 6 5.5 10 5.5S19 13 22 9M5 13l-2 3.5M9.5 15l-1 4M14.5 15l1 4M19 13l2 3.5" ${line} stroke-width="2.2"/>`,
  ],
  sun: [
    "-12 -12 24 24",
    `<circle r="5"/><path d="M0 -11V-7.5M0 11V7.5M-11 0H-7.5M11 0H7.5M-7.8 -7.8L-5.3 -5.3M7.8 7.8L5.3 5.3M-7.8 7.8L-5.3 5.3M7.8 -7.8L5.3 -5.3" ${line} stroke-width="2.6"/>`,
  ],
  moon: ["-12 -12 24 24", '<path d="M3 -9A9.5 9.5 0 1 0 9 4A7.5 7.5 0 0 1 3 -9Z"/>'],
  lamp: [
    "-20 -40 40 68",
    '<path fill-rule="evenodd" d="M-14 -25H14L7 -33H3V-37H-3V-33H-7ZM-12 -23H12L8 -4H9V0H-9V-4H-8ZM-8 -20L-5 -5H5L8 -20ZM-2.5 0H2.5V19H4L8 25H-8L-4 19H-2.5Z"/><circle cy="-12" r="3.4"/>',
  ],
  cuffs: [
    "0 0 24 24",
    `<circle cx="7" cy="15" r="5" ${line} stroke-width="2.4"/><circle cx="17" cy="15" r="5" ${line} stroke-width="2.4"/><path d="M10 8.5h4M12 8.5V12" ${line} stroke-width="2"/>`,
  ],
  door: [
    "0 0 24 24",
    `<path d="M4 21V3h10v18M2 21h14M17 12h6M20 9l3 3-3 3" ${line} stroke-width="2"/><circle cx="11" cy="12" r="1.3"/>`,
  ],
  swap: ["0 0 24 24", `<path d="M4 8h14M14 4l4 4-4 4M20 16H6M10 12l-4 4 4 4" ${line} stroke-width="2.2"/>`],
  whistle: ["0 0 24 24", '<path d="M2 8h14v4h6v-3h-2V7h4v8h-8.300A6 6 0 1 1 4 13H2z" fill-rule="evenodd"/>'],
  bolt: ["0 0 24 24", '<path d="M13 1L4 14h6l-2 9 10-14h-6z"/>'],
  card: [
    "0 0 24 24",
    `<path d="M6 2h12v20H6zM9 6h6M9 18h6" ${line} stroke-width="1.8"/><circle cx="12" cy="11" r="2.4"/>`,
  ],
  lid: [
    "0 0 24 24",
    `<circle cx="12" cy="12" r="10" ${line} stroke-width="2.2"/><path d="M5 8.500h14M3 12h18M5 15.500h14M8.500 5v14M12 3v18M15.500 5v14" ${line} stroke-width="1.2"/>`,
  ],
  bar: [
    "0 0 24 24",
    `<path d="M1 7h22v6H1zM6 7l-4 6M12 7l-4 6M18 7l-4 6M22 9l-2 4M5 13L3 21M19 13l2 8" ${line} stroke-width="1.9"/>`,
  ],
  tick: ["0 0 24 24", `<path d="M4 13l5.500 5.500L20 6" ${line} stroke-width="3"/>`],
  hat: [
    "0 0 24 24",
    '<path d="M6.500 17L6 4c3-1.500 9-1.500 12 0l-.5 13zM1 17c5-2.500 17-2.500 22 0-1 3.500-4 3.500-6 3-3-1-7-1-10 0-2 .5-5 .5-6-3z"/>',
  ],
};

/** The card back: a fingerprint whose ridges open into a rosette. */
function rosette(): string {
  let ridges = "";
  for (let k = 1; k < 9; k++)
    ridges += `<path d="M${r(50 - k * 4.2)} ${r(62 + k * 3.5)}C${r(50 - k * 5.6)} ${r(58 - k * 5.5)} ${r(50 - k * 1.5)} ${r(54 - k * 6.2)} 50 ${r(54 - k * 6)}S${r(50 + k * 5.6)} ${r(58 - k * 5.5)} ${r(50 + k * 4)} ${r(64 + k * 4)}"/>`;
  let rays = "";
  for (let turn = 0; turn < 360; turn += 20)
    rays += `<path d="M50 10C53 4 53 2 50 -2C47 2 47 4 50 10" transform="rotate(${turn} 50 58)"/>`;
  return `<symbol id="mj-rosette" viewBox="-12 -6 124 128"><g fill="none" stroke="currentColor" stroke-width="2.2" stroke-linecap="round">${ridges}<path d="M50 58C52 64 51 70 47 76"/>${rays}</g></symbol>`;
}

const icons = () =>
  Object.entries(ICONS)
    .map(([name, [box, body]]) => `<symbol id="mj-i-${name}" viewBox="${box}">${body}</symbol>`)
    .join("");

const COBBLES =
  "M1 6V3Q1 1 3 1H7Q9 1 9 3V5Q9 6 8 6H2Q1 6 1 6M10 5V3Q10 1 12 1H15Q17 1 17 3V5Q17 6 16 6H11Q10 6 10 5M5 12V10Q5 8 7 8H11Q13 8 13 10V12Q13 13 12 13H6Q5 13 5 12M14 13V10Q14 8 16 8H18M0 8H2Q4 8 4 10V13";
const stops = (name: string, ...offsets: number[]) =>
  offsets.map((offset, i) => `<stop offset="${offset}" class="${name}-${"abc"[i]}"/>`).join("");
const here = 'gradientUnits="userSpaceOnUse"';

export const library = (): string => `<defs>
<polygon id="mj-hex" points="${CORNERS.map(([x, y]) => `${r(x * 0.885)},${r(y * 0.885)}`).join(" ")}"/>
<clipPath id="mj-oval"><ellipse cx="50" cy="60" rx="44" ry="54"/></clipPath>
<radialGradient id="mj-shine" cx=".7" cy=".3" r=".8"><stop offset="0" stop-color="#fff" stop-opacity=".26"/><stop offset=".55" stop-color="#fff" stop-opacity="0"/><stop offset="1" stop-color="#000" stop-opacity=".3"/></radialGradient>
<pattern id="mj-burin" width="14" height="5" patternUnits="userSpaceOnUse"><path class="burin" d="M0 1.2H14M2 3.7H8"/></pattern>
<pattern id="mj-cobble" width="18" height="14" patternUnits="userSpaceOnUse"><path class="cob" d="${COBBLES}"/></pattern>
<pattern id="mj-roofs" width="46" height="46" patternUnits="userSpaceOnUse" patternTransform="rotate(18)"><path class="farroof" d="M4 4H26V18H4ZM4 11H26M32 6H42V24H32ZM6 26H20V42H6ZM13 26V42M27 30H42V41H27Z"/></pattern>
<radialGradient id="mj-halo" ${here} cx="0" cy="0" r="140">${stops("halo", 0.2, 0.62, 1)}</radialGradient>
<radialGradient id="mj-pool" ${here} cx="0" cy="0" r="52">${stops("pool", 0, 1)}</radialGradient>
<linearGradient id="mj-out" ${here} x1="44" x2="132" y1="0" y2="0">${stops("out", 0, 1)}</linearGradient>
<radialGradient id="mj-wisp">${stops("wisp", 0, 1)}</radialGradient>
<radialGradient id="mj-bloom">${stops("bloom", 0, 0.35, 1)}</radialGradient>
<radialGradient id="mj-vignette" cx=".5" cy=".48" r=".72">${stops("vig", 0.6, 1)}</radialGradient>
<filter id="mj-soft" x="-20%" y="-20%" width="140%" height="140%"><feGaussianBlur stdDeviation="5"/></filter>
${portraits()}${street()}${icons()}${rosette()}</defs>`;
