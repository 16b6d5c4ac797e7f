import type { ChangedRowView, ChangedTableView } from "../../shared/bridge/index.js";
import type { RowView } from "../../shared/revision/index.js";
import { AnswerMemory } from "./answer-memory.js";

/** A row that is listed: what was read of it, which is the same object for as long as it differs as before, and its key. */
export interface ListedRow {
  readonly view: RowView;
  readonly rowKey: ChangedRowView["rowKey"];
}

export interface ListedTable extends Omit<ChangedTableView, "rows" | "order"> {
  readonly rows: readonly ListedRow[];
}

interface Known {
  readonly rowKey: ChangedRowView["rowKey"];
  /** Among the rows of all tables of its answer. */
  readonly at: number;
}

type Answered = ReadonlyMap<RowView, Known>;

/** What pages know of lists of changes: rows that differ as in an answer that a page has are not sent again. */
export class KnownRows {
  readonly #answers = new AnswerMemory<Answered>();

  /** The tables as an answer to who has an earlier one; in full where that is not known any more. */
  answer(
    tables: readonly ListedTable[],
    known: string | undefined,
  ): { readonly answer: string; readonly tables: readonly ChangedTableView[] } {
    const before = this.#answers.find(known);
    const rows = tables.flatMap((table) => table.rows);
    const name = this.#answers.remember(new Map(rows.map(({ view, rowKey }, at) => [view, { rowKey, at }])));
    return { answer: name, tables: tables.map((table) => (before ? inPart(table, before) : inFull(table))) };
  }
}

const inFull = (table: ListedTable): ChangedTableView => ({ ...table, rows: table.rows.map(sent) });

function inPart(table: ListedTable, before: Answered): ChangedTableView {
  const rows: ChangedRowView[] = [];
  const order = table.rows.map((row) => {
    const known = before.get(row.view);
    if (known && known.rowKey === row.rowKey) return known.at;
    rows.push(sent(row));
    return -rows.length;
  });
  return { ...table, rows, order };
}

const sent = ({ view, rowKey }: ListedRow): ChangedRowView => ({ ...view, rowKey });
