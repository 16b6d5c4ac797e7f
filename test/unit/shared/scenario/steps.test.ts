import { describe, expect, test } from "vitest";
import type { ScenarioGame } from "../../../../shared/scenario/index.js";
import { gardenGame } from "../../../support/scenarios/garden.js";
import { outcomeOf } from "../../../support/scenarios/outcome.js";
import { toySetup } from "../match/toy/decks.js";
import { toy } from "../match/toy/rules.js";

const outcome = (text: string): string =>
  outcomeOf(`title = "T"\ngame = "garden"\nchance = ["Alice"]\n${text}`, gardenGame);

const { definitions } = toySetup(1);
const lamps: ScenarioGame = {
  rulesets: [toy],
  definitions,
  decks: [],
  options: {},
  nameOf: (definition) => (definition as { readonly name: string }).name,
};
const lampsOutcome = (text: string): string =>
  outcomeOf(`title = "T"\ngame = "toy"\n[options]\nopening = 0\n${text}`, lamps);

describe("a step does things in the order in which they are written", () => {
  const grown = `[setup.alice]\nhand = ["Fern", "Rose"]\n`;
  test.each([
    [
      "a change behind an action",
      `${grown}[[steps]]\ndo = ["Plant Fern", "Water Fern"]\nmove = [{ card = "Fern", player = "alice", from = "bed", to = "shed" }]\nexpect.alice = { bed = 0, shed = ["Fern"] }`,
      "passed",
    ],
    [
      "a change before it",
      `${grown}[[steps]]\nmove = [{ card = "Fern", player = "alice", from = "hand", to = "bed" }]\ndo = "Water Fern"\nexpect.cards.Fern.water = 1`,
      "passed",
    ],
    ["who decides, after what is done", `[[steps]]\ndo = "End turn"\nby = "bob"\nexpect.asked = "bob"`, "passed"],
    ["who decides, before what is done", `[[steps]]\nby = "bob"\ndo = "End turn"`, "5 decides: bob / alice"],
    [
      "taking back before doing",
      `[[steps]]\ndo = "Flip"\n[[steps]]\nundo = "alice"\ndo = "End turn"\nexpect = { asked = "bob", alice.sun = 0 }`,
      "passed",
    ],
  ])("%s", (_name, text, expected) => {
    expect(outcome(text)).toContain(expected);
  });
});

describe("a step that is repeated", () => {
  test.each([
    ["repeats changes, too", `[[steps]]\nchange.alice.deck = ["Fern"]\ntimes = 3\nexpect.alice.deck = 3`, "passed"],
    ["asks once who decides", `[[steps]]\nby = "alice"\ndo = "End turn"\ntimes = 2\nexpect.asked = "alice"`, "passed"],
    [
      "is refused by the last thing done",
      `[setup.alice]\nhand = ["Fern", "Fern"]\n[[steps]]\ndo = ["Storm"]\nrefused = "Nothing grows"\n[[steps]]\ndo = ["Plant Fern", "Storm", "Plant Fern", "Plant Fern"]\nrefused = "not an action"`,
      "passed",
    ],
    [
      "is not refused before that",
      `[[steps]]\ndo = ["Storm", "End turn"]\nrefused = "Nothing grows"`,
      "5 Storm: done / Nothing grows.",
    ],
    [
      "is refused nothing where nothing is tried",
      `[[steps]]\nnote = "x"\nrefused = "no"`,
      "6 refused: no / nothing was tried",
    ],
  ])("%s", (_name, text, expected) => {
    expect(outcome(text)).toContain(expected);
  });

  test("repeats answers, too", () => {
    const text = `[setup.ada]\nhand = ["2 × Bellows"]\noil = 6\n[[steps]]\ndo = ["Play Bellows"]\nanswer = { bid = 1 }\ntimes = 2\nexpect.bob.life = 10`;
    expect(lampsOutcome(text)).toBe("passed");
  });
});

describe("a player who is not asked", () => {
  test.each([
    [
      "may try what is refused",
      `[[steps]]\nby = "bob"\ndo = "End turn"\nrefused = "Bob is not asked now; alice is: tend (Your garden)."`,
      "passed",
    ],
    ["may answer what is refused", `[[steps]]\nby = "bob"\nanswer = { tend = true }\nrefused = "not asked"`, "passed"],
    [
      "cannot do anything",
      `[[steps]]\nexpect.bob.cannot = ["End turn", "Flip"]\nexpect.alice.can = ["Flip"]`,
      "passed",
    ],
    ["cannot for a reason", `[[steps]]\nexpect.bob.cannot = { "Flip" = "alice is: tend" }`, "passed"],
    ["can do nothing", `[[steps]]\nexpect.bob.can = ["Flip"]`, "5 can Flip: can / Bob is not asked now"],
    [
      "cannot do what there is not",
      `[[steps]]\nexpect.bob.cannot = ["Flipp"]`,
      '"Flipp" is not an action of Garden. (Flip)',
    ],
    ["is not the table", `[[steps]]\nexpect.table.can = ["Flip"]`, 'There is no player "table"'],
  ])("%s", (_name, text, expected) => {
    expect(outcome(text)).toContain(expected);
  });
});

describe("a change by hand", () => {
  const both = `[setup.alice]\nbed = ["Fern"]\n[setup.bob]\nbed = ["Fern", "Fern"]\n[[steps]]\n`;
  test.each([
    [
      "is made to a card of the named player",
      `${both}by-hand = [{ what = "soak", player = "bob", card = "Fern", value = 4 }]\nexpect.cards.Fern = { player = "bob", water = 4 }`,
      "passed",
    ],
    [
      "counts the cards of that player first",
      `${both}by-hand = [{ what = "soak", player = "bob", card = "Fern #3", value = 4 }]\nexpect.cards.Fern = { player = "alice", water = 4 }`,
      "passed",
    ],
    [
      "counts them as they lie where no player is named",
      `${both}by-hand = [{ what = "soak", card = "Fern #2", value = 4 }]\nexpect.cards.Fern = { player = "bob", water = 4 }`,
      "passed",
    ],
    ["is one of the game", `${both}by-hand = [{ what = "soap" }]`, 'There is no change "soap". There are: dig, soak.'],
  ])("%s", (_name, text, expected) => {
    expect(outcome(text)).toContain(expected);
  });
});

describe("an answer", () => {
  const asked = `[setup.ada]\nhand = ["Crossroads", "Read the Smoke"]\ndeck = ["Flare", "Ember", "Gather"]\noil = 6\n[[steps]]\n`;
  test.each([
    [
      "is an option by a part of its label",
      `${asked}do = "Play Crossroads"\nanswer = { mode = "ur" }\nexpect.bob.life = 10`,
      "passed",
    ],
    [
      "is one option only",
      `${asked}do = "Play Crossroads"\nanswer = { mode = "r" }`,
      '"r" fits several options. (Warm, Burn)',
    ],
    [
      "is none where nothing fits",
      `${asked}do = "Play Crossroads"\nanswer = { mode = "x" }`,
      'There is no option "x". (Warm, Burn)',
    ],
  ])("%s", (_name, text, expected) => {
    expect(lampsOutcome(text)).toContain(expected);
  });
});
