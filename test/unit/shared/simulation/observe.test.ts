import { describe, expect, test } from "vitest";
import { must } from "../../../../shared/base/index.js";
import { botNamed, playMatch } from "../../../../shared/bots/index.js";
import { gameOf } from "../../../../shared/games/index.js";
import {
  createRuleset,
  type Edit,
  type LogEntry,
  type MatchSetup,
  type MatchState,
  type Ruleset,
  type Step,
} from "../../../../shared/match/index.js";
import { observeMatch, type MatchReport } from "../../../../shared/simulation/index.js";
import { tablesOfGame } from "../../../support/bound-tables.js";
import { readSample } from "../../../support/sample.js";
import { toySetup } from "../match/toy/decks.js";
import { toy, toyRules } from "../match/toy/rules.js";
import type { ToyDefinition } from "../match/toy/types.js";

const sources = readSample("dreamtides");

interface Seen {
  readonly report: MatchReport;
  /** Definitions by seat, as the log names them. */
  readonly played: readonly ReadonlySet<number>[];
  readonly turnsOf: readonly number[];
}

/** A random match beside what its own log says of it. */
function seen(ruleset: Ruleset, setup: MatchSetup): Seen {
  const random = must(botNamed("random"));
  const observer = observeMatch(ruleset, setup.definitions.length);
  const played = ruleset.seats.map(() => new Set<number>());
  const turns: number[] = [];
  const { state, outcome } = must(
    playMatch(ruleset, setup, [random, random], {
      seed: setup.seed,
      watch(now, events) {
        observer.watch(now, events);
        for (const { type, cards, seat } of events) {
          if (type === "turn") turns.push(seat);
          const card = now.cards[cards[0] ?? -1];
          if (type === "played" && card) played[card.owner]?.add(card.definition);
        }
      },
    }),
  );
  const turnsOf = ruleset.seats.map((_, seat) => turns.filter((each) => each === seat).length);
  return { report: observer.report(state, outcome), played, turnsOf };
}

