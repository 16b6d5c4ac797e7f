import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import fc from "fast-check";
import { expect, it } from "vitest";
import { must } from "../../../../../../shared/base/index.js";
import { ttcg } from "../../../../../../shared/games/ttcg/index.js";
import {
  deleteRow,
  insertRow,
  parseDocument,
  printDocument,
  removeKey,
  rowCount,
  rowEntries,
  setSource,
  type TomlDocument,
} from "../../../../../../shared/toml/index.js";
import { checkerOf } from "../../../../../support/validate/problems.js";
import { saying } from "../../../../../support/validate/random-edits.js";
import { sourcesOf, type Files } from "../../../../../support/validate/tables.js";

const folder = join(import.meta.dirname, "../../../../../../tabula/ttcg");
/** The first rows of a file. */
const firstRows = (text: string, table: string, count: number): string =>
  text
    .split(`[[${table}]]`)
    .slice(0, count + 1)
    .join(`[[${table}]]`);
const whole: Files = Object.fromEntries(
  readdirSync(folder)
    .filter((file) => file.endsWith(".toml") && file !== "sheets.toml")
    .map((file) => [file, readFileSync(join(folder, file), "utf8")]),
);
/** Twelve cards of the sample with their printings; its decks name others too. */
const sample: Files = {
  ...whole,
  "ttcg-cards.toml": firstRows(whole["ttcg-cards.toml"] ?? "", "ttcg-cards", 12),
  "printings.toml": firstRows(whole["printings.toml"] ?? "", "printings", 72),
};
const tables = [
  { file: "ttcg-cards.toml", table: ["ttcg-cards"] },
  { file: "printings.toml", table: ["printings"] },
  { file: "decks.toml", table: ["decks"] },
  { file: "lore-cards.toml", table: ["lore-cards"] },
] as const;

/** Numbers choose among what there is at that time. */
const edit = fc.record({
  kind: fc.constantFrom("number", "number", "copy", "copy", "text", "absent", "delete", "duplicate"),
  table: fc.constantFrom(...tables, tables[0], tables[1]),
  row: fc.nat(72),
  other: fc.nat(72),
  key: fc.nat(20),
  number: fc.constantFrom(0, 1, 2, 3, 5, 6, 7, 100, 430, 500, 570, 600, -5),
});
type Edit = typeof edit extends fc.Arbitrary<infer Value> ? Value : never;

/** The document after an edit, and the row whose cells changed; undefined for rows that came or went. */
function edited(document: TomlDocument, act: Edit): { readonly document: TomlDocument; readonly row?: number } {
  const { table } = act.table;
  const count = rowCount(document, table);
  if (count < 2) return { document };
  const row = act.row % count;
  const entries = rowEntries(document, table, row);
  const key = entries[act.key % entries.length]?.key ?? "";
  const cell = [...table, row, key];
  const other = rowEntries(document, table, act.other % count);
  const value = other.find((each) => each.key === key)?.value;
  switch (act.kind) {
    case "delete":
      return { document: must(deleteRow(document, table, row)).doc };
    case "duplicate":
      return { document: must(insertRow(document, table, row + 1, { entries: other })).doc };
    case "absent":
      return { document: must(removeKey(document, cell)).doc, row };
    case "copy": {
      if (value === undefined) return { document };
      const isText = value.kind === "string" ? JSON.stringify(value.value) : undefined;
      const source = isText ?? (value.kind === "integer" ? String(value.value) : undefined);
      return source === undefined ? { document } : { document: must(setSource(document, cell, source)).doc, row };
    }
    case "number":
      return { document: must(setSource(document, cell, String(act.number))).doc, row };
    default:
      return { document: must(setSource(document, cell, '"Beast, Fairy"')).doc, row };
  }
}

it("after any edits of the sample, what stands is what a first look finds", () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(edit, fc.boolean(), fc.nat(60)), { minLength: 8, maxLength: 24 }), (acts) => {
      const checker = checkerOf(ttcg, sample);
      const documents = new Map(Object.entries(sample).map(([file, text]) => [file, must(parseDocument(text))]));
      for (const [act, isHinted, units] of acts) {
        const { file, table } = act.table;
        const before = documents.get(file);
        if (!before) throw new Error(`${file} is not there`);
        const { document, row } = edited(before, act);
        documents.set(file, document);
        const hint = row === undefined ? undefined : new Map([[`${file} ${table.join(".")} ${row}`, "set" as const]]);
        for (const source of sourcesOf(file, document)) {
          const isTable = source.address.table.join(".") === table.join(".");
          checker.put(source, isTable && isHinted ? hint : undefined);
        }
        checker.work(units);
      }
      checker.work();
      const files = Object.fromEntries([...documents].map(([file, document]) => [file, printDocument(document)]));
      expect(saying(checker)).toBe(saying(checkerOf(ttcg, files)));
    }),
    { seed: 5, numRuns: 40 },
  );
});
