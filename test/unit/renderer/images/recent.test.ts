import { describe, expect, it } from "vitest";
import { Recent } from "../../../../renderer/images/recent.js";

describe("the pictures used last", () => {
  it("are so many; the one not used longest goes", () => {
    const recent = new Recent<string>(2, 100);
    recent.set("a", "A", 1);
    recent.set("b", "B", 1);
    expect(recent.get("a")).toBe("A");
    recent.set("c", "C", 1);
    expect([recent.get("a"), recent.get("b"), recent.get("c")]).toEqual(["A", undefined, "C"]);
  });

  it("are no larger together than they may be, and one set again counts once", () => {
    const recent = new Recent<string>(10, 100);
    recent.set("a", "A", 60);
    recent.set("a", "A2", 40);
    recent.set("b", "B", 60);
    expect([recent.get("a"), recent.get("b")]).toEqual(["A2", "B"]);
    recent.set("c", "C", 1);
    expect([recent.get("a"), recent.get("b"), recent.get("c")]).toEqual([undefined, "B", "C"]);
    recent.set("large", "L", 101);
    expect(recent.get("large")).toBeUndefined();
  });

  it("can be dropped by what they are, and make room by it", () => {
    const recent = new Recent<string>(10, 100);
    recent.set("a", "fault", 50);
    recent.set("b", "picture", 50);
    recent.drop((value) => value === "fault");
    recent.set("c", "picture", 50);
    expect([recent.get("a"), recent.get("b"), recent.get("c")]).toEqual([undefined, "picture", "picture"]);
  });
});
