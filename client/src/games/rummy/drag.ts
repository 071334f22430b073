// Dragging as an alternative to touching: a picture of the card follows the finger until it is let go over something
// with `data-drop`. Holding a card still for a moment shows it enlarged.

interface Doing {
  /** Let go over a place; `onto` is the card of the hand or the group on the table it was dropped on. */
  drop(where: string, onto: string, element: Element): void;
  hold(): void;
}

const FAR = 9;
const LONG = 550;

export function drag(element: HTMLElement, doing: Doing) {
  let now = doing;
  let start: { x: number; y: number; id: number } | null = null;
  let ghost: HTMLElement | null = null;
  let over: Element | null = null;
  let timer = 0;
  let silent = false;
  /** How much larger the table is drawn than it is laid out. */
  let zoom = 1;

  function place(event: PointerEvent): Element | null {
    return document.elementFromPoint(event.clientX, event.clientY)?.closest("[data-drop]") ?? null;
  }
  function light(target: Element | null) {
    if (target === over) return;
    over?.classList.remove("drop-here");
    target?.classList.add("drop-here");
    over = target;
  }
  function down(event: PointerEvent) {
    if (event.button !== 0) return;
    start = { x: event.clientX, y: event.clientY, id: event.pointerId };
    silent = false;
    timer = window.setTimeout(() => {
      if (!start || ghost) return;
      start = null;
      silent = true;
      now.hold();
    }, LONG);
  }
  function move(event: PointerEvent) {
    if (!start || event.pointerId !== start.id) return;
    const [dx, dy] = [event.clientX - start.x, event.clientY - start.y];
    if (!ghost) {
      if (Math.hypot(dx, dy) < FAR) return;
      clearTimeout(timer);
      const box = element.getBoundingClientRect();
      const root = element.closest<HTMLElement>(".rummy")!;
      const frame = root.getBoundingClientRect();
      zoom = frame.width / root.offsetWidth || 1;
      ghost = element.cloneNode(true) as HTMLElement;
      ghost.removeAttribute("data-card");
      for (const size of ["--w", "--step"])
        ghost.style.setProperty(size, getComputedStyle(element).getPropertyValue(size));
      ghost.classList.add("dragged");
      Object.assign(ghost.style, {
        position: "absolute",
        left: `${(box.left - frame.left) / zoom}px`,
        top: `${(box.top - frame.top) / zoom}px`,
        margin: "0",
        zIndex: "50",
        pointerEvents: "none",
        opacity: "0.92",
      });
      root.append(ghost);
      element.setPointerCapture(event.pointerId);
      element.style.opacity = "0.35";
    }
    ghost.style.transform = `translate(${dx / zoom}px, ${dy / zoom}px) rotate(${Math.max(-5, Math.min(5, dx / 40))}deg)`;
    light(place(event));
  }
  function end(event: PointerEvent) {
    clearTimeout(timer);
    if (ghost) {
      silent = true;
      const target = event.type === "pointerup" ? place(event) : null;
      const onto = document
        .elementFromPoint(event.clientX, event.clientY)
        ?.closest<HTMLElement>("[data-card], [data-onto]");
      tidy();
      const what = onto?.dataset.card ?? onto?.dataset.onto ?? "";
      if (target) now.drop(target.getAttribute("data-drop") ?? "", what, element);
    }
    start = null;
  }
  function tidy() {
    ghost?.remove();
    ghost = null;
    element.style.opacity = "";
    light(null);
  }
  /** What was dragged or held was not touched. */
  function click(event: MouseEvent) {
    if (silent) {
      event.stopImmediatePropagation();
      event.preventDefault();
      silent = false;
    }
  }
  const handlers = { pointerdown: down, pointermove: move, pointerup: end, pointercancel: end } as const;
  for (const [name, handler] of Object.entries(handlers)) element.addEventListener(name, handler as EventListener);
  element.addEventListener("click", click, true);
  return {
    update(next: Doing) {
      now = next;
    },
    destroy() {
      clearTimeout(timer);
      tidy();
      for (const [name, handler] of Object.entries(handlers))
        element.removeEventListener(name, handler as EventListener);
      element.removeEventListener("click", click, true);
    },
  };
}
