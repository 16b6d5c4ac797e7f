import { expect, it } from "vitest";
import { dreamtides } from "../../../../../../shared/games/dreamtides/index.js";
import { problemLines, problemsOf } from "../../../../../support/validate/problems.js";
import { aCharacter, aListRow, anEvent, id, type Cells } from "./tables.js";

/** Rules that a file has beside those of the game. */
const own = [
  'column = "id"\ntype = "required"',
  'column = "id"\ntype = "pattern"\npattern = "^[0-9a-f-]{36}$"',
  'column = "name"\ntype = "required"',
  'column = "is-fast"\ntype = "type"\nvalue_type = "boolean"',
  'column = "image-number"\ntype = "type"\nvalue_type = "integer"',
  'column = "image-number"\ntype = "range"\nmin = 1',
  'column = "card-type"\ntype = "enum"\nenum = ["Character", "Event"]',
  'column = "spark"\ntype = "range"\nmin = 0',
  'column = "energy-cost"\ntype = "range"\nmin = 0',
  'column = "rules-text"\ntype = "pattern"\npattern = "[.]$"',
]
  .map((rule) => `[[metadata.validation_rules]]\n${rule}\n`)
  .join("");

it.each<[cells: Cells, problem: string]>([
  [{ id: undefined }, "id dreamtides/required-field error"],
  [{ id: '""' }, "id dreamtides/id-form error"],
  [{ id: '"x"' }, "id dreamtides/id-form error"],
  [{ id: `"${id(2)}"` }, "id dreamtides/id-unique error"],
  [{ id: "5" }, "id dreamtides/field-type error"],
  [{ name: undefined }, "name dreamtides/required-field error"],
  [{ name: '"Ash"' }, "name dreamtides/name-unique warning"],
  [{ "is-fast": '"yes"' }, "is-fast dreamtides/field-type error"],
  [{ "image-number": '"much"' }, "image-number dreamtides/field-type error"],
  [{ "image-number": undefined }, "image-number dreamtides/required-field error"],
  [{ "card-type": '"Evnt"' }, "card-type dreamtides/unknown-word error"],
  [{ spark: "-1" }, "spark dreamtides/negative-number error"],
  [{ spark: "true" }, "spark dreamtides/field-type error"],
  [{ "energy-cost": "-1" }, "energy-cost dreamtides/energy-cost error"],
  [{ "energy-cost": '""' }, "energy-cost dreamtides/energy-cost error"],
  [{ "rules-text": '"Draw drew"', variables: '""' }, "rules-text dreamtides/unexpected-word error"],
  [
    { "rules-text": `"${"Draw {cards($c)}. ".repeat(60).trim()}"`, variables: '""' },
    "rules-text dreamtides/unresolved-variable error",
  ],
])("one fault in a card is one problem: %j, %s", (cells, problem) => {
  const files = { "a.toml": anEvent({ id: `"${id(2)}"`, name: '"Ash"' }), "b.toml": own + aCharacter(cells) };
  expect(problemLines(dreamtides, files)).toEqual([`b.toml 0 ${problem}`]);
});

it("says how many places use a variable without a value, and lists each variable", () => {
  const text = '"Draw {cards($c)}. Gain {energy($e)}. Draw {cards($c)}."';
  const messages = problemsOf(dreamtides, { "b.toml": aCharacter({ "rules-text": text, variables: '""' }) }).map(
    ({ message }) => message,
  );
  expect(messages).toEqual([
    "Unresolved variable: c. The variables bind no c. 2 places use it.",
    "Unresolved variable: e. The variables bind no e.",
  ]);
});

it.each<[cells: Cells, problem: string]>([
  [{ "card-id": undefined }, "card-id dreamtides/table-field error"],
  [{ "card-id": '"x"' }, "card-id dreamtides/table-field error"],
  [{ "card-id": `"${id(9)}"` }, "card-id dreamtides/unknown-card error"],
  [{ copies: '"two"' }, "copies dreamtides/table-field error"],
  [{ "list-type": '"BaseCard"' }, "list-type dreamtides/unknown-word error"],
  [{ "list-type": '"DreamwellCardId"' }, "list-type dreamtides/list-type-fits error"],
])("one fault in a row of a list is one problem: %j, %s", (cells, problem) => {
  const rules =
    '[[metadata.validation_rules]]\ncolumn = "card-id"\ntype = "required"\n[[metadata.validation_rules]]\ncolumn = "copies"\ntype = "type"\nvalue_type = "integer"\n';
  expect(problemLines(dreamtides, { "c.toml": aCharacter(), "l.toml": rules + aListRow() + aListRow(cells) })).toEqual([
    `l.toml 1 ${problem}`,
  ]);
});
