// The things on a table that can be pointed at, by the names that lessons use: `card druitt`, `pile yard`. A table that says
// `data-answer`, `data-card`, `data-place` or `data-spot` (see games/contract.ts) has them already; anything else says its
// whole name, `data-thing="part notebook"`.

const MARKED: Record<string, (name: string) => string> = {
  answer: (name) => `[data-answer="${name}"]`,
  area: (name) => `[data-spot="area-${name}"]`,
  card: (name) => `[data-card="${name}"]`,
  pile: (name) => `[data-spot="${name}"]`,
  place: (name) => `[data-place="${name}"]`,
};

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** What has this name and can be seen; what lies over the table, in a dialog or a slip, goes before the rest. */
export function things(name: string): HTMLElement[] {
  const [kind = "", ...rest] = name.split(" ");
  const marked = MARKED[kind]?.(rest.join(" "));
  const found = document.querySelectorAll<HTMLElement>(`[data-thing="${name}"]${marked ? `, ${marked}` : ""}`);
  const seen = [...found].filter((one) => one.checkVisibility?.() !== false && one.getBoundingClientRect().width > 0);
  const over = seen.filter((one) => one.closest("dialog[open]"));
  const front = over.length ? over : seen.filter((one) => one.closest("[data-over]"));
  return front.length ? front : seen;
}

/** The buttons that give an answer which the coach waits for; for any answer, the one that is most likely meant. */
function buttons(answers: string[]): HTMLElement[] {
  const found = answers.flatMap((answer) =>
    answer === "any"
      ? [...document.querySelectorAll<HTMLElement>("header.status .lamp[data-answer]")]
      : things(`answer ${answer}`),
  );
  return found.filter((one) => !one.matches(":disabled"));
}

const isPressed = (one: Element) => one.getAttribute("aria-pressed") === "true";

/** What the coach points at now. Where it only speaks, at everything it speaks of; where it waits for an answer, at what is
 * to be touched next: something it speaks of that gives the answer itself; the button to confirm what has been chosen; the
 * first thing that has not been chosen yet; or any other button that gives the answer. Where any answer will do, at all of
 * these. */
export function pointed(points: string[], answers: string[]): HTMLElement[] {
  const found = points.map(things).filter((some) => some.length);
  if (!answers.length || points.some((one) => one.startsWith("pile "))) return found.flat();
  const open = found.filter((some) => !some.some(isPressed));
  const giving = buttons(answers);
  if (answers.includes("any")) return [...giving, ...(open.length ? open : found).flat()];
  const direct = open.flat().find((one) => giving.includes(one));
  const button = direct ?? giving.find((one) => one.matches(".lamp, dialog *"));
  if (button) return [button];
  return open[0] ?? (giving[0] ? [giving[0]] : (found.at(-1) ?? []));
}
