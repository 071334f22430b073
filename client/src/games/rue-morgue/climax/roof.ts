// The roofs of Paris by night, 640 by 400, and who is on them.
import { edged, line, path } from "../../rummy/art/pen";

const DARK = "#180c08";

function slates(): string {
  let [rows, joints] = ["", ""];
  for (let row = 0; row < 8; row++) {
    const y = 300 + 13 * row;
    rows += `M${Math.max(0, 70 - 22 * row)} ${y}H${Math.min(640, 560 + 22 * row)}`;
    for (let x = row % 2 ? 12 : 0; x < 660; x += 24) joints += `M${x} ${y}v13`;
  }
  return line(joints, "#23253a", 1) + line(rows, "#2c2e3f", 1.2);
}

/** The moon and the roofs, with a chimney, a window and the lightning rod. */
export const roofs = (): string =>
  '<circle cx="470" cy="118" r="46" fill="#f4e3b5"/>' +
  line("M438 126H502M436 131H504M435 136H505M434 141H506M432 146H508M434 151H506M435 156H505", "#c9a66b", 1, {
    opacity: 0.6,
  }) +
  path(
    "M0 300V232L40 208H96L120 236V250H160V214H216L240 244H300L320 220H390L412 250V240H470L494 214H560L590 246H640V400H0ZM178 214V190h14v24ZM346 220V196h12v24ZM520 214V188h16v26Z",
    "#252739",
  ) +
  path("M0 400V326L70 286H560L640 330V400Z", "#15161f") +
  line("M70 286H560", "#6a6d82", 3) +
  slates() +
  path("M96 286V214h62v72Z", "#2a2430") +
  path("M90 214H164V204H90Z", "#3a3340") +
  edged("M100 204V182h16v22ZM120 204V178h16v26ZM140 204V184h14v20Z", "#5b3a2e", 1, "#15161f") +
  line("M96 222H158M96 231H158M96 240H158M96 249H158M96 258H158M96 267H158M96 276H158", "#17131b", 1) +
  '<g transform="translate(196 286)">' +
  edged("M0 60V-6L34 -34L68 -6V60Z", "#1d1f2c", 2, "#4d5063") +
  path("M12 52V2H56V52Z", "#f0b25c") +
  line("M34 2V52M12 26H56", "#1d1f2c", 4) +
  "</g>" +
  line("M432 60V286", "#0a0c12", 7) +
  line("M431 60V286", "#8b93a8", 2) +
  path("M432 44l5 18h-10Z", "#c9a66b");

const fingers = (x: number, y: number, height: number): string =>
  [0, 6, 12, 18]
    .map(
      (dx) =>
        `<rect x="${x + dx}" y="${y}" width="6.6" height="${height}" rx="3.3" fill="#4a4652" stroke="${DARK}" stroke-width="1.5"/>`,
    )
    .join("");

const COATS = ["#e6a055", "#d98a3f", "#8f3f15", "#7c3413"];

/** Strokes of fur down its back, always the same. */
function fur(): string {
  let out = "";
  for (let i = 0; i < 72; i++) {
    const x = ((i * 37) % 104) - 52;
    const y = ((i * 53) % 118) - 72;
    if (Math.abs(x) > 50 - Math.max(0, -y - 50)) continue;
    const length = 13 + ((i * 7) % 10);
    out += line(
      `M${x} ${y}q${(x * 0.06).toFixed(1)} ${length / 2} ${(x * 0.1).toFixed(1)} ${length}`,
      COATS[i % 4],
      1.6,
    );
  }
  for (let i = 0; i < 14; i++) {
    const x = -31 + i * 4.8;
    out += line(
      `M${x} ${-112 + Math.abs(x) * 0.3}q${(x * 0.1).toFixed(1)} 9 ${(x * 0.16).toFixed(1)} 19`,
      COATS[i % 4],
      1.6,
    );
  }
  return out;
}

/** Its arm on the lightning rod. */
export const HOLDS =
  edged("M46 -62Q92 -92 98 -150Q100 -176 92 -196L108 -200Q122 -172 118 -140Q112 -76 62 -38Z", "#a34d1a", 2.5, DARK) +
  fingers(88, -218, 24);
