import { describe, expect, it } from "vitest";
import { brief } from "./people";

describe("a name for a narrow place", () => {
  it("is the name itself if that is short", () => {
    expect(brief("Ines")).toBe("Ines");
    expect(brief("Robert")).toBe("Robert");
  });
  it("is cut as people cut names", () => {
    expect(brief("Sleepwalker")).toBe("Sleep.");
    expect(brief("Anna Katharina")).toBe("Anna.");
  });
  it("keeps the number that tells two of the same name apart", () => {
    expect(brief("Guest 2")).toBe("Gue. 2");
  });
});
