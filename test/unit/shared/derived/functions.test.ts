import { describe, expect, test } from "vitest";
import {
  computeExpression,
  CardIndex,
  DerivedCells,
  derivedFunctions,
  loadExpressions,
  needsExpressions,
  plainOf,
  type DerivedValue,
  type SourceSheet,
} from "../../../../shared/derived/index.js";
import { gameOf } from "../../../../shared/games/index.js";
import { languageOfKind } from "../../../../shared/text/index.js";
import type { DerivedColumn } from "../../../../shared/metadata/index.js";
import type { CellView } from "../../../../shared/sheet/index.js";

const language = languageOfKind(gameOf("dreamtides")?.languages, "cards");

interface Row {
  readonly key: string;
  cells: readonly CellView[];
}

const sheetOf = (key: string, headers: readonly string[]): SourceSheet<Row> => ({
  key,
  columns: headers.map((header) => ({ header })),
  textColumns: ["rules-text", "variables"],
  readingOf: (row) => {
    const text = row.cells[headers.indexOf("rules-text")];
    const variables = row.cells[headers.indexOf("variables")];
    return language?.read({
      rulesText: typeof text === "string" ? text : "",
      variables: typeof variables === "string" ? variables : "",
    });
  },
});

const cards = sheetOf("cards", ["id", "name", "image-number", "rules-text", "variables"]);
const others: readonly Row[] = [
  { key: "a", cells: ["uuid-002", "Forest Spirit", 7, "Draw {cards($c)}.", "c: 2"] },
  { key: "b", cells: ["uuid-003", null, null, "", ""] },
  { key: "c", cells: ["uuid-004", "竜騎士 🐉", "8", "Drwa.", ""] },
];

function compute(
  name: string,
  row: Readonly<Record<string, CellView>>,
  more: Partial<DerivedColumn> = {},
): DerivedValue {
  const index = new CardIndex<Row>();
  index.put(cards, 0, others);
  const column: DerivedColumn = { name: "derived", function: name, frozen: false, inputs: [], ...more };
  const derived = new DerivedCells(sheetOf("own", Object.keys(row)), [column], index, computeExpression);
  return derived.value({ key: "r", cells: Object.values(row) }, column);
}

const template = { urlTemplate: "https://x/{image_number}.png" };

test("D1: every function is found by a name of its own (DERIVED-2)", () => {
  const names = derivedFunctions.map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
  expect(names).toEqual(
    expect.arrayContaining([
      "image_url",
      "image_derived",
      "image_lookup",
      "card_lookup",
      "rules_preview",
      "rules_text_lookup",
      "expr",
    ]),
  );
});

describe("card_lookup (DERIVED-2)", () => {
  test.each<[CellView, string]>([
    ["uuid-002", "Forest Spirit"],
    ["UUID-002", "Error: Unknown Card: UUID-002"],
    ["uuid-004", "竜騎士 🐉"],
    ["uuid-999", "Error: Unknown Card: uuid-999"],
    ["uuid-003", "Error: That card is missing its name."],
    ["", ""],
    [null, ""],
    [12345, "Error: The card-id must be a text."],
  ])("D3: %j gives %s", (id, shown) => expect(plainOf(compute("card_lookup", { "card-id": id }))).toBe(shown));

  test.each(["card_id", "referenced_card_id", "referenced-card-id"])("reads %s too", (header) =>
    expect(plainOf(compute("card_lookup", { [header]: "uuid-002" }))).toBe("Forest Spirit"),
  );
});

describe("image_url (DERIVED-2)", () => {
  test.each<[CellView, string, string]>([
    ["12345", "https://x/{image_number}.png", "https://x/12345.png"],
    [12345, "https://x/{image_number}.png", "https://x/12345.png"],
    [1.5, "https://x/{image_number}.png", "https://x/1.5.png"],
    [-5, "https://x/{image_number}.png", "https://x/-5.png"],
    [0, "https://x/{image_number}.png", "https://x/0.png"],
    ["7", "{image_number}/{image_number}", "7/7"],
    ["7", "https://x/none.png", "https://x/none.png"],
    ["a b&c", "{image_number}", "a b&c"],
    ["$&", "{image_number}", "$&"],
    ["", "{image_number}", ""],
    [null, "{image_number}", ""],
    [["1"], "{image_number}", "Error: The image number must be a text or a number, not an array."],
    [true, "{image_number}", "Error: The image number must be a text or a number, not a boolean."],
    [{ a: 1 }, "{image_number}", "Error: The image number must be a text or a number, not an object."],
  ])("D5: %j in %s gives %s", (number, urlTemplate, shown) =>
    expect(plainOf(compute("image_url", { "image-number": number }, { urlTemplate }))).toBe(shown),
  );
});

