import { beforeAll, describe, expect, it, vi } from "vitest";
import * as api from "./api.svelte";
import { brief, names, presence, presenceText } from "./people";
import { settings } from "./settings.svelte";
import { speak } from "./spoken.svelte";
import type { SeatInfo } from "./generated/wire";

describe("how somebody is at the table", () => {
  const MINUTE = 60_000;
  const seat = (other: Partial<SeatInfo>): SeatInfo => ({
    kind: "person",
    player: "p",
    name: "Otto",
    present: true,
    away: null,
    bot: "",
    resigned: false,
    face: "",
    ...other,
  });
  const away = (since: number | null) => presenceText(seat({ present: false, away: since }), 10_000 * MINUTE);
  beforeAll(async () => {
    settings.language = "en";
    await speak("en");
  });

  it("is named by rank and, with a style, by a surname; equal names are numbered", async () => {
    const bots = [
      "bot:inspector",
      "bot:inspector-bold",
      "bot:commissioner-sly",
      "bot:inspector-bold",
      "bot:student-sly",
    ];
    const seats = bots.map((kind) => seat({ kind, player: "" }));
    expect(names(seats)).toEqual([
      "Inspector",
      "Inspector Bold 1",
      "Commissioner Sly",
      "Inspector Bold 2",
      "Student-sly",
    ]);
    await speak("de");
    expect(names(seats.slice(0, 3))).toEqual(["Inspektor", "Inspektor Kühn", "Polizeipräsident Fuchs"]);
    await speak("en");
  });

  it("is here, away, a bot's seat, or given up", () => {
    expect(presence(seat({}))).toBe("here");
    expect(presence(seat({ present: false }))).toBe("away");
    expect(presence(seat({ kind: "bot:inspector", present: false }))).toBe("bot");
    expect(presence(seat({ bot: "inspector" }))).toBe("bot");
    expect(presence(seat({ bot: "inspector", resigned: true }))).toBe("resigned");
  });
  it("is said with how long they have been away, as far as that is known", () => {
    expect(away(null)).toBe("away");
    expect(away(10_000 * MINUTE - 59_000)).toBe("away");
    expect(away((10_000 - 12) * MINUTE)).toBe("away for 12 min");
    expect(away((10_000 - 150) * MINUTE)).toBe("away for 2 h");
    expect(away((10_000 - 3000) * MINUTE)).toBe("away for 2 days");
  });
});

describe("a name for a narrow place", () => {
  it("is the name itself if that is short", () => {
    expect(brief("Ines")).toBe("Ines");
    expect(brief("Robert")).toBe("Robert");
  });
  it("is cut as people cut names", () => {
    expect(brief("Sleepwalker")).toBe("Sleep.");
    expect(brief("Inspector")).toBe("Insp.");
    expect(brief("Anna Katharina")).toBe("Anna");
  });
  it("is the surname of a bot that has one", async () => {
    const games = [{ game: "mr-jack", styled: ["inspector", "superintendent"] }];
    vi.stubGlobal("fetch", () => Promise.resolve(Response.json({ games })));
    await api.games();
    vi.unstubAllGlobals();
    expect(["Inspector Bold", "Superintendent Patience 2", "Inspector"].map((one) => brief(one))).toEqual([
      "Bold",
      "Pat. 2",
      "Insp.",
    ]);
  });
  it("keeps the number that tells two of the same name apart", () => {
    expect(brief("Guest 2")).toBe("Gue. 2");
    expect(brief("Constable 2", 9)).toBe("Const. 2");
  });
});
