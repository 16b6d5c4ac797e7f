import { describe, expect, it } from "vitest";
import type { Program } from "../../../../shared/match/index.js";
import { lab } from "./lab.js";
import type { ToyTypes } from "./toy/types.js";

const quiet: Program<ToyTypes> = {};
const programs = (position: ReturnType<typeof lab>): readonly string[] =>
  position.draft.bundles.map(({ program }) => program);

describe("a delayed effect", () => {
  it.each([
    [1, 6],
    [2, 7],
    [3, 8],
  ])("for %i turns, created in turn 5, is gone when turn %i begins", (turns, gone) => {
    const position = lab({ quiet });
    while (position.draft.turn < 5) position.machine.beginTurn(position.draft.turn % 2);
    position.machine.register({ program: "quiet", turns });
    while (position.draft.turn < gone - 1) position.machine.beginTurn(0);
    expect(programs(position)).toEqual(["quiet"]);
    position.machine.beginTurn(0);
    expect(programs(position)).toEqual([]);
  });

  it("without an end lives until it is ended", () => {
    const position = lab({ quiet });
    const { id } = position.machine.register({ program: "quiet" });
    for (let turn = 0; turn < 50; turn++) position.machine.beginTurn(0);
    expect(programs(position)).toEqual(["quiet"]);
    position.machine.unregister(id);
    expect(programs(position)).toEqual([]);
  });

  it.each([
    ["an event of its name", { event: "heal" }, true],
    ["the event of its player", { event: "heal", seat: 0 }, true],
    ["not that of the other player", { event: "heal", seat: 1 }, false],
    ["not another event", { event: "draw" }, false],
  ])("until an event ends by %s", (_name, end, ended) => {
    const position = lab({ quiet });
    position.machine.register({ program: "quiet", until: [end] });
    position.do((m) => m.raise({ type: "heal", seat: 0, amount: 1 }));
    expect(programs(position)).toEqual(ended ? [] : ["quiet"]);
  });

  it("bound to an object ends when its card moves", () => {
    const position = lab({ quiet });
    const [card = 0, other = 0] = position.machine.zone("hand", 0);
    const { object } = position.machine.card(card);
    position.machine.register({ program: "quiet", bound: object });
    position.machine.move(other, "spent");
    expect(programs(position)).toEqual(["quiet"]);
    position.machine.move(card, "spent");
    expect(programs(position)).toEqual([]);
  });

  it("is called at its beginning and its end once each, with its own cause", () => {
    const words: string[] = [];
    const position = lab({
      hooked: {
        register: (m) => void words.push(`begin by ${m.cause.seat}`),
        unregister: (m) => void words.push(`end by ${m.cause.seat}`),
      },
    });
    const cause = { kind: "test", seat: 1, card: -1, object: -1, ability: -1 };
    position.machine.register({ program: "hooked", turns: 1, cause });
    position.machine.beginTurn(0);
    position.machine.beginTurn(1);
    expect(words).toEqual(["begin by 1", "end by 1"]);
    expect(position.machine.cause.seat).toBe(0);
  });

  it("keeps variables of its own", () => {
    const counter: Program<ToyTypes> = {
      listeners: [
        {
          phase: "after",
          event: "heal",
          run: (m, _event, { id, vars }) => m.setVars(id, { seen: Number(vars.seen) + 1 }),
        },
      ],
    };
    const position = lab({ counter });
    position.machine.register({ program: "counter", vars: { seen: 0 } });
    position.machine.register({ program: "counter", vars: { seen: 10 } });
    position.do((m) => m.raise({ type: "heal", seat: 0, amount: 1 }));
    position.do((m) => m.announce({ type: "heal", seat: 0, amount: 1 }));
    expect(position.draft.bundles.map(({ vars }) => vars.seen)).toEqual([2, 12]);
  });

  it("may be written from its data", () => {
    const position = lab(
      {},
      {
        programs: {
          made: ({ vars }) => ({
            modifiers: [{ getter: "power", change: (_reader, value) => value + Number(vars.amount) }],
          }),
        },
      },
    );
    position.machine.register({ program: "made", vars: { amount: 4 } });
    position.machine.register({ program: "made", vars: { amount: 5 } });
    expect(position.machine.get("power", -1, 1)).toBe(10);
  });
});
