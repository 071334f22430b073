// Paris at night (1841: shutters, mansards, oil lanterns on a cord), the Orang-Utan's arm at the window, its own back, and
// the rooftops behind the piles.
import { edged, hatch, INK, line, paint, path, round, use } from "../../rummy/art/pen";

const DARK = "#0c1117";
const STONE = "#3a3a44";
const SLATE = "#222733";
const GLOW = "#f3b95f";

/** A 100 x 134 picture. */
function night(body: string): string {
  return (
    `<rect width="100" height="134" fill="${paint("paris")}"/>` +
    line(hatch(0, 3, 100, 70, 3.4), "#545468", 0.5, { opacity: 0.5 }) +
    body
  );
}

/** Paving down to the foot of the picture. */
function setts(y: number): string {
  const rest = `y="${y}" width="100" height="${134 - y}"`;
  return `<rect ${rest} fill="#24252f"/><rect ${rest} fill="${paint("setts")}"/>`;
}

/** Joints between blocks of stone. */
function blocks(x0: number, y0: number, x1: number, y1: number, colour = "#1a1c26"): string {
  let joints = "";
  for (let row = 0; row < Math.floor((y1 - y0) / 8); row++)
    for (let x = x0 + 7 + (row % 2) * 9; x < x1; x += 18) joints += `M${x} ${y0 + row * 8}v8`;
  return line(hatch(x0, y0, x1, y1, 8) + joints, colour, 0.8);
}

/** An oil lantern that hangs on a cord: before gas. (x, y) is the flame. */
function lantern(x: number, y: number, size = 1): string {
  return (
    `<circle cx="${x}" cy="${y}" r="${round(36 * size)}" fill="${paint("halo")}"/><g transform="translate(${x} ${y}) scale(${size})">` +
    edged("M-7-8L-9 7L0 13L9 7L7-8Z", "#ffeab8", 1.7, DARK) +
    path("M-10-8H10L5-14H-5Z", DARK) +
    line("M0-14V-19M-3-8L-3 9M3-8L3 9", DARK, 1.2) +
    path("M0-4Q4 1 0 5Q-4 1 0-4Z", "#fff") +
    "</g>"
  );
}

/** A house front with a steep slate roof, a dormer and chimney pots. */
function mansard(x: number, y: number, w: number, h: number, foot: number, colour = DARK, lit = false): string {
  const at = (part: number) => round(x + w * part);
  const roof = `M${x} ${foot}V${y + h}L${at(0.12)} ${y}H${at(0.88)}L${x + w} ${y + h}V${foot}Z`;
  const pots = `M${at(0.14)} ${y}V${y - 9}h${round(w * 0.24)}V${y}ZM${at(0.17)} ${y - 9}v-4h${round(w * 0.06)}v4ZM${at(0.28)} ${y - 9}v-4h${round(w * 0.06)}v4Z`;
  const sill = round(y + h * 0.45);
  return (
    path(roof + pots, colour) +
    edged(
      `M${at(0.4)} ${y + h - 1}V${sill}L${at(0.5)} ${round(y + h * 0.22)}L${at(0.6)} ${sill}V${y + h - 1}Z`,
      lit ? GLOW : "#4d5063",
      0.8,
      "#5d6075",
    )
  );
}

/** An open window above the roofs and a long red-furred arm that has hold of the lightning rod: an ape, seen without its
 * face. */
