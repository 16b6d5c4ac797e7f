import type { ColDef, ColumnResizedEvent } from "ag-grid-community";
import { entriesIn, replaceEntry, withKeys } from "../../shared/metadata/index.js";
import type { SheetView } from "../../shared/workspace/index.js";
import { changeMetadata, changeReadingColumn, derivedNameOf } from "../arrangement/index.js";
import type { SheetDerived } from "../derived/index.js";
import { call, problemsAt, problemsRelatedTo, rowsOf, sheetKey, type GridRow } from "../state/index.js";
import { isDarkNow } from "../theme/index.js";
import { readingColumnOf, withReadings } from "./ability-columns.js";
import type { CellEdits } from "./cell-edits.js";
import { columnDefs, striped, type ColumnHost } from "./column-defs.js";
import { withDerived } from "./derived-column.js";
import { canAddChoices } from "./edits.js";
import { FormatStyles } from "./format-styles.js";
import { headerContext } from "./header-context.js";
import { rowHeightOf } from "./heights.js";

/** What the columns of a sheet need from its grid. */
interface SheetColumnsHost extends Pick<ColumnHost, "numberOf" | "isSelected" | "isActive"> {
  readonly sheet: () => SheetView;
  readonly derived: SheetDerived;
  readonly edits: CellEdits;
  /** Whether a search has come to this cell. */
  readonly isFound: (rowKey: string, column: string) => boolean;
}

/** All columns of a sheet, as its grid takes them: those of the file, those worked out, and those of readings. */
export class SheetColumns {
  private readonly styles: FormatStyles;

  constructor(private readonly host: SheetColumnsHost) {
    this.styles = new FormatStyles(host.sheet);
  }

  defs(): ColDef<GridRow>[] {
    const { host } = this;
    const sheet = host.sheet();
    const columns = withDerived(columnDefs(sheet, this.ofFile()), {
      derived: host.derived,
      isDark: isDarkNow,
      rowHeightPx: rowHeightOf(sheet.style),
      header: headerContext(host.sheet),
      styleOf: (name) => this.styles.ofDerived(name),
      isFound: host.isFound,
    });
    return striped(withReadings(columns, sheet, isDarkNow));
  }

  /** Keeps the width a person gave a column: in the file, or on the page where the column is none of the file. */
  keepWidth({ column, finished, source }: ColumnResizedEvent<GridRow>): void {
    if (!finished || !column || !source.startsWith("uiColumn")) return;
    const sheet = this.host.sheet();
    const widthPx = Math.round(column.getActualWidth());
    const reading = readingColumnOf(column.getColId());
    if (reading) changeReadingColumn(reading, "Change column width", { widthPx });
    const view = sheet.columns.find(({ key }) => key === column.getColId());
    if (view) void call("columns/width", { sheet: sheet.ref, column: view.id, widthPx });
    const name = derivedNameOf(sheet, column.getColId());
    const computed = entriesIn(sheet.metadata, "derived_columns").find(({ entry }) => entry.name === name);
    if (!computed) return;
    const wide = withKeys(computed.raw, { width: widthPx });
    const plan = replaceEntry(sheet.metadata, "derived_columns", computed.at, wide);
    void changeMetadata(sheet, "Change column width", plan);
  }

  private ofFile(): ColumnHost {
    const { sheet, edits } = this.host;
    const key = sheetKey(sheet().ref);
    return {
      contextOf: (column) => ({
        column,
        mark: (row) => rowsOf(key)?.mark(row, column.key),
        problems: (row) => problemsAt(key, row, column.key),
        relatedProblems: (row) => problemsRelatedTo(key, row, column.key),
        isDark: isDarkNow,
        styleOf: () => this.styles.of(column),
        keepDraft: (row, text, seen) => edits.keepDraft(row, column, text, seen),
        takesChoices: () => canAddChoices(sheet(), column),
        countsOfTexts: () => edits.countsOf(column),
        startingText: (row) => edits.startingText(row, column),
      }),
      commit: (row, column, committed) => edits.commit(row, column, committed),
      numberOf: (row, place) => this.host.numberOf(row, place),
      problemsOfRow: (row) => problemsAt(key, row, null),
      isSelected: (row, column) => this.host.isSelected(row, column),
      isActive: (rowKey, column) => this.host.isActive(rowKey, column),
      header: headerContext(sheet),
    };
  }
}
