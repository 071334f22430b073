// Night pictures: the five scenes, the special cards, the street behind the piles, and the back of the cards.
import { SUSPECTS, PATTERN } from "../material";
import { cut, edged, hatch, INK, line, paint, PAPER, path, round } from "../../rummy/art/pen";

/** A gentleman in profile, facing left. */
const GENT =
  "M38 40C36 44 35 48 34 51L27 61C27 63 30 64 33 64C31 66 31 68 33 69C31 71 32 73 33 74C31 78 33 85 39 86C43 87 46 86 48 86L48 95C34 98 16 104 10 122L98 122C94 106 84 99 70 94C68 88 70 82 72 76C78 64 78 46 68 38C60 30 44 30 38 40Z";

const STONE = "#2b3642";
const GLOW = "#f3b95f";
const DARK = "#0c1117";
const COAL = "#06090d";
const BRASS = "#c9a66b";

/** A street lamp: halo, lantern, post. (x, y) is the flame. */
function lamp(x: number, y: number, foot: number, size = 1): string {
  const s = (value: number) => round(value * size);
  return (
    `<circle cx="${x}" cy="${y}" r="${s(34)}" fill="${paint("halo")}"/><g transform="translate(${x} ${y}) scale(${size})">` +
    edged("M-6-7L-4 6H4L6-7Z", "#ffeab8", 1.6, DARK) +
    path("M-8-7L0-15L8-7Z", DARK) +
    "</g>" +
    line(`M${x} ${round(y + s(6))}V${foot}`, DARK, s(3.2)) +
    line(`M${x - s(7)} ${round(y + s(13))}H${x + s(7)}`, DARK, s(2)) +
    path(`M${x - s(4)} ${foot}h${s(8)}l${s(2)} 5h${-s(12)}Z`, DARK)
  );
}

/** A 100 x 128 night picture. */
function night(body: string, moon = ""): string {
  return (
    `<rect width="100" height="128" fill="${paint("dusk")}"/>${moon}` +
    line(hatch(0, 4, 100, 60, 3.4), "#4a5867", 0.5, { opacity: 0.55 }) +
    body
  );
}

function cobbled(y: number): string {
  const rest = `y="${y}" width="100" height="${128 - y}"`;
  return `<rect ${rest} fill="#1f2832"/><rect ${rest} fill="${paint("cobbles")}"/>`;
}

/** Courses of brick down to `foot`. */
function bricks(foot: number, wall = STONE): string {
  let joints = "";
  for (let row = 0; 6 + row * 7 < foot - 4; row++)
    for (let i = 0; i < 6; i++) joints += `M${8 + (row % 2) * 8 + i * 16} ${6 + row * 7}v7`;
  return path(`M0 0H100V${foot}H0Z`, wall) + line(hatch(0, 6, 100, foot - 4, 7) + joints, "#141b24", 0.8);
}

/** The caped stranger seen from behind, with hat and stick. */
function stroller(x: number, y: number, scale: number): string {
  const body =
    "M-7-62L-8-82Q0-85 8-82L7-62Q16-61 16-58Q9-55 8-55Q9-50 7-47Q16-44 20-34Q26-14 29 8Q14 2 8 8L8 26H2L1 8H-1L-2 26H-8L-8 8Q-16 2-29 8Q-26-14-20-34Q-16-44-7-47Q-9-50-8-55Q-16-57-16-58Q-15-61-7-62Z";
  const folds = "M-3-44Q-8-20-14 2M3-44Q8-20 14 2M-8-38Q-16-18-22 2M0-46V4";
  return `<g transform="translate(${x} ${y}) scale(${scale})">${path(body, COAL)}${line(folds, "#3c4a58", 0.9)}${line("M-6-64H6", "#3c4a58", 1.6)}${line("M24-8L30 26", COAL, 2)}</g>`;
}

