// Moments of real games, for tests and for the workbench. tools/fixtures.py makes them, and every test run calls it.
import type { SeatInfo } from "../generated/wire";

export interface Fixture<View = any, Event = any> {
  /** What it is an example of: `play` (asked), `play-can-meld` (offered), `waiting-play`, `watched-play` (a spectator), `told-melded` (has just
   * happened), and what was agreed on if it is not the usual. */
  name: string;
  seat: number | null;
  seats: SeatInfo[];
  view: View;
  /** What has just happened, and all that the seat remembers. */
  events: Event[];
  told: Event[];
}

const files = import.meta.glob<Fixture[]>("../../fixtures/*.json", { import: "default" });

export async function fixturesOf<View = any, Event = any>(game: string): Promise<Fixture<View, Event>[]> {
  return (await files[`../../fixtures/${game}.json`]?.()) ?? [];
}

/** The first moment like this. */
export function seen<View, Event>(fixtures: Fixture<View, Event>[], fits: (view: View) => unknown): View {
  const found = fixtures.find(({ view }) => fits(view));
  if (!found) throw new Error(`In none of the ${fixtures.length} moments: ${fits}`);
  return found.view;
}
