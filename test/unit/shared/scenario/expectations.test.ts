import { describe, expect, test } from "vitest";
import type { ScenarioGame } from "../../../../shared/scenario/index.js";
import { gardenGame } from "../../../support/scenarios/garden.js";
import { outcomeOf } from "../../../support/scenarios/outcome.js";
import { sampleGame } from "../../../support/scenarios/sample.js";
import { toySetup } from "../match/toy/decks.js";
import { toy } from "../match/toy/rules.js";

const sample = sampleGame();
const { definitions } = toySetup(1);
const lamps: ScenarioGame = {
  rulesets: [toy],
  definitions,
  decks: [],
  options: {},
  nameOf: (definition) => (definition as { readonly name: string }).name,
};

const inGarden = (text: string): string =>
  outcomeOf(
    `title = "T"\ngame = "garden"\nchance = ["Alice"]\n[setup.alice]\nhand = ["Fern", "Rose"]\nbed = [{ card = "Moss", water = 2 }]\nsun = 4\n[[steps]]\n${text}`,
    gardenGame,
  );
const withLamps = (text: string): string =>
  outcomeOf(
    `title = "T"\ngame = "toy"\n[options]\nopening = 0\n[setup.ada]\nhand = ["Crossroads", "Read the Smoke", "Flare"]\ndeck = ["Flare", "Ember", "Gather"]\noil = 6\n[[steps]]\n${text}`,
    lamps,
  );
const inDreamtides = (text: string): string => outcomeOf(`title = "T"\ngame = "dreamtides"\n${text}`, sample);

describe("a comparison", () => {
  test.each([
    [`expect.alice.sun = ">= 4"`, "passed"],
    [`expect.alice.sun = "> 4"`, "9 alice sun: > 4 / 4"],
    [`expect.alice.sun = "<=4"`, "passed"],
    [`expect.alice.sun = "< 4"`, "9 alice sun: < 4 / 4"],
    [`expect.alice.sun = "!= 5"`, "passed"],
    [`expect.alice.sun = "!= 4"`, "9 alice sun: != 4 / 4"],
    [`expect.alice.sun = "about 4"`, "9 scenario/shape "],
    [`expect.alice.hand = ">= 3"`, "9 alice hand: >= 3 / 2"],
    [`expect.alice.hand = { count = "< 3", has = ["fern"] }`, "passed"],
    [`expect.turn = "> 0"`, "passed"],
    [`expect.stack = "< 1"`, "passed"],
    [`expect.cards.Moss = { water = "> 1", thirst = "< 0" }`, "passed"],
    [`expect.cards.Moss = { water = "> 2" }`, "9 Moss water: > 2 / 2"],
    [`expect.preview."Water Moss".alice.sun = ">= 4"`, "passed"],
    [`expect.preview."Water Moss".alice.sun = "> 4"`, "9 preview of Water Moss: alice sun: > 4 / 4"],
  ])("%s", (text, expected) => {
    expect(inGarden(text)).toContain(expected);
  });
});

describe("what is expected not to be there must exist", () => {
  test.each([
    ["a card of a zone", `expect.alice.hand.lacks = ["Moss"]`, "passed"],
    [
      "a card of a zone in another case",
      `expect.alice.hand.lacks = ["fern"]`,
      "9 alice hand lacks: no fern / Fern, Rose",
    ],
    ["no card", `expect.alice.hand.lacks = ["Mose"]`, '9 scenario/unknown-card There is no card "Mose". (Moss)'],
    ["an action that is refused", `expect.cannot = ["Plant Moss"]`, "passed"],
    [
      "an action with no card",
      `expect.cannot = ["Plant Mose"]`,
      '9 scenario/unknown-card There is no card "Mose". (Moss)',
    ],
    ["an action in another case", `expect.cannot = ["plant FERN"]`, "9 cannot plant FERN: cannot / can"],
    [
      "no action",
      `expect.cannot = ["Plnat Moss"]`,
      '9 scenario/unknown-action "Plnat Moss" is not an action of Garden. (Plant {card})',
    ],
    [
      "no action, with a reason",
      `expect.cannot = { "Fip" = "x" }`,
      '9 scenario/unknown-action "Fip" is not an action of Garden. (Flip)',
    ],
    ["a mark of the game", `expect.cards.Moss.not-marks = ["Wilted"]`, "passed"],
    [
      "no mark",
      `expect.cards.Moss.not-marks = ["Wiltd"]`,
      '9 scenario/unknown-mark No card of this match had the mark "Wiltd". (Wilted)',
    ],
    [
      "a line of the log in another case",
      `chance = ["heads"]\ndo = "Flip"\nexpect.not-log = ["THE COIN"]`,
      "no “THE COIN” / The coin shows heads",
    ],
    [
      "a card of a preview",
      `expect.preview."Flip".cards = { Mose = "stays" }`,
      '9 scenario/unknown-card There is no card "Mose". (Moss)',
    ],
    [
      "a card of a preview in another case",
      `expect.preview."Plant Fern".cards = { fern = "bed", moss = "stays" }`,
      "passed",
    ],
  ])("%s", (_name, text, expected) => {
    expect(inGarden(text)).toContain(expected);
  });

  test("actions of games are known that nobody was offered yet", () => {
    const text = (label: string): string =>
      `[setup.player-1]\nhand = ["Proof Walker"]\n[[steps]]\nexpect.cannot = ["${label}"]`;
    expect(inDreamtides(text("Activate Proof Clerk: Draw a card."))).toBe("passed");
    expect(inDreamtides(text("Play Proof Clerk from your deck"))).toBe("passed");
    expect(inDreamtides(text("Move Proof Walker to lane 2"))).toBe("passed");
    expect(inDreamtides(text("Play Proof Clerck"))).toContain('There is no card "Proof Clerck". (Proof Clerk)');
    expect(inDreamtides(text("Pass"))).toContain('"Pass" is not an action of Dreamtides.');
  });
});

