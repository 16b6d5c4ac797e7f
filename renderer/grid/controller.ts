import { createGrid, type GridApi, type GridOptions } from "ag-grid-community";
import type { ColumnView, SheetPatch, SheetView, WireCell } from "../../shared/workspace/index.js";
import {
  onRows,
  rowsOf,
  type GridChange,
  type GridRow,
  getApp,
  offerOpenTexts,
  onVisibleRows,
  setApp,
  sheetKey,
  textOfCell,
  useApp,
} from "../state/index.js";
import { derivedColumnId, derivedColumnOf } from "../../shared/derived/index.js";
import { derivedOf, onLookedUpCards, type SheetDerived } from "../derived/index.js";
import { derivedNameOf } from "../arrangement/index.js";
import { gridTheme } from "../theme/index.js";
import { mainColumnOf, readingColumnIds, readingColumnNames, readingColumnOf } from "./ability-columns.js";
import { shownRowsChanged } from "./active-grid.js";
import { CellEdits } from "./cell-edits.js";
import { listenToCells } from "./cells.js";
import { numbersColumn } from "./column-defs.js";
import { leaveOff, leftOff, scrollTo, showAwaited } from "./left-off.js";
import { FrozenRows } from "./frozen-rows.js";
import { openColumnMenu } from "./header-context.js";
import { heightsOf, rowHeightOf } from "./heights.js";
import { focusAfterEditing, isEditing, textsBeingTyped } from "./open-editors.js";
import { noRowsText } from "./no-rows.js";
import { Range } from "./range.js";
import { Redraw } from "./redraw.js";
import { listenToMarks } from "./marks.js";
import { listenToRowEdges } from "./row-edges.js";
import { listenToRowHeads } from "./row-heads.js";
import { SheetColumns } from "./sheet-columns.js";
import { ShownRows } from "./shown-rows.js";
import { gridModules } from "./modules.js";
import { cellCount } from "./selection.js";
import { SingleRows } from "./single-rows.js";

/** A cell by the key of its row and the id of its column. */
interface CellName {
  readonly rowKey: string;
  readonly column: string;
}

/** One sheet on screen: AG Grid over the sheet's rows, the range of selected cells, and what commands need of them. */
export class SheetController {
  readonly api: GridApi<GridRow>;
  readonly range: Range;
  /** The range once it exists: the grid draws its first cells before. */
  private drawnRange: Range | undefined;
  private readonly stopListening: readonly (() => void)[];
  private readonly shown: ShownRows;
  readonly frozen: FrozenRows;
  readonly edits = new CellEdits(() => this.sheet);
  private readonly columns: SheetColumns;
  private readonly singleRows: SingleRows;
  private readonly redraw: Redraw;
  private readonly key: string;
  private readonly derived: SheetDerived;
  /** The derived cell a search has come to. */
  private found: CellName | undefined;
  private readonly comingBack: number;

  constructor(
    readonly element: HTMLElement,
    public sheet: SheetView,
  ) {
    this.key = sheetKey(sheet.ref);
    this.derived = derivedOf(sheet);
    this.shown = new ShownRows(
      this.key,
      () => this.sheet,
      this.derived.values,
      () => this.followArrangement(),
    );
    this.columns = new SheetColumns({
      sheet: () => this.sheet,
      derived: this.derived,
      edits: this.edits,
      numberOf: (row, place) => this.shown.numberOf(row, place),
      isSelected: (row, column) => this.drawnRange?.includes(row, column) ?? false,
      isFound: (rowKey, column) => this.found?.rowKey === rowKey && this.found.column === column,
    });
    this.singleRows = new SingleRows(() => this.sheet);
    this.api = createGrid<GridRow>(element, this.options(), { modules: gridModules });
    this.frozen = new FrozenRows(this.api, {
      element,
      sheet: () => this.sheet,
      heightOf: (row) => this.heightOf(row),
    });
    this.redraw = new Redraw(this.api, this.frozen, () => this.sheet);
    this.frozen.show(this.rows);
    this.range = new Range(element, this.api, this.frozen, () => this.tellPlace());
    this.drawnRange = this.range;
    this.stopListening = [
      listenToCells(this),
      listenToRowHeads(element, this.range),
      listenToRowEdges(this),
      listenToMarks(this),
      onRows(this.key, (change, origin) => this.follow(change, origin)),
      onVisibleRows(this.key, () => {
        this.shown.refresh();
        this.showRows();
      }),
      onLookedUpCards(this.derived, () => this.refreshDerived()),
      offerOpenTexts(() => textsBeingTyped(this.api, this.key)),
      useApp.subscribe((now, before) => {
        if (now.readingColumns !== before.readingColumns) this.showReadingColumns();
        if (now.arrangements !== before.arrangements) this.followArrangement();
        if (now.rowLooks !== before.rowLooks) this.followRowLooks();
        if (before.overlay && !now.overlay) window.setTimeout(() => this.showAwaited());
      }),
    ];
    // The grid has its rows and its width with the first frame.
    this.comingBack = requestAnimationFrame(() => this.comeBack());
  }

