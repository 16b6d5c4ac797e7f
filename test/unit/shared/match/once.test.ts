import { describe, expect, it } from "vitest";
import { Reader } from "../../../../shared/match/reader.js";
import { lab, type ToyMachine } from "./lab.js";
import type { ToyTypes } from "./toy/types.js";

const readerOf = ({ kernel, state }: ToyMachine): Reader<ToyTypes> => new Reader(kernel, state);

/** The cost of a card, kept as `once` keeps it. */
const costOf = (reader: Reader<ToyTypes>, target: number): number =>
  reader.once("cost", target, () => reader.get("cost", target, 2));

describe("what is found out once", () => {
  it("is looked up the second time, by what it is and of whom", () => {
    const { machine } = lab();
    const reader = readerOf(machine);
    const asked: string[] = [];
    const ask = (what: string, of: number): number => reader.once(what, of, () => asked.push(`${what} ${of}`));
    expect([ask("a", 0), ask("b", 0), ask("a", 0), ask("a", 1)]).toEqual([1, 2, 1, 3]);
    expect(asked).toEqual(["a 0", "b 0", "a 1"]);
  });

  it("is found again in a draft, which may have changed", () => {
    const { machine } = lab({ dearer: { modifiers: [{ getter: "cost", change: (_reader, value) => value + 1 }] } });
    const before = costOf(machine, 0);
    machine.register({ program: "dearer" });
    expect([before, costOf(machine, 0)]).toEqual([2, 3]);
  });

  it("is not kept of what a modifier sees of its own getter", () => {
    const { machine } = lab({
      costly: { modifiers: [{ getter: "power", change: (reader, _value, target) => costOf(reader, target) }] },
      strong: {
        modifiers: [{ getter: "cost", change: (reader, value, target) => value + reader.get("power", target, 0) }],
      },
    });
    for (const program of ["costly", "strong"]) machine.register({ program });
    const [early, late] = [readerOf(machine), readerOf(machine)];
    // Asked from the power on, the cost adds a power that is the base; the power asks the cost as if nobody had asked before.
    expect([early.get("power", 0, 0), costOf(early, 0)]).toEqual([2, costOf(late, 0)]);
    expect(costOf(late, 0)).toBe(4);
  });
});
