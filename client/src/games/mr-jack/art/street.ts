// What stands in the streets: roofs and gardens seen from above, lamps, manholes and barriers.
import { CORNERS, r } from "../board";

const ring = (k: number) => CORNERS.map(([x, y]) => `${r(x * k)},${r(y * k)}`).join(" ");

/** A hipped roof from above: six slopes, each with its own hatching, lit from the north-west. */
function house(): string {
  const [k, inner] = [0.86, 0.26];
  let out = "";
  ["d", "d", "c", "b", "a", "b"].forEach((shade, i) => {
    const [x1, y1] = CORNERS[i]!;
    const [x2, y2] = CORNERS[(i + 1) % 6]!;
    out += `<path class="mj-slope-${shade}" d="M${r(x1 * k)},${r(y1 * k)} ${r(x2 * k)},${r(y2 * k)} ${r(x2 * inner)},${r(y2 * inner)} ${r(x1 * inner)},${r(y1 * inner)}z"/>`;
    const lines = "ab".includes(shade) ? [0.2, 0.4, 0.6, 0.8] : [0.12, 0.25, 0.38, 0.5, 0.62, 0.75, 0.88];
    for (const f of lines) {
      const [ox, oy] = [x1 + (x2 - x1) * f, y1 + (y2 - y1) * f];
      out += `<path class="mj-hatch" d="M${r(ox * k)},${r(oy * k)} ${r(ox * inner)},${r(oy * inner)}"/>`;
    }
  });
  return `<g id="mj-house">${out}<polygon class="mj-ridge" points="${ring(inner)}"/><polygon class="mj-eave" points="${ring(k)}"/><path class="mj-stack" d="M-7 -6h6v6h-6zM3 1h6v6h-6z"/><path class="mj-flue" d="M-5.5 -4.5h3v3h-3zM4.5 2.5h3v3h-3z"/></g>`;
}

/** Two terraces back to back, with a yard between them. */
function terrace(): string {
  const row = (top: number, left: number, right: number, skew: number) => {
    const tiles = Array.from({ length: 9 }, (_, i) => left + ((right - left) * (i + 1)) / 10);
    return (
      `<path class="mj-slope-a" d="M${left} ${top}H${right}L${right + skew} ${top + 13}H${left - skew}z"/><path class="mj-slope-d" d="M${left - skew} ${top + 13}H${right + skew}L${right + 2 * skew} ${top + 26}H${left - 2 * skew}z"/>` +
      `<path class="mj-hatch" d="${tiles.map((x) => `M${r(x)} ${top}V${top + 12}`).join("")}${[16, 19, 22].map((y) => `M${left - skew} ${top + y}H${right + skew}`).join("")}"/>` +
      `<path class="mj-eave mj-thin" d="M${left - skew} ${top + 13}H${right + skew}"/><path class="mj-stack" d="M-16 ${top + 9}h7v7h-7zM9 ${top + 9}h7v7h-7z"/><path class="mj-flue" d="M-14 ${top + 11}h3v3h-3zM11 ${top + 11}h3v3h-3z"/>`
    );
  };
  return `<g id="mj-terrace"><polygon class="mj-slope-c" points="${ring(0.86)}"/>${row(-36, -21, 21, 7)}${row(10, -35, 35, -7)}<path class="mj-yard" d="M-36 -8H36L40 0L35 8H-35L-40 0z"/><path class="mj-hatch" d="M-12 -8V8M12 -8V8"/><polygon class="mj-eave" points="${ring(0.86)}"/></g>`;
}

/** A church from above, with its spire. */
function church(): string {
  return (
    `<g id="mj-church"><polygon class="mj-yard" points="${ring(0.86)}"/><path class="mj-leaf" d="M-28 20l3-4 3 4M24 22l3-4 3 4M-20-27l3-4 3 4M26-20l3-4 3 4"/>` +
    `<path class="mj-slope-a" d="M-30 -9H32V0H-30z"/><path class="mj-slope-d" d="M-30 0H32V9H-30z"/><path class="mj-slope-b" d="M2 -24H11V24H2z"/><path class="mj-slope-d" d="M11 -24H20V24H11z"/>` +
    `<path class="mj-hatch" d="M-24 1V9M-18 1V9M-12 1V9M-6 1V9M26 1V9M12 -20H20M12 -15H20M12 15H20M12 20H20M12 -10H20M12 10H20"/><path class="mj-eave mj-thin" d="M-30 0H32M11 -24V24M-30 -9H2V-24H20V-9H32V9H20V24H2V9H-30z"/>` +
    `<path class="mj-slope-a" d="M-36 -11H-22L-29 0z"/><path class="mj-slope-b" d="M-36 -11L-29 0L-36 11z"/><path class="mj-slope-d" d="M-22 -11V11L-29 0zM-36 11H-22L-29 0z"/><path class="mj-eave mj-thin" d="M-36 -11H-22V11H-36zL-22 11M-22 -11L-36 11"/>` +
    `<polygon class="mj-eave" points="${ring(0.86)}"/></g>`
  );
}

