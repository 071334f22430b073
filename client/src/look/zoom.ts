// In a very large window a table is drawn larger than it is laid out (base.css). Notes that are placed beside something
// reckon as it is laid out.

function zoom(): number {
  const page = document.querySelector(".page");
  return (page && Number(getComputedStyle(page).getPropertyValue("--zoom"))) || 1;
}

/** Where something on a table is. */
export function boxOf(thing: Element): DOMRect {
  const by = zoom();
  const { x, y, width, height } = thing.getBoundingClientRect();
  return new DOMRect(x / by, y / by, width / by, height / by);
}

/** The size of the window. */
export function sight(): { width: number; height: number } {
  const by = zoom();
  return { width: innerWidth / by, height: innerHeight / by };
}
