import { describe, expect, test } from "vitest";
import { gardenGame } from "../../../support/scenarios/garden.js";
import { outcomeOf } from "../../../support/scenarios/outcome.js";

/** Line 3 is the first of the text. */
const head = 'title = "T"\ngame = "garden"\n';
const outcome = (text: string): string => outcomeOf(`${head}${text}`, gardenGame);

describe("an entry of a zone", () => {
  test.each([
    ["a name in any case", `[setup.alice]\nbed = ["fern"]\n[[steps]]\nexpect.alice.bed = ["Fern"]`, "passed"],
    ["so many of a name", `[setup.alice]\ndeck = ["3 × Rose"]\n[[steps]]\nexpect.alice.deck = 3`, "passed"],
    ["an id", `[setup.alice]\nbed = ["id:ivy_02"]\n[[steps]]\nexpect.cards.Ivy = { thirst = 5 }`, "passed"],
    [
      "a table with a count",
      `[setup.alice]\ndeck = [{ card = "Rose", count = 2 }, { card = "2 × Fern", count = 2 }]\n[[steps]]\nexpect.alice.deck = { count = 6, top = ["Rose", "Rose", "Fern"] }`,
      "passed",
    ],
    [
      "an id there is none of",
      `[setup.alice]\nbed = ["id:ivy_09"]`,
      '4 scenario/unknown-card There is no card with the id "ivy_09". (ivy_01)',
    ],
    [
      "a name there is none of",
      `[setup.alice]\nbed = [{ card = "Roze" }]`,
      '4 scenario/unknown-card There is no card "Roze". (Rose)',
    ],
    [
      "a name of two cards that differ",
      `[setup.alice]\nbed = ["Ivy"]`,
      '4 scenario/ambiguous-card There are 2 cards "Ivy": id:ivy_01, id:ivy_02.',
    ],
    ["a name of two cards that are alike", `[setup.alice]\nbed = ["Moss"]\n[[steps]]\nexpect.alice.bed = 1`, "passed"],
    ["a table without a card", `[setup.alice]\nbed = [{ slot = 1 }]`, "4 scenario/shape setup.alice.bed: Expected"],
    [
      "a player by place",
      `[setup.player-2]\nbed = ["Fern"]\n[[steps]]\nexpect.bob.bed = 1\nexpect.player-2.bed = 1\nexpect.player-1.bed = 0`,
      "passed",
    ],
    ["no player", `[setup.player-3]\nbed = ["Fern"]`, '4 scenario/unknown-player There is no player "player-3".'],
    [
      "of the table all share",
      `[setup.table]\nmarket = [{ card = "Rose", controller = "bob" }]\nrain = ["Fern"]\n[[steps]]\nexpect.table = { market = ["Rose"], rain = 1 }\nexpect.cards.Rose.controller = "bob"`,
      "passed",
    ],
    [
      "of the table in a player's zone",
      `[setup.table]\nbed = ["Rose"]`,
      '4 scenario/unknown-zone There is no zone "bed" here.',
    ],
    ["a counter of the table", `[setup.table]\nsun = 3`, '4 scenario/unknown-counter There is no counter "sun".'],
  ])("is %s", (_name, text, expected) => {
    expect(outcome(text)).toContain(expected);
  });
});