/** Its arm let down. */
export const LETS =
  edged("M44 -66Q86 -50 92 4Q94 30 84 52L66 50Q72 20 66 0Q60 -22 40 -34Z", "#a34d1a", 2.5, DARK) + fingers(63, 34, 24);

/** The Orang-Utan from behind, without its right arm; it sits around 0, 0. */
export const ape = (): string =>
  edged("M-44 -66Q-84 -48 -90 6Q-92 34 -82 56L-64 54Q-70 22 -64 0Q-58 -22 -40 -34Z", "#a34d1a", 2.5, DARK) +
  fingers(-86, 44, 20) +
  edged(
    "M0 -92Q58 -88 66 -30Q72 26 58 56Q30 72 0 70Q-30 72 -58 56Q-72 26 -66 -30Q-58 -88 0 -92Z",
    "#b9591f",
    2.5,
    DARK,
  ) +
  edged("M0 -122Q34 -122 38 -92Q36 -68 0 -66Q-36 -68 -38 -92Q-34 -122 0 -122Z", "#b9591f", 2.5, DARK) +
  path("M-30 -80Q0 -66 30 -80V-60H-30Z", "#b9591f") +
  fur() +
  fingers(-44, 58, 14) +
  fingers(20, 58, 14);

/** Far away on the roofs, in mid-air. */
export const LEAPS =
  // the arm and the leg behind, the body, the arm and the leg in front, the head
  path("M-4 -12C-13 -21 -15 -32 -11 -42L-14 -47L-10 -45L-8 -49L-5 -43C-5 -33 -1 -24 9 -16Z", "#6f3310") +
  path("M-14 5C-22 6 -28 1 -36 4L-42 2L-38 7L-41 11L-35 10C-28 15 -20 16 -11 13Z", "#6f3310") +
  path("M17 -13C23 -5 19 7 7 12C-4 17 -17 18 -21 10C-25 1 -17 -7 -8 -14C0 -21 11 -21 17 -13Z", "#a24c17") +
  path("M-9 9C-10 17 -16 22 -24 24L-28 28L-22 28L-20 32L-17 27C-7 26 1 20 3 9Z", "#a24c17") +
  path("M9 -15C21 -10 32 -13 43 -23L48 -27L46 -21L50 -20L45 -16C38 -5 27 2 14 0L15 4L10 0L10 4L5 -1Z", "#a24c17") +
  path("M11 -21C14 -29 25 -31 29 -23C34 -22 36 -15 30 -12C26 -8 17 -8 13 -12C10 -15 9 -18 11 -21Z", "#a24c17") +
  path("M25 -20C29 -22 34 -19 32 -15C30 -12 25 -13 24 -16Z", "#3a2a22") +
  line(
    "M-16 9L-12 -3M-9 13L-5 -4M-2 14L2 -5M5 11L8 -6M11 7L13 -5M19 -3L26 -10M28 -4L36 -13M13 -18L17 -26M19 -22L23 -27M-4 -21L-7 -34M-7 -24L-10 -38M-26 8L-33 6M-12 20L-20 24",
    "#e79a4e",
    1,
  ) +
  '<circle cx="25.5" cy="-20.5" r="1.3" fill="#ffd38a"/>';

/** A hand with a lantern, from the right, and a bowl of fruit on the ridge. */
export const LANTERN =
  path("M640 196Q590 190 548 214L536 204Q560 178 640 168Z", "#1d1410") +
  edged("M528 206q10 -8 22 0l-4 12h-14Z", "#c98a5c", 1.6, DARK) +
  line("M538 214v10", "#0a0c12", 3) +
  edged("M522 226H554L560 272H516Z", "#ffe9b4", 4, "#0a0c12") +
  path("M518 272H558V280H518ZM526 218H550L554 226H522Z", "#0a0c12");
export const FRUIT =
  '<circle cx="492" cy="270" r="9" fill="#c9582f"/><circle cx="508" cy="266" r="10" fill="#d9a13a"/><circle cx="523" cy="271" r="8" fill="#9c2f2a"/>' +
  edged("M476 274H540Q534 292 508 292Q482 292 476 274Z", "#5a4028", 2, DARK);
