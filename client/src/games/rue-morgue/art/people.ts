// The people of the Rue Morgue: dark profiles lit from one side. Sheets are 100 wide; everybody faces left. currentColor is
// the person's colour.
import { cut, edged, INK, line, PAPER, path } from "../../rummy/art/pen";
import { COAT, eye, FOLDS, GENT, HAIR, LADY, LADY_LIT, LIT } from "../../rummy/art/profile";

export const BUSTS: Record<string, string> = {
  mademoiselle: edged("M58 20Q56 2 70-2Q84 0 84 14Q82 26 72 30Z", "currentColor", 1.4, INK) + line("M63 16Q64 6 70 2M68 18L72 3M73 20L79 6M77 22L82 12", INK, 1) +
    path(LADY) + LADY_LIT + eye(39.6, 54, 1.1) + FOLDS +
    path("M39 44Q37 28 54 26Q70 28 72 44Q72 52 68 56Q60 54 56 46Q48 40 39 44Z") + path("M60 30Q56 16 67 12Q79 13 78 25Q76 33 68 36Z") +
    ["66 52", "57 50"].map((at) => edged(`M${at}q-5 4 0 8q-5 4 0 8q-5 4 0 8q-3 6 3 10q6-4 5-9q5-4 0-9q5-4 0-8q4-4 0-8Z`, INK, 1.1, PAPER)).join("") +
    cut("M59 58q4 1 4 3M59 66q4 1 4 3M59 74q4 1 4 3M68 60q4 1 4 3M68 68q4 1 4 3M68 76q4 1 4 3M48 31Q60 32 66 46M56 28Q66 32 69 44M64 17Q71 20 71 30") +
    edged("M20 116Q30 102 46 99Q56 107 66 99Q82 104 89 118Q72 111 56 117Q38 111 20 116Z", "currentColor", 1.2, PAPER) + line("M45 91Q52 97 60 95", "currentColor", 2.6) +
    '<circle cx="51" cy="68" r="2.2" fill="currentColor"/>',
  madame: path(LADY) + LADY_LIT + eye(39.6, 54, 1) + FOLDS +
    edged("M40 38Q40 20 58 18Q80 18 84 40Q85 60 72 74Q66 78 62 74Q60 56 50 46Q44 40 40 38Z", PAPER, 1.8, INK) + line("M50 24Q68 28 72 48Q73 60 69 72M60 21Q78 30 78 50Q77 62 73 70", INK, 0.9) +
    '<g fill="var(--paper)" stroke="var(--ink)" stroke-width="1.4">' + [[37, 40], [43, 42.5], [49, 46.5], [54, 52], [57.5, 58.5], [60, 65.5], [61.5, 73]].map(([x, y]) => `<circle cx="${x}" cy="${y}" r="4.6"/>`).join("") + "</g>" +
    edged("M42 33Q56 36 64 54Q67 64 67 74L72 72Q72 58 67 48Q58 32 43 28Z", "currentColor", 0.9, INK) +
    edged("M62 76Q56 86 48 87L50 92Q60 90 66 78Z", "currentColor", 1, PAPER) + edged("M49 88L38 92L42 100L50 94L54 104L61 98L53 90Z", "currentColor", 1, PAPER) +
    path("M10 122Q14 106 44 96L56 112L66 95Q88 102 94 122Z") + cut("M18 116Q38 102 53 113M14 121Q40 108 54 119M90 116Q74 103 60 112M93 121Q76 109 60 119") +
    '<ellipse cx="40.5" cy="56" rx="4.8" ry="4.2" fill="none" stroke="var(--paper)" stroke-width="1.5"/>' + cut("M45 55L53 55"),
  sailor: path(GENT) + LIT + eye(37, 53.6) +
    path("M33 34Q34 18 54 18Q74 18 75 34L76 40H32Z") + path("M16 38Q54 30 90 38Q93 42 88 45Q54 38 20 45Q13 42 16 38Z") + edged("M32.5 31Q54 27 75.5 31L76 38Q54 33.5 32 38Z", "currentColor", 1, PAPER) +
    edged("M74 36Q86 42 84 60L78 56Q78 46 70 38Z", "currentColor", 1, PAPER) + edged("M72 38Q82 50 76 66L71 60Q74 50 68 40Z", "currentColor", 1, PAPER) +
    path("M60 50C68 58 68 76 60 88C52 98 40 98 34 88C30 84 31 78 34 76C42 78 48 74 50 68C53 62 57 58 60 50Z") + cut("M59 60Q61 74 52 88M63 62Q66 78 56 93M54 72Q52 82 44 90M46 80Q44 86 39 90") +
    edged("M40 97L54 110L72 95L76 102L60 114L64 124L54 118L44 124L48 112L37 102Z", "currentColor", 1.2, PAPER) + cut("M16 114H40M12 119H38M72 112H94M74 118H96"),
  "le-bon": path(GENT) + LIT + HAIR + eye(37, 53.6) + COAT +
    path("M39 37L36-8Q54-13 73-8L70 37Z") + path("M25 36Q54 30 84 37Q87 41 82 43Q54 37 28 42Q22 41 25 36Z") + edged("M38 25Q54 21 71 25L70.5 35Q54 31 38.6 35Z", "currentColor", 1, PAPER) +
    path("M58 48C66 56 66 70 58 80Q50 78 52 68Q54 58 58 48Z") + cut("M57 56Q59 66 55 74M61 56Q63 68 59 78M43-2V28M48-4V28") +
    edged("M44 86L72 82L75 97L60 102L44 98Z", PAPER, 1.4, INK) + edged("M42 94L54 100L66 94L68 104L54 101L42 106Z", "currentColor", 1, INK) + cut("M48 106L44 122M60 106L62 122"),
  poe: path(GENT) + LIT + HAIR + eye(37, 53.6) + COAT +
    path("M42 42Q44 30 40 26Q52 12 68 20Q84 22 82 40Q86 54 78 66Q74 74 68 74Q64 62 64 54Q58 48 56 40Q48 36 42 42Z") + path("M40 27Q48 18 58 22Q52 28 46 27Z") + cut("M52 22Q66 24 70 40Q73 54 70 68M60 20Q76 26 77 44Q78 56 74 66M48 24Q60 28 64 44") +
    path("M40 64C35 62 30 64 28 68C33 70 38 70 42 67Z") + cut("M36 47Q40 45 44 47") +
    edged("M44 84L72 80L75 98L58 104L43 98Z", PAPER, 1.4, INK) + path("M41 92Q54 100 74 90L76 98Q58 108 42 100ZM50 100L42 114L52 110L58 118L62 102Z") + cut("M30 108L40 122M76 106L70 122"),
  dupin: path(GENT) + LIT +
    path("M36 42Q34 34 42 30Q38 24 48 20Q60 12 72 22Q84 30 78 50Q78 62 70 72Q66 62 64 52Q58 44 50 40Q42 38 36 42Z") + path("M58 52C64 60 64 72 58 82Q51 80 53 69Q55 60 58 52Z") +
    edged("M43 85L72 81L76 99L44 100Z", PAPER, 1.4, INK) + edged("M42 95L56 103L70 95L72 108L56 104L44 110Z", "currentColor", 1, INK) +
    '<ellipse cx="38" cy="53" rx="6.4" ry="5.6" fill="#8fd0a0" stroke="#f4e9cf" stroke-width="1.6"/>' + line("M44 52L60 50", "#f4e9cf", 1.6) +
    line("M33 71L16 78", "#c9a66b", 2.8) + edged("M8 68H18V80Q18 86 13 86Q8 86 8 80Z", "#c9a66b", 1.3, INK) + line("M13 64Q8 56 14 50T12 34", "#d8d2c4", 1.8, { opacity: 0.8 }),
  prefect: path(GENT) + LIT + HAIR + eye(37, 53.6) + COAT +
    path("M4 42Q18 38 22 22Q32-6 54-6Q76-6 86 22Q90 38 104 42Q84 54 54 40Q24 54 4 42Z") + line("M24 32Q34 4 54 2Q74 4 84 32", "#c9a66b", 1.8) + '<circle cx="42" cy="20" r="8.6" fill="var(--paper)"/><circle cx="42" cy="20" r="6" fill="currentColor"/><circle cx="42" cy="20" r="2.6" fill="var(--paper)"/>' +
    path("M40 63C34 61 25 64 20 60C22 70 34 73 42 68Z") + path("M58 50C65 58 65 70 57 80Q50 77 53 66Q55 58 58 50Z") +
    edged("M45 84L73 80L76 98L44 99Z", "currentColor", 1.2, PAPER) + line("M47 90L74 86", "#c9a66b", 1.6) +
    edged("M70 98Q88 92 98 106L96 112L72 108Z", "#c9a66b", 1.4, INK) + line("M73 109l-1 9M78 110l-1 10M83 111v10M88 112v10M93 112v9", "#c9a66b", 2.2) + line("M46 101V122M40 106h0M40 114h0", "#c9a66b", 2.4),
}