describe("what is reported about a card", () => {
  test.each([
    [
      "a slot by its title or number",
      `[setup.alice]\nbed = [{ card = "Fern", slot = "right" }, { card = "Rose", slot = 0 }]\n[[steps]]\nexpect.cards.Fern.slot = "Right"\nexpect.cards.Rose.slot = "Left"`,
      "passed",
    ],
    [
      "no slot",
      `[setup.alice]\nbed = [{ card = "Fern", slot = "Upper" }]`,
      '4 scenario/no-slot There is no slot "Upper" in bed; there are: Left, Middle, Right.',
    ],
    [
      "a slot where there are none",
      `[setup.alice]\nhand = [{ card = "Fern", slot = 0 }]`,
      '4 scenario/no-slot There is no slot "0" in hand; there are none.',
    ],
    [
      "a slot that is taken",
      `[setup.alice]\nbed = [{ card = "Fern", slot = 1 }, { card = "Rose", slot = "Middle" }]`,
      '4 scenario/taken-slot Slot "Middle" in bed is taken by Fern.',
    ],
    [
      "another slot, in a step",
      `[setup.alice]\nbed = [{ card = "Fern", slot = 1 }]\n[[steps]]\nset = [{ card = "Fern", slot = "Right" }]\nexpect.cards.Fern.slot = "Right"`,
      "passed",
    ],
    [
      "no slot, in a step",
      `[setup.alice]\nbed = [{ card = "Fern", slot = 1 }]\n[[steps]]\nset = [{ card = "Fern", slot = "Upper" }]`,
      '6 scenario/no-slot There is no slot "Upper" in bed; there are: Left, Middle, Right.',
    ],
    [
      "a slot where there are none, in a step",
      `[setup.alice]\nhand = ["Fern"]\n[[steps]]\nset = [{ card = "Fern", slot = 0 }]`,
      '6 scenario/no-slot There is no slot "0" in hand; there are none.',
    ],
    [
      "the same slot of the other player",
      `[setup.alice]\nbed = [{ card = "Fern", slot = 1 }]\n[setup.bob]\nbed = [{ card = "Fern", slot = 1 }]`,
      "passed",
    ],
    [
      "covered: counted by name for who sees all, as ? else",
      `[setup.alice]\nbed = [{ card = "Rose", covered = true }]\n[[steps]]\nexpect.alice.bed = ["Rose"]\nexpect.cards.Rose.covered = true\n[[steps]]\nexpect.view = "bob"\nexpect.alice.bed = ["?"]\n[[steps]]\nexpect.view = "alice"\nexpect.alice.bed = ["Rose"]`,
      "passed",
    ],
    [
      "known to another player",
      `[setup.alice]\nhand = [{ card = "Rose", known = ["bob"] }, "Fern"]\n[[steps]]\nexpect.view = "bob"\nexpect.alice.hand = ["Rose", "?"]`,
      "passed",
    ],
    [
      "its controller",
      `[setup.alice]\nbed = [{ card = "Rose", controller = "player-2" }]\n[[steps]]\nexpect.cards.Rose = { player = "alice", controller = "bob" }`,
      "passed",
    ],
    [
      "what it lies at",
      `[setup.alice]\nbed = ["Rose", "Rose", { card = "Fern", on = "Rose #2", as = "under" }, { card = "Moss", on = "Fern" }]\n[[steps]]\nexpect.cards.Fern = { on = "Rose", as = "under" }\nexpect.cards.Moss = { on = "Fern", as = "attached" }\nexpect.cards.Rose.on = ""`,
      "passed",
    ],
    [
      "what it lies at, in another zone",
      `[setup.alice]\nshed = ["Rose"]\nbed = [{ card = "Fern", on = "Rose" }]`,
      '5 scenario/no-such-card There is no card "Rose" beside it.',
    ],
    [
      "how it lies, but not at what",
      `[setup.alice]\nbed = [{ card = "Fern", as = "under" }]`,
      "4 scenario/no-card-below ",
    ],
    [
      "fields of the game",
      `[setup.alice]\nbed = [{ card = "Fern", water = 2, wilted = true, leans = "bob", shades = "Rose" }]\n[setup.bob]\nbed = ["Rose"]\n[[steps]]\nexpect.cards.Fern = { water = 2, thirst = 1, marks = ["Wilted"], pose = "turned", badges = ["2"] }\nexpect.links = ["Fern → Rose", "Fern → Bob"]`,
      "passed",
    ],
    [
      "a field that names a card of which more is said behind it",
      `[setup.alice]\nbed = [{ card = "Fern", shades = "Rose" }, { card = "Rose", water = 3 }]\n[[steps]]\nexpect.cards.Fern.water = 3`,
      "passed",
    ],
    [
      "no field",
      `[setup.alice]\nbed = [{ card = "Fern", watr = 2 }]`,
      '4 scenario/unknown-field Garden has no field "watr" for cards. There are: water, wilted, leans, shades. (water)',
    ],
    [
      "a value of another kind",
      `[setup.alice]\nbed = [{ card = "Fern", water = 9 }]`,
      "4 match/edit water must be a whole number from 0 to 5.",
    ],
    [
      "a number for a card",
      `[setup.alice]\nbed = [{ card = "Fern", shades = 9 }]`,
      "4 scenario/field-value shades must be the name of a card.",
    ],
    [
      "a card that is not there",
      `[setup.alice]\nbed = [{ card = "Fern", shades = "Rose" }]`,
      '4 scenario/no-such-card There is no card "Rose" on the table.',
    ],
    [
      "what the rules refuse",
      `[setup.alice]\nhand = [{ card = "Fern", wilted = true }]`,
      "4 match/edit Only plants in a bed wilt.",
    ],
    [
      "also in a change of a step",
      `[[steps]]\nchange.alice.bed = [{ card = "Fern", water = 2 }]\nexpect.cards.Fern.water = 2`,
      "passed",
    ],
  ])("is %s", (_name, text, expected) => {
    expect(outcome(text)).toContain(expected);
  });
});

describe("what is expected of how cards lie", () => {
  const bed = `[setup.alice]\nbed = [{ card = "Fern", slot = 0, water = 1 }]\n[[steps]]\n`;
  test.each([
    ["covered", `expect.cards.Fern.covered = true`, "6 Fern covered: true / false"],
    ["slot", `expect.cards.Fern.slot = 1`, "6 Fern slot: Middle / Left"],
    ["no slot of the zone", `expect.cards.Fern.slot = "Top"`, "6 scenario/no-slot "],
    ["pose", `expect.cards.Fern.pose = "tapped"`, "6 Fern pose: tapped / upright"],
    ["on", `expect.cards.Fern.on = "Rose"`, "6 Fern on: Rose / "],
    ["on no card", `expect.cards.Fern.on = "Roze"`, '6 scenario/unknown-card There is no card "Roze". (Rose)'],
    ["badges", `expect.cards.Fern.badges = ["2"]`, "6 Fern badges: 2 / 1"],
    ["badges by their titles", `expect.cards.Fern.badges = ["1 water"]`, "passed"],
    ["controller", `expect.cards.Fern.controller = "bob"`, "6 Fern controller: bob / alice"],
    ["links", `expect.links = ["Fern → Bob"]`, "6 links: Fern → Bob / "],
  ])("%s fails where it is otherwise", (_name, text, expected) => {
    expect(outcome(`${bed}${text}`)).toContain(expected);
  });
});

