// A street that runs away from us, 640 by 400, seen from the middle of the road.
import { line, path, round } from "../../rummy/art/pen";

/** The houses on the left, near to far: where a front begins, its roof and its foot there, and its colour. */
const FRONTS: [x: number, roof: number, foot: number, colour: string][] = [
  [-10, 0, 362, "#171e26"],
  [120, 58, 308, "#222b35"],
  [210, 104, 270, "#2e3843"],
  [270, 150, 245, "#3a4550"],
  [300, 160, 232, "#3a4550"],
];
const COURSES = 14;
const LIT = "#d99a45";

/** The same on both sides of the street. */
const both = (d: (x: (at: number) => number) => string): string => d((at) => at) + d((at) => 640 - at);

function front(i: number): string {
  const [x0, roof0, foot0, colour] = FRONTS[i]!;
  const [x1, roof1, foot1] = FRONTS[i + 1]!;
  const wall = both((x) => `M${x(x0)} ${roof0}L${x(x1)} ${roof1}V${foot1}L${x(x0)} ${foot0}Z`);
  let courses = "";
  for (let k = 2; k < COURSES + 2; k++) {
    const at = (roof: number, foot: number) => round(roof + ((foot - roof) * k) / (COURSES + 2));
    courses += both((x) => `M${x(x0)} ${at(roof0, foot0)}L${x(x1)} ${at(roof1, foot1)}`);
  }
  const [w, h] = [(x1 - x0) * 0.26, (foot0 - roof0) * 0.15];
  const x = x0 + (x1 - x0) * 0.38;
  const windows = [0.24, 0.52].flatMap((part, floor) => {
    const y = roof0 + (foot0 - roof0) * part;
    const pane = (left: number, lit: boolean) =>
      path(`M${round(left)} ${round(y)}h${round(w)}v${round(h)}h${round(-w)}Z`, lit ? LIT : "#0e141b", {
        stroke: "#55626f",
        "stroke-width": 0.8,
      });
    return [pane(x, false), pane(640 - x - w, i === 1 && floor === 0)];
  });
  return path(wall, colour) + line(courses, "#0c1117", 0.8, { opacity: 0.55 }) + windows.join("");
}

function road(): string {
  let stones = "";
  for (let k = 0; k < 16; k++) {
    const y = 240 + 0.6 * k * k + 0.6 * k;
    const half = 10 + (y - 240) * 1.8;
    stones += `M${round(320 - half)} ${round(y)}H${round(320 + half)}`;
  }
  return (
    path("M-10 400L292 236H348L650 400Z", "#303a45") +
    path("M-10 362L296 234L292 238L-10 400ZM650 362L344 234L348 238L650 400Z", "#46525e") +
    line(stones, "#1a2129", 1.1, { opacity: 0.7 })
  );
}

/** The street without its lamps, its walker and its fog. */
export const street = (): string => [3, 2, 1, 0].map(front).join("") + road();

/** A lamp post on its foot at 0, 0. */
export const POST =
  path("M-3 0V-150H3V0ZM-12 0H12L8 -12H-8ZM-16 -140H16V-136H-16ZM-20 -192L0 -212L20 -192Z", "#070a0e") +
  path("M-11 -156L-16 -192H16L11 -156Z", "currentColor", { stroke: "#070a0e", "stroke-width": 4 });

/** Somebody in a top hat and a cape, from behind, 120 high. */
export const WALKER =
  path(
    "M-7-62L-8-82Q0-85 8-82L7-62Q16-61 16-58Q9-55 8-55Q9-50 7-47Q16-44 20-34Q26-14 29 8Q14 2 8 8L8 26H2L1 8H-1L-2 26H-8L-8 8Q-16 2-29 8Q-26-14-20-34Q-16-44-7-47Q-9-50-8-55Q-16-57-16-58Q-15-61-7-62Z",
    "#06090d",
  ) +
  line("M-3-44Q-8-20-14 2M3-44Q8-20 14 2M-8-38Q-16-18-22 2M0-46V4M-6-64H6", "#3c4a58", 0.9) +
  line("M24-8L30 26", "#06090d", 2);

/** Banks of fog: where, how wide and how dense. */
export const FOG: [x: number, y: number, rx: number, ry: number, dense: number][] = [
  [60, 250, 190, 44, 0.75], [166, 300, 180, 40, 0.7], [330, 190, 150, 34, 0.6], [40, 190, 170, 36, 0.6],
  [230, 350, 200, 44, 0.7], [110, 130, 160, 30, 0.5], [300, 262, 170, 34, 0.8], [20, 360, 170, 44, 0.6],
]; // prettier-ignore

/** Thirty-five, as a finger writes it on a pane. */
export const WRITTEN =
  "M226 126Q300 92 302 146Q300 180 262 184Q316 186 312 238Q300 292 218 262M420 116L356 120L346 184Q414 164 418 220Q414 286 334 264";
