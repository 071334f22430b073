// Eight people as engraved silhouettes, from the files in people/: solid shapes, then engraved lines, then the one bright
// thing they carry.
import { symbols } from "../../drawings";

export const portraits = (): string =>
  symbols(import.meta.glob<string>("./people/*.svg", { eager: true, query: "?raw", import: "default" }), "mj-");