describe("a position", () => {
  test.each([
    [
      "sets turn, player and phase after the cards",
      `[setup.alice]\nbed = ["Fern"]\n[position]\nturn = 5\nactive = "player-2"\nphase = "night"\n[[steps]]\nby = "bob"\nexpect = { turn = 5, active = "bob", phase = "night" }`,
      "passed",
    ],
    ["is no turn", `[position]\nturn = 0`, "4 scenario/shape position.turn: "],
    [
      "is a phase there is none of",
      `[position]\nphase = "nigt"`,
      '4 scenario/unknown-phase There is no phase "nigt". (night)',
    ],
    [
      "is a key there is none of",
      `[position]\nphas = "day"`,
      '4 scenario/unknown-key There is no key "phas" here. (phase)',
    ],
  ])("%s", (_name, text, expected) => {
    expect(outcome(text)).toContain(expected);
  });

  test("is refused where rules cannot begin in a turn", () => {
    const [garden] = gardenGame.rulesets;
    if (garden === undefined) throw new Error("The garden has rules");
    const plain = { ...garden, setUp: { fields: {}, canBeginAnywhere: false } };
    expect(outcomeOf(`${head}[position]\nturn = 3`, { ...gardenGame, rulesets: [plain] })).toBe(
      "4 scenario/no-position The rules of Garden cannot begin in the middle of a turn.",
    );
  });
});

describe("chance", () => {
  const bed = `[setup.alice]\nbed = ["Fern", "Rose", "Fern"]\n`;
  test.each([
    [
      "falls as a step says, and again as it likes in the next",
      `chance = ["Alice"]\n[[steps]]\nchance = ["heads", "tails", 0]\ndo = ["Flip", "Flip", "Flip"]\nexpect.alice.sun = 2`,
      "passed",
    ],
    [
      "draws a card by its name",
      `chance = ["Alice"]\n${bed}[[steps]]\nchance = ["rose"]\ndo = "Storm"\nexpect.cards.Rose.marks = ["Wilted"]`,
      "passed",
    ],
    [
      "leaves a pile as it lies",
      `chance = ["Alice"]\n[setup.alice]\ndeck = ["Rose", "Fern", "Moss"]\n[[steps]]\nchance = ["as it lies"]\ndo = "Mix"\nexpect.alice.deck.top = ["Rose", "Fern", "Moss"]`,
      "passed",
    ],
    ["decides who begins", `chance = ["Bob"]\n[[steps]]\nexpect.asked = "bob"`, "passed"],
    [
      "decides opening shuffles",
      `chance = ["as it lies", "as it lies", "Alice"]\n[decks]\nalice = "Green"\n[[steps]]\nexpect.alice.deck.top = ["Rose", "Moss", "Ivy"]`,
      "passed",
    ],
    [
      "is not an outcome of what is drawn",
      `chance = ["Alice"]\n[[steps]]\ndo = "Flip"\nchance = ["Fern"]`,
      '6 scenario/forced-chance The next draw of chance is a coin (heads, tails); "Fern" is not an outcome of it.',
    ],
    [
      "is not an outcome of the set-up",
      `chance = ["heads"]`,
      '3 scenario/forced-chance The next draw of chance is who begins (Alice, Bob); "heads" is not an outcome of it.',
    ],
    [
      "is left over in a step",
      `chance = ["Alice"]\n[[steps]]\nchance = ["heads", "heads", 3]\ndo = "Flip"`,
      "5 scenario/forced-chance 2 forced outcomes were not drawn: heads, 3.",
    ],
    [
      "is left over in the set-up",
      `chance = ["Alice", "Bob"]`,
      "3 scenario/forced-chance 1 forced outcome was not drawn: Bob.",
    ],
    [
      "is decided for all repetitions at once",
      `chance = ["Alice"]\n[[steps]]\nchance = ["heads", "heads"]\ndo = "Flip"\ntimes = 2\nexpect.alice.sun = 2`,
      "passed",
    ],
    [
      "is the same when the scenario is played again",
      `chance = ["Alice"]\n[[steps]]\nchance = ["heads"]\ndo = "Flip"\nexpect.same-again = true`,
      "passed",
    ],
  ])("%s", (_name, text, expected) => {
    expect(outcome(text)).toContain(expected);
  });
});

test("rules are named by their profile, too", () => {
  expect(outcome(`rules = "wild"\n[[steps]]\nexpect.turn = 1`)).toBe("passed");
  expect(outcome(`rules = "tame"`)).toBe('3 scenario/unknown-rules There are no rules "tame".');
});
