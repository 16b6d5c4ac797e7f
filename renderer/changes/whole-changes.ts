import type { ChangedRowView, ChangedTableView, ChangesView } from "../../shared/bridge/index.js";

type Rows = readonly ChangedRowView[];

/** An answer with all of its rows: those that were not sent again are in the answer before. */
export function wholeChanges(before: ChangesView | undefined, answer: ChangesView): ChangesView {
  if (answer.tables.every(({ order }) => !order)) return answer;
  const known = before?.tables.flatMap(({ rows }) => rows) ?? [];
  return { ...answer, tables: answer.tables.map((table) => wholeTable(table, known)) };
}

function wholeTable({ order, rows, ...table }: ChangedTableView, known: Rows): ChangedTableView {
  if (!order) return { ...table, rows };
  const rowAt = (at: number): ChangedRowView | undefined => (at < 0 ? rows[-at - 1] : known[at]);
  return { ...table, rows: order.flatMap((at) => rowAt(at) ?? []) };
}
