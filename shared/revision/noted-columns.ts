import type { ColumnChange } from "./column-changes.js";
import type { ColumnFold, PartOfRow } from "./fold.js";
import type { RowView } from "./view.js";

/** A column that came, went or has another name, as notes have it. */
export interface NotedColumn {
  readonly change: ColumnChange;
  /** The sheet it is in, where the notes are about several. */
  readonly sheet: string | undefined;
  /** What cards have in it, or had, each value with their names. */
  readonly values: readonly { readonly text: string; readonly cards: readonly string[] }[];
  /** What else is said of it, in lines. */
  readonly said?: readonly string[];
  /** What people had to say about it. */
  readonly note?: string;
}

/** A column for notes: cards with the same value share a line. */
export function notedColumn({ change, rows }: ColumnFold<RowView>, sheet: string | undefined): NotedColumn {
  const values = new Map<string, string[]>();
  for (const part of rows) {
    const text = valueIn(part);
    const cards = values.get(text) ?? [];
    cards.push(part.row.title);
    values.set(text, cards);
  }
  return { change, sheet, values: [...values].map(([text, cards]) => ({ text, cards })) };
}

/** Of a column with another name both cells hold the same, each in its version. */
const valueIn = ({ cells }: PartOfRow<RowView>): string =>
  cells.flatMap(({ before, after }) => after ?? before ?? [])[0] ?? "";
