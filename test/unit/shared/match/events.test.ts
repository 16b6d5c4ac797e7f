import { describe, expect, it } from "vitest";
import type { Listener, Priority, Program } from "../../../../shared/match/index.js";
import { lab, type ToyMachine } from "./lab.js";
import type { ToyTypes } from "./toy/types.js";

/** A program with one listener for hits that writes a word. */
function noting(
  words: string[],
  word: string,
  phase: "before" | "after",
  priority: Priority = "normal",
): Program<ToyTypes> {
  return { listeners: [{ phase, event: "hit", priority, run: () => void words.push(word) }] };
}

const preventing: Program<ToyTypes> = { listeners: [{ phase: "before", event: "hit", run: (m) => m.prevent() }] };

const hitOne = (m: ToyMachine): void => m.raise({ type: "hit", seat: 1, amount: 3 });
const lifeOf = (m: ToyMachine, seat: number): number => m.counters(seat).life;

function registered(programs: Readonly<Record<string, Program<ToyTypes>>>) {
  const position = lab(programs);
  for (const program of Object.keys(programs)) position.machine.register({ program });
  return position;
}

describe("an event", () => {
  it("runs listeners before, its default, listeners after", () => {
    const words: string[] = [];
    const watch: Program<ToyTypes> = {
      listeners: [
        { phase: "after", event: "hit", run: (m) => void words.push(`after at ${lifeOf(m, 1)}`) },
        { phase: "before", event: "hit", run: (m) => void words.push(`before at ${lifeOf(m, 1)}`) },
      ],
    };
    registered({ watch }).do(hitOne);
    expect(words).toEqual(["before at 12", "after at 9"]);
  });

  it("that is prevented has no default, no later listeners before and none after", () => {
    const words: string[] = [];
    const { machine, log } = registered({
      early: noting(words, "early", "before", "first"),
      stop: preventing,
      late: noting(words, "late", "before", "last"),
      after: noting(words, "after", "after"),
    }).do(hitOne);
    expect(words).toEqual(["early"]);
    expect(lifeOf(machine, 1)).toBe(12);
    expect(log.filter(({ type }) => type === "prevented")).toHaveLength(1);
  });

  it("runs listeners by priority, and by registration within one", () => {
    const words: string[] = [];
    registered({
      a: noting(words, "last", "before", "last"),
      b: noting(words, "before-last", "before", "before-last"),
      c: noting(words, "normal 1", "before"),
      d: noting(words, "first", "before", "first"),
      e: noting(words, "normal 2", "before"),
      f: noting(words, "after-first", "before", "after-first"),
      g: noting(words, "before-last-2", "before", "before-last-2"),
    }).do(hitOne);
    const order = ["first", "after-first", "normal 1", "normal 2", "before-last-2", "before-last", "last"];
    expect(words).toEqual(order);
  });

  it("puts listeners of every event among those of its own by the same order", () => {
    const words: string[] = [];
    const onAllEvents = (word: string, priority: Priority): Program<ToyTypes> => ({
      listeners: [{ phase: "before", event: "*", priority, run: () => void words.push(word) }],
    });
    registered({
      a: onAllEvents("any last", "last"),
      b: noting(words, "hit", "before"),
      c: onAllEvents("any", "normal"),
      d: onAllEvents("any first", "first"),
    }).do(hitOne);
    expect(words).toEqual(["any first", "hit", "any", "any last"]);
  });

  it("may be changed by listeners before", () => {
    const double: Program<ToyTypes> = {
      listeners: [{ phase: "before", event: "hit", run: (_m, event) => void (event.amount *= 2) }],
    };
    expect(lifeOf(registered({ double }).do(hitOne).machine, 1)).toBe(6);
  });

  it("calls a listener that was registered while it ran", () => {
    const words: string[] = [];
    const { machine } = lab({
      starter: { listeners: [{ phase: "before", event: "hit", run: (m) => void m.register({ program: "late" }) }] },
      late: {
        listeners: [
          { phase: "before", event: "hit", run: () => void words.push("before") },
          { phase: "after", event: "hit", run: () => void words.push("after") },
        ],
      },
    }).do((m) => {
      m.register({ program: "starter" });
      hitOne(m);
    });
    expect(words).toEqual(["after"]);
    expect(lifeOf(machine, 1)).toBe(9);
  });

  it("skips a listener whose bundle was ended by an earlier one", () => {
    const words: string[] = [];
    const position = lab({
      ender: {
        listeners: [
          {
            phase: "before",
            event: "hit",
            priority: "first",
            run: (m) => m.unregisterWhere(({ program }) => program === "victim"),
          },
        ],
      },
      victim: noting(words, "heard", "before"),
    });
    position.machine.register({ program: "victim" });
    position.machine.register({ program: "ender" });
    position.do(hitOne);
    expect(words).toEqual([]);
  });

  it("ends a bundle inside its own listener, whose hook runs once", () => {
    const words: string[] = [];
    const once: Program<ToyTypes> = {
      listeners: [
        {
          phase: "before",
          event: "hit",
          run(m, _event, bundle) {
            words.push("heard");
            m.unregister(bundle.id);
            m.unregister(bundle.id);
          },
        },
      ],
      unregister: () => void words.push("ended"),
    };
    registered({ once }).do(hitOne).do(hitOne);
    expect(words).toEqual(["heard", "ended"]);
  });

  it("runs what it causes to the end before it goes on, and knows what it runs within", () => {
    const words: string[] = [];
    const listeners: Listener<ToyTypes>[] = [
      { phase: "before", event: "heal", run: (m) => m.raise({ type: "hit", seat: 1, amount: 1 }) },
      { phase: "after", event: "heal", run: () => void words.push("healed") },
      { phase: "after", event: "hit", within: "heal", run: () => void words.push("hit within a heal") },
      { phase: "after", event: "hit", run: () => void words.push("hit") },
    ];
    registered({ nest: { listeners } })
      .do((m) => m.raise({ type: "heal", seat: 0, amount: 1 }))
      .do(hitOne);
    expect(words).toEqual(["hit within a heal", "hit", "healed", "hit"]);
  });

  it("triggers only for the kind of source that a listener names", () => {
    const words: string[] = [];
    const picky: Program<ToyTypes> = {
      listeners: [{ phase: "after", event: "hit", sourceKind: "attack", run: (m) => void words.push(m.cause.kind) }],
    };
    const cause = { kind: "attack", seat: 0, card: 3, object: 3, ability: 0 };
    registered({ picky })
      .do(hitOne)
      .do((m) => m.raise({ type: "hit", seat: 1, amount: 1 }, cause));
    expect(words).toEqual(["test"]);
  });

  it("shares its execution number with all it causes, and the next has another", () => {
    const numbers: number[] = [];
    const count: Program<ToyTypes> = {
      listeners: [
        { phase: "before", event: "heal", run: (m) => m.raise({ type: "hit", seat: 1, amount: 1 }) },
        { phase: "before", event: "*", run: (m) => void numbers.push(m.execution()) },
      ],
    };
    registered({ count })
      .do((m) => m.raise({ type: "heal", seat: 0, amount: 1 }))
      .do(hitOne);
    const [heal, hit, next] = numbers;
    expect(numbers).toHaveLength(3);
    expect(hit).toBe(heal);
    expect(next).not.toBe(heal);
  });

  it("lets a listener before ask, and prevent by the answer", () => {
    const shield: Program<ToyTypes> = {
      listeners: [
        {
          phase: "before",
          event: "hit",
          run: (m) =>
            m.push({ kind: "body", ops: [{ op: "ask", title: "Prevent?", then: [{ op: "draw", count: 1 }] }] }),
        },
      ],
    };
    const { draft, machine } = registered({ shield }).do(hitOne);
    expect(draft.frames.at(-1)?.prompt).toMatchObject({ kind: "confirm", seat: 0 });
    expect(lifeOf(machine, 1)).toBe(12);
  });

  it("reports to the frame below whether it happened", () => {
    const { draft } = registered({ preventing }).do(hitOne);
    expect(draft.frames.at(-1)?.returned).toBe(false);
    expect(lab().do(hitOne).draft.frames.at(-1)?.returned).toBe(true);
  });
});

