import { describe, expect, it } from "vitest";
import type { Program } from "../../../../shared/match/index.js";
import { bySeat, lab } from "./lab.js";
import type { ToyTypes } from "./toy/types.js";

/** An ability that writes when it is switched, and one effect that blocks it while a flag is stored. */
function position(words: string[]) {
  const glow: Program<ToyTypes> = {
    modifiers: [{ getter: "power", change: (_reader, value) => value + 1 }],
    activate: (_m, _ability, reason) => void words.push(`on: ${reason}`),
    deactivate: () => void words.push("off"),
  };
  const result = lab({ glow }, { isBlocked: (reader, { kind }) => reader.stored("gas") === kind });
  const block = (kind: string | null): void =>
    void result.do((m) => {
      m.storeValue("gas", kind);
      m.raise({ type: "heal", seat: 0, amount: 0 });
    });
  return { ...result, block, power: () => result.machine.get("power", 0, 1) };
}

const spec = { program: "glow", kind: "power", cause: { ...bySeat(0), card: 3, object: 3 } };

describe("an ability", () => {
  it("is on while its card shows it", () => {
    const words: string[] = [];
    const { machine, draft, power } = position(words);
    const { id } = machine.grant(spec);
    expect([power(), draft.bundles.length]).toEqual([2, 1]);
    machine.withdraw(id);
    expect([power(), draft.bundles.length, draft.abilities.length]).toEqual([1, 0, 0]);
    expect(words).toEqual(["on: entered", "off"]);
  });

  it("goes off when blocked and on again for another reason than entering, by itself after an event", () => {
    const words: string[] = [];
    const { machine, block, power } = position(words);
    machine.grant(spec);
    block("power");
    expect(power()).toBe(1);
    block("power");
    block(null);
    expect(power()).toBe(2);
    expect(words).toEqual(["on: entered", "off", "on: other"]);
  });

  it("of another kind is not blocked", () => {
    const words: string[] = [];
    const { machine, block } = position(words);
    machine.grant({ ...spec, kind: "body" });
    block("power");
    expect(words).toEqual(["on: entered"]);
  });

  it("that enters blocked waits", () => {
    const words: string[] = [];
    const { machine, block } = position(words);
    block("power");
    machine.grant(spec);
    expect(words).toEqual([]);
    block(null);
    expect(words).toEqual(["on: other"]);
  });

  it("goes with its object", () => {
    const words: string[] = [];
    const { machine, draft } = position(words);
    const [card = 0] = machine.zone("hand", 0);
    machine.grant({ ...spec, cause: { ...bySeat(0), card, object: machine.card(card).object } });
    machine.move(card, "spent");
    expect(draft.abilities).toEqual([]);
    expect(words).toEqual(["on: entered", "off"]);
  });
});