  /** Goes on where the sheet was left. The keyboard is taken only where nothing else has it. */
  private comeBack(): void {
    const place = leftOff(this.key);
    const row = place === undefined ? -1 : this.rows.findIndex(({ key }) => key === place.rowKey);
    if (row !== -1) {
      const column = Math.max(0, this.range.columns().indexOf(place?.column ?? ""));
      const isFree = document.activeElement === null || document.activeElement === document.body;
      this.range.select({ anchor: { row, column }, focus: { row, column } }, { focus: isFree });
    }
    if (place) scrollTo(this.element, place);
    this.showAwaited();
  }

  /** Brings a new column into view, if it is there by now. A dialog that closes leads back to the cell selected before. */
  private showAwaited(): void {
    if (!getApp().overlay) showAwaited(this.key, this.api);
  }

  destroy(): void {
    const { current } = this.range;
    leaveOff(this.key, this.api, {
      rowKey: current && this.rows[current.focus.row]?.key,
      column: current && this.range.columns()[current.focus.column],
    });
    cancelAnimationFrame(this.comingBack);
    for (const stop of this.stopListening) stop();
    this.shown.end();
    this.range.destroy();
    this.frozen.destroy();
    this.api.destroy();
  }

  /** Takes a newer view of the same sheet: its columns, their looks and the arrangement of its rows may be others. */
  update(sheet: SheetView): void {
    const before = this.sheet;
    this.sheet = sheet;
    if (sheet === before) return;
    const isSame = (of: (view: SheetView) => unknown): boolean =>
      JSON.stringify(of(before)) === JSON.stringify(of(sheet));
    if (!isSame(({ columns }) => columns)) {
      this.api.setGridOption("columnDefs", this.columns.defs());
      shownRowsChanged();
    }
    if (!isSame(({ style }) => style)) {
      this.api.updateGridOptions(heightsOf(sheet.style));
    }
    if (isSame(({ metadata }) => metadata)) return;
    this.followArrangement();
    this.singleRows.refresh();
    this.frozen.measure();
    this.api.refreshCells({ force: true });
  }

  /** Arranges the rows as the person asks now, also those edited since. */
  rearrange(): void {
    this.shown.refresh({ isArranging: true });
    this.showRows();
  }

  private followArrangement(): void {
    this.api.refreshHeader();
    if (this.shown.catchUp()) this.showRows();
  }

  /** Rows are hidden or shown, or have other heights. */
  private followRowLooks(): void {
    if (this.singleRows.refresh()) {
      this.frozen.measure();
      this.api.refreshCells({ force: true });
    }
    this.followArrangement();
  }

  /** The rows on screen, from top to bottom. */
  get rows(): readonly GridRow[] {
    return this.shown.rows;
  }

  column(key: string): ColumnView | undefined {
    return this.sheet.columns.find((column) => column.key === key);
  }

  cell(row: GridRow, column: ColumnView): WireCell {
    return row.cells[this.sheet.columns.indexOf(column)] ?? null;
  }

  /** What a row is called: by its name where it has one, else by its first column. */
  titleOf(rowKey: string): string {
    const { columns } = this.sheet;
    const name = columns.findIndex(({ id }) => id.path.length === 1 && id.path[0]?.toLowerCase() === "name");
    return textOfCell(rowsOf(this.key)?.row(rowKey)?.cells[Math.max(0, name)]) || "Unnamed";
  }

  /** Rows of the range, or of the focused cell. */
  selectedRows(): GridRow[] {
    const { box } = this.range;
    return box ? this.rows.slice(box.top, box.bottom + 1) : [];
  }

  /** Columns of the range from left to right. */
  selectedColumns(): ColumnView[] {
    const { box } = this.range;
    if (!box) return [];
    const ids = this.range.columns().slice(box.left, box.right + 1);
    return ids.flatMap((id) => this.column(id) ?? []);
  }

  isEditing(): boolean {
    return isEditing(this.api);
  }

  /** Brings a cell into view and selects it. */
  goTo(rowKey: string, column?: string, options: { focus?: boolean } = {}): void {
    if (this.shown.showAlso(rowsOf(this.key)?.row(rowKey) ? [rowKey] : [])) this.showRows();
    const row = this.rows.findIndex(({ key }) => key === rowKey);
    if (row === -1) return;
    const place = column === undefined ? -1 : this.range.columns().indexOf(column);
    const at = { row, column: Math.max(0, place) };
    this.range.select({ anchor: at, focus: at }, options);
  }

  /** Shows rows too that are hidden, where they belong. */
  showAlso(rowKeys: readonly string[]): void {
    if (this.shown.showAlso(rowKeys)) this.showRows();
  }

  /** Ids of all columns on screen, from left to right. */
  columnIds(): string[] {
    return this.api.getAllDisplayedColumns().map((column) => column.getColId());
  }