describe("what a match reports", () => {
  const play = gameOf("dreamtides")?.play;
  const [ruleset] = play?.rulesets ?? [];
  if (!play || !ruleset) throw new Error("Dreamtides is played");
  const { definitions, everything: deck, options } = play.material(tablesOfGame("dreamtides", sources));
  if (!deck) throw new Error("The sample has cards");

  test.each([1, 2, 3, 4])("names as played what the rules call played, seed %i", (seed) => {
    const { report, played } = seen(ruleset, { definitions, decks: [deck, deck], options, seed });
    expect(report.seats.map((seat) => seat.played)).toEqual(played);
    expect(report.seats.every((seat) => seat.played.size > 0)).toBe(true);
  });

  test("names as drawn what was in the opening hand and what came later", () => {
    const { report } = seen(ruleset, { definitions, decks: [deck, deck], options, seed: 9 });
    for (const { drawn } of report.seats) expect(drawn.size).toBeGreaterThan(5);
  });

  test("names the opening hand, and the own turn in which a card was first played", () => {
    const { report, turnsOf } = seen(ruleset, { definitions, decks: [deck, deck], options, seed: 9 });
    report.seats.forEach(({ opening, drawn, played, playedOn }, seat) => {
      expect(opening.size).toBeGreaterThan(2);
      expect([...opening].every((card) => drawn.has(card))).toBe(true);
      expect(opening.size).toBeLessThan(drawn.size);
      expect(new Set(playedOn.keys())).toEqual(played);
      for (const turn of playedOn.values()) {
        expect(turn).toBeGreaterThanOrEqual(1);
        expect(turn).toBeLessThanOrEqual(turnsOf[seat] ?? 0);
      }
    });
  });

  test("keeps the first of the own turns in which a card was played", () => {
    const logged = {
      ...{ layout: { zones: [], counters: [] }, seats: ["one", "two"], tracks: "logged", counters: () => [{}, {}] },
    } as unknown as Ruleset;
    const stateIn = (turn: number): MatchState =>
      ({
        ...{ turn, active: (turn + 1) % 2, cards: { 1: { owner: 0, definition: 3 }, 2: { owner: 0, definition: 4 } } },
        frames: [{ prompt: { kind: "act", seat: (turn + 1) % 2 } }],
      }) as unknown as MatchState;
    const entry = (type: string, ...cards: number[]): LogEntry => ({ type, cards, from: "", to: "" }) as never;
    const observer = observeMatch(logged, 10);
    observer.watch(stateIn(1), [entry("turn")]);
    observer.watch(stateIn(1), [entry("played", 1)]);
    observer.watch(stateIn(2), [entry("turn")]);
    observer.watch(stateIn(3), [entry("turn")]);
    observer.watch(stateIn(3), [entry("played", 1, 2)]);
    const { seats } = observer.report(stateIn(3), { winners: [], reason: "" });
    expect([...(seats[0]?.playedOn ?? [])]).toEqual([
      [3, 1],
      [4, 2],
    ]);
  });

  test("counts what is played before the first turn for the first", () => {
    const logged = {
      ...{ layout: { zones: [], counters: [] }, seats: ["one", "two"], tracks: "logged", counters: () => [{}, {}] },
    } as unknown as Ruleset;
    const state = {
      turn: 0,
      active: 0,
      cards: { 1: { owner: 1, definition: 3 } },
      frames: [],
    } as unknown as MatchState;
    const observer = observeMatch(logged, 10);
    observer.watch(state, [{ type: "played", cards: [1], from: "", to: "" } as never]);
    const { seats } = observer.report(state, { winners: [], reason: "" });
    expect([...(seats[1]?.playedOn ?? [])]).toEqual([[3, 1]]);
  });

  test("has one point of each curve for each turn of the seat in which it was asked", () => {
    const { report, turnsOf } = seen(ruleset, { definitions, decks: [deck, deck], options, seed: 5 });
    report.seats.forEach(({ curves }, seat) => {
      expect(Object.keys(curves)).toEqual(ruleset.layout.counters.map(({ counter }) => counter));
      const { start = [], end = [] } = curves["energy"] ?? {};
      expect(start.length).toBe(end.length);
      expect([turnsOf[seat], (turnsOf[seat] ?? 0) - 1]).toContain(start.length);
      // Energy is there to be spent: no turn ends with more than it had and produced later in it.
      expect(start[0]).toBeGreaterThan(0);
    });
  });

  test("is read from any game's layout", () => {
    const { report } = seen(toy, toySetup(3));
    expect(report.turns).toBeGreaterThan(1);
    expect(report.seats.map(({ drawn }) => drawn.size > 3)).toEqual([true, true]);
    expect(report.seats.some(({ played }) => played.size > 0)).toBe(true);
    expect(Object.keys(report.seats[0]?.curves ?? {})).toEqual(["life", "oil"]);
  });
});

describe("hands that are put back", () => {
  const material = (game: string) => {
    const { play } = gameOf(game) ?? {};
    const [ruleset] = play?.rulesets ?? [];
    const made = play?.material(tablesOfGame(game, readSample(game)));
    const [deck] = made?.decks ?? [];
    if (!play || !ruleset || !made || !deck) throw new Error(`${game} is played`);
    return { ruleset, made, deck };
  };

  /** What is reported of matches beside whether the log of the rules names a hand that was put back, by seat. */
  function redraws(game: string, options: Record<string, string>, seeds: number) {
    const { ruleset, made, deck } = material(game);
    const random = must(botNamed("random"));
    return Array.from({ length: seeds }, (_, seed) => {
      const setup = { ...made, options: { ...made.options, ...options }, decks: [deck, deck], seed };
      const observer = observeMatch(ruleset, setup.definitions.length);
      const logged = ruleset.seats.map(() => false);
      const { state, outcome } = must(
        playMatch(ruleset, setup, [random, random], {
          seed,
          watch(now, events) {
            observer.watch(now, events);
            for (const { type, seat } of events) if (type === "mulligan") logged[seat] = true;
          },
        }),
      );
      return { logged, report: observer.report(state, outcome) };
    });
  }

  test.each([
    ["tcgone", {}, 20],
    ["ttcg", { mulligan: "on" }, 4],
  ])("are known in %s", (game, options, seeds) => {
    const matches = redraws(game, options, seeds);
    const seats = matches.flatMap(({ logged, report }) => report.seats.map((seat, at) => ({ seat, was: logged[at] })));
    expect(seats.map(({ seat }) => seat.hasRedrawn)).toEqual(seats.map(({ was }) => was));
    expect(new Set(seats.map(({ was }) => was))).toEqual(new Set([true, false]));
    for (const { seat } of seats) {
      // Who puts a hand back puts all of it back.
      if (seat.hasRedrawn) expect(seat.kept).toEqual(new Set());
      else expect(seat.kept).toEqual(seat.offered);
      expect([...seat.opening].every((card) => seat.drawn.has(card))).toBe(true);
    }
  });

  test("every kind of card that is put into play counts as played", () => {
    const { made } = material("tcgone");
    const kinds = new Set(
      redraws("tcgone", {}, 6).flatMap(({ report }) =>
        report.seats.flatMap(({ played }) =>
          [...played].map((at) => (made.definitions[at] as { readonly "card-kind": string })["card-kind"]),
        ),
      ),
    );
    expect([...kinds]).toEqual(expect.arrayContaining(["unit", "basic-energy"]));
  });
});

