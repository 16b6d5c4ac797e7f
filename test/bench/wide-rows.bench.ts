/**
 * Sheets of many columns: each cell of a paste should cost the same, however many cells its row has and however many are pasted.
 * So should undo and redo of it. The ratio says what a cell of the longest act costs beside one of the shortest.
 */
import { intentOf, step, type Intent, type WorkspaceState } from "../../shared/workspace/index.js";
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

function editsOf(state: WorkspaceState, { columns, hasKeys }: Shape) {
  return rowsOf(state).flatMap((row, place) =>
    Array.from({ length: columns }, (_, at) => ({
      sheet,
      rowKey: row.key,
      column: { path: [`k${at}`] },
      input: { kind: "text" as const, text: `Pasted ${at}` },
      seen: hasKeys ? `value ${place} ${at}` : null,
      revision: 0,
    })),
  );
}

/** Pastes into all cells, takes it back and does it again; returns the microseconds of each for one cell. */
async function paste(shape: Shape): Promise<readonly number[]> {
  const { rows, columns, hasKeys } = shape;
  let { state } = settled(opened(textOf(shape)));
  const edits = editsOf(state, shape);
  const acts: readonly Intent[] = [
    intentOf("cells/edit", { edits }),
    intentOf("history/undo", {}),
    intentOf("history/redo", {}),
  ];
  const costs: number[] = [];
  const all: string[] = [];
  for (const intent of acts) {
    let done: ReturnType<typeof step> | undefined;
    const { processor } = await timeTaken(() => (done = step(state, { kind: "intent", intent })));
    if (done?.reply?.ok !== true) throw new Error(`${intent.kind} was refused.`);
    ({ state } = settled(done));
    costs.push((processor * 1000) / edits.length);
    all.push(`${processor.toFixed(0)} ms (${((processor * 1000) / edits.length).toFixed(0)} µs a cell)`);
  }
  console.log(
    `${rows.toLocaleString("en")} rows of ${columns.toLocaleString("en")} ${hasKeys ? "cells" : "new cells"}, of the ` +
      `processor: paste ${all[0]}, undo ${all[1]}, redo ${all[2]}`,
  );
  return costs;
}

/** Pastes of several lengths; says how the costs of a cell grew from the first to the last. */
async function growing(shapes: readonly Shape[]): Promise<void> {
  const costs: (readonly number[])[] = [];
  for (const shape of shapes) costs.push(await paste(shape));
  const ratios = costs.at(-1)?.map((cost, at) => (cost / (costs[0]?.[at] ?? cost)).toFixed(2)) ?? [];
  console.log(`a cell of the last to one of the first: paste ${ratios[0]}, undo ${ratios[1]}, redo ${ratios[2]}\n`);
}

// The compiler takes a while to settle.
await paste({ rows: 100, columns: 100, hasKeys: true });
console.log("");
const usual = { rows: 1_250, columns: 8, hasKeys: true };
await growing([usual, { ...usual, rows: 2_500 }]);
await growing([20, 100, 200].map((columns): Shape => ({ rows: 20_000 / columns, columns, hasKeys: true })));
const one = [1_000, 2_000, 4_000, 8_000, 16_000];
await growing(one.map((columns): Shape => ({ rows: 1, columns, hasKeys: true })));
await growing(one.map((columns): Shape => ({ rows: 1, columns, hasKeys: false })));
