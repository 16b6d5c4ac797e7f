import { describe, expect, it } from "vitest";
import { actOn, isComplete, numberTyped, valueInCell } from "../../../../renderer/columns/cells/cell-act.js";
import type { CellAct } from "../../../../renderer/columns/cells/cell-act.js";
import type { WireCell } from "../../../../shared/workspace/index.js";

/** What a cell would hold: null where it would be cleared, undefined where the act is not for it. */
const after = (cell: WireCell, act: CellAct, text: string, isRounded = false): string | null | undefined => {
  const outcome = actOn(cell, { act, text, isRounded });
  return outcome.kind === "change" ? outcome.after : undefined;
};

describe("an act on a cell", () => {
  it.each<[act: CellAct, text: string, cell: WireCell, after: string | null | undefined]>([
    ["set", "Rare", "Common", "Rare"],
    ["set", "Rare", null, "Rare"],
    ["set", "", "Common", null],
    ["add", "2", 3, "5"],
    ["add", "-3", 3, "0"],
    ["add", "0.2", 0.1, "0.3"],
    ["add", "0,5", 1, "1.5"],
    ["add", "1", "3", undefined],
    ["add", "1", "*", undefined],
    ["add", "1", null, undefined],
    ["add", "1", true, undefined],
    ["multiply", "1.1", 1.1, "1.21"],
    ["multiply", "0", -3, "0"],
    ["multiply", "1e300", 1e300, undefined],
    ["before", "The ", "Oak", "The Oak"],
    ["after", "!", "Oak", "Oak!"],
    ["after", "0", 4, "40"],
    ["before", "The ", "", undefined],
    ["after", "!", null, undefined],
    ["after", "!", ["a"], undefined],
  ])("%s “%s” makes of %j %j", (act, text, cell, expected) => {
    expect(after(cell, act, text)).toBe(expected);
  });

  it("rounds products where that is asked for", () => {
    expect(after(3, "multiply", "1.5", true)).toBe("5");
    expect(after(3, "multiply", "1.5")).toBe("4.5");
  });

  it("needs a number to add or to multiply by, and a text to compute or to put somewhere", () => {
    const isEnough = (act: CellAct, text: string): boolean => isComplete({ act, text, isRounded: false });
    expect([isEnough("add", ""), isEnough("add", "x"), isEnough("add", "1")]).toEqual([false, false, true]);
    expect([isEnough("set", ""), isEnough("before", ""), isEnough("expression", "")]).toEqual([true, false, false]);
    expect(numberTyped("Infinity")).toBeUndefined();
  });
});

describe("the value of an expression", () => {
  it("is typed into the cell, a yes or no kept as one", () => {
    expect(valueInCell({ kind: "number", number: 2.5 })).toMatchObject({ input: { kind: "text", text: "2.5" } });
    expect(valueInCell({ kind: "boolean", boolean: false })).toMatchObject({ input: { kind: "value", value: false } });
    expect(valueInCell({ kind: "text", text: "" })).toMatchObject({ input: { kind: "clear" } });
  });

  it("leaves the cell where there is none, and says why it could not be computed", () => {
    expect(valueInCell({ kind: "missing" })).toEqual({ kind: "unfit" });
    expect(valueInCell({ kind: "number", number: Infinity })).toEqual({ kind: "unfit" });
    expect(valueInCell({ kind: "error", message: "No." })).toEqual({ kind: "error", message: "No." });
  });
});
