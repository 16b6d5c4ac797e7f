import { describe, expect, it, test } from "vitest";
import { must } from "../../../../shared/base/index.js";
import { choiceAdded, editMetadata, rawMetadata, takesChoices } from "../../../../shared/metadata/index.js";
import { readColumnName } from "../../../../shared/sheet/index.js";
import { parseDocument, printDocument, valueAt } from "../../../../shared/toml/index.js";

const file = (rule: string): string => `[[cards]]\nkind = "A"\n\n[metadata]\nschema_version = 1\n\n${rule}`;
const rule = (lines: string): string => `[[metadata.validation_rules]] # by hand\n${lines}\n`;
const kinds = rule('column = "kind"\ntype = "enum"\nenum = ["A", "B"] # the two\ncolors = ["#111111"]');

/** The text of the file after a value was added to what a column offers. */
function added(text: string, column: string, value: string, hasPlain = false): string {
  const document = must(parseDocument(text));
  const changes = choiceAdded(rawMetadata(valueAt(document, ["metadata"])), readColumnName(column), value, hasPlain);
  return printDocument(must(editMetadata(document, changes)).doc);
}

describe("a value added to an enum (VALIDATE-3)", () => {
  it("stands behind the others, and nothing else changes", () =>
    expect(added(file(kinds), "kind", "C")).toBe(file(kinds.replace('"B"]', '"B", "C"]'))));

  it("that is offered already changes nothing", () => expect(added(file(kinds), "kind", "B")).toBe(file(kinds)));

  it("goes to the first list of the column, whose values are offered", () => {
    const range = rule('column = "kind"\ntype = "required"');
    const later = rule('column = "kind"\ntype = "enum"\nenum = ["Z"]');
    expect(added(file(range + kinds + later), "kind", "C")).toContain('"B", "C"]');
    expect(added(file(range + kinds + later), "kind", "C")).toContain('["Z"]');
  });

  it("of an element goes to the list of its array, but not where a column has the array's very name", () => {
    const tides = rule('column = "tides"\ntype = "enum"\nenum = ["A"]');
    expect(added(file(tides), "tides[1]", "B")).toContain('["A", "B"]');
    expect(added(file(tides), "tides[1]", "B", true)).toBe(file(tides));
  });

  it("keeps what the list holds beside texts", () => {
    const mixed = rule('column = "kind"\ntype = "enum"\nenum = [1, "A"]');
    expect(added(file(mixed), "kind", "B")).toContain('[1, "A", "B"]');
  });
});

test.each([
  ["a list of its own", 'type = "enum"\nenum = ["A"]', true],
  ["a list that is still empty", 'type = "enum"', true],
  ["the values of another file", 'type = "enum"\nenum_from = "kinds.toml#kinds"', false],
  ["no list", 'type = "required"', false],
])("with %s, a column takes new choices: %s", (_, said, takes) => {
  const document = must(parseDocument(file(rule(`column = "kind"\n${said}`))));
  expect(takesChoices(rawMetadata(valueAt(document, ["metadata"])), { path: ["kind"] })).toBe(takes);
});