describe("a prompt", () => {
  const choose = `do = "Play Crossroads"\n`;
  test.each([
    ["by a part of its title", `${choose}expect.prompt = { title = "choose" }`, "passed"],
    ["by other words", `${choose}expect.prompt = { title = "pick" }`, "prompt title: pick / Choose one"],
    ["by parts of the labels of its options", `${choose}expect.prompt = { options = ["war", "urn"] }`, "passed"],
    ["by too few labels", `${choose}expect.prompt = { options = ["war"] }`, "prompt options: war / Warm | Burn"],
    ["by the number of its options", `${choose}expect.prompt = { options = 2 }`, "passed"],
    ["by another number", `${choose}expect.prompt = { options = "> 2" }`, "prompt options: > 2 / 2"],
    [
      "by the places of its cards so far",
      `do = ["Play Read the Smoke", "Put Ember into the spent cards"]\nexpect.prompt.piles = { deck = ["Flare", "Gather"], "spent cards" = ["ember"] }`,
      "passed",
    ],
    [
      "by other places",
      `do = ["Play Read the Smoke", "Put Ember on top of the deck"]\nexpect.prompt.piles = { deck = ["Flare", "Ember", "Gather"] }`,
      "prompt pile deck: Flare, Ember, Gather / Ember, Flare, Gather",
    ],
    [
      "by a pile there is none of",
      `do = "Play Read the Smoke"\nexpect.prompt.piles = { hand = [] }`,
      'There is no pile "hand".',
    ],
  ])("%s", (_name, text, expected) => {
    expect(withLamps(text)).toContain(expected);
  });
});

describe("what waits on the stack", () => {
  const played = `[setup.player-1]
hand = ["Proof Dissolve"]
energy = 99
[setup.player-2]
battlefield = ["Proof Walker"]
hand = ["Proof Prevent"]
energy = 99
[[steps]]
do = ["Play Proof Dissolve"]
expect.asked = "player-2"
`;
  test.each([
    ["its name", `["proof dissolve"]`, "passed"],
    ["another name", `["Proof Walker"]`, "stack: Proof Walker / Proof Dissolve"],
    [
      "whose it is and what it is aimed at",
      `[{ card = "Proof Dissolve", controller = "player-1", targets = ["Proof Walker"] }]`,
      "passed",
    ],
    ["no target", `[{ card = "Proof Dissolve", targets = [] }]`, "targets of Proof Dissolve:  / Proof Walker"],
    [
      "another player",
      `[{ card = "Proof Dissolve", controller = "player-2" }]`,
      "controller of Proof Dissolve: player-2 / player-1",
    ],
    ["a key there is none of", `[{ cart = "Proof Dissolve" }]`, 'There is no key "cart" here. (card)'],
    ["how many there are", `1`, "passed"],
  ])("is looked at by %s", (_name, stack, expected) => {
    expect(inDreamtides(`${played}expect.stack = ${stack}`)).toContain(expected);
  });
});

describe("a preview", () => {
  test.each([
    ["says what will be logged", `expect.preview."Play Flare".not-log = ["doused"]`, "passed"],
    ["says words in order", `expect.preview."Play Flare".log = ["Flare: hand to stack"]`, "passed"],
    [
      "does not say others",
      `expect.preview."Play Flare".log = ["Ember"]`,
      "preview of Play Flare: log: Ember / Flare: hand to stack",
    ],
  ])("%s", (_name, text, expected) => {
    expect(withLamps(text)).toContain(expected);
  });
});