function orangUtan(): string {
  const FUR = "#180c08";
  const tufts =
    "M4 88l-1 9M12 85v11M20 83l1 12M28 82l1 13M36 82l2 12M44 83l2 12M52 86l3 10M60 90l3 8M8 58l3-5M18 54l3-5M28 54l3-5M38 56l4-4M48 60l4-4M58 66l4-3";
  const strands = "M2 66Q20 60 38 65M2 74Q20 68 40 71M4 82Q22 75 44 77M44 66Q56 70 66 78M46 74Q56 78 64 85";
  const fingers = [0, 1, 2, 3].map(
    (i) =>
      `<rect x="${64 + 1.5 * i}" y="${70 + 8 * i}" width="${25 - 1.5 * i}" height="7.4" rx="3.7" fill="#4a4652" stroke="${FUR}" stroke-width="1.5"/>`,
  );
  return (
    `<rect width="100" height="134" fill="${paint("paris")}"/><circle cx="60" cy="34" r="40" fill="${paint("mist")}"/><circle cx="60" cy="34" r="22" fill="#f4e3b5"/>` +
    line(hatch(42, 40, 78, 52, 2.4), "#c9a66b", 0.6) +
    path("M0 134V112L16 100L28 110V118L44 108L58 118V110L70 104L84 114L100 106V134Z", "#0d1118") +
    path("M20 104V92h7v14ZM62 108V98h6v8Z", "#0d1118") +
    line("M80 8V134", "#0a0c12", 6) +
    line("M79 8V134", "#8b93a8", 1.4) +
    path("M80 0l4 12h-8Z", "#c9a66b") +
    line("M74 22h12M74 118h12", "#0a0c12", 3) +
    path("M0 14H14V122H0Z", "#f0b25c") +
    line("M14 12V124M0 14H16M0 122H18", "#3a2a1c", 5) +
    line("M0 66H14", "#3a2a1c", 3) +
    line(tufts, "#9c4a1f", 4.4) +
    edged("M-4 58Q22 50 40 56Q60 62 72 76L66 92Q52 82 38 80Q18 80-4 92Z", "#b9591f", 1.6, FUR) +
    line(tufts, "#d98a3f", 1.5) +
    line(strands, "#e6a055", 1.4) +
    line(strands.replaceAll("M2", "M6"), "#7c3413", 0.9) +
    fingers.join("") +
    edged("M66 70Q58 62 66 58Q72 60 74 70Z", "#4a4652", 1.5, FUR)
  );
}

