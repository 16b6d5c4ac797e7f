import { describe, expect, it } from "vitest";
import type { Modifier, Priority } from "../../../../shared/match/index.js";
import { lab } from "./lab.js";
import type { ToyTypes } from "./toy/types.js";

type Change = (value: number) => number;

const cost = (change: Change, priority: Priority = "normal"): Modifier<ToyTypes> => ({
  getter: "cost",
  priority,
  change: (_reader, value) => change(value),
});

function costWith(...modifiers: readonly Modifier<ToyTypes>[]): number {
  const names = modifiers.map((_modifier, at) => `m${at}`);
  const { machine } = lab(Object.fromEntries(modifiers.map((modifier, at) => [`m${at}`, { modifiers: [modifier] }])));
  for (const program of names) machine.register({ program });
  return machine.get("cost", 0, 2);
}

describe("a getter", () => {
  it.each([
    ["nothing changes", [], 2],
    ["one adds", [cost((value) => value + 3)], 5],
    [
      "one sets after others added, whatever was registered first",
      [cost(() => 1, "before-last"), cost((value) => value + 3)],
      1,
    ],
    ["an override stands after a set", [cost(() => 9, "last"), cost(() => 1, "before-last")], 9],
    ["equals run in the order of registration", [cost((value) => value + 1), cost((value) => value * 2)], 6],
    ["the value falls below its limit", [cost((value) => value - 10)], 0],
  ])("when %s", (_name, modifiers, value) => {
    expect(costWith(...modifiers)).toBe(value);
  });

  it("limits its base too", () => {
    expect(lab().machine.get("cost", 0, -4)).toBe(0);
  });

  it("that asks for itself about the same card gets the base, and about another the value", () => {
    const { machine } = lab({
      looped: {
        modifiers: [{ getter: "cost", change: (reader, value, target) => value + reader.get("cost", target, 7) }],
      },
      onward: {
        modifiers: [
          {
            getter: "power",
            if: (_reader, target) => target < 2,
            change: (reader, value, target) => value + reader.get("power", target + 1, 1),
          },
        ],
      },
    });
    machine.register({ program: "looped" });
    machine.register({ program: "onward" });
    expect(machine.get("cost", 0, 2)).toBe(9);
    expect(machine.get("power", 0, 1)).toBe(3);
  });

  it("is changed only where its condition holds", () => {
    const { machine } = lab({
      mine: { modifiers: [{ getter: "cost", if: (_reader, target) => target === 1, change: () => 0 }] },
    });
    machine.register({ program: "mine" });
    expect([machine.get("cost", 0, 2), machine.get("cost", 1, 2)]).toEqual([2, 0]);
    expect([machine.isModified("cost"), machine.isModified("power")]).toEqual([true, false]);
  });
});
