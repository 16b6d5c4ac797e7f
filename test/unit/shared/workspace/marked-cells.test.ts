import { describe, expect, it } from "vitest";
import type { RowKey } from "../../../../shared/workspace/index.js";
import { card, deck, edit, editOf, file, rowKey, type } from "../../../support/workspace/cards.js";
import { allProblems, checkedWorld } from "../../../support/workspace/problems.js";
import type { World } from "../../../support/workspace/world.js";

const rule = (column: string, ...lines: string[]): string =>
  `[[metadata.validation_rules]]\ncolumn = "${column}"\n${lines.join("\n")}\n`;

const rules = [
  rule("kind", 'type = "enum"', 'enum = ["Event", "Character"]'),
  rule("rarity", 'type = "range"', "min = 1", "max = 5"),
  rule("name", 'type = "required"'),
  rule("id", 'type = "pattern"', 'pattern = "^[a-z]+-[0-9]+$"'),
  rule("cost", 'type = "type"', 'value_type = "integer"'),
].join("\n");

const rows = deck(
  card("abc-123", { kind: "Event", rarity: 3, name: "Ash", cost: 2 }),
  card("def-456", { kind: "Character", rarity: 4, name: "Bay", cost: 1 }),
);
const opened = (): World => checkedWorld({ [file]: `${rows}\n${rules}` });

/** What is marked, by row, column and message. */
const marks = (world: World): { row: RowKey | null; column: string | null; code: string; message: string }[] =>
  allProblems(world).map(({ rowKey: row, column, message, code }) => ({ row, column, code, message }));

describe("a value against the rules is saved and marked", () => {
  const cases: [rule: string, column: string, typed: string, written: string, fragment: string][] = [
    ["X18: an enum", "kind", "Spell", 'kind = "Spell"', "Spell"],
    ["X18: a range", "rarity", "9", "rarity = 9", "greater than maximum"],
    ["X18: a required value", "name", "", 'name = ""', "required"],
    ["X18: a pattern", "id", "ABC", 'id = "ABC"', "does not match pattern"],
    [
      "X18: a type; what is no such value is a text (3.5, rule 2)",
      "cost",
      "2.5",
      'cost = "2.5"',
      "not a valid integer",
    ],
  ];
  it.each(cases)("%s", (_, column, typed, written, fragment) => {
    const world = opened();
    const row = rowKey(world, "abc-123");
    const before = world.text(file);
    expect(type(world, "abc-123", column, typed).kind).toBe("done");
    world.settle();
    expect(world.text(file)).toContain(written);
    const [mark, ...others] = marks(world);
    expect([mark?.row, mark?.column, others]).toEqual([row, column, []]);
    expect(mark?.code).toMatch(/^metadata\//u);
    expect(mark?.message).toContain(fragment);
    world.do({ kind: "history/undo" });
    world.settle();
    expect([world.text(file), marks(world)]).toEqual([before, []]);
  });

  it("X19: of one batch all is written at once, each cell against a rule marked with its reason", () => {
    const world = opened();
    const text = (value: string) => ({ kind: "text", text: value }) as const;
    const outcomes = edit(world, [
      editOf(world, "abc-123", "rarity", text("6")),
      editOf(world, "abc-123", "cost", text("7")),
      editOf(world, "def-456", "kind", text("Spell")),
    ]);
    expect(outcomes.map(({ kind }) => kind)).toEqual(["done", "done", "done"]);
    world.settle();
    for (const written of ["rarity = 6", "cost = 7", 'kind = "Spell"']) expect(world.text(file)).toContain(written);
    const [first, second, ...others] = marks(world);
    expect([first?.row, first?.column]).toEqual([rowKey(world, "abc-123"), "rarity"]);
    expect(first?.message).toContain("greater than maximum");
    expect([second?.row, second?.column]).toEqual([rowKey(world, "def-456"), "kind"]);
    expect(second?.message).toContain("Spell");
    expect(others).toEqual([]);
    world.do({ kind: "history/undo" });
    world.settle();
    expect([world.text(file), marks(world)]).toEqual([`${rows}\n${rules}`, []]);
  });

  it.each([
    ["X22: rarity 3 to 6", "rarity", "6", "rarity = 6", ["rarity metadata/range"]],
    ["X22: rarity 3 to 5", "rarity", "5", "rarity = 5", []],
    ["X22: an id of capitals", "id", "ABC", 'id = "ABC"', ["id metadata/pattern"]],
    ["X22: an empty name", "name", "", 'name = ""', ["name metadata/required"]],
  ])("%s", (_, column, typed, written, marked) => {
    const world = opened();
    type(world, "abc-123", column, typed);
    world.settle();
    expect(world.text(file)).toContain(written);
    expect(allProblems(world).map(({ column: where, code }) => `${String(where)} ${code}`)).toEqual(marked);
  });

  it("X20: without rules nothing is marked", () => {
    const world = checkedWorld({ [file]: rows });
    for (const [column, typed] of [
      ["kind", "Spell"],
      ["rarity", "-1"],
      ["name", ""],
    ] as const)
      type(world, "abc-123", column, typed);
    world.settle();
    expect(world.text(file)).toContain('kind = "Spell"\nrarity = -1\nname = ""');
    expect(allProblems(world).filter(({ code }) => code.startsWith("metadata/"))).toEqual([]);
  });
});
