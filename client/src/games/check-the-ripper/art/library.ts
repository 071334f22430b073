// All drawings that are used more than once, for one <svg> at the top of the table.
import { portraits } from "./people";
import { PIECES, SYMBOLS, THINGS, WEAPONS, symbols } from "./things";

const PATTERNS =
  '<clipPath id="cr-oval"><ellipse cx="110" cy="85" rx="66" ry="78"/></clipPath>' +
  '<linearGradient id="cr-ivory" x2=".7" y2="1"><stop offset="0" stop-color="#fffaea"/><stop offset=".55" stop-color="#f1e6cb"/><stop offset="1" stop-color="#d9c79c"/></linearGradient>' +
  '<pattern id="cr-waves" width="44" height="22" patternUnits="userSpaceOnUse"><path class="cr-wave" d="M3 6q4-4 8 0t8 0M25 17q4-4 8 0t8 0"/></pattern>' +
  '<pattern id="cr-grain" width="5" height="5" patternUnits="userSpaceOnUse" patternTransform="rotate(38)"><path class="cr-grain" d="M0 0v5"/></pattern>' +
  '<radialGradient id="cr-glow"><stop class="cr-glow-in" offset="0"/><stop class="cr-glow-mid" offset=".55"/><stop class="cr-glow-out" offset="1"/></radialGradient>' +
  '<radialGradient id="cr-night" cx=".55" cy=".5" r=".75"><stop offset=".5" stop-color="#000" stop-opacity="0"/><stop class="cr-night-edge" offset="1"/></radialGradient>';

export const library = (): string =>
  `<defs>${PATTERNS}</defs>${symbols(SYMBOLS)}${symbols(WEAPONS)}${symbols(PIECES)}${symbols(THINGS)}${portraits()}`;