/** What somebody carries, drawn in front of the frame: view box and drawing. */
export const PROPS: Record<string, [string, string]> = {
  sailor: ["-2 -2 52 60", line("M24 11V52M12 20H36M3 34Q6 52 24 52Q42 52 45 34", PAPER, 8.6) + line("M24 11V52M12 20H36M3 34Q6 52 24 52Q42 52 45 34", INK, 5.4) +
    path("M-1 39L4 28L11 37ZM49 39L44 28L37 37Z") + '<circle cx="24" cy="6" r="5" fill="var(--paper)" stroke="var(--ink)" stroke-width="3.4"/>' + line("M24 14V50M13 20H35", "currentColor", 1.8)],
  "le-bon": ["-2 -2 62 50", edged("M36 14L33 4Q40 8 47 4L44 14Q60 22 57 40Q55 45 40 45Q30 45 28 40Z", PAPER, 2, INK) + edged("M14 20L11 10Q18 14 25 10L22 20Q38 28 35 41Q33 46 18 46Q3 46 1 41Q-2 28 14 20Z", "currentColor", 2, INK) +
    line("M12 21H24M34 15H46", INK, 2.2) + line("M15 40V29H23M15 34H21", PAPER, 2.4)],
  poe: ["-4 -6 60 58", edged("M2 12Q-4 10-3 8L8 4Q12-4 20-1Q26 2 26 10Q42 16 46 34L54 46L44 42Q30 46 22 38L20 46H17L18 37Q8 28 10 14Q6 14 2 12Z", INK, 1.6, PAPER) + '<circle cx="14" cy="5" r="1.7" fill="var(--paper)"/>' + line("M22 16Q36 20 42 36M20 22Q32 24 38 38M20 28Q28 30 33 39", PAPER, 1)],
}

/** The width and height of each thing on a card. */
export const PROP_SIZE: Record<string, [number, number]> = { sailor: [25, 29], "le-bon": [31, 25], poe: [37, 37] };
