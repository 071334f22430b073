// The four murderers: silhouettes in oval frames, each with hat, collar and weapon of his own.
const rules = Array.from({ length: 33 }, (_, i) => `M40 ${6 + 5 * i}H180`).join("");

interface Face {
  /** The silhouette from hat to shoulders. */
  shape: string;
  /** Lines cut into it. */
  cuts: string;
  /** Where moon or window stands behind him. */
  light: string;
  weapon: string;
}

const SHOULDERS = "c22 6 38 20 40 54H46c2-34 18-48 38-54";

const FACES: Record<string, Face> = {
  // A tall hat and long whiskers under the moon.
  scissors: {
    shape: '<path d="M46 176c2-34 18-48 38-54l-3-16-9 8c-3-14 1-26 8-32l-15-3c2-5 9-7 15-8l4-46c14-6 32-6 46 0l3 46c7 1 13 3 15 8l-14 3c7 7 10 18 7 32l-8-8-3 16c22 6 38 20 40 54z"/>',
    cuts: "M82 64c16 4 34 4 50 0M92 128l16 24M124 128l-14 24M84 30l1 26M90 28l1 30M96 27v31",
    light: '<circle cx="148" cy="44" r="26"/>',
    weapon: "translate(140 98) rotate(24) scale(1.35)",
  },
  // A flat cap, a broad jaw, and the collar turned up, before a barred window.
  cleaver: {
    shape: `<path d="M132 122${SHOULDERS}l-1-9-16 2 6-20 10-8c-4-12-4-26 1-38-7-1-13-4-13-9 12-16 34-24 56-20 16 3 26 11 28 20 10 1 17 4 19 8-8 3-17 4-26 3 3 6 4 14 3 20l5 13-6 2 2 8-4 2c0 8-4 12-14 11z"/>`,
    cuts: "M72 47c22-8 50-8 74 0M88 124l20 30M134 124l-24 30M86 32c10-5 22-8 34-7M118 70c6-2 12-2 16 1M96 100c4 8 10 14 18 16M92 92c4 10 12 18 22 21",
    light: '<path d="M142 18h34v52h-34zM153 18v52M165 18v52M142 44h34"/>',
    weapon: "translate(134 104) rotate(8) scale(1.25)",
  },
  // A bowler, a walrus moustache and an apron's straps, under a hanging lamp.
  knife: {
    shape: `<path d="M134 122${SHOULDERS}l-1-14c-10-6-15-18-15-32l-2-12c-10-1-15-3-18-7 4-3 10-4 16-5 0-24 14-40 34-40s34 16 34 40c6 1 12 2 16 5-3 4-8 6-17 7l-1 12c0 3 3 8 7 12l-7 3c0 12-6 22-14 27z"/>`,
    cuts: "M78 51c20 5 44 5 66 0M92 126l6 46M126 126l-8 46M88 22c4-5 8-8 13-9M92 26c4-5 8-8 13-9M100 92c4-5 9-6 13-2 5-4 11-3 15 2 2 3 5 4 8 3M98 96c8 4 14 3 16-1 4 4 10 5 17 2",
    light: '<path d="M52 0v22M40 38l6-16h12l6 16zM46 38q6 12 12 0"/>',
    weapon: "translate(132 108) rotate(-14) scale(1.3)",
  },
  // Bareheaded, with a wild crop of hair, sideburns and a scarf, before a chimney.
  hammer: {
    shape: `<path d="M134 122${SHOULDERS}l-2-12c-9-7-13-18-12-30l-7-4 5-5c-3-12 0-24 8-32l-5-7 11 2 1-9 9 6 6-9 7 8 9-6 3 9 10-3-2 9 10 2-5 7c5 8 7 16 5 26l6 14-7 3 2 8-4 3c1 10-3 15-12 16z"/>`,
    cuts: "M76 128c20 10 46 10 66 0M78 136c20 10 44 10 62 0M104 132l-8 34M110 133l-4 33M88 44c-4 8-4 16-2 24M94 40c-4 8-5 16-3 24M84 84c2 10 8 18 14 22M122 70c5-2 10-2 14 1",
    light: '<path d="M146 90V40h-4v-8h26v8h-4v50M155 30c-6-8 6-10 0-20"/>',
    weapon: "translate(134 100) rotate(12) scale(1.35)",
  },
};

const portrait = (name: string, { shape, cuts, light, weapon }: Face): string =>
  `<symbol id="cr-face-${name}" viewBox="30 0 166 172"><g clip-path="url(#cr-oval)"><rect width="220" height="172" fill="#cdbf9d"/><path d="${rules}" stroke="#7f7150" stroke-width="1.3"/>` +
  `<g fill="#efe3bf" stroke="#7f7150">${light}</g><g fill="#1c1a17">${shape}</g><path d="${cuts}" stroke="#cdbf9d" stroke-width="1.3" fill="none" stroke-linecap="round"/>` +
  `<path d="M60 160c4-12 10-18 18-22M66 168c4-12 10-20 18-24M160 160c-3-10-8-16-14-20" stroke="#6d6248" stroke-width="1.2" fill="none"/></g>` +
  `<ellipse cx="110" cy="85" rx="66" ry="78" fill="none" stroke="#1c1a17" stroke-width="2"/><ellipse cx="110" cy="85" rx="70" ry="82" fill="none" stroke="#1c1a17" stroke-width=".8"/>` +
  `<g transform="${weapon}" class="cr-held"><use href="#cr-${name}" width="48" height="48"/></g></symbol>`;

export const portraits = (): string =>
  Object.entries(FACES)
    .map(([name, face]) => portrait(name, face))
    .join("");
