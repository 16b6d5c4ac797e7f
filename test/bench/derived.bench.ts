import { performance } from "node:perf_hooks";
import {
  computeExpression,
  CardIndex,
  DerivedCells,
  KeptValues,
  plainOf,
  type SourceSheet,
} from "../../shared/derived/index.js";
import type { DerivedColumn } from "../../shared/metadata/index.js";
import { RowSorter, type SheetCell } from "../../shared/sheet/index.js";

/**
 * What computed columns cost in a sheet of 10,000 rows with five of them: all of it once, and after an edit what is on
 * screen, which is what the grid asks for. And what a sort by a computed column costs: the slices in which all its values
 * are computed, the first sort, and the sort after one edit.
 */
const rowCount = 10_000;
const onScreen = 60;
const edits = 400;

interface Row {
  readonly key: string;
  cells: readonly SheetCell[];
}

const headers = ["id", "name", "energy-cost", "spark", "card-id"];
const sheet: SourceSheet<Row> = {
  key: "cards",
  columns: headers.map((header) => ({ header })),
  readingOf: () => undefined,
  textColumns: ["rules-text", "variables"],
};
const rows: Row[] = Array.from({ length: rowCount }, (_, at) => ({
  key: `r${at}`,
  cells: [`id-${at}`, `Card ${at}`, at % 9, at % 6, `id-${(at * 7919) % rowCount}`],
}));

const column = (name: string, work: Partial<DerivedColumn>): DerivedColumn => ({
  name,
  function: "expr",
  frozen: false,
  inputs: [],
  ...work,
});
const columns = [
  column("weight", { expression: "energy_cost * 2 + or(spark, 0)" }),
  column("rate", { expression: "round(spark / (energy_cost + 1), 2)" }),
  column("class", { expression: 'weight > 8 ? "heavy" : "light"' }),
  column("other", { function: "card_lookup" }),
  column("label", { expression: 'name + ": " + other' }),
];

const index = new CardIndex<Row>();
index.put(sheet, 0, rows);
const derived = new DerivedCells(sheet, columns, index, computeExpression);
const work = (some: readonly Row[]): void => {
  for (const row of some) for (const each of columns) plainOf(derived.value(row, each));
};

const from = performance.now();
work(rows);
const whole = performance.now() - from;

const times = Array.from({ length: edits }, (_, at) => {
  const first = (at * 97) % (rowCount - onScreen);
  const screen = rows.slice(first, first + onScreen);
  work(screen);
  const row = screen[at % onScreen];
  if (!row) throw new Error("The screen is empty");
  const worked = derived.worked;
  const begun = performance.now();
  row.cells = row.cells.with(2, (at + 3) % 11);
  index.set(sheet.key, row);
  work(screen);
  const taken = performance.now() - begun;
  if (derived.worked - worked > 3) throw new Error("An edit computed what does not depend on it");
  return taken;
}).sort((a, b) => a - b);

const ms = (value: number | undefined): string => `${(value ?? Number.NaN).toFixed(3)} ms`;
console.log(`${rowCount} rows, ${columns.length} computed columns: all of them ${ms(whole)}`);
console.log(
  `an edit and the ${onScreen} rows on screen after it: ${ms(times[edits >> 1])} median, ${ms(times[Math.floor(edits * 0.95)])} p95`,
);

/** As the page works, in ms. */
const sliceMs = 8;

const kept = new KeptValues(sheet, columns, index, computeExpression);
kept.setRows(rows);
const keys = rows.map(({ key }) => key);
const sorter = new RowSorter();
const sort = (name: string): number => {
  const begun = performance.now();
  sorter.sorted(keys, [{ cell: (row) => kept.value(name, keys[row] ?? "")?.cell ?? null, descending: false }]);
  return performance.now() - begun;
};
for (const name of ["label", "weight"]) {
  kept.keep(name);
  const slices: number[] = [];
  while (kept.left([name]) > 0) {
    const begun = performance.now();
    kept.work([name], () => performance.now() - begun >= sliceMs);
    slices.push(performance.now() - begun);
  }
  const first = sort(name);
  const again = Array.from({ length: edits }, (_, at) => {
    const row = rows[(at * 97) % rowCount];
    if (!row) throw new Error("There are no rows");
    const worked = kept.worked;
    const begun = performance.now();
    row.cells = row.cells.with(2, (at + 5) % 13).with(1, `Card ${(at * 31) % rowCount}`);
    index.set(sheet.key, row);
    kept.rowsChanged([row]);
    kept.cardsChanged([index.idOf(sheet.key, row.key) ?? ""]);
    kept.work([name], () => false);
    sort(name);
    // The row and those that look it up: one here, and what the label reads.
    if (kept.worked - worked > 6) throw new Error("An edit computed what does not depend on it");
    return performance.now() - begun;
  }).sort((a, b) => a - b);
  console.log(
    `sort by the computed column ${name}: all values in ${slices.length} slices, the longest ${ms(Math.max(...slices))}; the first sort ${ms(first)}; one edit and the sort again: ${ms(again[edits >> 1])} median, ${ms(again[Math.floor(edits * 0.95)])} p95`,
  );
}
