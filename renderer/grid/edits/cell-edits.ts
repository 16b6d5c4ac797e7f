import type { ColumnView, SheetView, WireCell } from "../../../shared/workspace/index.js";
import {
  draftKeeper,
  type GridRow,
  lostTyping,
  rowsOf,
  rowTitleOf,
  sayHere,
  sayLost,
  sheetKey,
  textOfCell,
  waitingMark,
} from "../../state/index.js";
import type { Committed } from "../editors/editor.js";
import { landingColumn } from "./typed-text.js";
import { commitChoice, commitTexts, sendEdits } from "./edits.js";
import { cellTexts } from "../texts.js";

/** What keys, clicks and editors do to single cells of a sheet, and what editors have to know for it. */
export class CellEdits {
  readonly #sheet: () => SheetView;

  constructor(sheet: () => SheetView) {
    this.#sheet = sheet;
  }

  /** Flips a checkbox; returns whether the cell was one. */
  toggle(row: GridRow, columnKey: string): boolean {
    const sheet = this.#sheet();
    const at = sheet.columns.findIndex(({ key }) => key === columnKey);
    const column = sheet.columns[at];
    if (!column) return false;
    const value = row.cells[at] ?? null;
    const isCheckbox = typeof value === "boolean" || (column.editor === "checkbox" && (value === null || value === ""));
    if (!isCheckbox) return false;
    void sendEdits(sheet, [{ row, column, input: { kind: "value", value: value !== true } }]);
    return true;
  }

  /** Carries out what an editor was closed with. */
  commit(row: GridRow, column: ColumnView, { input, seen, isNewChoice = false }: Committed): void {
    const sheet = this.#sheet();
    const landing = input.kind === "text" && input.text !== "" ? landingColumn(sheet, row, column) : undefined;
    if (landing) sayHere("info", cellTexts.noGaps(landing.title));
    if (input.kind === "text" && isNewChoice) void commitChoice(sheet, { row, column, text: input.text, seen });
    else if (input.kind === "text") void commitTexts(sheet, [{ row, column, text: input.text, seen }]);
    else void sendEdits(sheet, [{ row, column, input, seen }]);
  }

  /** Keeps the text of an open editor with the session; null: it was left. */
  keepDraft(rowKey: string, column: ColumnView, text: string | null, seen: WireCell): void {
    draftKeeper()({ sheet: this.#sheet().ref, rowKey, column: column.id, text, seen });
  }

  /** Keeps a text in sight whose cell went away while it was typed, as where another program removed the column. */
  keepLost(row: GridRow, column: ColumnView, text: string): void {
    sayLost("cell-gone", [{ place: `${rowTitleOf(this.#sheet(), row.cells)}, ${column.title}`, text }]);
  }

  /** The same of an open editor: what is typed on is lost as well. Undefined where its text was as it stands in the cell. */
  loseEditor(row: GridRow, column: ColumnView, text: string | undefined): void {
    const keep = (lost: string): void => this.keepLost(row, column, lost);
    if (text !== undefined) keep(text);
    lostTyping.begin(keep);
  }

  /** The text of a cell beside its value: refused or recovered typing. */
  startingText(rowKey: string, column: ColumnView): string | undefined {
    return waitingMark(rowsOf(sheetKey(this.#sheet().ref))?.mark(rowKey, column.key))?.text;
  }

  /** How many cells of a column hold each text. */
  countsOf(column: ColumnView): ReadonlyMap<string, number> {
    const { ref, columns } = this.#sheet();
    const counts = new Map<string, number>();
    const at = columns.findIndex(({ key }) => key === column.key);
    for (const { cells } of rowsOf(sheetKey(ref))?.rows ?? []) {
      const text = textOfCell(cells[at]);
      counts.set(text, (counts.get(text) ?? 0) + 1);
    }
    return counts;
  }
}
