import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { must } from "../../../../shared/base/index.js";
import {
  act,
  fingerprint,
  randomFrom,
  replay,
  readRecord,
  redacted,
  writeRecord,
  type MatchRecord,
} from "../../../../shared/match/index.js";
import { frozen } from "./lab.js";
import { toySetup } from "./toy/decks.js";
import { toy } from "./toy/rules.js";
import { anyWalk, walk, type ToyState } from "./walk.js";

const runs = { numRuns: 60 };
const seats = [0, 1] as const;

/** What a position says, without the marks of who may write to a record. */
const meaning = (state: ToyState): unknown => ({
  ...state,
  step: 0,
  cards: state.cards.map((card) => ({ ...card, stamp: 0 })),
});

describe("a match", () => {
  it("is the same in every process: its log and its last position are those of a known run", () => {
    // Another small game or another kernel gives other values; the same ones must come out of every run.
    const picks = Array.from({ length: 60 }, (_, at) => at * at + 7);
    const steps = walk(toySetup(20), picks);
    const log = steps.flatMap(({ events }) => events);
    expect([steps.length, fingerprint(log), fingerprint(steps.at(-1)?.state ?? log)]).toEqual([
      61,
      "1f1b68a7a2e258",
      "05575f9d5c0bdc",
    ]);
  });

  it("is the same again from the same seed and choices, log included", () => {
    fc.assert(
      fc.property(anyWalk, ({ setup, picks, steps }) => {
        expect(JSON.stringify(walk(setup, picks))).toBe(JSON.stringify(steps));
      }),
      runs,
    );
  });

  it("continues the same after being saved and loaded at any step", () => {
    fc.assert(
      fc.property(anyWalk, ({ setup, steps }) => {
        steps.forEach(({ state }, at) => {
          const loaded = must(toy.load(toy.save(state), setup));
          expect(loaded).toEqual(state);
          const next = steps[at + 1];
          if (next?.action)
            expect(must(toy.apply(loaded, next.action))).toEqual({ state: next.state, events: next.events });
        });
      }),
      { numRuns: 20 },
    );
  });

  it("never writes to a position it has left", () => {
    fc.assert(
      fc.property(anyWalk, ({ steps }) => {
        steps.forEach(({ state }, at) => {
          frozen(state);
          for (const { action } of steps.slice(at + 1, at + 2)) {
            if (action !== null) expect(must(toy.apply(state, action)).state).toEqual(steps[at + 1]?.state);
          }
          for (const action of choices(state)) must(toy.apply(state, action));
        });
      }),
      { numRuns: 20 },
    );
  });

  it("comes to the same when a private copy is advanced in place", () => {
    fc.assert(
      fc.property(anyWalk, ({ steps }) => {
        const [first] = steps;
        if (first === undefined) return;
        const draft = toy.fork(frozen(first.state));
        for (const { action, state } of steps) {
          if (action !== null) toy.advance(draft, action);
          expect(meaning(draft)).toEqual(meaning(state));
        }
      }),
      runs,
    );
  });

  it("keeps every card in one place, and only plain data in its position", () => {
    fc.assert(
      fc.property(anyWalk, ({ steps }) => {
        for (const { state } of steps) {
          const placed = Object.values(state.zones).flat(2);
          expect(placed.toSorted((a, b) => a - b)).toEqual(state.cards.map(({ id }) => id));
          expect(JSON.parse(JSON.stringify(state))).toEqual(state);
        }
      }),
      runs,
    );
  });

  it("is rebuilt by its record", () => {
    fc.assert(
      fc.property(anyWalk, ({ setup, steps }) => {
        const choices = steps.flatMap(({ action }) =>
          action === null ? [] : [{ kind: "action" as const, by: "bot" as const, action }],
        );
        const record: MatchRecord = { ruleset: "toy", setup, choices };
        const read = must(readRecord(writeRecord(record)));
        expect(read).toEqual(record);
        const { match, stopped } = must(replay(toy, read));
        expect(stopped).toBeNull();
        expect(match.moments.map(({ state, events }) => ({ state, events }))).toEqual(
          steps.map(({ state, events }) => ({ state, events })),
        );
      }),
      { numRuns: 20 },
    );
  });
});

