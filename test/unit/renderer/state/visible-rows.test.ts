import { beforeEach, describe, expect, it } from "vitest";
import { onVisibleRows, showAlso, showOnly, visibleRowsOf } from "../../../../renderer/state/visible-rows.js";

const shown = (sheet: string) => [...(visibleRowsOf(sheet) ?? ["all"])];

describe("the rows on screen", () => {
  beforeEach(() => {
    showOnly("a", undefined);
    showOnly("b", undefined);
  });

  it("are all of a sheet until a search leaves some", () => {
    expect(shown("a")).toEqual(["all"]);
    showOnly("a", new Set(["1", "2"]));
    expect([shown("a"), shown("b")]).toEqual([["1", "2"], ["all"]]);
    showOnly("a", undefined);
    expect(shown("a")).toEqual(["all"]);
  });

  it("are joined by those that are new or asked for", () => {
    showAlso("a", ["9"]);
    expect(shown("a")).toEqual(["all"]);
    showOnly("a", new Set(["1"]));
    showAlso("a", ["9", "1"]);
    expect(shown("a")).toEqual(["1", "9"]);
  });

  it("are announced when they change, and only then", () => {
    let told = 0;
    const stop = onVisibleRows("a", () => (told += 1));
    const some = new Set(["1"]);
    showOnly("a", some);
    showOnly("a", some);
    showAlso("a", ["1"]);
    showOnly("b", some);
    expect(told).toBe(1);
    showAlso("a", ["2"]);
    stop();
    showOnly("a", undefined);
    expect(told).toBe(2);
  });
});