describe("image_derived and image_lookup (DERIVED-2)", () => {
  test("D6: the folder of images is asked before the address", () =>
    expect(compute("image_derived", { image_number: 7 }, template)).toEqual({
      kind: "image",
      source: { number: "7", address: "https://x/7.png" },
    }));
  test("D6: without an address the folder alone is asked", () =>
    expect(compute("image_derived", { "image-number": "7" })).toEqual({ kind: "image", source: { number: "7" } }));
  test("another card's image", () =>
    expect(compute("image_lookup", { "card-id": "uuid-002" }, template)).toEqual({
      kind: "image",
      source: { number: "7", address: "https://x/7.png" },
    }));
  test.each<[CellView, string]>([
    ["uuid-999", "Error: Unknown Card: uuid-999"],
    ["uuid-003", "Error: That card has no image number."],
    [5, "Error: The card-id must be a text."],
    [null, ""],
  ])("%j gives %s", (id, shown) => expect(plainOf(compute("image_lookup", { "card-id": id }, template))).toBe(shown));
});

describe("rules_preview (DERIVED-4)", () => {
  test.each<[rule: string, text: CellView, variables: CellView, shown: string]>([
    ["RP1: a variable in a text the game does not read", "Gain {$e} energy.", "e: 3", "Gain 3 energy."],
    ["RP1: a variable", "Gain {energy($e)}.", "e: 3", "Gain 3●."],
    ["RP2: no text", "", "e: 3", ""],
    ["RP2: none there", null, null, ""],
    ["RP3: a number as text", 5, null, "Error: Invalid rules-text: a text is expected, not a number."],
    ["RP3: an array as text", ["x"], null, "Error: Invalid rules-text: a text is expected, not an array."],
    ["RP3: a table as text", { a: 1 }, null, "Error: Invalid rules-text: a text is expected, not an object."],
    ["RP3: a flag as text", true, null, "Error: Invalid rules-text: a text is expected, not a boolean."],
    ["RP3: a number as variables", "Draw.", 5, "Error: Invalid variables: a text is expected, not a number."],
    ["RP3: an array as variables", "Draw.", ["x"], "Error: Invalid variables: a text is expected, not an array."],
    ["RP3: a table as variables", "Draw.", { a: 1 }, "Error: Invalid variables: a text is expected, not an object."],
    ["RP3: a flag as variables", "Draw.", true, "Error: Invalid variables: a text is expected, not a boolean."],
    ["RP4: variables that are absent", "Draw a card.", null, "Draw a card."],
    ["RP4: variables among blank lines", "Gain {energy($e)}.", "\n\ne: 3\n", "Gain 3●."],
    ["RP10: newlines", "One\ntwo.\n\nThree.", "", "One\ntwo.\n\nThree."],
    ["RP12: signs", "Costs & benefits: 50% off!", "", "Costs & benefits: 50% off!"],
    [
      "RP8: a trigger in a text the game does not read",
      "{materialized} Gain {$e} energy.",
      "e: 3",
      "▸ Materialized: Gain 3 energy.",
    ],
  ])("%s: %j with %j gives %s", (_, text, variables, shown) =>
    expect(plainOf(compute("rules_preview", { "rules-text": text, variables }))).toBe(shown),
  );

  test.each<[rule: string, text: string, variables: string, fragment: string]>([
    ["RP5: a line that is not a variable", "Draw.", "invalid", "variable"],
    ["RP5: a variable without a name", "Draw.", ": 3", "variable"],
    ["RP5: a variable without a value", "Draw.", "e:", "variable"],
    ["RP6: a phrase there is not", "{nonexistent_phrase_xyz}", "", "nonexistent_phrase_xyz"],
    ["RP6: a variable there is not", "Gain {energy($e)}.", "", "variable e"],
  ])("%s is an error that names it", (_, text, variables, fragment) => {
    const value = compute("rules_preview", { "rules-text": text, variables });
    expect(value).toMatchObject({ kind: "error" });
    expect(plainOf(value)).toContain(fragment);
  });

  test("a text that the game does not understand is shown as it was written", () =>
    expect(plainOf(compute("rules_preview", { "rules-text": "Drwa {cards($c)}.", variables: "c: 2" }))).toBe(
      "Drwa 2 cards.",
    ));

  test("another card's text", () => {
    expect(plainOf(compute("rules_text_lookup", { "card-id": "uuid-002" }))).toBe("Draw 2 cards.");
    expect(plainOf(compute("rules_text_lookup", { "card-id": "uuid-003" }))).toBe("");
  });
});

test("D10: an unknown function is named, with the nearest there is (DERIVED-2)", () =>
  expect(plainOf(compute("card_lokup", {}))).toBe(
    "Error: The function card_lokup was not found. Did you mean card_lookup?",
  ));

describe("an expression (DERIVED-2)", () => {
  const column: DerivedColumn = { name: "twice", function: "expr", frozen: false, inputs: [], expression: "cost * 2" };
  const row = { key: "r", cells: [3] };
  const valueWith = (...compute: readonly (typeof computeExpression)[]): DerivedValue =>
    new DerivedCells(sheetOf("own", ["cost"]), [column], new CardIndex<Row>(), ...compute).value(row, column);

  test("is computed by code that is loaded for sheets that have one", async () => {
    expect(needsExpressions([column])).toBe(true);
    expect(needsExpressions([{ ...column, function: "rules_preview" }])).toBe(false);
    expect(valueWith(await loadExpressions())).toEqual({ kind: "number", number: 6 });
  });

  test("is an error where that code was not loaded", () => {
    expect(valueWith()).toEqual({ kind: "error", message: "Expressions are not loaded." });
  });
});
