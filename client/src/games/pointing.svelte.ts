// How a map is touched, the same on every map: with a mouse, where looking is hovering; with a finger, which looks first
// and acts with its second touch and may miss a little; and with keys, from place to place.

export interface Point {
  x: number;
  y: number;
}
export interface Sheet {
  left: number;
  top: number;
  width: number;
  height: number;
}

interface Map {
  box: () => HTMLElement | undefined;
  /** The part of the drawing in the box. */
  sheet: () => Sheet;
  busy: () => boolean;
  aim: () => string;
  /** Whether something can be done at a place. */
  can: (place: string) => boolean;
  /** The place that is meant by a point; a finger may also mean one nearby. */
  meant: (point: Point, finger: boolean) => string;
  /** Whether a point is on the place itself, and not only near it. */
  hits: (point: Point, place: string) => boolean;
  /** The next place in the direction of an arrow key. */
  next: (place: string, key: string) => string | undefined;
  look: (place: string) => void;
  /** `sure`: it is to be done, not only looked at. */
  act: (place: string, sure: boolean, beside: Element | null) => void;
}

export class Pointing {
  /** The place that had the focus last. */
  focused = $state("");
  private finger = false;
  private pointing = false;

  constructor(private map: Map) {}

  onpointerdown = (event: PointerEvent): void => {
    this.finger = event.pointerType !== "mouse";
    this.pointing = true;
  };
  onpointermove = (event: PointerEvent): void => {
    if (event.pointerType !== "mouse" || this.map.busy()) return;
    const place = this.map.meant(this.under(event), false);
    if (this.map.can(place) && place !== this.map.aim()) this.map.look(place);
  };
  onclick = (event: MouseEvent): void => {
    const button = (event.target as Element).closest<HTMLElement>("[data-place]");
    const keyed = event.detail === 0;
    const point = this.under(event);
    const place = keyed && button ? button.dataset.place! : this.map.meant(point, this.finger);
    if (this.map.busy() || !place) return;
    const again = this.map.aim() === place && this.map.hits(point, place);
    this.map.act(place, !this.finger || keyed || again, this.button(place));
  };
  onkeydown = (event: KeyboardEvent): void => {
    this.pointing = false;
    const from = (event.target as HTMLElement).dataset.place;
    const found = from && this.map.next(from, event.key);
    if (!found) return;
    event.preventDefault();
    this.button(found)?.focus();
  };
  focus(place: string): void {
    this.focused = place;
    if (!this.pointing) this.map.look(this.map.can(place) ? place : "");
  }

  private button(place: string): HTMLElement | null {
    return this.map.box()?.querySelector<HTMLElement>(`[data-place="${place}"]`) ?? null;
  }
  /** The point of the drawing under a finger or mouse. */
  private under(event: MouseEvent): Point {
    const frame = this.map.box()!.getBoundingClientRect();
    const { left, top, width, height } = this.map.sheet();
    return {
      x: left + ((event.clientX - frame.left) / frame.width) * width,
      y: top + ((event.clientY - frame.top) / frame.height) * height,
    };
  }
}
