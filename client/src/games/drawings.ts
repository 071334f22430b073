// Drawings that are files: any program that knows SVG opens them, and here they become <symbol>s.
//
// In a file, ink and paper are plain colours; in the page they are tokens that follow the theme. What a file needs only to
// be looked at by itself, its <style> and <defs>, stays behind: the table has its own.
const TOKENS: Record<string, string> = { "#1c1a18": "var(--ink)", "#efe3c5": "var(--paper)" };
const COLOUR = new RegExp(Object.keys(TOKENS).join("|"), "g");
const FILE = /<svg [^>]*viewBox="([^"]+)"(?:[^>]* (preserveAspectRatio="[^"]+"))?[^>]*>([\s\S]*)<\/svg>/;

/** A symbol for each file; its id is `prefix` and the name of the file. */
export function symbols(files: Record<string, string>, prefix: string): string {
  return Object.entries(files)
    .map(([path, text]) => {
      const name = path.slice(path.lastIndexOf("/") + 1, -".svg".length);
      const [, box, fit = "", body] = FILE.exec(text)!;
      const drawn = body!.replace(/<(style|defs)>[\s\S]*?<\/\1>/g, "").replace(COLOUR, (colour) => TOKENS[colour]!);
      return `<symbol id="${prefix}${name}" viewBox="${box}" ${fit}>${drawn}</symbol>`;
    })
    .join("");
}
