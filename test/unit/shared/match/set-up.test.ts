import { describe, expect, it } from "vitest";
import { must } from "../../../../shared/base/index.js";
import {
  createRuleset,
  editMatch,
  presentState,
  readRecord,
  recordOf,
  replay,
  startMatch,
  writeRecord,
  type Edit,
  type Rules,
} from "../../../../shared/match/index.js";
import { toySetup } from "./toy/decks.js";
import { toyRules } from "./toy/rules.js";
import type { ToyTypes } from "./toy/types.js";

/** The small game with fields of cards, lamps that lie at others, and turns to begin in. */
const rules: Rules<ToyTypes> = {
  ...toyRules,
  title: "Lamps",
  setUp: {
    fields: {
      wear: { kind: "integer", min: 0, max: 9 },
      lit: { kind: "flag" },
      colour: { kind: "choice", values: ["red", "blue"] },
      aim: { kind: "seat" },
      partner: { kind: "card" },
    },
    apply(machine, id, field, value) {
      if (field === "lit" && value === true && machine.card(id).zone !== "play") return "Only lamps in play are lit.";
      machine.edit(id).wear = field === "wear" ? Number(value) : 8;
      return null;
    },
    attach(machine, id, to) {
      if (machine.card(id).zone !== machine.card(to).zone) return "They are apart.";
      machine.edit(id).wear = to;
      return null;
    },
    position(machine, { turn, active }) {
      if (turn === 13) return "Nobody plays turn 13.";
      machine.draft.turn = turn ?? machine.draft.turn;
      machine.draft.active = active ?? machine.draft.active;
      return null;
    },
    describe: (reader, id) => (reader.card(id).wear === 0 ? {} : { wear: reader.card(id).wear }),
  },
};
const ruleset = createRuleset(rules);
const plain = createRuleset(toyRules);

const set = (field: string, value: Extract<Edit, { kind: "set" }>["value"], card = 3): Edit => ({
  kind: "set",
  card,
  field,
  value,
});

const begun = must(startMatch(ruleset, toySetup(1)));
const { cards } = presentState(begun);
/** A card that lies where card 3 does. */
const neighbour = cards.findIndex(({ zone }, id) => id !== 3 && zone === cards[3]?.zone);

/** The message of an edit that is refused; `done` where it is not. */
function outcomeOf(edit: Edit, of = ruleset): string {
  const edited = editMatch(must(startMatch(of, toySetup(1))), edit);
  return edited.ok ? "done" : edited.error.message;
}

describe("a field of a card", () => {
  it.each([
    ["a whole number", set("wear", 9), "done"],
    ["one beyond the range", set("wear", 10), "wear must be a whole number from 0 to 9."],
    ["a text for a number", set("wear", "3"), "wear must be a whole number from 0 to 9."],
    ["a flag", set("lit", false), "done"],
    ["a number for a flag", set("lit", 1), "lit must be true or false."],
    ["what the rules refuse", set("lit", true), "Only lamps in play are lit."],
    ["a choice", set("colour", "red"), "done"],
    ["another word", set("colour", "green"), "colour must be one of red, blue."],
    ["a seat", set("aim", 1), "done"],
    ["no seat", set("aim", 2), "aim must be a player."],
    ["a card", set("partner", 0), "done"],
    ["no card", set("partner", 999), "partner must be the name of a card."],
    [
      "no field",
      set("tapped", true),
      'Lamps has no field "tapped" for cards. There are: wear, lit, colour, aim, partner.',
    ],
    ["of no card", set("wear", 1, 999), "There is no card 999."],
    ["who controls it", set("controller", 1), "done"],
    ["nobody who controls it", set("controller", 5), "There is no seat 5."],
    ["who knows it", set("known", [0, 1]), "done"],
    ["what it lies at", set("on", { card: neighbour, as: "under" }), "done"],
    ["no card it lies at", set("on", { card: 999, as: "under" }), "There is no card 999."],
  ] as const)("%s", (_name, edit, expected) => {
    expect(outcomeOf(edit)).toBe(expected);
  });

  it.each([
    ["its own fields", set("wear", 1), 'Lamps has no field "wear" for cards. It has none.'],
    ["cards that lie at others", set("on", { card: 5, as: "under" }), "In Lamps no card lies at another."],
    [
      "a beginning in the middle",
      { kind: "position", turn: 3 },
      "The rules of Lamps cannot begin in the middle of a turn.",
    ],
    [
      "slots",
      { kind: "create", definition: 0, owner: 0, zone: "play", side: 0, slot: 1 },
      'There are no slots in "play".',
    ],
  ] as const)("is refused by rules without %s", (_name, edit, expected) => {
    expect(outcomeOf(edit, plain)).toBe(expected);
  });

  it("is set, described, recorded and replayed", () => {
    const edits = [
      set("wear", 7),
      set("controller", 1),
      set("known", [1]),
      set("on", { card: 0, as: "attached" }, 2),
    ] as const;
    const match = edits.reduce((before, edit) => must(editMatch(before, edit)), begun);
    const state = presentState(match);
    expect(state.cards[3]).toMatchObject({ wear: 7, controller: 1, shown: 2 });
    expect([ruleset.describe(state, 3), ruleset.describe(state, 5), plain.describe(state, 3)]).toEqual([
      { wear: 7 },
      {},
      {},
    ]);
    const record = must(readRecord(writeRecord(recordOf(match))));
    expect(presentState(must(replay(ruleset, record)).match)).toEqual(state);
  });
});

describe("a position to continue from", () => {
  it.each([
    ["a turn and who is active", { turn: 5, active: 1 }, "done"],
    ["a phase", { phase: "main" }, "done"],
    ["no phase", { phase: "night" }, 'There is no phase "night". There are: main.'],
    ["no seat", { active: 7 }, "There is no seat 7."],
    ["no turn", { turn: 0 }, "There is no turn 0; the first is 1."],
    ["what the rules refuse", { turn: 13 }, "Nobody plays turn 13."],
  ] as const)("%s", (_name, to, expected) => {
    expect(outcomeOf({ kind: "position", ...to })).toBe(expected);
  });

  it("is there after the edit, and after a replay of its record", () => {
    const match = must(editMatch(begun, { kind: "position", turn: 5, active: 1 }));
    expect(presentState(match)).toMatchObject({ turn: 5, active: 1 });
    const record = must(readRecord(writeRecord(recordOf(match))));
    expect(presentState(must(replay(ruleset, record)).match)).toEqual(presentState(match));
  });
});
