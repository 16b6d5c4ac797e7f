import { describe, expect, it } from "vitest";
import { must } from "../../../../shared/base/index.js";
import {
  createRuleset,
  editMatch,
  NOBODY,
  NONE,
  presentState,
  readAction,
  readRecord,
  recordOf,
  startMatch,
  writeRecord,
  type Edit,
  type Match,
} from "../../../../shared/match/index.js";
import { toySetup } from "./toy/decks.js";
import { toy, toyRules } from "./toy/rules.js";
import type { ToyState } from "./walk.js";

const match = must(startMatch(toy, toySetup(7)));
const written = writeRecord(recordOf(match));

const faultOf = (text: string): readonly [string, string] | null => {
  const read = readRecord(text);
  return read.ok ? null : [read.error.code, read.error.message];
};

const optionOf = (name: string, value: string): string =>
  written.replace('"options": {', `"options": {"${name}": ${value},`).replace(",}", "}");
const droppedOption = 'There is no key "__proto__" here at setup.options';
const tooDeep = "it is nested more than 200 deep";

describe("a record that others wrote", () => {
  it("may begin with a byte order mark", () => {
    expect(faultOf(`\uFEFF${written}`)).toBeNull();
  });

  it.each([
    ["a list", "[]", "match/record", "This is not a recorded match: Expected a table, not a list."],
    [
      "a choice that is none",
      written.replace('"choices": []', '"choices": [{}]'),
      "match/record-shape",
      "This is not a recorded match at choices.0: Expected an action or a change by hand, made by a person, a bot or the driver.",
    ],
    [
      "an option that is no value",
      written.replace('"options": {', '"options": {"x": 1e999,'),
      "match/record-shape",
      "This is not a recorded match at setup.options.x: This value is none of those that are expected here.",
    ],
  ])("gets an error that says what is wrong: %s", (_what, text, code, message) => {
    expect(faultOf(text.replace(",}", "}"))).toEqual([code, message]);
  });

  it.each([
    ["ends too soon", written.slice(0, written.indexOf('"setup"')), "it is not JSON: it ends too soon", 5],
    ["is broken off by something else", written.replace('"setup"', 'x"setup"'), "it is not JSON from here on", 5],
    ["has an option that objects keep for themselves", optionOf("__proto__", "1"), droppedOption, undefined],
    ["has an option nested beyond all reason", optionOf("x", "[".repeat(1e5) + "]".repeat(1e5)), tooDeep, undefined],
  ])("is refused where it %s", (_what, text, reason, line) => {
    const read = readRecord(text);
    expect(read.ok ? null : read.error).toMatchObject({
      code: "match/record",
      message: `This is not a recorded match: ${reason}.`,
    });
    expect(read.ok ? null : read.error.line).toBe(line);
  });

  it("is refused with a short message, however long its actions are", () => {
    const read = readAction(`answer ${"0,".repeat(100_000)}`);
    expect(read.ok ? "" : read.error.message.length).toBeLessThan(200);
  });

  it("has no more cards than the decks of a folder", () => {
    const { decks } = toySetup(7);
    const start = (count: number) => {
      const cards = Array.from({ length: count }, () => 0);
      return startMatch(toy, toySetup(7, { decks: decks.map((deck) => ({ ...deck, cards })) }));
    };
    expect(start(2_000).ok).toBe(true);
    expect(start(25_001)).toMatchObject({ ok: false, error: { code: "match/too-many-cards" } });
  });
});

describe("a change by hand", () => {
  const create: Edit = { kind: "create", definition: 0, owner: 0, zone: "hand", side: 0 };

  it("makes no more cards than the positions of a match can hold", () => {
    const { decks } = toySetup(7);
    const cards = Array.from({ length: 1_999 }, () => 0);
    const many = must(startMatch(toy, toySetup(7, { decks: decks.map((deck) => ({ ...deck, cards })) })));
    expect(presentState(many).cards).toHaveLength(3_998);
    const two = [create, create].reduce<Match<ToyState>>((before, each) => must(editMatch(before, each)), many);
    expect(editMatch(two, create)).toMatchObject({
      ok: false,
      error: { message: "A match of 4000 cards takes no more." },
    });
  });

  it.each([
    ["a seat there is none of", { seat: -3, card: NONE }, "There is no seat -3."],
    ["a card there is none of", { seat: 0, card: 9_999 }, "There is no card 9999."],
    ["neither a seat nor a card", { seat: NOBODY, card: NONE }, null],
    ["a card of a seat", { seat: 1, card: 0 }, null],
  ])("of the game names %s", (_what, { seat, card }, message) => {
    const rules = createRuleset({ ...toyRules, handEdits: ["nothing"], edited: () => undefined });
    const toBeChanged = must(startMatch(rules, toySetup(7)));
    const edited = editMatch(toBeChanged, { kind: "game", what: "nothing", seat, card, value: 0 });
    expect(edited.ok ? null : edited.error.message).toBe(message);
  });
});
