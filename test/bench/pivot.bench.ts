/**
 * A pivot table of 10,000 cards by ten fields: under 100 ms for all ten, and under 5 ms for one after an edit. The yardstick in the
 * same run is a grouping by one joined key, which measures nothing and orders nothing.
 */
import { must } from "../../shared/base/index.js";
import { measures, pivotOf, type PivotField } from "../../shared/pivot/index.js";
import { bestOf } from "./timing.js";

const count = 10_000;
const fields = Array.from({ length: 10 }, (_, at): PivotField & { readonly cells: readonly (string | number)[] } => {
  const cells = Array.from({ length: count }, (_cell, row) =>
    at % 2 === 0 ? `kind ${(row * 7 + at) % (at + 3)}` : row % (at + 5),
  );
  return { title: `field ${at}`, choices: [], cells, cellsOf: (row) => [cells[row] ?? null] };
});
const pair = (at: number) => ({ one: fields[at % 10], two: fields[(at + 1) % 10], of: fields[1] });

const rounds = 30;
let cells = 0;
const one = bestOf(rounds, 1, () => {
  const { one: rows, two: columns, of } = pair(0);
  if (!rows || !columns) return;
  cells = must(pivotOf(count, { rows: [rows], columns: [columns], measure: "mean", of })).total.counted;
});
const ten = bestOf(rounds, 1, () => {
  for (let at = 0; at < fields.length; at++) {
    const { one: rows, two: columns, of } = pair(at);
    if (rows && columns)
      must(
        pivotOf(count, { rows: [rows], columns: [columns], measure: measures[at % measures.length] ?? "count", of }),
      );
  }
});
const plain = bestOf(rounds, 1, () => {
  const groups = new Map<string, number[]>();
  for (let row = 0; row < count; row++) {
    const key = `${fields[0]?.cells[row]} ${fields[1]?.cells[row]}`;
    const known = groups.get(key);
    if (known) known.push(row);
    else groups.set(key, [row]);
  }
});
const ms = (micros: number): string => `${(micros / 1000).toFixed(2)} ms`;
console.log(
  `a pivot of ${cells} cards: ${ms(one)} (goal < 5 ms), ${(one / plain).toFixed(1)} times a grouping by joined keys alone`,
);
console.log(`ten of them by ten fields: ${ms(ten)} (goal < 100 ms)`);
