import type { SheetChanges } from "../../shared/bridge/index.js";
import type { CellDifference } from "../../shared/sheet/index.js";
import type { RowKey } from "../../shared/workspace/index.js";
import { AnswerMemory } from "./answer-memory.js";

/** The cells that differ in a row, the same list for as long as they do not change; null for a row that is new. */
export type MarkedRows = ReadonlyMap<RowKey, readonly CellDifference[] | null>;

/** The rows of an answer, of which only those are listed that the page does not have. */
export interface ListedMarks extends Required<Pick<SheetChanges, "answer">>, Pick<SheetChanges, "settled"> {
  readonly rows: MarkedRows;
}

/** What pages know of the marks of a sheet: rows that are marked as in an answer that a page has are not sent again. */
export class KnownMarks {
  readonly #answers = new AnswerMemory<MarkedRows>();

  answer(rows: MarkedRows, known: string | undefined): ListedMarks {
    const before = this.#answers.find(known);
    const answer = this.#answers.remember(rows);
    if (!before) return { answer, rows };
    return {
      answer,
      rows: new Map([...rows].filter(([key, cells]) => before.get(key) !== cells)),
      settled: [...before.keys()].filter((key) => !rows.has(key)),
    };
  }
}
