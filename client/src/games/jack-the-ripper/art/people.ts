// Suspects and victims: dark profiles lit from one side, the features cut into them with a graver.
// Sheets are 100 wide; everybody faces left. currentColor is the person's colour.
import { cut, edged, INK, line, PAPER, path } from "../../rummy/art/pen";
import { COAT, COLLAR, eye, FOLDS, GENT, HAIR, LADY, LADY_LIT, LIT } from "../../rummy/art/profile";

export const BUSTS: Record<string, string> = {
  // The barrister who played cricket: straw hat, slim moustache.
  druitt:
    path(GENT) + LIT + HAIR + eye(37, 53.6) + COAT + COLLAR + edged("M48 95L55 97L52 106L45 101Z", "currentColor", 1, PAPER) +
    path("M35 19Q53 14 71 19L73 37L34 37Z") + cut("M38 21Q53 17 68 21M40 24.6Q53 21.4 66 24.4", 0.8, 0.7) +
    path("M19 37Q54 31 88 38Q90 41 86 42Q54 37 22 42Q17 41 19 37Z") + cut("M24 38.8Q54 33.4 84 39.2", 0.8, 0.8) +
    edged("M35.5 29Q54 26 72 29.5L72.7 35Q54 31.5 34.8 35Z", "currentColor", 1, PAPER) +
    path("M37.6 63.6C32.4 63 27 66 24 70C29 71.4 35.4 70.4 39.6 66.6Z") + cut("M27 69Q32 65.6 38 65", 0.8),
  // The prince: hussar's busby with plume, waxed moustache, braid.
  eddy:
    path(GENT) + LIT + HAIR + eye(37, 53.6) +
    path("M34 40Q32 20 38 8Q54 2 70 8Q77 22 73 42Q54 34 34 40Z") +
    cut("M40 12l1.6 5M46 9.4l1 6M53 8v6M60 9l-.6 6M66 11.4l-1.4 5M37.6 22l2 5M43.6 18.6l1.4 6M50 17.4l.6 6M57 17.6l-.2 6M63.6 19.6l-1 6M70 22.4l-1.6 5M38 31l1.6 4M45 28l1 5M52 26.6v5M59 27l-.4 5M66 29.4l-1.2 4.6", 0.9, 0.75) +
    edged("M40 10C34-4 42-14 52-14C50-8 50 0 46 9Z", PAPER, 1.8) + line("M43 6C42-2 45-8 50-12M41.4 2L45 3.6M41.6-3L46-1.6M44-8L48-6.6", INK, 0.8) +
    edged("M34 37Q54 30 74 39L73 45Q54 36 33 42Z", "currentColor", 1, PAPER) +
    path("M39.6 64.4C33 62 26 64 17 60C20 67 30 71.4 40.4 68.2Z") + cut("M22 64Q30 67.6 38.6 66.4", 0.8) +
    edged("M46 84L72 80L74 96L46 97Z", "currentColor", 1.2, PAPER) + cut("M49 87L71 84M49 91L72 88.4", 0.8) +
    edged("M72 100Q90 96 98 110L96 122L74 112Z", PAPER, 1.6) + line("M76 112l-1 8M81 113l-1 9M86 115l-1 7M91 117v5", INK, 1.4) +
    cut("M46 99V122M28 106H64M26 111.5H65M24 117H66", 1.1) + cut("M28 106q-3 2.7-2 5.5M64 106q3 2.7 1 5.5M26 111.5q-3 2.7-2 5.5M65 111.5q3 2.7 1 5.5", 0.8),
  // The physician: tall hat, mutton-chop whiskers.
  gull:
    path(GENT) + LIT + eye(37, 53.6, 2.2) + COAT + COLLAR +
    path("M36 37L33 2Q54-5 76 2L72 37Z") + cut("M38.6 6L40.6 23M43.4 4.4L44.8 22M70 6L67.6 22M66 4.6L64.4 21.6", 1, 0.8) +
    path("M20 36Q54 30 89 37Q92 42 86 43Q54 37 24 42Q17 41 20 36Z") + cut("M25 38.6Q54 33 85 39", 0.8, 0.8) +
    edged("M34.8 26Q54 21 73.5 26L72.7 35Q54 30.5 35.5 35Z", "currentColor", 1, PAPER) +
    path("M60 54C69 62 67 78 60 88C52 98 42 96 37 89C43 88 48 84 50 76C52 68 56 64 60 54Z") +
    cut("M60 60Q61 74 52.6 84Q48 89 42 90.6M62.6 62Q64 76 55 87Q50 92 44.6 92.4M58 66Q57.6 76 50.4 84M64.8 65Q65.6 78 58 88.6M55.4 72Q54 79 48.6 84.6", 1, 0.85),
  // The doctor from abroad: fur hat, spectacles, long beard.
  pedachenko:
    path(GENT) + LIT + COAT +
    path("M30 42Q25 36 30 31Q27 24 33 20Q34 12 42 13Q47 6 54 10Q62 5 68 12Q76 11 77 19Q83 24 79 31Q84 38 77 43Q54 34 30 42Z") +
    cut("M34 24l3 3.6M40 18l2.4 4.4M47 14l1.8 5M54 13v5M61 13.6l-1.6 4.8M68 16l-2.4 4.4M74 21l-3 4M32 33l3.4 3M38.6 28l2.6 4M46 24.6l2 4.6M54 23.6v4.8M62 24.6l-1.8 4.6M69.6 28l-2.6 4M76 33l-3.6 3M43 33.6l1.6 2.6M50 31.6l.8 3M58 31.6l-.6 3M65.4 33.6l-1.6 2.6", 1, 0.8) +
    path("M36 66C30 68 29 74 31 80C27 88 30 98 28 110C36 106 46 100 52 88C56 80 60 70 59 60C52 72 42 68 36 66Z") +
    cut("M35 73Q33 86 32 102M39 75Q38.6 88 36 100M43 75.6Q43.6 86 40.4 96M47 75Q48 84 45 92M51 72.6Q52.4 80 49.4 87M55 68.6Q56 75 53.4 81", 1, 0.85) +
    path("M38.4 64.2C34 63 28 66 25.6 70C31 71.6 37 70.4 41 67Z") + cut("M29 69Q34 66 39.6 66", 0.8) +
    `<circle cx="38.2" cy="53.6" r="5.6" fill="${INK}" stroke="${PAPER}" stroke-width="1.5"/>` + path("M35.4 53.8Q38 51.8 41.4 53.6Q38.4 55.2 35.4 53.8Z", PAPER) + `<circle cx="37.8" cy="53.5" r="1" fill="${INK}"/>` + cut("M43.8 53.2L58 51.6M33 52L31.6 53", 1.3),
  // The barber-surgeon: bowler, curled moustache.
  chapman:
    path(GENT) + LIT + HAIR + eye(37, 53.6) + COAT + COLLAR + edged("M46.6 93L54 96L50 100Z", "currentColor", 1, PAPER) + edged("M54 96L50 100L58 102Z", "currentColor", 1, PAPER) +
    path("M33 38Q32 12 54 12Q77 12 75 39Q54 32 33 38Z") + cut("M41 19Q37 24 37 29M45.6 16.6Q41.6 22 41.6 28M68 20Q71 25 71 29M63.6 17Q67.4 22 67.4 27.6", 1, 0.8) +
    path("M18 34Q22 40 34 37Q54 32 75 38Q86 40 90 34Q92 42 82 45Q54 37 26 43Q16 42 18 34Z") + cut("M21 38.6Q26 41 36 39Q54 34.6 74 40Q84 42 88 38", 0.8, 0.8) +
    edged("M33.5 31Q54 25 74.5 31L75 38Q54 31 33 37Z", "currentColor", 1, PAPER) +
    path("M40 63.4C35 60.4 27 66 19 62C14 59 16 54 19 55C12 53 9 62 17 67C26 73 38 72.4 42 67.4Z") + cut("M20 65.6Q30 69.6 39 66.4", 0.9),
  // Nobody knows her: bonnet, shawl.
  jill:
    path(LADY) + LADY_LIT + eye(39.6, 54, 1.1) + FOLDS +
    path("M46 30C30 24 24 34 26 50C30 44 36 42 42 44L60 84C74 84 82 68 80 50C78 28 60 22 46 30Z") +
    edged("M40 40C46 48 52 62 58 82L63 82C58 60 52 46 44 36Z", "currentColor", 1, PAPER) +
    cut("M52 31Q64 40 68 62M58 29.6Q71 37 73 58M65 29.4Q77.6 38 77 58M47.6 33Q58 42 63 60M70 64Q70 74 65 80M75 62Q74 72 69 79", 1, 0.8) + cut("M29 44Q33 40 40 40.6M30.4 38Q35 33.4 42 34.6", 0.9, 0.8) +
    edged("M56 84L42 92L44 102L56 92L62 104L70 98L62 84Z", "currentColor", 1.2, PAPER) + cut("M46 95L55 89.6M60 90L66 98", 0.9),
};

