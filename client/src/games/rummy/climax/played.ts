// For tests: a climax played on a real stage with a clock that the test moves.
import { flushSync, mount, unmount, type Component } from "svelte";
import { Stage, type Scene, type Scenes, type Shown } from "../../../stage.svelte";
import type { Event } from "../../../generated/wire";

type Drawn = Component<{ scene: Scene; events: any[]; view: any; speech: any }>;

export class Played {
  readonly stage: Stage<Shown>;
  private now = 0;
  private timers: { at: number; run: () => void }[] = [];
  private props: { view: any; speech: any };
  private Climax: Drawn;

  constructor(Climax: Drawn, scenes: Scenes, props: { view: any; speech: any }) {
    this.Climax = Climax;
    this.props = props;
    this.stage = new Stage<Shown>({
      now: () => this.now,
      after: (ms, run) => {
        const timer = { at: this.now + ms, run };
        this.timers.push(timer);
        return timer;
      },
      cancel: (timer) => (this.timers = this.timers.filter((one) => one !== timer)),
    });
    this.stage.scenes = scenes;
    this.stage.show({ view: props.view, events: [] });
  }

  tell(...events: Event[]): void {
    this.stage.play({ view: this.props.view, events });
  }

  pass(ms: number): void {
    const end = this.now + ms;
    for (;;) {
      const next = this.timers.filter((one) => one.at <= end).sort((a, b) => a.at - b.at)[0];
      if (!next) break;
      this.now = next.at;
      this.timers = this.timers.filter((one) => one !== next);
      next.run();
    }
    this.now = end;
  }

  /** What is on the stage now: which part of which climax, and the line that is read out; empty if nothing is drawn. */
  seen(): { part: string; line: string; page: HTMLElement } | null {
    const { scene, begun } = this.stage;
    if (!scene?.climax) return null;
    const page = document.createElement("div");
    const drawn = mount(this.Climax, { target: page, props: { scene, events: begun, ...this.props } });
    flushSync();
    const line = page.querySelector("[role=status]")?.textContent ?? "";
    const part = page.querySelector("[data-part]")?.getAttribute("data-part") ?? "";
    const kept = page.cloneNode(true) as HTMLElement;
    void unmount(drawn);
    return { part, line, page: kept };
  }

  /** Every part in turn, with its line, to the end. */
  parts(): [part: string, line: string][] {
    const found: [string, string][] = [];
    while (this.stage.scene?.climax) {
      const { part, line } = this.seen()!;
      found.push([part, line]);
      this.pass(this.stage.scene.ms);
    }
    return found;
  }
}
