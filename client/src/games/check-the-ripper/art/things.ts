// The small drawings: dice, weapons, pieces, files, cards. Each is [viewBox, body] and becomes a <symbol>.
type Drawing = [string, string];

/** What the dice show. */
export const SYMBOLS: Record<string, Drawing> = {
  king: [
    "0 0 48 48",
    '<path d="M24 3v9M20 6.6h8" fill="none" stroke="currentColor" stroke-width="2.6"/><path d="M24 12c4 0 5 3 4 6 3-3 10-3 10 3 0 6-6 8-7 15H17c-1-7-7-9-7-15 0-6 7-6 10-3-1-3 0-6 4-6z"/><path d="M13 38h22l2 5H11z"/><path class="cr-cut" d="M24 17v15M15 21c3 2 4 7 5 11M33 21c-3 2-4 7-5 11"/>',
  ],
  queen: [
    "0 0 48 48",
    '<circle cx="24" cy="7" r="3"/><path d="M24 12l4 9 6-9 0 10 6-5-6 19H14L8 17l6 5 0-10 6 9z"/><path d="M13 38h22l2 5H11z"/><path class="cr-cut" d="M24 20v12M18 25l2 8M30 25l-2 8"/>',
  ],
  rook: [
    "0 0 48 48",
    '<path d="M12 8h5v4h4V8h6v4h4V8h5v10l-4 3 2 15H14l2-15-4-3z"/><path d="M13 38h22l2 5H11z"/><path class="cr-cut" d="M15 18h18M21 24v9M27 24v9"/>',
  ],
  bishop: [
    "0 0 48 48",
    '<circle cx="24" cy="6" r="2.6"/><path d="M24 9c7 6 10 12 8 17-1 2-3 3-3 5l2 5H17l2-5c0-2-2-3-3-5-2-5 1-11 8-17z"/><path d="M13 38h22l2 5H11z"/><path class="cr-cut" d="M24 15v9M20 19.5h8"/>',
  ],
  knight: [
    "0 0 48 48",
    '<path d="M16 36c0-7 6-10 7-15-3 2-5 3-7 3l-3 4c-3 1-5-1-5-3 1-6 5-10 8-14l1-7 5 5c9 0 15 8 15 18 0 4 0 6-1 9z"/><path d="M13 38h22l2 5H11z"/><path class="cr-cut" d="M19 15l3-1M30 14c3 4 4 10 3 18M26 13c4 5 4 12 2 18"/><circle class="cr-cut-dot" cx="19.5" cy="14.6" r="1.2"/>',
  ],
};

/** What the files show. */
export const WEAPONS: Record<string, Drawing> = {
  cleaver: [
    "0 0 48 48",
    '<path class="cr-flat" d="M6 10c8-3 17-3 25-1l3 15c-9 3-18 3-26 0z"/><path d="M6 10c8-3 17-3 25-1l3 15c-9 3-18 3-26 0zM33 20l3-1 8 22-5 2-7-20" class="cr-line"/><path class="cr-hatch" d="M10 13v10M14 12v12M18 11.5v13M22 11.5v13M36 27l4-1.5M38 32l4-1.5"/><circle class="cr-line" cx="28.5" cy="13" r="1.6"/>',
  ],
  knife: [
    "0 0 48 48",
    '<path class="cr-flat" d="M5 40C12 27 22 14 32 6l5 5C31 20 21 30 5 40z"/><path d="M5 40C12 27 22 14 32 6l5 5C31 20 21 30 5 40zM32 6l3-3 10 10-4 3-4-5" class="cr-line"/><path class="cr-hatch" d="M12 33L33 10M14 31L31 11M36 5l6 7"/>',
  ],
  scissors: [
    "0 0 48 48",
    '<path class="cr-flat" d="M9 4c2 10 8 18 15 25l-3 3C12 25 8 14 9 4zM39 4c-2 10-8 18-15 25l3 3C36 25 40 14 39 4z"/><path d="M9 4c2 10 8 18 15 25l5 5M9 4c-1 10 3 21 12 28M39 4c-2 10-8 18-15 25l-5 5M39 4c1 10-3 21-12 28" class="cr-line"/><circle class="cr-line" cx="15" cy="38" r="6"/><circle class="cr-line" cx="33" cy="38" r="6"/><circle class="cr-line" cx="24" cy="27.5" r="1.2"/>',
  ],
  hammer: [
    "0 0 48 48",
    '<path class="cr-flat" d="M8 9h20c6 0 10 3 13 7-5-1-8 0-11 3H8z"/><path d="M8 9h20c6 0 10 3 13 7-5-1-8 0-11 3H8zM5 8h4v12H5zM19 19h6l1 24h-8z" class="cr-line"/><path class="cr-hatch" d="M12 12v6M15 12v6M18 12v5M21 24v17M23 24v17"/>',
  ],
  blank: [
    "0 0 48 48",
    '<path class="cr-line" d="M14 10h15l6 6v22H14zM29 10v6h6"/><path class="cr-hatch" d="M18 33L31 20"/>',
  ],
};

