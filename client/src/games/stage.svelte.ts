// What lies on a table while events are shown: the picture before them, changed by one after another until it is the
// picture of the view. Nothing here is known that was not told.
import { pace } from "../settings.svelte";

/** So many events are shown at the most. */
const MOST = 14;

/** Wait this long, in milliseconds at a calm pace. */
export const wait = (ms: number) => new Promise<void>((done) => setTimeout(done, pace(ms)));

export abstract class Stage<View, Event, Picture> {
  picture = $state.raw<Picture>(null!);
  moving = $state(false);
  private run = 0;
  private end: Picture | null = null;

  protected abstract pictureOf(view: View): Picture;
  /** Show one event; once it is no longer `still` the one that is shown, do nothing more. */
  protected abstract one(event: Event, view: View, still: () => boolean): Promise<void>;
  /** Nothing is shown any more but the picture. */
  protected abstract clear(): void;
  /** The picture that events begin with, from the one before them. */
  protected begin(picture: Picture): Picture {
    return picture;
  }

  /** Show a view at once. */
  show(view: View): void {
    this.run++;
    this.settle(this.pictureOf(view));
  }

  /** Show what happened, and then the view. */
  async play(view: View, events: Event[]): Promise<void> {
    if (!this.picture || !pace(100)) return this.show(view);
    const run = ++this.run;
    this.picture = this.begin(this.end ?? this.picture);
    this.end = this.pictureOf(view);
    this.moving = true;
    for (const event of events.slice(-MOST)) {
      await this.one(event, view, () => run === this.run);
      if (run !== this.run) return;
    }
    this.settle(this.end);
  }

  /** Show the end of it at once. */
  skip(): void {
    if (!this.end) return;
    this.run++;
    this.settle(this.end);
  }

  private settle(picture: Picture): void {
    this.end = null;
    this.picture = picture;
    this.clear();
    this.moving = false;
  }
}