describe("an announced event", () => {
  it("calls its listeners at once, cannot be prevented, and has no default", () => {
    const words: string[] = [];
    const { machine } = registered({ preventing, after: noting(words, "after", "after") }).do((m) => {
      m.announce({ type: "hit", seat: 1, amount: 3 });
      words.push("done");
    });
    expect(words).toEqual(["after", "done"]);
    expect(lifeOf(machine, 1)).toBe(12);
  });
});

describe("effects that feed themselves", () => {
  it("go as deep as the longest chain that a game allows", () => {
    let left = 500;
    const deep: Program<ToyTypes> = {
      listeners: [
        { phase: "before", event: "hit", run: (m) => left-- > 0 && m.raise({ type: "hit", seat: 1, amount: 1 }) },
      ],
    };
    expect(() => registered({ program: deep }).do(hitOne)).not.toThrow();
  });

  const deeper: Program<ToyTypes> = {
    listeners: [{ phase: "before", event: "hit", run: (m) => m.raise({ type: "hit", seat: 1, amount: 1 }) }],
  };
  const forever: Program<ToyTypes> = {
    listeners: [
      { phase: "after", event: "heal", run: (m) => m.push({ kind: "body", ops: [{ op: "heal", amount: 1 }] }) },
    ],
  };

  it.each([
    ["deeper and deeper", deeper, hitOne, "match/depth", /: hit > …$/u],
    [
      "in depth through bodies",
      forever,
      (m: ToyMachine) => m.raise({ type: "heal", seat: 0, amount: 1 }),
      "match/depth",
      /: heal > …$/u,
    ],
  ])("stop with the chain named: %s", (_name, program, start, code, chain) => {
    const position = registered({ program });
    expect(() => position.do(start)).toThrow(
      expect.objectContaining({ fault: { code, message: expect.stringMatching(chain) as string, cards: [] } }),
    );
  });
});
