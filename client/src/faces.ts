// The silhouettes that people can have, from the files in art/faces.
import type { Player } from "./generated/wire";

export type Face = Player["face"];

const drawn = import.meta.glob<string>("./art/faces/*.svg", { eager: true, import: "default" });
const GUEST = "guest";

/** Those to choose from. */
export const FACES = Object.keys(drawn)
  .map((path) => path.slice(path.lastIndexOf("/") + 1, -".svg".length))
  .filter((name) => name !== GUEST) as Face[];

export const anyFace = (): Face => FACES[Math.floor(Math.random() * FACES.length)]!;

/** The address of a drawing; that of a guest for somebody who has not chosen. */
export const drawing = (face: Face | undefined): string => drawn[`./art/faces/${face || GUEST}.svg`]!;
