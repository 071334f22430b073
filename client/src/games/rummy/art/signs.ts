// What the cards of both games have: signs on their edges, the patterns of the colours, and the light.
import { ID } from "./pen";

export const SIGNS: Record<string, string> = {
  evidence:
    '<circle cx="10" cy="10" r="6.5" fill="none" stroke="currentColor" stroke-width="2.6"/><path d="M15 15L21.5 21.5" stroke="currentColor" stroke-width="4" stroke-linecap="round"/><path d="M6.5 9.5Q7 6.5 10 6.2" fill="none" stroke="currentColor" stroke-width="1.2"/>',
  gavel:
    '<g transform="rotate(-38 12 10)" fill="currentColor"><rect x="5" y="4" width="14" height="8.5" rx="1"/><rect x="3" y="3" width="3" height="10.5" rx="1"/><rect x="18" y="3" width="3" height="10.5" rx="1"/><rect x="10.7" y="12" width="3" height="12" rx="1.2"/></g><rect x="1" y="20" width="12" height="3" rx="1" fill="currentColor"/>',
  key: '<g fill="none" stroke="currentColor" stroke-width="2.8"><circle cx="7" cy="7" r="4.6"/><path d="M10.5 10.5L21 21M17 17L20.5 13.5M13.5 13.5L16 11"/></g>',
  lamp: '<path d="M8 9L9.5 3h5L16 9ZM9 10h6l-1 7h-4ZM11 17h2v6h-2Z" fill="currentColor"/>',
  envelope:
    '<path d="M2 5.5H22V19.5H2Z" fill="none" stroke="currentColor" stroke-width="2" stroke-linejoin="round"/><path d="M2.5 6L12 13.5L21.5 6" fill="none" stroke="currentColor" stroke-width="2"/><circle cx="12" cy="14" r="3.4" fill="currentColor"/>',
  sort: '<path d="M4 6H20M4 12H15M4 18H10" stroke="currentColor" stroke-width="2.4" stroke-linecap="round" fill="none"/>',
  sheet:
    '<path d="M5 2H19V22L16.5 20L14.5 22L12 20L9.5 22L7.5 20L5 22Z" fill="none" stroke="currentColor" stroke-width="1.9" stroke-linejoin="round"/><path d="M8.5 7H15.5M8.5 11H15.5M8.5 15H12.5" stroke="currentColor" stroke-width="1.7" stroke-linecap="round"/>',
  tick: '<path d="M4 13L10 19L21 5" stroke="currentColor" stroke-width="3" stroke-linecap="round" stroke-linejoin="round" fill="none"/>',
};

export function pattern(name: string, width: number, height: number, body: string, turned = ""): string {
  const turn = turned ? ` patternTransform="${turned}"` : "";
  return `<pattern id="${ID}${name}" width="${width}" height="${height}" patternUnits="userSpaceOnUse"${turn}>${body}</pattern>`;
}

export const PATTERNS = [
  pattern("pinstripe", 5, 5, '<path d="M2.5 0V5" stroke="#fff" stroke-width="1.1"/>'),
  pattern("lozenge", 8, 8, '<path d="M4 .6L7.4 4L4 7.4L.6 4Z" fill="#fff"/>'),
  pattern("check", 8, 8, '<path d="M0 0H4V4H0ZM4 4H8V8H4Z" fill="#fff"/>'),
  pattern("dots", 7, 7, '<circle cx="2" cy="2" r="1.4" fill="#fff"/><circle cx="5.5" cy="5.5" r="1.4" fill="#fff"/>'),
  pattern("barber", 9, 9, '<path d="M0 2.2H9" stroke="#fff" stroke-width="3.6"/>', "rotate(-35)"),
  pattern("scallop", 8, 6, '<path d="M0 5Q2 .5 4 5Q6 .5 8 5" fill="none" stroke="#fff" stroke-width="1.4"/>'),
  pattern("ruled", 6, 4.5, '<path d="M0 2H6" stroke="#fff" stroke-width="1.1"/>'),
  pattern("shade", 3, 2.2, '<path d="M0 1.1H3" stroke="currentColor" stroke-width=".55"/>'),
].join("");

export function gradient(kind: "radial" | "linear", name: string, stops: [number, string, number?][]): string {
  const down = kind === "linear" ? ' x1="0" y1="0" x2="0" y2="1"' : "";
  const body = stops.map(
    ([at, colour, opacity]) =>
      `<stop offset="${at}" stop-color="${colour}"${opacity === undefined ? "" : ` stop-opacity="${opacity}"`}/>`,
  );
  return `<${kind}Gradient id="${ID}${name}"${down}>${body.join("")}</${kind}Gradient>`;
}

export const LIGHT = [
  gradient("radial", "halo", [
    [0, "#ffe3a6"],
    [0.25, "#f3b95f", 0.75],
    [1, "#f3b95f", 0],
  ]),
  gradient("radial", "mist", [
    [0, "#c3ced6", 0.75],
    [0.6, "#8fa0ae", 0.4],
    [1, "#8fa0ae", 0],
  ]),
  gradient("linear", "beam", [
    [0, "#f3b95f", 0.75],
    [1, "#f3b95f", 0],
  ]),
].join("");
