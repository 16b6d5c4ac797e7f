/**
 * Sheets of many columns: each cell of a paste should cost the same, however many cells its row has and however many are pasted.
 * Adding keys to one row reads the row again for each of them.
 */
import { intentOf, step } from "../../shared/workspace/index.js";
import { opened, rowsOf, settled, sheet } from "./open-workspace.js";
import { timeTaken } from "./timing.js";

interface Shape {
  readonly rows: number;
  readonly columns: number;
  /** Whether the rows have the keys already. */
  readonly hasKeys: boolean;
}

function textOf({ rows, columns, hasKeys }: Shape): string {
  const cells = (row: number): string =>
    Array.from({ length: hasKeys ? columns : 0 }, (_, at) => `k${at} = "value ${row} ${at}"\n`).join("");
  return Array.from({ length: rows }, (_, row) => `[[cards]]\nid = "r${row}"\n${cells(row)}`).join("\n");
}

async function paste(shape: Shape): Promise<void> {
  const { rows, columns, hasKeys } = shape;
  const { state } = settled(opened(textOf(shape)));
  const edits = rowsOf(state).flatMap((row, place) =>
    Array.from({ length: columns }, (_, at) => ({
      sheet,
      rowKey: row.key,
      column: { path: [`k${at}`] },
      input: { kind: "text" as const, text: `P${at}` },
      seen: hasKeys ? `value ${place} ${at}` : null,
      revision: 0,
    })),
  );
  const { processor, wall } = await timeTaken(() => {
    const { reply } = step(state, { kind: "intent", intent: intentOf("cells/edit", { edits }) });
    if (reply?.ok !== true) throw new Error("The paste was refused.");
  });
  const each = ((processor * 1000) / edits.length).toFixed(0);
  console.log(
    `${rows.toLocaleString("en")} rows of ${columns.toLocaleString("en")} ${hasKeys ? "cells" : "new cells"}: ` +
      `${processor.toFixed(0)} ms of the processor, ${wall.toFixed(0)} ms by the clock, ${each} µs a cell`,
  );
}

const wide = [20, 100, 200].map((columns): Shape => ({ rows: 20_000 / columns, columns, hasKeys: true }));
const longer = [400, 1_000].map((rows): Shape => ({ rows, columns: 200, hasKeys: true }));
const one = [1_000, 2_000, 4_000].map((columns): Shape => ({ rows: 1, columns, hasKeys: true }));
const added = [500, 1_000].map((columns): Shape => ({ rows: 1, columns, hasKeys: false }));
for (const shape of [...wide, ...longer, ...one, ...added]) await paste(shape);
