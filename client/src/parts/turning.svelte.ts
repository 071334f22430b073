// A long list where nobody can scroll: page after page.
const SECONDS = 12;

interface List {
  /** How long it is. */
  count: () => number;
  /** How many of it are shown at once, where there is room for them. */
  most: number;
  /** The element that has a child for each. */
  element: () => HTMLElement | undefined;
}

/** Which part of a list is shown now; while `on`, as much as there is room for in its section, and it turns by itself. */
export function turned(
  { count, most, element }: List,
  on: () => boolean,
): { readonly from: number; readonly to: number } {
  let start = $state(0);
  let rows = $state(most);
  $effect(() => {
    const [list, section] = [element(), element()?.closest("section")];
    if (!on() || !list || !section || !count()) return;
    const look = () => (rows = Math.min(most, fitting(section, list)));
    const watch = new ResizeObserver(look);
    watch.observe(section);
    return () => watch.disconnect();
  });
  $effect(() => {
    if (!on()) return;
    const timer = setInterval(() => (start = start + rows < count() ? start + rows : 0), SECONDS * 1000);
    return () => clearInterval(timer);
  });
  return {
    get from() {
      return on() && start < count() ? start : 0;
    },
    get to() {
      return on() ? this.from + rows : count();
    },
  };
}

const GAP = 8;

/** How many rows as high as the highest there is room for, down to the end of a section or to what follows there. */
function fitting(section: Element, list: HTMLElement): number {
  const next = list.nextElementSibling;
  const room =
    section.getBoundingClientRect().bottom -
    list.getBoundingClientRect().top -
    (next ? next.getBoundingClientRect().height + GAP : 0);
  const highest = Math.max(1, ...[...list.children].map((row) => row.getBoundingClientRect().height));
  return Math.max(1, Math.floor(room / highest));
}
