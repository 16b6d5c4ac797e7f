import { expect, it } from "vitest";
import { must, Work } from "../../../../shared/base/index.js";
import { columnViews, readMetadata, type Metadata } from "../../../../shared/metadata/index.js";
import { readSheet } from "../../../../shared/sheet/index.js";
import { parseDocument, valueAt } from "../../../../shared/toml/index.js";
import { resolveRules } from "../../../../shared/validate/metadata/column-rules.js";
import { countedList, growth } from "../../../support/counted-reads.js";

const many = (size: number, part: (at: number) => string): string =>
  Array.from({ length: size }, (_, at) => part(at)).join("");

const sheetOf = (size: number) => {
  const document = must(
    parseDocument(`[[cards]]
${many(size, (at) => `k${at} = 1\n`)}
${many(size, (at) => `[[metadata.columns]]\nkey = "k${at}"\nwidth = ${at + 120}\n`)}
${many(size, (at) => `[[metadata.validation_rules]]\ncolumn = "k${at}"\ntype = "enum"\nenum = ["1"]\n`)}`),
  );
  return { facts: readSheet(document, ["cards"]), metadata: readMetadata(valueAt(document, ["metadata"])) };
};

/** How often an entry or a rule is read to show all columns. */
function readsOfViews(size: number): number {
  const { facts, metadata } = sheetOf(size);
  const work = new Work();
  const counted: Metadata = {
    ...metadata,
    columns: countedList(metadata.columns, work),
    validationRules: countedList(metadata.validationRules, work),
  };
  const views = columnViews(facts, counted);
  expect(views.map(({ widthPx }) => widthPx)).toEqual(facts.columns.map((_, at) => at + 120));
  expect(views.every(({ options }) => options?.length === 1)).toBe(true);
  return work.steps;
}

/** How often a column is read to find those that all rules mean. */
function readsOfRules(size: number): number {
  const { facts, metadata } = sheetOf(size);
  const work = new Work();
  const resolved = resolveRules(metadata.validationRules, countedList(facts.columns, work));
  expect(resolved.map(({ column }) => column.path)).toEqual(facts.columns.map(({ id }) => id.path));
  return work.steps;
}

it("what the metadata says about twice as many columns is found by twice as many looks", () => {
  expect(growth(readsOfViews, 50)).toBeLessThanOrEqual(2.1);
});

it("the columns of twice as many rules are found by twice as many looks", () => {
  expect(growth(readsOfRules, 50)).toBeLessThanOrEqual(2.1);
});