export const SCENES: Record<string, string> = {
  "bucks-row": night(
    cobbled(96) +
      path("M0 30L22 40V98H0ZM22 40L40 54V96H22Z", DARK) +
      path("M100 46L70 58V96H100Z", STONE) +
      line(hatch(72, 62, 100, 94, 4), DARK, 0.8) +
      line("M6 46v10h7v-9ZM6 68v12h7V68ZM27 56v9h5v-7ZM27 74v9h5v-9Z", "#5b6a78", 1) +
      line("M1 34L21 43.5M23 44L39 56", "#3c4a58", 1) +
      path("M54 60L40 128H92L62 60Z", paint("beam"), { opacity: 0.55 }) +
      lamp(57, 56, 98, 0.9),
    '<path d="M80 10A12 12 0 1 0 90 28A10 10 0 0 1 80 10Z" fill="#e9dfc8"/>',
  ),
  "hanbury-street": night(
    cobbled(112) +
      bricks(112) +
      path("M26 22H74V104H26Z", DARK) +
      path("M32 28H68V104H32Z", "#ffdf9a") +
      path("M32 28H68V104H32Z", paint("halo"), { opacity: 0.6 }) +
      edged("M32 28L54 34V110L32 104Z", "#3a2a1c", 1.6, DARK) +
      line("M36 38L50 41V60L36 58ZM36 66L50 68V96L36 92Z", "#8a6d35", 1.2) +
      '<circle cx="51" cy="70" r="1.8" fill="#f3b95f"/>' +
      path("M54 110L68 104L96 128H40Z", paint("beam")) +
      path("M20 104H80V110H20ZM14 110H86V117H14Z", "#3d4a57", { opacity: 0.9 }) +
      path("M54 104H68L74 117H50Z", GLOW, { opacity: 0.55 }) +
      '<text x="50" y="19" text-anchor="middle" font-size="13" font-weight="700" fill="#e9dfc8">29</text>',
  ),
  "berner-street": night(
    cobbled(104) +
      bricks(104) +
      edged("M18 104V54Q18 24 50 24Q82 24 82 54V104Z", "#3a4653", 3, DARK) +
      path("M23 104V55Q23 30 50 30Q77 30 77 55V104Z", "#10161e") +
      edged("M23 104V55Q24 40 34 34V110L23 114ZM77 104V55Q76 40 66 34V110L77 114Z", "#4a3421", 1.4, DARK) +
      line("M28 44V108M72 44V108", DARK, 1) +
      `<circle cx="50" cy="60" r="22" fill="${paint("halo")}" opacity=".5"/><g fill="none" stroke="${BRASS}"><circle cx="50" cy="86" r="19" stroke-width="3.4"/><path d="M50 67V105M31 86H69M36.5 72.5L63.5 99.5M63.5 72.5L36.5 99.5" stroke-width="2"/></g><circle cx="50" cy="86" r="5" fill="${BRASS}"/>`,
  ),
  "mitre-square": night(
    path("M58 66V26L66 8L74 26V66Z", DARK) +
      line("M62 34h8M62 42h8", "#5b6a78", 1.4) +
      path("M66 20a5 5 0 0 1 4 8h-8a5 5 0 0 1 4-8Z", BRASS) +
      path("M0 40L30 46L30 98H0ZM100 44L82 48V98H100Z", DARK) +
      path("M26 56H88V98H26Z", STONE) +
      line(hatch(26, 60, 88, 96, 6), "#141b24", 0.8) +
      edged("M42 98V78Q42 66 54 66Q66 66 66 78V98Z", "#0a0f14", 1.6, "#5b6a78") +
      path("M46 98V79Q46 71 54 71Q60 72 61 79V98Z", GLOW, { opacity: 0.25 }) +
      line("M72 66h8v10h-8ZM76 66v10M72 71h8M6 54v10h8V54ZM6 74v10h8V74Z", "#5b6a78", 1.1) +
      cobbled(98) +
      path("M24 62L2 128H64L32 62Z", paint("beam"), { opacity: 0.5 }) +
      lamp(27, 58, 108, 1),
  ),
  "millers-court": night(
    cobbled(114) +
      bricks(114, "#232d37") +
      path("M8 24H48V114H8Z", DARK) +
      path("M13 30H43V114H13Z", "#43301f") +
      line("M20 30V114M28 30V114M36 30V114", "#1d140c", 1.2) +
      '<circle cx="38" cy="74" r="2.2" fill="#c9a66b"/><text x="28" y="56" text-anchor="middle" font-size="19" font-weight="700" fill="#f3d9a0">13</text>' +
      `<circle cx="75" cy="58" r="34" fill="${paint("halo")}" opacity=".7"/>` +
      path("M58 34H92V82H58Z", DARK) +
      path("M61 37H89V79H61Z", "#ffdf9a") +
      path("M61 37L75 37L70 52L61 58Z", "#8a6d35", { opacity: 0.5 }) +
      line("M75 37V79M61 51H89M61 65H89", DARK, 2.4) +
      path("M77 67L88 67L84 72L87 77L80 74Z", "#141b24") +
      path("M56 82H94V87H56Z", DARK) +
      path("M58 88L92 88L100 114H50Z", paint("beam"), { opacity: 0.5 }),
  ),
};

