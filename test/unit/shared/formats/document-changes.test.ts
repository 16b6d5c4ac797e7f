import { expect, it } from "vitest";
import { must } from "../../../../shared/base/index.js";
import { tableChanges } from "../../../../shared/formats/index.js";
import { parseDocument } from "../../../../shared/toml/index.js";

const compare = (before: string, after: string, most = 200) =>
  tableChanges(must(parseDocument(before)), must(parseDocument(after)), ["cards"], most);

const card = (name: string, cost: number, more = "") => `[[cards]]\nname = "${name}"\ncost = ${cost}\n${more}\n`;
const ability = (amount: number, more = "") =>
  `[[cards.abilities]]\nname = "Rage"\n[[cards.abilities.parts]]\nparams = { amount = ${amount} }\n${more}`;

it("counts and names rows that changed and rows that are new", () => {
  const found = compare(card("Ash", 1) + card("Birch", 2), card("Ash", 5) + card("Birch", 2) + card("Cedar", 3));
  expect(found).toEqual({
    ...{ cells: 1, changed: 1, added: 1, newRows: ["Cedar"] },
    changes: [{ row: "Ash", column: "Cost", before: "1", after: "5" }],
  });
});

it("names the place inside a nested value, and the whole list where its length changed", () => {
  const found = compare(card("Ash", 1, ability(1)), card("Ash", 1, ability(2)));
  expect(found.changes).toEqual([
    { row: "Ash", column: "Abilities 1 › Parts 1 › Params › Amount", before: "1", after: "2" },
  ]);
  const longer = compare(card("Ash", 1, ability(1)), card("Ash", 1, ability(1, "[[cards.abilities.parts]]\nx = 1\n")));
  expect(longer.changes.map(({ column }) => column)).toEqual(["Abilities 1 › Parts"]);
  const gained = compare(card("Ash", 1), card("Ash", 1, ability(1)));
  expect(gained.changes).toMatchObject([{ column: "Abilities", before: null }]);
});

it("describes only so many, and counts all", () => {
  const rows = (cost: number) => Array.from({ length: 50 }, (_, at) => card(`Card ${at}`, cost)).join("");
  const found = compare(rows(1), rows(2) + rows(3), 10);
  expect([found.cells, found.changed, found.added]).toEqual([50, 50, 50]);
  expect([found.changes.length, found.newRows.length]).toEqual([10, 10]);
});