/** What each suspect carries, drawn in front of the frame: view box and drawing. */
export const PROPS: Record<string, [string, string]> = {
  druitt: [
    "63 18 42 106",
    '<g transform="rotate(17 84 72)">' + edged("M78 52Q78 47 81 46L81 26Q81 23 84 23Q87 23 87 26L87 46Q90 47 90 52L90 116L78 116Z", PAPER, 1.8) + path("M81 26h6v20h-6Z", "currentColor") +
      line("M81 30h6M81 34h6M81 38h6M81 42h6", PAPER, 0.8) + line("M84 52V114M87 54V114") + "</g>",
  ],
  eddy: [
    "-3 -1 54 46",
    edged("M6 40L2 14L14 24L24 6L34 24L46 14L42 40Z", PAPER, 2.2) + edged("M6 33H42L41 41H7Z", "currentColor") + line("M12 28L16 31M22 20L26 20M32 31L36 28", INK, 1) +
      `<g fill="currentColor" stroke="${INK}" stroke-width="1.4"><circle cx="2.5" cy="13" r="3"/><circle cx="24" cy="5" r="3.6"/><circle cx="45.5" cy="13" r="3"/></g>`,
  ],
  gull: [
    "51 76 52 48",
    edged("M56 96Q56 90 62 90L92 90Q98 90 98 96L100 120Q78 124 54 120Z", "currentColor", 2, PAPER) + line("M67 90Q68 80 77 80Q86 80 87 90", INK, 3) + line("M55 101H99M72 99v5h10v-5M58 94H66M58 116H70", PAPER, 1.3),
  ],
  pedachenko: [
    "61 57 40 67",
    edged("M74 84h14v4h-2v10L98 118Q98 122 94 122L68 122Q64 122 64 118L76 98V88h-2Z", PAPER, 1.8) + path("M72 106h19L96 117Q97 120 94 120L68 120Q65 120 67 117Z", "currentColor") +
      `<g fill="${PAPER}"><circle cx="76" cy="113" r="1.6"/><circle cx="84" cy="110" r="1.2"/><circle cx="88" cy="116" r="1.8"/></g>` + line("M78 79Q74 74 78 70Q82 66 78 61M85 78Q82 74 85 71", INK, 1.4),
  ],
  chapman: [
    "62 46 46 76",
    '<g transform="rotate(14 84 90)">' + edged("M81 92L78 52Q80 48 83 52L86 92Z", PAPER, 1.5) + edged("M87 92L92 53Q89 48 86 53L82 92Z", PAPER, 1.5) +
      `<g fill="none"><g stroke="${INK}" stroke-width="4"><ellipse cx="77" cy="104" rx="7" ry="10"/><ellipse cx="92" cy="104" rx="7" ry="10"/></g><g stroke="currentColor" stroke-width="2"><ellipse cx="77" cy="104" rx="7" ry="10"/><ellipse cx="92" cy="104" rx="7" ry="10"/></g></g><circle cx="84" cy="86" r="2.4" fill="${INK}"/></g>`,
  ],
  jill: [
    "-2 64 50 60",
    '<g transform="translate(-3 4)">' + edged("M14 84h20l3 30H11Z", PAPER, 1.8) + path("M17 88h14l2 22H15Z", "#f3b95f") + path("M24 92Q29 99 24 106Q19 99 24 92Z") + edged("M12 84L24 74L36 84Z", "currentColor") +
      line("M18 76Q24 62 30 76", INK, 2) + path("M9 112h30v5H9Z") + "</g>" + line("M2 90l5 2M1 102h5M3 112l4-1M40 92l4-3M41 102h5", INK, 1.3),
  ],
};