/** Six wedges, one for each suspect, each with colour and pattern, and a bust that could be anybody. */
function wild(): string {
  const wedges = SUSPECTS.map((suspect, i) => {
    const [a, b] = [i, i + 1].map((k) => ((60 * k - 120) * Math.PI) / 180) as [number, number];
    const d = `M50 60L${round(50 + 80 * Math.cos(a))} ${round(60 + 80 * Math.sin(a))}L${round(50 + 80 * Math.cos(b))} ${round(60 + 80 * Math.sin(b))}Z`;
    return path(d, `var(--${suspect})`) + path(d, paint(PATTERN[suspect]!), { opacity: 0.3 });
  });
  return (
    wedges.join("") +
    edged(GENT, PAPER, 5, PAPER) +
    path(GENT) +
    cut("M62 98L58 122M48 96L40 122M76 100Q88 106 92 122", 1, 0.5) +
    '<text x="52" y="82" text-anchor="middle" font-size="50" font-weight="700" fill="var(--paper)">?</text>'
  );
}

export const SPECIAL: Record<string, string> = {
  strikes: night(
    cobbled(92) +
      path("M0 36L20 44V96H0ZM100 34L84 42V96H100Z", DARK) +
      `<ellipse cx="46" cy="62" rx="58" ry="58" fill="${paint("mist")}"/>` +
      lamp(76, 30, 98, 1.05) +
      path("M58 98L20 128H86L66 98Z", "#05080b", { opacity: 0.75 }) +
      stroller(46, 92, 1.02) +
      line("M2 84Q30 78 52 84T98 82M0 92Q24 87 46 92T100 90", "#aab6c0", 2.4, { opacity: 0.35 }),
  ),
  commissioner: night(
    path("M0 88H100V128H0Z", "#4a3421") +
      line(hatch(0, 92, 100, 126, 6, 1), "#2c1e12", 1) +
      `<circle cx="22" cy="34" r="44" fill="${paint("halo")}" opacity=".6"/>` +
      edged("M42 14L45 20Q70 24 71 58L80 76Q46 64 12 76L20 58Q20 24 39 20Z", "#1a2634", 1.8, COAL) +
      path("M20 58Q46 50 71 58L73 63Q46 55 18 63Z", COAL) +
      line("M42 20V28M26 36Q28 28 34 24M58 26Q65 34 66 48M62 25Q69 34 69 50M23 52Q24 42 27 36", "#7f93a6", 1.2) +
      edged("M45 30l3.5 7 7.5 1-5.5 5.3 1.4 7.7-6.9-3.6-6.9 3.6 1.4-7.7-5.5-5.3 7.5-1Z", BRASS, 1, COAL) +
      '<g transform="rotate(-7 60 100)">' +
      edged("M28 84H92V120H28Z", "#e9dfc8", 1.4, "#1c1a17") +
      line("M34 91H70M34 97H84M34 103H80M34 109H62", "#1c1a17", 1.3) +
      '<circle cx="82" cy="111" r="7" fill="#b3342f"/><circle cx="82" cy="111" r="3.6" fill="none" stroke="#7c1e1a" stroke-width="1.3"/></g>' +
      line("M94 76Q84 88 74 102", "#f7f1e4", 2.2) +
      edged("M98 60Q80 70 84 88Q96 84 98 60Z", "#f7f1e4", 0.8, "#1c1a17") +
      line("M97 63Q88 72 85 86", "#8a7c60", 0.7),
  ),
  escapes:
    `<rect width="100" height="128" fill="${paint("dusk")}"/><circle cx="52" cy="48" r="35" fill="#f4e3b5"/><circle cx="52" cy="48" r="35" fill="none" stroke="${BRASS}" stroke-width="1"/>` +
    line(hatch(28, 66, 76, 76, 2.4) + "M30 36Q34 30 40 32M62 26Q70 26 72 32M66 52Q72 50 76 54", BRASS, 0.6) +
    stroller(52, 74, 0.78) +
    path("M0 100L14 92V84H20V92L34 94H70L80 86V76H86V90L100 94V128H0Z", COAL) +
    line("M0 108Q22 102 44 108T100 106M0 117Q30 111 56 117T100 116", "#aab6c0", 3, { opacity: 0.4 }) +
    path("M8 24Q14 19 19 23Q14 24 12 27ZM84 14Q89 10 94 13Q90 14 88 17Z", COAL),
  letters:
    edged("M10 58L50 30L90 58V112H10Z", PAPER, 1.8) +
    '<g transform="rotate(-4 50 50)">' +
    edged("M20 14H82V84H20Z", "#fffaf0", 1.4) +
    line(
      "M27 24q4-5 7 0t7 0 7 0 6-1M27 34q3-4 6 0t6 0 6 0 7 0 6 0 7 0 6-1M27 44q5-4 8 0t7 0 6 0 7 0 8-1M27 54q3-4 6 0t6 0 6 0 7 0 6 0",
      "currentColor",
      2,
    ) +
    "</g>" +
    edged("M10 58L50 88L90 58V114H10Z", PAPER, 1.8) +
    line("M10 114L40 81M90 114L60 81", INK, 1.2) +
    line(hatch(14, 104, 34, 112, 2), "currentColor", 0.8) +
    '<circle cx="50" cy="88" r="13" fill="#9c2420" stroke="#1c1a17" stroke-width="1.2"/><circle cx="50" cy="88" r="8.5" fill="none" stroke="#f0c0b0" stroke-width="1"/><path d="M50 82v12M45 85l10 6M55 85l-10 6" stroke="#f0c0b0" stroke-width="1.3"/>',
  wild: wild(),
};

