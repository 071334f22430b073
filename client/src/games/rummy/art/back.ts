import { hatch, line, round } from "./pen";

/** The back of the cards: a fingerprint at the centre of a brass rosette. */
export function rosette(ground: string, lines: string): string {
  let petals = "";
  for (let r = 0; r < 3; r++)
    petals += `M46 51C${round(43 - 2.6 * r)} ${46 - 2 * r} ${44 - 2 * r} ${round(38 - 3.4 * r)} 46 ${round(36 - 3.6 * r)}C${48 + 2 * r} ${round(38 - 3.4 * r)} ${round(49 + 2.6 * r)} ${46 - 2 * r} 46 51`;
  const flower = Array.from({ length: 12 }, (_, k) =>
    line(petals, "currentColor", 0.75, { transform: `rotate(${k * 30} 46 66)` }),
  ).join("");
  let ridges = "";
  for (let r = 1; r < 8; r++)
    ridges += `<ellipse cx="46" cy="${66 + 0.25 * r}" rx="${round(1.7 * r)}" ry="${round(2.1 * r)}" fill="none" stroke="currentColor" stroke-width="1.05" stroke-dasharray="${round(4 + 2.1 * r)} ${round(1 + r * 0.16)} ${2 + 3 * r} 1.1" transform="rotate(${r * 23} 46 66)"/>`;
  const corners = [
    [8, 8, 1, 1],
    [84, 8, -1, 1],
    [8, 124, 1, -1],
    [84, 124, -1, -1],
  ]
    .map(
      ([x, y, sx, sy]) =>
        `<g transform="translate(${x} ${y}) scale(${sx} ${sy})">${line("M0 14Q0 0 14 0M0 9Q2 2 9 0M3 16Q5 5 16 3", "currentColor", 0.8)}<circle cx="6.5" cy="6.5" r="1.5" fill="currentColor"/></g>`,
    )
    .join("");
  return (
    `<rect width="92" height="132" rx="7" fill="${ground}"/><rect x="3" y="3" width="86" height="126" rx="5" fill="none" stroke="currentColor" stroke-width="1.6"/><rect x="5.6" y="5.6" width="80.8" height="120.8" rx="3.5" fill="none" stroke="currentColor" stroke-width=".6"/>` +
    line(hatch(6, 8, 86, 126, 2.6), lines, 0.6) +
    flower +
    `<circle cx="46" cy="66" r="17.5" fill="${ground}" stroke="currentColor" stroke-width="1.2"/>` +
    ridges +
    corners
  );
}