/** The width and height of each thing on a card. */
export const PROP_SIZE: Record<string, [number, number]> = {
  druitt: [20, 50], eddy: [25, 22], gull: [30, 28], pedachenko: [24, 40], chapman: [26, 43], jill: [27, 33],
};

const SHAWL = edged("M45 91Q56 98 66 91L74 104Q56 112 38 104Z", "currentColor", 1.1, PAPER) + cut("M44 100Q56 105 68 100M47 96Q56 100 64 96", 0.8);

export const VICTIMS: Record<string, string> = {
  nichols:
    path(LADY) + LADY_LIT + eye(39.6, 54, 1) + FOLDS + path("M38 44Q34 30 48 26Q66 22 72 38L70 44Q54 34 38 44Z") + path("M26 44Q40 30 56 34Q70 38 76 48Q60 40 44 42Q34 42 26 44Z") +
    cut("M42 34Q54 26 68 36M45 30.6Q56 25.6 65 32M31 41.6Q44 35 58 37.6", 1) + cut("M60 46Q68 54 66 66M64 45Q71 55 68.6 68M62 68Q64 74 60.6 82", 0.9, 0.75) + line("M46 41L56 84", "currentColor", 3) + cut("M47.6 41L57.6 84", 0.7) + SHAWL,
  chapman:
    path(LADY) + LADY_LIT + eye(39.6, 54, 1) + FOLDS + path("M38 44Q36 34 44 32Q42 24 52 26Q58 20 64 28Q72 28 71 36Q78 42 73 50Q78 58 71 64Q74 74 66 78Q58 62 50 46Q44 40 38 44Z") +
    cut("M42 38q3-4 7-2M48 33q4-4 8 0M57 30.6q4-3 7 1M65 36q4-1 5 4M56 40q4-3 7 1M66 46q4 0 5 4M60 50q5-2 6 3M68 57q4 0 3 5M63 61q5-1 5 4M65 69q4 0 2 5M51 40q3-2 5 1", 1) + edged("M50 93L44 101L56 98L68 102L63 93Z", "currentColor", 1, PAPER) + '<circle cx="56" cy="98" r="2.6" fill="var(--paper)"/>',
  stride:
    path(LADY) + LADY_LIT + eye(39.6, 54, 1) + FOLDS + path("M40 42Q38 28 54 27Q70 28 72 44Q76 58 68 74Q60 70 58 58Q52 44 40 42Z") + '<circle cx="73" cy="41" r="9.4" fill="var(--ink)"/>' +
    cut("M67 36q6-3 10 3M66.6 41q5-3 8 3M69 46q4-2 5 2M45 33Q58 30 65 44M50 30.4Q62 31 67 46M56 29Q65 31 68 40M44 38Q56 38 61 52M62 56Q66 62 65 70M66 54Q69.6 60 68 68", 1, 0.8) +
    edged("M45 90Q56 98 66 90L70 102Q56 108 42 102Z", "currentColor", 1.2, PAPER) + edged("M48 102L44 121L52 121L55 104Z", "currentColor", 1, PAPER) + cut("M46 97Q56 102 66 97", 0.8),
  eddowes:
    path(LADY) + LADY_LIT + eye(39.6, 54, 1) + FOLDS + path("M38 43Q40 30 54 28Q70 30 72 46Q76 60 67 76Q60 62 54 50Q46 42 38 43Z") + path("M32 40Q50 24 78 40Q82 44 76 46Q54 34 36 44Z") + path("M42 32Q56 16 70 34Z") +
    '<g fill="currentColor" stroke="var(--paper)" stroke-width="1"><circle cx="48" cy="29" r="4.5"/><circle cx="57" cy="25" r="5"/><circle cx="66" cy="29" r="4.5"/></g><g fill="var(--paper)"><circle cx="48" cy="29" r="1.3"/><circle cx="57" cy="25" r="1.5"/><circle cx="66" cy="29" r="1.3"/></g>' +
    cut("M38 40.6Q56 31 75 42M66 50q4.4 6 0 16M61 48q5.6 6 3 18M70 50q3.4 6 .4 14M57 46q5 7 4 15", 1, 0.8) + SHAWL,
  kelly:
    path(LADY) + LADY_LIT + eye(39.6, 54, 1) + FOLDS + path("M38 44Q36 28 54 27Q72 28 75 48Q80 70 84 92Q74 100 64 94Q62 76 58 60Q52 44 38 44Z") +
    cut("M50 33Q66 38 68 60Q70 78 76 92M56 30Q72 38 74 60Q76 76 80 90M48 38Q60 46 63 64Q65 80 69 92M45 35Q54 30 62 34M60 44Q66 52 66.6 66Q68 82 72.6 93", 1, 0.85) + edged("M46 92Q56 100 66 94L70 100Q56 110 42 100Z", "currentColor", 1.1, PAPER) + cut("M47 98Q56 103.6 66 98", 0.8),
};