/** What fills a card. */
export const PICTURES: Record<string, string> = {
  "3am": night(
    '<path d="M22 16A13 13 0 1 0 33 36A11 11 0 0 1 22 16Z" fill="#e9dfc8"/>' +
      path("M84 22l1 3 3 1-3 1-1 3-1-3-3-1 3-1ZM74 12l.7 2 2 .7-2 .7-.7 2-.7-2-2-.7 2-.7Z", "#e9dfc8") +
      edged("M24 134V52H20V44H26L50 10L74 44H80V52H76V134Z", STONE, 1.6, DARK) +
      edged("M26 44L50 10L74 44Z", SLATE, 1.2, DARK) +
      line("M34 38L50 15L66 38M42 38L50 26L58 38M50 10V2M46 5H54", "#8b8ea3", 0.9) +
      blocks(24, 54, 76, 110) +
      '<circle cx="50" cy="74" r="34" fill="url(#rummy-halo)" opacity=".55"/><circle cx="50" cy="74" r="23.5" fill="#f6ecd2" stroke="#0c1117" stroke-width="3"/><circle cx="50" cy="74" r="20.5" fill="none" stroke="#a58a55" stroke-width="1"/>' +
      Array.from(
        { length: 12 },
        (_, k) =>
          `<path d="M50 55v${k % 3 ? 3 : 5}" transform="rotate(${30 * k} 50 74)" stroke="#1c1a17" stroke-width="${k % 3 ? 1.2 : 2.6}"/>`,
      ).join("") +
      line("M50 74V59M50 74H63", "#1c1a17", 3.4) +
      '<circle cx="50" cy="74" r="2.8" fill="#1c1a17"/>' +
      mansard(-6, 106, 34, 14, 134) +
      mansard(74, 102, 34, 14, 134, DARK, true),
  ),
  roch: night(
    path("M36 70V42Q36 26 50 23Q64 26 64 42V70Z", "#454963") +
      line("M43 26Q40 44 41 60M50 23V60M57 26Q60 44 59 60", "#2a2d40", 1) +
      edged("M47 23V14h6v9ZM50 4v10M47 8h6", "#454963", 1.6, "#454963") +
      mansard(20, 64, 26, 14, 112, "#34374c") +
      mansard(46, 58, 30, 15, 112, "#2a2d40", true) +
      path("M-2 22L14 26L26 46V134H-2Z", DARK) +
      path("M102 14L86 20L72 44V134H102Z", STONE) +
      path("M102 14L86 20L72 44H102Z", SLATE) +
      blocks(73, 48, 102, 118) +
      line("M4 52v18h8V54ZM4 84v18h8V84ZM8 52v18M8 84v18M18 62v12h4V63Z", "#6a6d82", 1.1) +
      edged("M80 56H94V80H80Z", GLOW, 1.6, DARK) +
      line("M87 56V80M80 68H94", DARK, 1.4) +
      edged("M74 55L79 56V81L74 82ZM95 56L100 55V82L95 81Z", "currentColor", 0.8, DARK) +
      setts(110) +
      path("M42 78L22 134H80L58 78Z", paint("beam"), { opacity: 0.6 }) +
      line("M20 44Q50 62 76 46", "#06070b", 1.5) +
      lantern(49, 74, 1.05),
  ),
  windows:
    path("M0 0H100V134H0Z", "#4a4a55") +
    blocks(0, 2, 100, 134, "#2a2b34") +
    path("M14 30H46V104H14ZM56 30H88V104H56Z", DARK) +
    edged("M17 33H29.5V101H17ZM30.5 33H43V101H30.5Z", "currentColor", 1, DARK) +
    path("M17 33H43V101H17Z", paint("louvre")) +
    line("M17 67H43", DARK, 3) +
    path("M59 33H85V101H59Z", "#1c2130") +
    '<circle cx="74" cy="62" r="26" fill="url(#rummy-halo)" opacity=".5"/>' +
    path("M59 33Q66 56 60 101H59ZM85 33Q76 56 84 101H85Z", "#d8c9a6") +
    line("M72 33V101M59 66H85", "#c9c2b2", 2) +
    edged("M86 32L97 38V108L86 102Z", "currentColor", 1.2, DARK) +
    line("M88 40l7 4M88 48l7 4M88 56l7 4M88 64l7 4M88 72l7 4M88 80l7 4M88 88l7 4", DARK, 1.3) +
    edged("M10 104H50V111H10ZM52 104H92V111H52Z", "#7d7d88", 1, DARK) +
    edged("M10 24H50V30H10ZM52 24H92V30H52Z", "#7d7d88", 1, DARK) +
    line("M50 0V134", "#1c2130", 2.6) +
    line("M47 16h6M47 60h6M47 118h6", "#a58a55", 3),
  rod: night(
    '<ellipse cx="28" cy="50" rx="34" ry="56" fill="url(#rummy-mist)" opacity=".7"/>' +
      edged("M30-4L12 46L26 43L14 96L48 34L33 37L46-4Z", "#ffe9b3", 0.9, "#7a5a20") +
      line("M26 43L6 62L10 74M38 52L50 62", "#ffe9b3", 1.5) +
      path("M102 58L66 40V134H102Z", STONE) +
      edged("M102 34L58 44L66 40L102 24Z", SLATE, 1.2, DARK) +
      blocks(67, 62, 102, 134) +
      path("M78 70H94V98H78Z", DARK) +
      path("M80 72H92V96H80Z", "#2f3a4a") +
      line("M86 72V96M80 84H92", "#8b8ea3", 1.2) +
      edged("M74 68L78 70V98L74 100ZM94 70L100 68V100L94 98Z", "currentColor", 0.8, DARK) +
      line("M58 8V134", DARK, 6) +
      line("M58 8V134", "currentColor", 3) +
      edged("M58-4L61.5 10H54.5Z", "#ffe9b3", 1, DARK) +
      '<circle cx="58" cy="16" r="5.4" fill="#e9dfc8" stroke="#0c1117" stroke-width="1.6"/>' +
      line("M52 62H70M52 92H70M52 120H70", DARK, 4) +
      line("M53 62H68M53 92H68M53 120H68", "#a58a55", 2) +
      '<circle cx="58" cy="8" r="22" fill="url(#rummy-halo)" opacity=".8"/>' +
      mansard(-8, 112, 34, 12, 134) +
      mansard(24, 118, 28, 10, 134, DARK, true),
  ),
  ad:
    '<g transform="rotate(-5 50 66)">' +
    edged("M12 12H82V124H12Z", "#d8cbb0", 1.4, INK) +
    edged("M18 8H88V120H18Z", "#fffaf0", 1.8, INK) +
    path("M24 15H82V23H24Z") +
    line("M24 27.5H82M24 30H82", INK, 0.9) +
    line(hatch(24, 36, 50, 60, 4) + hatch(24, 98, 50, 114, 4) + hatch(56, 92, 82, 114, 4), "#5c5344", 1.2) +
    edged("M24 64H50V92H24Z", "none", 1, INK) +
    path("M27 90Q28 74 37 72Q46 74 47 90Z") +
    '<circle cx="37" cy="70" r="4" fill="var(--ink)"/>' +
    edged("M54 34H84V87H54Z", "currentColor", 2.2, INK) +
    '<text x="69" y="48" text-anchor="middle" font-size="9.8" font-weight="700" fill="var(--ink)">AVIS</text>' +
    line("M58 52.5H80", INK, 1.2) +
    '<g color="var(--ink)">' +
    use("sign-paw", 58, 56, 22, 22) +
    "</g>" +
    line("M58 82.5H80", INK, 1.4) +
    "</g>",
  assistance: night(
    path("M0 0H100V84H0Z", "#241d22") +
      [
        [4, 16, 7, "#4b2a2a"],
        [11, 12, 6, "#28404a"],
        [17, 18, 8, "#5a4526"],
        [25, 14, 5, "#39304f"],
        [66, 13, 7, "#28404a"],
        [73, 17, 8, "#4b2a2a"],
        [81, 12, 6, "#5a4526"],
        [87, 16, 8, "#39304f"],
        [4, 54, 8, "#5a4526"],
        [12, 50, 6, "#39304f"],
        [80, 52, 7, "#28404a"],
        [87, 55, 7, "#4b2a2a"],
      ]
        .map(([x, y, w, c]) => edged(`M${x} ${y}h${w}V${Number(y) < 40 ? 40 : 78}h-${w}Z`, String(c), 0.8, DARK))
        .join("") +
      path("M0 40H100V44H0ZM0 78H100V82H0Z", "#4a3421") +
      '<circle cx="48" cy="40" r="50" fill="url(#rummy-halo)" opacity=".95"/>' +
      path("M0 88H100V134H0Z", "#5a3d24") +
      line(hatch(0, 92, 100, 130, 6, 1), "#38240f", 1) +
      edged("M43 48H54V88H43Z", "#f6ecd2", 1.2, DARK) +
      path("M43 48Q48 56 46 64L43 66ZM54 48V60L51 54Z", "#fffaf0") +
      edged("M48.5 22Q57 36 48.5 46Q40 36 48.5 22Z", "#fff3cf", 1.6, "#d98c2b") +
      edged("M30 86H67L62 94H35Z", "#a58a55", 1.4, DARK) +
      edged("M6 104Q26 96 48 104Q70 96 92 104V124Q70 117 48 124Q26 117 6 124Z", "#f6ecd2", 1.4, DARK) +
      line(
        "M48 104V124M12 107Q28 102 43 107M12 112Q28 107 43 112M12 117Q28 112 43 117M54 107Q68 102 84 107M54 112Q68 107 76 110",
        "#5c5344",
        1,
      ) +
      '<circle cx="76" cy="102" r="11.5" fill="#bfe0d8" fill-opacity=".55" stroke="#a58a55" stroke-width="3.4"/><circle cx="76" cy="102" r="13.4" fill="none" stroke="#0c1117" stroke-width=".8"/>' +
      line("M84 111L96 126", DARK, 6.4) +
      line("M84 111L96 126", "currentColor", 3.6),
  ),
  dupin: night(
    path("M0 0H100V134H0Z", "#1a1820") +
      path("M58 8H96V74H58Z", DARK) +
      path("M61 11H93V71H61Z", "#2c2f42") +
      '<path d="M80 22A9 9 0 1 0 88 36A8 8 0 0 1 80 22Z" fill="#e9dfc8"/>' +
      line("M77 11V71M61 40H93", DARK, 2.6) +
      edged("M56 6L60 8V76L56 78ZM94 8L99 6V78L94 76Z", "currentColor", 0.8, DARK) +
      '<circle cx="22" cy="62" r="58" fill="url(#rummy-halo)" opacity=".9"/>' +
      '<g class="by-night">' +
      use("bust-dupin", 4, 8, 94, 130) +
      "</g>",
  ),
  "orang-utan": orangUtan(),
};