/** All the actions listed at a position. */
function choices(state: ToyState) {
  const decision = toy.decision(state);
  return decision.kind === "over" ? [] : decision.actions;
}

describe("what may be done", () => {
  it("is what is not refused, and a refused choice changes nothing", () => {
    fc.assert(
      fc.property(anyWalk, ({ steps }) => {
        for (const { state } of steps) {
          const text = JSON.stringify(state);
          const listed = choices(state).map((action) => JSON.stringify(action));
          for (const { action, refusal } of toy.offers(state)) {
            expect(listed.includes(JSON.stringify(action))).toBe(refusal === null);
            expect(toy.refusal(state, action)).toBe(refusal);
            if (refusal !== null) {
              expect(toy.apply(state, action)).toEqual({
                ok: false,
                error: { code: "match/refused", message: refusal },
              });
            }
          }
          expect(toy.apply(state, act("nonsense"))).toMatchObject({ ok: false, error: { code: "match/refused" } });
          expect(JSON.stringify(state)).toBe(text);
        }
      }),
      { numRuns: 30 },
    );
  });

  it("forward is a part of it, and never nothing", () => {
    fc.assert(
      fc.property(anyWalk, ({ steps }) => {
        for (const { state } of steps) {
          const decision = toy.decision(state, "forward");
          if (decision.kind === "over") continue;
          expect(decision.actions.length).toBeGreaterThan(0);
          for (const action of decision.actions) expect(toy.refusal(state, action)).toBeNull();
        }
      }),
      runs,
    );
  });
});

describe("a view", () => {
  it("is the same however what the seat does not know lies", () => {
    fc.assert(
      fc.property(anyWalk, fc.integer(), ({ steps }, seed) => {
        for (const { state } of steps) {
          for (const seat of seats) {
            const other = toy.determinize(frozen(state), seat, randomFrom(seed));
            expect({ ...toy.view(other, seat), step: 0 }).toEqual({ ...toy.view(state, seat), step: 0 });
          }
        }
      }),
      { numRuns: 30 },
    );
  });

  it("names no card the seat does not know, nor does the log", () => {
    fc.assert(
      fc.property(anyWalk, ({ steps }) => {
        steps.forEach(({ state, events }, at) => {
          for (const seat of seats) {
            const view = toy.view(state, seat);
            const known = new Set(view.cards.map(({ id }) => id));
            const before = steps[at - 1];
            if (before !== undefined) for (const { id } of toy.view(before.state, seat).cards) known.add(id);
            for (const id of view.zones.flatMap(({ cards }) => cards)) expect(id === -1 || known.has(id)).toBe(true);
            if (at === 0) continue;
            for (const entry of events) {
              const told = redacted(entry, seat).cards.filter((id) => id !== -1);
              expect(
                told.every((id) => known.has(id)),
                `${entry.type} ${String(told)}`,
              ).toBe(true);
            }
          }
        });
      }),
      runs,
    );
  });

  it("shows the question to the seat that is asked, and to who sees all", () => {
    fc.assert(
      fc.property(anyWalk, ({ steps }) => {
        for (const { state } of steps) {
          const decision = toy.decision(state);
          if (decision.kind === "over") continue;
          const shown = [0, 1, "all" as const].map((viewer) => toy.view(state, viewer).prompt !== null);
          expect(shown).toEqual([decision.seat === 0, decision.seat === 1, true]);
        }
      }),
      runs,
    );
  });
});

describe("chance", () => {
  it("drawn again keeps what the seat knows and does reorder the rest", () => {
    const { state } = must(toy.setup(toySetup(4)));
    const other = toy.determinize(state, 0, randomFrom(9));
    expect(other.zones.hand[0]).toEqual(state.zones.hand[0]);
    expect(other.zones.hand[1]).not.toEqual(state.zones.hand[1]);
    expect(other.zones.deck[0]).not.toEqual(state.zones.deck[0]);
    expect(other.random).not.toEqual(state.random);
    const ids = (from: ToyState, side: number): number[] =>
      [...(from.zones.deck[side] ?? []), ...(from.zones.hand[side] ?? [])].toSorted((a, b) => a - b);
    for (const seat of seats) expect(ids(other, seat)).toEqual(ids(state, seat));
  });
});
