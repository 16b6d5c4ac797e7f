import { describe, expect, test } from "vitest";
import { must } from "../../../../shared/base/index.js";
import {
  editMatch,
  presentState,
  replay,
  startMatch,
  type Match,
  type MatchView,
} from "../../../../shared/match/index.js";
import {
  playScenario,
  positionOf,
  readScenario,
  scenarioOf,
  type Scenario,
} from "../../../../shared/scenario/index.js";
import { garden, gardenGame } from "../../../support/scenarios/garden.js";

const head = { title: "T", game: "garden", cards: null };

function read(text: string): Scenario {
  const scenario = readScenario(text);
  if (!scenario.ok) throw new Error(JSON.stringify(scenario.error));
  return scenario.value;
}

/** A match with all its set-up as changes by hand, as when a scenario is opened on the table. */
function opened(text: string): Match {
  const { report, record } = playScenario(read(text), gardenGame);
  expect([report.faults, report.checks.filter(({ held }) => !held)]).toEqual([[], []]);
  if (record === null) throw new Error("It plays");
  const { match, stopped } = must(replay(garden, record));
  expect(stopped).toBeNull();
  return match;
}

/** What everybody sees, but how many choices it took; keys of objects count changes of zone. */
function seen(match: Match): unknown {
  const view: MatchView = match.ruleset.view(presentState(match), "all");
  return { ...view, step: 0 };
}

const board = `title = "T"
game = "garden"
chance = ["Bob"]

[decks]
alice = ["Rose", "2 × Moss", "id:ivy_02"]

[setup.alice]
sun = 3
hand = [{ card = "Rose", known = ["bob"] }, "id:ivy_02", "2 × Moss"]
bed = [
  { card = "Fern", slot = "Middle", water = 2, wilted = true, leans = "bob", shades = "Rose #2" },
  { card = "Rose", slot = "Left", covered = true },
  { card = "Moss", on = "Fern", as = "under" },
  { card = "Moss", on = "Moss", as = "attached", controller = "bob" },
]
shed = ["Rose", { card = "id:ivy_01", water = 1 }, "Fern"]

[setup.bob]
bed = [{ card = "Fern", slot = 2, water = 1, shades = "Fern" }, { card = "Rose", slot = 0 }]

[setup.table]
market = ["Fern", { card = "Rose", controller = "bob" }]

[position]
turn = 7
active = "alice"
phase = "night"

[[steps]]
by = "alice"
chance = ["tails", "heads"]
do = ["Flip", "End turn", "Flip"]

[[steps]]
set = [{ card = "Fern", player = "bob", water = 4 }, { card = "Rose", player = "bob", on = "Fern", as = "under" }]
change.bob.hand = ["Rose"]
move = [{ card = "Rose", player = "bob", from = "hand", to = "shed" }]
position = { turn = 9, phase = "day" }
by-hand = [{ what = "soak", player = "alice", card = "Fern", value = 1 }]
`;

describe("a position with fields of the game", () => {
  test("is written so that nothing is lost", () => {
    const match = opened(board);
    const { text, losses } = must(positionOf(match, gardenGame, head));
    expect(losses).toEqual([]);
    const { report, match: played } = playScenario(read(text), gardenGame);
    expect([report.faults, report.verdict]).toEqual([[], "passed"]);
    if (played === null) throw new Error("It plays");
    const zones = (of: Match): unknown => {
      const state = presentState(of);
      return of.ruleset.view(state, "all").zones.map(({ zone, side, cards, places }) => ({
        zone,
        side,
        cards: cards.map((id) => [
          state.cards[id]?.definition,
          of.ruleset.view(state, 1).cards.some((each) => each.id === id),
        ]),
        places: places.map((place) => ({ ...place, key: 0, on: places.findIndex(({ key }) => key === place.on) })),
      }));
    };
    expect(zones(played)).toEqual(zones(match));
    const view = played.ruleset.view(presentState(played), "all");
    expect([view.turn, view.active, view.phase]).toEqual([9, 1, "day"]);
    expect(view.links).toHaveLength(3);
    expect(text).toContain(`{ card = "Fern", slot = "Middle", water = 1, wilted = true, leans = "bob", shades = "Rose`);
    expect(text).toContain(`[setup.table]\nmarket = ["Fern", { card = "Rose", controller = "bob" }]`);
    expect(text).toContain(`[position]\nturn = 9\nactive = "bob"\nphase = "day"`);
  });

  test("names what the file cannot keep", () => {
    const match = must(startMatch(garden, { definitions: gardenGame.definitions, decks: [], options: {}, seed: 1 }));
    const placed = must(editMatch(match, { kind: "create", definition: 0, owner: 0, zone: "bed", side: 0, slot: 1 }));
    const forgetful = { ...garden, describe: () => ({}) };
    const soaked = must(editMatch(placed, { kind: "set", card: 0, field: "water", value: 2 }));
    const { losses } = must(
      positionOf({ ...soaked, ruleset: forgetful }, { ...gardenGame, rulesets: [forgetful] }, head),
    );
    expect(losses).toEqual([
      "Fern has thirst 3 instead of 1.",
      "Fern has water 0 instead of 2.",
      "Fern has badges none instead of 2.",
    ]);
  });
});

describe("a match whose position was set up by hand", () => {
  test("is written with every change, and plays to the same position", () => {
    const match = opened(board);
    const text = must(scenarioOf(match, gardenGame, head));
    const { report, match: played } = playScenario(read(text), gardenGame);
    expect([report.faults, report.verdict]).toEqual([[], "passed"]);
    if (played === null) throw new Error("It plays");
    expect(seen(played)).toEqual(seen(match));
    expect(text).toContain('chance = ["Bob"]');
    expect(text).toContain('chance = ["tails", "heads"]\nby = "alice"\ndo = ["Flip", "End turn", "Flip"]');
    expect(text).toContain('position = { turn = 7, active = "alice", phase = "night" }');
    expect(text).toContain('change.alice = { bed = [{ card = "Rose", slot = "Left", covered = true }] }');
    expect(text).toContain('change.table = { market = [{ card = "Rose", controller = "bob" }] }');
  });
});