/** The Orang-Utan's own back: barred shutters and one hand print in wax. It is never shuffled in. */
export function barredBack(): string {
  const bars = [14, 30, 46, 62, 78].map(
    (x) => line(`M${x} 6V126`, "#6b3a2a", 3) + line(`M${x - 0.8} 6V126`, "#a5684c", 0.7),
  );
  return (
    '<rect width="92" height="132" rx="7" fill="#2a1310"/>' +
    line(hatch(6, 8, 86, 126, 2.6), "#3d1d17", 0.7) +
    bars.join("") +
    line("M6 30H86M6 102H86", "#6b3a2a", 3) +
    '<g fill="none" stroke="#c9a66b"><rect x="3" y="3" width="86" height="126" rx="5" stroke-width="1.6"/><rect x="5.6" y="5.6" width="80.8" height="120.8" rx="3.5" stroke-width=".6"/></g>' +
    '<g stroke="#c9a66b"><ellipse cx="46" cy="66" rx="27" ry="31" fill="#2a1310" stroke-width="1.2"/><ellipse cx="46" cy="66" rx="24.6" ry="28.6" fill="none" stroke-width=".6"/></g>' +
    `<g color="#d0614f">${use("sign-paw", 26, 45, 40, 42)}</g>`
  );
}

/** Backdrop of the piles: mansards in two layers of fog, a dome, and the oil lantern on its cord. */
export function rooftops(): string {
  const row = (y: number, w: number, foot: number, houses: number, shift: number) => {
    let d = "";
    for (let i = 0; i < houses; i++) {
      const x = i * w - shift;
      const top = y - ((17 * i * i + 11 * i) % 29);
      const at = (part: number) => round(x + w * part);
      d += `M${x} ${foot}V${top + 26}L${at(0.1)} ${top}H${at(0.9)}L${x + w} ${top + 26}V${foot}Z`;
      d += `M${at(0.14)} ${top + 2}V${top - 14}h${round(w * 0.2)}V${top + 2}ZM${at(0.17)} ${top - 14}v-6h4v6ZM${at(0.26)} ${top - 14}v-6h4v6Z`;
      d += `M${at(0.56)} ${top}V${top - 2}l7-8 7 8V${top}Z`;
    }
    return d;
  };
  const lit = [
    [214, 196],
    [402, 182],
    [318, 206],
    [128, 204],
  ].map(([x, y]) => path(`M${x} ${y}h6v12h-6ZM${x! + 8} ${y}h6v12h-6Z`, "var(--lamplight)", { opacity: 0.42 }));
  const dome = path("M236 150V96Q236 62 262 58Q288 62 288 96V150ZM258 58V44h8v14ZM261 44V28h2v16Z", "var(--roof-far)");
  const post = "var(--post)";
  const lamp =
    `<circle cx="62" cy="92" r="120" fill="${paint("halo")}" opacity=".85"/>` +
    line("M62 50V68", post, 2.4) +
    path("M42 78L50 68H74L82 78Z", post) +
    edged("M46 79H78L82 106L62 118L42 106Z", "#ffe9b3", 3, post) +
    line("M55 79L54 113M69 79L70 113", post, 2) +
    path("M62 84Q69 95 62 104Q55 95 62 84Z", "#fff");
  return (
    dome +
    path(row(128, 84, 250, 7, 20), "var(--roof-far)") +
    path(row(178, 98, 250, 6, 44), "var(--roof-near)") +
    lit.join("") +
    line("M-5 34Q66 70 132 22", post, 2.4) +
    lamp
  );
}
