import { describe, expect, it } from "vitest";
import { scenarioGame } from "../../../../../../shared/games/index.js";
import { ttcgPlay as play } from "../../../../../../shared/games/ttcg/play/play.js";
import { presentState } from "../../../../../../shared/match/index.js";
import { playScenario, readScenario } from "../../../../../../shared/scenario/index.js";
import { trialMaterial } from "../../../../../support/match/ttcg.js";

const game = scenarioGame(play, trialMaterial());

/** How good a position is for Alice, by what each player has beside a unit. */
function worth(alice: string, bob = ""): number {
  const text = `title = "Worth"
game = "ttcg"
cards = "."
[position]
turn = 3
active = "alice"
phase = "main"
[setup.alice]
${alice}
[setup.bob]
${bob}
[[steps]]
expect.active = "alice"
`;
  const scenario = readScenario(text);
  if (!scenario.ok) throw new Error(scenario.error.map(({ message }) => message).join("\n"));
  const { match } = playScenario(scenario.value, game);
  if (match === null) throw new Error("The position cannot be set up");
  return match.ruleset.evaluate(presentState(match), 0);
}

describe("a position is worth", () => {
  it("nothing to either player while both have the same", () => {
    expect(worth("")).toBe(0);
    expect(worth('units = ["Ember"]\npoints = 12', 'units = ["Ember"]\npoints = 12')).toBe(0);
  });

  it.each([
    ["a point", "points = 21", ""],
    ["a unit", 'units = ["Ember"]', ""],
    ["a unit of a higher rank", 'units = ["Ember Two"]', 'units = ["Ember"]'],
    ["an upright unit", 'units = ["Ember"]', 'units = [{ card = "Ember", tapped = true }]'],
    ["a spell", 'spells = ["Gains by magic"]', ""],
    ["an upright spell", 'spells = ["Gains by magic"]', 'spells = [{ card = "Gains by magic", tapped = true }]'],
    ["a card in hand", 'hand = ["Ember"]', ""],
    ["a card in the deck", 'deck = ["Ember"]', ""],
  ])("more with %s more than the other has", (_, more, less) => {
    expect(worth(more, less)).toBeGreaterThan(0);
    expect(worth(less, more)).toBe(-worth(more, less));
  });

  it("no more for cards in hand beyond the limit", () => {
    const hand = (count: number): string => `hand = [{ card = "Trinket", count = ${count} }]`;
    expect(worth(hand(10))).toBeGreaterThan(worth(hand(9)));
    expect(worth(hand(11))).toBe(worth(hand(10)));
  });
});