  /** Goes to the cell a search has found; one that is worked out cannot be selected: it is marked, and `home` selected. */
  showFound(cell: CellName | undefined, options: { focus?: boolean; home?: string | null } = {}): void {
    const before = this.found;
    this.found = cell && derivedColumnOf(cell.column) !== undefined ? cell : undefined;
    for (const each of [before, this.found]) if (each) this.redraw.rows([each.rowKey]);
    if (!cell) return;
    this.goTo(cell.rowKey, this.found ? (options.home ?? undefined) : cell.column, options);
    this.api.ensureColumnVisible(cell.column);
  }

  focus(): void {
    const { current } = this.range;
    if (current) this.range.select(current);
    else if (this.rows.length > 0) this.range.select({ anchor: { row: 0, column: 0 }, focus: { row: 0, column: 0 } });
  }

  /** Opens the menu of a column, by default that of the focused cell. */
  openMenu(column = this.api.getFocusedCell()?.column.getColId()): void {
    if (column === undefined || !(this.column(column) ?? derivedNameOf(this.sheet, column))) return;
    this.api.ensureColumnVisible(column);
    const head = this.element.querySelector(`.ag-header-cell[col-id="${CSS.escape(column)}"]`);
    if (head) openColumnMenu(column, head.getBoundingClientRect());
  }

  private options(): GridOptions<GridRow> {
    return {
      theme: gridTheme,
      columnDefs: this.columns.defs(),
      rowData: [],
      defaultColDef: { sortable: false, suppressMovable: true, cellDataType: false, suppressHeaderMenuButton: true },
      getRowId: ({ data }) => data.key,
      ...heightsOf(this.sheet.style),
      getRowHeight: ({ data }) => this.heightOf(data),
      animateRows: false,
      rowBuffer: 12,
      suppressColumnVirtualisation: false,
      suppressScrollOnNewData: true,
      enterNavigatesVertically: true,
      enterNavigatesVerticallyAfterEdit: true,
      stopEditingWhenCellsLoseFocus: true,
      tooltipShowDelay: 500,
      overlayNoRowsTemplate: noRowsText(this.sheet),
      onCellClicked: ({ data, column }) => {
        if (data && readingColumnOf(column.getColId())) this.goTo(data.key, mainColumnOf(this.sheet));
      },
      onCellDoubleClicked: ({ data, column }) => {
        if (data) this.edits.toggle(data, column.getColId());
      },
      onColumnResized: (event) => this.columns.keepWidth(event),
      onBodyScroll: () => this.drawnRange?.paint(),
      onRowDataUpdated: () => this.drawnRange?.paint(),
      onGridSizeChanged: () => this.frozen.fit(),
      onCellEditingStopped: () => focusAfterEditing(this.api),
    };
  }

  private follow(change: GridChange, origin: SheetPatch["origin"]): void {
    switch (change.kind) {
      case "marks":
        this.redraw.rows(change.keys);
        return;
      case "cells":
        this.singleRows.followNames();
        this.redraw.changed(change.rows, origin);
        return;
      case "order":
        this.singleRows.followNames();
        this.shown.follow(false, getApp().place.rowKeys[0]);
        this.shown.showAlso(change.added.map(({ key }) => key));
        this.showRows();
        return;
      case "more":
        if (this.shown.followMore(change.isLast)) this.showRows();
        return;
      case "reset": {
        const hadRows = this.frozen.total > 0;
        this.shown.follow(true);
        this.showRows();
        if (hadRows) this.api.refreshCells({ force: true });
      }
    }
  }

  private heightOf(row: GridRow | undefined): number {
    return this.singleRows.heightOf(row) ?? rowHeightOf(this.sheet.style);
  }

  private showRows(): void {
    const haveOtherHeights = this.singleRows.refresh();
    this.api.setGridOption("overlayNoRowsTemplate", noRowsText(this.sheet));
    this.frozen.show(this.rows);
    if (haveOtherHeights) this.api.resetRowHeights();
    this.api.refreshCells(haveOtherHeights ? { force: true } : { columns: [numbersColumn], force: true });
    this.range.paint();
    this.tellPlace();
    shownRowsChanged();
  }

  private showReadingColumns(): void {
    const { readingColumns } = getApp();
    for (const column of readingColumnNames) {
      const { isShown, widthPx } = readingColumns[column];
      this.api.setColumnsVisible([readingColumnIds[column]], isShown);
      this.api.setColumnWidths([{ key: readingColumnIds[column], newWidth: widthPx }]);
    }
    this.range.paint();
    this.tellPlace();
  }

  /** Draws what hangs on cards of other sheets, as far as it differs. */
  private refreshDerived(): void {
    this.api.refreshCells({ columns: this.derived.columns.map(({ name }) => derivedColumnId(name)) });
  }

  private tellPlace(): void {
    const { box, current } = this.range;
    const column = current ? (this.range.columns()[current.focus.column] ?? null) : null;
    const rowKeys = box && box.bottom - box.top < 10_000 ? this.selectedRows().map(({ key }) => key) : [];
    setApp({ place: { rowKeys, column, cells: box ? cellCount(box) : 0 } });
  }
}