describe("rules that log what is played and drawn", () => {
  /** A card counts when it comes onto the stack from a hand; the opening hand counts as drawn. */
  const logged = createRuleset({
    ...toyRules,
    tracks: "logged",
    entered(machine, { id, zone }, from) {
      if (from === "hand" && zone === "stack") machine.played(id, from);
      if (from === "deck" && zone === "hand") machine.drawn([id]);
    },
  });
  const setup = toySetup(5);
  const index = (name: string): number => setup.definitions.findIndex((each) => (each as ToyDefinition).name === name);

  /** What is reported after changes by hand and actions, of the first player. */
  function reportOf(ruleset: Ruleset, edits: readonly Edit[], plays: readonly string[]): MatchReport["seats"][number] {
    const observer = observeMatch(ruleset, setup.definitions.length);
    let { state, events } = must(ruleset.setup(setup));
    observer.watch(state, events);
    const go = (step: Step): void => {
      ({ state, events } = step);
      observer.watch(state, events);
    };
    for (const edit of edits) go(must(ruleset.edit(state, edit)));
    for (const label of plays) {
      const offer = ruleset.offers(state).find((each) => each.label === label);
      if (offer === undefined) throw new Error(`No ${label}`);
      go(must(ruleset.apply(state, offer.action)));
    }
    const [seat] = observer.report(state, { winners: [], reason: "stopped" }).seats;
    if (seat === undefined) throw new Error("No seats");
    return seat;
  }

  const held = (name: string, zone: string): Edit => ({
    kind: "create",
    definition: index(name),
    owner: 0,
    zone,
    side: 0,
  });
  const onto = (name: string, to: string): Edit => {
    const card = must(logged.setup(setup)).state.cards.find(
      ({ definition, owner, zone }) => definition === index(name) && owner === 0 && zone === "deck",
    );
    return { kind: "move", card: card?.id ?? -1, zone: to, side: 0 };
  };

  test("count a card once, whatever zones it goes through", () => {
    const edits = [held("Ember", "hand"), { kind: "count", seat: 0, counter: "oil", value: 9 }] as const;
    expect(reportOf(logged, edits, ["Play Ember", "Pass"]).played).toEqual(new Set([index("Ember")]));
  });

  test("count none that an effect puts where played cards go, nor one that reached the hand another way", () => {
    const edits = [held("Bright Lamp", "play"), held("Ember", "spent"), onto("Screen", "play")];
    const { played, drawn } = reportOf(logged, edits, []);
    expect(played).toEqual(new Set());
    expect(drawn.has(index("Screen"))).toBe(false);
    expect(drawn.size).toBeGreaterThanOrEqual(3);
  });

  test("are not needed where the zones determine it", () => {
    const edits = [held("Ember", "hand"), { kind: "count", seat: 0, counter: "oil", value: 9 }] as const;
    expect(reportOf(toy, edits, ["Play Ember"]).played).toEqual(new Set([index("Ember")]));
  });
});