function garden(): string {
  const crown =
    "M0-13C5-15 10-11 10-7C15-5 15 2 11 4C11 10 4 13 0 10C-4 13-11 10-11 4C-15 2-15-5-10-7C-10-11-5-15 0-13Z";
  const trees = [
    [-18, -14, 1],
    [14, -18, 0.9],
    [22, 8, 0.95],
    [-2, 18, 1.05],
    [-25, 10, 0.8],
  ]
    .map(
      ([x, y, k]) =>
        `<g transform="translate(${x} ${y}) scale(${k})"><path class="mj-tree" d="${crown}"/><path class="mj-leaf" d="M-4 8L9-5M0 9L11-2M4 9L11 2M-7 6L4-5"/><path class="mj-glint" d="M-10 0C-10-5-7-8-3-9"/></g>`,
    )
    .join("");
  return `<g id="mj-garden"><polygon class="mj-lawn" points="${ring(0.86)}"/><path class="mj-walk" d="M-40 0C-20 6 -6 -8 4 -2S26 -6 40 -2"/>${trees}<polygon class="mj-fence" points="${ring(0.86)}"/></g>`;
}

/** Which drawing stands on which hex; all others are plain houses. */
export const LOOKS: Record<string, string> = {
  b4: "garden",
  f6: "garden",
  h7: "garden",
  k8: "garden",
  l9: "garden",
  c5: "church",
  b5: "terrace",
  d8: "terrace",
  f4: "terrace",
  h9: "terrace",
  j7: "terrace",
  l8: "terrace",
  d4: "terrace",
};

const POST =
  '<g id="mj-post"><ellipse class="mj-kerb" cy="24" rx="17" ry="7"/><path class="mj-iron" d="M-8 25H8L4 19H2.5V-4H-2.5V19H-4ZM-9 -3H9V0H-9Z"/><path class="mj-glass" d="M-8 -4L-12 -25H12L8 -4Z"/>' +
  '<path class="mj-iron" d="M-14 -25H14L7 -33H3V-37H-3V-33H-7Z"/><path class="mj-bar" d="M0 -25V-4M-12 -25L-8 -4M12 -25L8 -4"/><path class="mj-flame" d="M0 -6C-5 -9 -3 -14 0 -20C3 -14 5 -9 0 -6Z"/></g>';
const HOLES =
  '<g id="mj-open"><circle class="mj-hole-rim" r="22"/><circle class="mj-hole-dark" r="17"/><path class="mj-rung" d="M-7 -15V16M7 -15V16M-7 -8H7M-7 0H7M-7 8H7"/><circle class="mj-hole-studs" r="19.5"/></g>' +
  '<g id="mj-shut"><circle class="mj-hole-rim" r="22"/><circle class="mj-lid" r="18.5"/><path class="mj-lidline" d="M-15 -9H15M-18 0H18M-15 9H15M-9 -15V15M0 -18V18M9 -15V15"/><path class="mj-lidbar" d="M-6 -3H6V3H-6Z"/></g>';
const BARRIER =
  '<g id="mj-barrier"><path class="mj-leg" d="M-24 18L-18 -14L-12 18M24 18L18 -14L12 18"/><path class="mj-plank" d="M-34 -12H34V0H-34Z"/>' +
  '<path class="mj-stripe" d="M-34 0L-26 -12H-18L-26 0ZM-18 0L-10 -12H-2L-10 0ZM-2 0L6 -12H14L6 0ZM14 0L22 -12H30L22 0Z"/></g>';

export const street = (): string => house() + terrace() + church() + garden() + POST + HOLES + BARRIER;
