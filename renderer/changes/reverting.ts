import { useCallback, useState } from "react";
import type { ChangedRowView, ListedRow, RevertedRowsView } from "../../shared/bridge/index.js";
import { shownCell, shownRow, type CellView } from "../../shared/revision/index.js";
import { call } from "../state/index.js";
import { texts } from "./texts.js";

/** What is to be as it was: rows of a sheet, or one cell of a row. */
export interface Wish {
  readonly file: string;
  readonly path: readonly string[];
  readonly rows: readonly ChangedRowView[];
  readonly cell: CellView | null;
}

export type Revert = (wish: Wish) => void;

/** Reverts what is listed since a version; `outcome` says what became of the last wish. */
export function useReverting(since: string | null): { readonly revert: Revert; readonly outcome: string } {
  const [outcome, setOutcome] = useState("");
  const revert = useCallback(
    ({ file, path, rows, cell }: Wish): void => {
      const sheet = { file, table: [...path] };
      const request = { since, sheet, rows: rows.map((row) => listed(row, cell)), cell: cell?.key ?? null };
      void call("revision/revert", request).then((done) => setOutcome(done ? outcomeText(done) : ""));
    },
    [since],
  );
  return { revert, outcome };
}

const listed = (row: ChangedRowView, cell: CellView | null): ListedRow => ({
  ...{ kind: row.kind, rowKey: row.rowKey, row: row.row, title: row.title },
  shown: cell ? shownCell(cell) : shownRow(row),
});

/** Nobody reads more reasons. */
const mostReasons = 5;

function outcomeText({ reverted, left }: RevertedRowsView): string {
  const more = left.length - mostReasons;
  return [
    ...(reverted > 0 ? [texts.reverted(reverted)] : []),
    ...left.slice(0, mostReasons).map(({ title, reason }) => texts.notReverted(title, reason)),
    ...(more > 0 ? [texts.moreNotReverted(more)] : []),
  ].join(" ");
}
