// The four murderers, from the files in people/: silhouettes in oval frames, each with hat, collar and weapon of its own.
import { symbols } from "../../drawings";

export const portraits = (): string =>
  symbols(import.meta.glob<string>("./people/*.svg", { eager: true, query: "?raw", import: "default" }), "cr-face-");