/** Behind the piles: rooftops in two layers of fog, and the one lamp. */
export function street(): string {
  const far =
    "M0 250V120L30 98L60 120V104H70V112L110 84L150 118V60L158 36L164 8L170 36L178 60V124H226V108H236V116L280 92L324 124V112H336V124H380L420 96L462 124V100H472V108L500 92V250Z";
  const near =
    "M0 250V160H26V138H34V160L74 136L112 164V150H122V172H190L236 146L284 176V158H294V176H352V150H360V140H368V150H376V168L430 140L484 170V158H500V250Z";
  const windows = [
    [424, 166],
    [228, 176],
    [340, 192],
  ]
    .map(([x, y]) => path(`M${x} ${y}h7v11h-7ZM${x! + 11} ${y}h7v11h-7Z`, "var(--lamplight)", { opacity: 0.4 }))
    .join("");
  const post =
    `<circle cx="62" cy="74" r="120" fill="${paint("halo")}" opacity=".85"/><g fill="var(--post)"><path d="M46 58L62 40L78 58Z"/><path d="M59 36h6v6h-6Z"/><path d="M59.5 96h5V236h-5Z"/><path d="M44 110h36v4H44Z"/><path d="M54 228h16l5 22H49Z"/><path d="M56 120h12v6H56Z"/></g>` +
    edged("M48 59H76L71 96H53Z", "#ffe9b3", 3, "var(--post)") +
    line("M62 59V96", "var(--post)", 2) +
    path("M62 72Q69 82 62 91Q55 82 62 72Z", "#fff");
  return (
    path(far, "var(--roof-far)") +
    line("M30 134Q22 120 32 108T30 84M364 136Q356 122 366 108T362 82", "var(--roof-far)", 5) +
    path(near, "var(--roof-near)") +
    windows +
    post
  );
}
