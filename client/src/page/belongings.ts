// What a player keeps in the browser besides tables: score sheets, what was dealt out at a real table, puzzles, settings.
// It goes into the one file with everything else.

const SETTINGS = "whitechapel";
const NAMES = /^whitechapel(-companion|-dealt-.+|-puzzles)?$/;

type Shelf = Pick<Storage, "getItem" | "setItem" | "removeItem"> & Record<string, any>;

const names = (shelf: Shelf) => Object.keys(shelf).filter((name) => NAMES.test(name));

export function packed(shelf: Shelf = localStorage): string {
  return JSON.stringify(Object.fromEntries(names(shelf).map((name) => [name, shelf.getItem(name)])));
}

/** Put what was packed in place of what is here; settings stay unless there are others. */
export function unpack(text: string, shelf: Shelf = localStorage): void {
  const found = Object.entries(JSON.parse(text) as Record<string, string>);
  for (const name of names(shelf)) if (name !== SETTINGS) shelf.removeItem(name);
  for (const [name, value] of found) if (NAMES.test(name)) shelf.setItem(name, value);
}
