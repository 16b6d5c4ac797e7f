import { describe, expect, test } from "vitest";
import { must } from "../../../../shared/base/index.js";
import {
  choose,
  editMatch,
  fingerprint,
  presentDecision,
  presentState,
  randomFrom,
  startMatch,
  undo,
  type Edit,
  type Match,
  type Random,
  type Ruleset,
} from "../../../../shared/match/index.js";
import { playScenario, readScenario, scenarioOf, type ScenarioGame } from "../../../../shared/scenario/index.js";
import { sampleGame } from "../../../support/scenarios/sample.js";
import { definitions } from "../match/toy/decks.js";
import { toy } from "../match/toy/rules.js";

const toyGame: ScenarioGame = {
  rulesets: [toy],
  definitions,
  decks: [],
  options: {},
  nameOf: (definition) => definitions.find((each) => each === definition)?.name ?? "",
};

const head = { title: "A position", game: "any", cards: null };

/** A change by hand such as the table makes, that fits the match. */
function someEdit(match: Match, zones: readonly string[], counter: string, random: Random): Edit {
  const seat = random.below(2);
  const zone = zones[random.below(zones.length)] ?? "";
  const cards = presentState(match).cards.filter((card) => zones.includes(card.zone));
  const card = cards[random.below(cards.length)];
  switch (random.below(3)) {
    case 0:
      return { kind: "count", seat, counter, value: random.below(20) };
    case 1:
      if (card !== undefined) return { kind: "move", card: card.id, zone, side: card.side };
      return { kind: "count", seat, counter, value: 3 };
    default:
      return { kind: "create", definition: random.below(10), owner: seat, zone, side: seat };
  }
}

/** A match of so many choices at random, with changes by hand among them. */
function wander(start: Match, choices: number, random: Random, zones: readonly string[], counter: string): Match {
  let match = start;
  for (let count = 0; count < choices; count += 1) {
    const decision = presentDecision(match);
    if (decision.kind === "over") return match;
    const action = decision.actions[random.below(decision.actions.length)];
    if (action === undefined) return match;
    match = must(choose(match, action, random.below(2) === 0 ? "person" : "bot"));
    if (random.below(12) === 0) match = must(editMatch(match, someEdit(match, zones, counter, random)));
    if (random.below(20) === 0) match = undo(match, "all") ?? match;
  }
  return match;
}

function expectSamePosition(match: Match, game: ScenarioGame): void {
  const text = must(scenarioOf(match, game, head));
  const read = readScenario(text);
  if (!read.ok) throw new Error(JSON.stringify(read.error));
  const played = playScenario(read.value, game);
  expect(played.report.verdict).toBe("passed");
  expect(played.match === null ? "" : fingerprint(presentState(played.match))).toBe(fingerprint(presentState(match)));
}

const start = (ruleset: Ruleset, game: ScenarioGame, decks: readonly (readonly number[])[], seed: number): Match =>
  must(
    startMatch(ruleset, {
      definitions: game.definitions,
      decks: decks.map((cards, at) => ({ name: `Deck ${at}`, cards })),
      options: game.options,
      seed,
    }),
  );

describe("a position saved as a scenario", () => {
  const twelve = Array.from({ length: 24 }, (_, at) => at % definitions.length);

  test.each([1, 2, 3, 4, 5, 6, 7, 8])("of a toy match leads to the same position (seed %i)", (seed) => {
    const match = start(toy, toyGame, [twelve, twelve.toReversed()], seed);
    const random = randomFrom(seed);
    expectSamePosition(wander(match, 10 + 10 * seed, random, ["deck", "hand", "spent"], "oil"), toyGame);
  });

  const sample = sampleGame();
  test.each([1, 2, 3, 4])("of a match of the sample leads to the same position (seed %i)", (seed) => {
    const [ruleset] = sample.rulesets.slice(seed % 2);
    const decks = sample.decks.slice(0, 2).map(({ cards }) => cards);
    if (ruleset === undefined) throw new Error("No rules");
    const match = start(ruleset, sample, decks, seed);
    const zones = ["deck", "hand", "battlefield", "void"];
    expectSamePosition(wander(match, 15 * seed, randomFrom(seed), zones, "energy"), sample);
  });

  test("reads as somebody would write it", () => {
    const fresh = start(toy, toyGame, [twelve, twelve], 3);
    const match = must(choose(fresh, presentEnd(fresh)));
    const text = must(scenarioOf(match, toyGame, { title: "After a turn", game: "toy", cards: "." }));
    expect(text.split("\n").slice(0, 12)).toEqual([
      'title = "After a turn"',
      'game = "toy"',
      "seed = 3",
      'cards = "."',
      "",
      "[decks]",
      expect.stringMatching(/^player-1|^[a-z]/u),
      expect.any(String),
      "",
      "[[steps]]",
      expect.stringMatching(/^by = /u),
      expect.stringMatching(/^do = \[".*"\]$/u),
    ]);
  });

  test("is refused when the cards were edited during the match", () => {
    const [ruleset] = sample.rulesets;
    if (ruleset === undefined) throw new Error("No rules");
    const fresh = start(ruleset, sample, [[0], [0]], 3);
    const edited = must(editMatch(fresh, { kind: "redefine", definitions: [...sample.definitions] }));
    expect(scenarioOf(edited, sample, head)).toMatchObject({ ok: false, error: { code: "scenario/unsayable" } });
  });

  test("is refused when the cards of now lead elsewhere", () => {
    const match = wander(start(toy, toyGame, [twelve, twelve], 5), 25, randomFrom(5), ["hand"], "oil");
    const dearer = definitions.map((definition) => ({ ...definition, cost: definition.cost + 1 }));
    const other: ScenarioGame = {
      ...toyGame,
      definitions: dearer,
      nameOf: (each) => [...definitions, ...dearer].find((known) => known === each)?.name ?? "",
    };
    expect(scenarioOf(match, other, head)).toMatchObject({ ok: false, error: { code: "scenario/other-position" } });
  });
});

function presentEnd(match: Match) {
  const decision = presentDecision(match);
  const end = decision.kind === "over" ? undefined : decision.actions.find(({ verb }) => verb === "end-turn");
  if (end === undefined) throw new Error("The turn cannot be ended");
  return end;
}