/** The detectives, by their hats: a body for all, and what they wear. */
export const PIECES: Record<string, Drawing> = {
  bowler: [
    "0 0 48 48",
    '<path class="cr-flat" d="M11 44c0-3 2-4 4-5 1-7 2-12 5-15h8c3 3 4 8 5 15 2 1 4 2 4 5z"/><path class="cr-line" d="M11 44c0-3 2-4 4-5 1-7 2-12 5-15h8c3 3 4 8 5 15 2 1 4 2 4 5zM14 39.5h20"/><path class="cr-hatch" d="M28 27l3 11M25.5 27l2 11M24 25v13"/><circle class="cr-flat" cx="24" cy="18" r="6.5"/><circle class="cr-line" cx="24" cy="18" r="6.5"/><path class="cr-hat" d="M12 16c3-2 4.5-2.5 5.5-2.5 0-6.5 3-9.5 6.5-9.500s6.5 3 6.5 9.500c1 0 2.5.5 5.5 2.5-7 2.5-17 2.5-24 0z"/><path class="cr-flat" d="M17.5 11h13l.2 2.300H17.300z"/>',
  ],
  cap: [
    "0 0 48 48",
    '<path class="cr-flat" d="M11 44c0-3 2-4 4-5 1-7 2-12 5-15h8c3 3 4 8 5 15 2 1 4 2 4 5z"/><path class="cr-line" d="M11 44c0-3 2-4 4-5 1-7 2-12 5-15h8c3 3 4 8 5 15 2 1 4 2 4 5zM14 39.5h20"/><path class="cr-hatch" d="M28 27l3 11M25.5 27l2 11M24 25v13"/><circle class="cr-flat" cx="24" cy="18" r="6.5"/><circle class="cr-line" cx="24" cy="18" r="6.5"/><path class="cr-hat" d="M11.5 14.500c-1.5-3.5 1-6 6-6.5 6-.8 12-.5 15 2 2 1.5 2.5 3 2 4.500l7 2.200c-1 1.5-4 1.8-8 .8-6-1-13-.5-19-1-1.5 0-2.5-.8-3-2z"/><path class="cr-band" d="M14 14c5-1.5 13-1.5 20 .5M23 8.500v-1.5"/>',
  ],
  deerstalker: [
    "0 0 48 48",
    '<path class="cr-flat" d="M11 44c0-3 2-4 4-5 1-7 2-12 5-15h8c3 3 4 8 5 15 2 1 4 2 4 5z"/><path class="cr-line" d="M11 44c0-3 2-4 4-5 1-7 2-12 5-15h8c3 3 4 8 5 15 2 1 4 2 4 5zM14 39.5h20"/><path class="cr-hatch" d="M28 27l3 11M25.5 27l2 11M24 25v13"/><circle class="cr-flat" cx="24" cy="18" r="6.5"/><circle class="cr-line" cx="24" cy="18" r="6.5"/><path class="cr-hat" d="M9 19c1.5-2 5-3.5 6.5-6.5 1-4.5 4-7 8.5-7s7.5 2.5 8.5 7c1.5 3 5 4.5 6.5 6.5-3.5.8-7 0-9-2.5-4-1-8-1-12 0-2 2.5-5.5 3.3-9 2.500zM24 5.500c-3.5 1-5-3.5-2-3.5 1 0 1.6.6 2 1.4.4-.8 1-1.4 2-1.4 3 0 1.5 4.5-2 3.500z"/><path class="cr-band" d="M24 6.500v9M19.5 7.500c-1.5 3-2 5-2 8M28.5 7.500c1.5 3 2 5 2 8M16.5 12h15"/>',
  ],
  topper: [
    "0 0 48 48",
    '<path class="cr-flat" d="M11 44c0-3 2-4 4-5 1-7 2-12 5-15h8c3 3 4 8 5 15 2 1 4 2 4 5z"/><path class="cr-line" d="M11 44c0-3 2-4 4-5 1-7 2-12 5-15h8c3 3 4 8 5 15 2 1 4 2 4 5zM14 39.5h20"/><path class="cr-hatch" d="M28 27l3 11M25.5 27l2 11M24 25v13"/><circle class="cr-flat" cx="24" cy="18" r="6.5"/><circle class="cr-line" cx="24" cy="18" r="6.5"/><path class="cr-hat" d="M12 15.500c2-1 4-1.5 5.5-1.500L16.5.8h15L30.5 14c1.5 0 3.5.5 5.5 1.5-6 2.5-18 2.5-24 0z"/><path class="cr-flat" d="M17.3 10h13.400l-.2 3H17.500z"/>',
  ],
};

