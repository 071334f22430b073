// A gentleman and a lady in profile, facing left on a sheet 100 wide, and the light on their faces: dark shapes with the
// features cut into them with a graver.
import { cut, INK, PAPER, path } from "./pen";

export const GENT =
  "M38 40C36 44 35 48 34 51L27 61C27 63 30 64 33 64C31 66 31 68 33 69C31 71 32 73 33 74C31 78 33 85 39 86C43 87 46 86 48 86L48 95C34 98 16 104 10 122L98 122C94 106 84 99 70 94C68 88 70 82 72 76C78 64 78 46 68 38C60 30 44 30 38 40Z";
export const LADY =
  "M40 42C37 46 36 50 36 52L31 60C31 62 34 62 36 63C34 65 35 67 36 68C34 70 36 72 37 73C36 77 39 82 46 82C48 88 48 92 45 96C32 100 20 106 15 122L91 122C88 106 76 100 64 96C62 90 63 84 66 78C74 66 74 48 66 40C58 32 44 34 40 42Z";

/** An eye under its brow, looking left; (x, y) is its inner corner. */
export function eye(x: number, y: number, brow = 1.5): string {
  return (
    path(`M${x} ${y}Q${x + 2.6} ${y - 2.5} ${x + 6.4} ${y - 0.2}Q${x + 3} ${y + 1.7} ${x} ${y}Z`, PAPER) +
    `<circle cx="${x + 2.4}" cy="${y - 0.35}" r="1.15" fill="${INK}"/>` +
    cut(`M${x - 1} ${y - 3.6}Q${x + 3} ${y - 6.4} ${x + 8} ${y - 3.4}`, brow)
  );
}

/** The light on a gentleman's face: ridge of the nose, nostril, lips, cheek in strokes, jaw and ear. */
export const LIT =
  cut("M37.4 43Q36.2 47.5 36 51.5L29.8 60.8", 1.5) + cut("M31 62.4Q33 60.6 35 62.2", 1) + cut("M33.6 69.4L38.6 68.6", 1) +
  cut("M42 60L48 57.5M42.5 63L50.5 59.5M43 66L52 62M43.6 69L52.6 65M44.4 72L52.4 68.4M45.4 75L51.6 72.2M47 78L50.6 76.4", 0.8, 0.65) +
  cut("M34.6 77Q34.6 83.4 40 84.2Q49 84.6 54.6 78.4", 1, 0.7) +
  cut("M58 53Q63.6 50.8 63.6 56.6Q63.2 62 58.8 64.6M60 56Q62 57 60.4 60.6", 1);
/** Hair at the temple and down the neck. */
export const HAIR = cut("M64 44Q70 52 69 63M67.6 43Q73.6 52 72 64M61.6 66Q63 72 60.6 80M65.6 66Q66.6 73 63.6 82M69.4 66Q69.6 72 66.6 80", 0.9, 0.7);
export const LADY_LIT =
  cut("M40.4 44.6Q38.6 49 38.4 52.6L33.6 59.8", 1.4) + cut("M34.4 61.6Q36 60.2 37.6 61.6", 0.9) + path("M36 68.2Q38.4 65.4 41.4 67.8Q38.8 70.6 36 68.2Z", PAPER, { opacity: 0.85 }) +
  cut("M44 60.5L49 58.4M44.6 63.4L51 60.6M45.2 66.4L52 63.2M46 69.4L52.4 66.4M47.4 72.4L52 70.2", 0.75, 0.6) + cut("M39 77.4Q42 80.6 47.6 80Q53.6 78.6 57 72.6", 1, 0.7);
/** Lapels and the fall of a coat. */
export const COAT = cut("M48 96L40 122M62 97L57 122M44 104L35 110L39 122M66 100L73 107L66 122M20 114Q30 104 42 100M84 104Q92 110 94 120", 1, 0.7);
export const FOLDS = cut("M24 114Q36 104 46 122M32 108Q46 102 54 122M70 104Q80 110 84 122M62 100Q68 110 70 122", 1, 0.65);
export const COLLAR = path("M47 86.5L60 90L55 97L47.4 95Z", PAPER);