export const THINGS: Record<string, Drawing> = {
  cube: [
    "0 0 110 110",
    '<rect x="4" y="104" width="92" height="5" rx="3" fill="#000" opacity=".35"/><path d="M6 24L20 8q2-2 6-2h70q6 0 6 6v66q0 3-2 5L88 98z" fill="#a8946a"/><path d="M8 25L22 9q1-1 4-1h68L84 22z" fill="#fffaf0"/><path d="M86 24L99 9q1 1 1 4v66q0 2-2 4L86 96z" fill="#c6b48a"/><rect x="4" y="20" width="84" height="84" rx="11" fill="url(#cr-ivory)"/><rect x="4.7" y="20.7" width="82.6" height="82.6" rx="10.5" fill="none" stroke="#8c7a52" stroke-width="1.4"/><rect x="9" y="25" width="74" height="74" rx="8" fill="none" stroke="#fffdf4" stroke-width="2" opacity=".8"/>',
  ],
  chip: [
    "0 0 48 48",
    '<circle cx="24" cy="24" r="22.5" class="cr-chip-face"/><circle cx="24" cy="24" r="22.5" class="cr-chip-rim"/><circle cx="24" cy="24" r="18.5" class="cr-chip-ring"/><path class="cr-chip-print" d="M24 12c7 0 11 5 11 12M24 16c5 0 7 4 7 8 0 4-1 7-2 10M24 20c3 0 3.5 2 3.5 4.5 0 4-1 8-2.5 11M24 12c-7 0-11 5-11 12 0 3 1 5 2 7M24 16c-5 0-7 4-7 8 0 4 1 7 3 9M24 20c-3 0-3.5 2-3.5 4.5 0 4 1 7 2.5 10"/>',
  ],
  ship: [
    "0 0 76 50",
    '<path class="cr-line" d="M6 34h62l-6 10H14zM20 34V26h26v8M30 26V12h6v14M14 34V10M56 34V14"/><path class="cr-hatch" d="M12 38h52M14 41h47M14 12l16 14M14 12L4 33M56 15L44 26M56 15l12 19"/><path class="cr-hatch" d="M33 11c2-6 9-3 11-7s9-3 12-2M34 9c4-2 9-1 12-3M2 46c4-2 6 2 10 0s6 2 10 0 6 2 10 0 6 2 10 0 6 2 10 0 6 2 10 0"/>',
  ],
  compass: [
    "0 0 100 100",
    '<circle class="cr-hatch" cx="50" cy="50" r="33"/><circle class="cr-hatch" cx="50" cy="50" r="30"/><path d="M50 6l6 38-6 6zM94 50l-38 6-6-6zM50 94l-6-38 6-6zM6 50l38-6 6 6z"/><path class="cr-line" d="M50 6l6 38 38 6-38 6-6 38-6-38-38-6 38-6z"/><path class="cr-hatch" d="M72 28L57 43M72 72L57 57M28 72l15-15M28 28l15 15"/>',
  ],
  back: [
    "0 0 60 84",
    '<rect x="1" y="1" width="58" height="82" rx="5" fill="#232a31" stroke="#a58a55" stroke-width="1.5"/><rect x="5" y="5" width="50" height="74" rx="3" fill="none" stroke="#a58a55" stroke-width=".8"/><g fill="none" stroke="#a58a55" stroke-width="1.1" stroke-linecap="round"><path d="M30 24c10 0 15 8 15 18 0 6-1 11-3 16M30 29c7 0 10 6 10 13 0 7-2 13-4 18M30 34c4 0 5.5 4 5.5 8 0 8-2 15-4 19M30 24c-10 0-15 8-15 18 0 5 1 8 2 11M30 29c-7 0-10 6-10 13 0 6 1 10 3 14M30 34c-4 0-5.5 4-5.5 8 0 7 1.5 12 3 16"/></g>',
  ],
  eye: [
    "0 0 24 24",
    '<path fill-rule="evenodd" d="M12 5C6 5 2.5 10 1 12c1.5 2 5 7 11 7s9.5-5 11-7c-1.5-2-5-7-11-7zm0 2.500A4.500 4.500 0 1 1 12 16.500 4.500 4.500 0 0 1 12 7.500z"/><circle cx="12" cy="12" r="2.200"/>',
  ],
  swords: [
    "0 0 24 24",
    '<path fill="none" stroke="currentColor" stroke-width="2.200" stroke-linecap="round" d="M4 3l13 13M20 3L7 16M3.500 13.500l7 7M20.500 13.500l-7 7M6 18l-3 3M18 18l3 3"/>',
  ],
  pencil: ["0 0 24 24", '<path d="M3 21l1.300-5.500L16.500 3.300l4.200 4.200L8.500 19.700zM6 16.500l1.500 1.500"/>'],
};

export const symbols = (drawings: Record<string, Drawing>): string =>
  Object.entries(drawings)
    .map(([name, [box, body]]) => `<symbol id="cr-${name}" viewBox="${box}">${body}</symbol>`)
    .join("");
