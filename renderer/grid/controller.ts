import { createGrid, type GridApi, type GridOptions } from "ag-grid-community";
import type { ColumnView, SheetPatch, SheetView, WireCell } from "../../shared/workspace/index.js";
import {
  onRows,
  rowsOf,
  type GridChange,
  type ColumnLooks,
  type GridRow,
  getApp,
  offerOpenTexts,
  onVisibleRows,
  say,
  setApp,
  turns,
  type KeyPress,
  sheetKey,
  textOfCell,
  useApp,
} from "../state/index.js";
import { derivedColumnId, derivedColumnOf } from "../../shared/derived/index.js";
import { derivedOf, onLookedUpCards, type SheetDerived } from "../derived/index.js";
import { derivedNameOf, ownColumnLooks } from "../arrangement/index.js";
import { gridTheme } from "../theme/index.js";
import { mainColumnOf, readingColumnIds, readingColumnNames, readingColumnOf } from "./columns/ability-columns.js";
import { shownRowsChanged } from "./active-grid.js";
import { CellEdits } from "./edits/cell-edits.js";
import { listenToCells } from "./selection/cells.js";
import { numbersColumn } from "./columns/column-defs.js";
import { leaveOff, leftOff, scrollTo, showAwaited } from "./left-off.js";
import { FrozenRows } from "./rows/frozen-rows.js";
import { openColumnMenu } from "./columns/header-context.js";
import { heightsOf, rowHeightOf } from "./rows/heights.js";
import { isEditing, openEditor, textsBeingTyped } from "./editors/open-editors.js";
import { noRowsText } from "./no-rows.js";
import { Outline } from "./selection/outline.js";
import { Pages } from "./selection/pages.js";
import { gridRowAt } from "./selection/places.js";
import { Range, type CellName } from "./selection/range.js";
import { DrawnCells, listenToPointer } from "./selection/range-pointer.js";
import { Redraw } from "./rows/redraw.js";
import { listenToMarks } from "./columns/marks.js";
import { listenToRowEdges } from "./rows/row-edges.js";
import { listenToRowHeads } from "./rows/row-heads.js";
import { SheetColumns } from "./columns/sheet-columns.js";
import { ShownRows } from "./rows/shown-rows.js";
import { gridModules } from "./modules.js";
import { cellCount } from "./selection/selection.js";
import { SingleRows } from "./rows/single-rows.js";

/** One sheet on screen: AG Grid over the sheet's rows, the range of selected cells, and what commands need of them. */
export class SheetController {
  readonly api: GridApi<GridRow>;
  readonly range: Range;
  readonly drawn: DrawnCells;
  readonly outline: Outline;
  /** The range once it exists: the grid draws its first cells before. */
  private drawnRange: Range | undefined;
  private readonly stopListening: readonly (() => void)[];
  private readonly shown: ShownRows;
  readonly frozen: FrozenRows;
  private readonly pages = new Pages();
  readonly edits = new CellEdits(() => this.sheet);
  private readonly columns: SheetColumns;
  private readonly singleRows: SingleRows;
  private readonly redraw: Redraw;
  private readonly key: string;
  private readonly derived: SheetDerived;
  /** The derived cell a search has come to. */
  private found: CellName | undefined;
  private readonly comingBack: number;
  /** Of columns, those computed among them, as they were drawn last. */
  private widths: ColumnLooks["widths"];

  constructor(
    readonly element: HTMLElement,
    public sheet: SheetView,
  ) {
    this.key = sheetKey(sheet.ref);
    this.widths = ownColumnLooks(sheet).widths;
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
      isActive: (rowKey, column) => this.drawnRange?.isActive(rowKey, column) ?? false,
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
    this.range = new Range({
      api: this.api,
      rows: this.frozen,
      changed: () => this.followRange(),
      takeKeyboard: () => this.outline.takeKeyboard(),
    });
    this.drawnRange = this.range;
    this.drawn = new DrawnCells(this.api, this.range);
    this.outline = new Outline(element, this.api, this.range, this.drawn);
    this.range.followColumns();
    this.range.followRows(this.rows.map(({ key }) => key));
    const left = leftOff(this.key);
    if (left?.rowKey !== undefined) this.range.restore({ rowKey: left.rowKey, column: left.column ?? "" });
    else this.range.goHome();
    this.stopListening = [
      listenToPointer(this),
      listenToCells(this),
      listenToRowHeads(this),
      listenToRowEdges(this),
      listenToMarks(this),
      turns.watch((isHeld) => {
        element.ariaBusy = String(isHeld);
      }),
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
        if (now.isWriting || now.rulesFocus) this.range.settle();
        if (before.overlay && !now.overlay) window.setTimeout(() => this.showAwaited());
      }),
    ];
    // The grid has its rows and its width with the first frame.
    this.comingBack = requestAnimationFrame(() => this.comeBack());
  }

  /** Goes on where the sheet was left. The keyboard is taken only where nothing else has it. */
  private comeBack(): void {
    const place = leftOff(this.key);
    if (place) scrollTo(this.element, place);
    if (this.range.active && this.outline.hasKeyboard) this.outline.takeKeyboard();
    this.showAwaited();
  }

  /** Brings a new column into view, if it is there by now. A dialog that closes leads back to the cell selected before. */
  private showAwaited(): void {
    if (!getApp().overlay) showAwaited(this.key, this.api);
  }

  destroy(): void {
    leaveOff(this.key, this.api, this.range.activeCell);
    cancelAnimationFrame(this.comingBack);
    for (const stop of this.stopListening) stop();
    this.shown.end();
    this.outline.destroy();
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
    const { widths } = ownColumnLooks(sheet);
    if (!isSame(({ columns }) => columns) || widths !== this.widths) {
      this.widths = widths;
      this.api.setGridOption("columnDefs", this.columns.defs());
      shownRowsChanged();
    }
    if (!isSame(({ style }) => style)) {
      this.api.updateGridOptions(heightsOf(sheet.style));
    }
    this.frozen.fit();
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

  /** The row that is a page below another one, or above it. */
  pageFrom(row: number, direction: 1 | -1): number {
    const { top, bottom } = this.api.getVerticalPixelRange();
    const heightOf = (at: number): number => this.heightOf(this.rows[at]);
    return this.pages.go(row, direction, { rows: this.rows.length, roomPx: bottom - top, heightOf });
  }

  /** Opens the editor of the active cell. A key that opened it begins its text where it is a character. */
  edit(key?: string): boolean {
    const { active, activeCell } = this.range;
    if (!active || !activeCell) return false;
    if (this.sheet.readOnly !== undefined) {
      say("warning", this.sheet.readOnly);
      return true;
    }
    this.range.settle();
    this.range.reveal();
    const { rowIndex, rowPinned } = gridRowAt(active.row, this.frozen.count);
    this.api.startEditingCell({ rowIndex, rowPinned, colKey: activeCell.column, ...(key && { key }) });
    return true;
  }

  /** Closes an open editor and takes what was typed, unless it is cancelled; the keyboard goes back to its cell. */
  stopEditing({ isCancelled = false } = {}): void {
    this.api.stopEditing(isCancelled);
    this.outline.takeKeyboard();
  }

  /** Does in the open editor what a key does that was pressed before it was there. */
  typeInEditor(press: KeyPress): void {
    openEditor(this.api)?.press(press);
  }

  /** Leads the keyboard to the head of the active column; returns whether it has one. */
  focusHeader(): boolean {
    const { activeCell } = this.range;
    if (!activeCell) return false;
    this.api.setFocusedHeader(activeCell.column);
    return this.element.querySelector(".ag-header")?.contains(document.activeElement) ?? false;
  }

  /** Brings a cell into view and selects it; without a column, the row's cell in the column one is in. */
  goTo(rowKey: string, column?: string, options: { focus?: boolean } = {}): void {
    if (this.shown.showAlso(rowsOf(this.key)?.row(rowKey) ? [rowKey] : [])) this.showRows();
    const row = this.rows.findIndex(({ key }) => key === rowKey);
    if (row === -1) return;
    const place = column === undefined ? this.range.active?.column : this.range.columns().indexOf(column);
    this.range.goTo({ row, column: Math.max(0, place ?? 0) }, options);
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

  /** Leads the keyboard to the active cell, or to the first where there is none. */
  focus(): void {
    if (!this.range.active) this.range.goTo({ row: 0, column: 0 });
    this.range.reveal();
    this.outline.takeKeyboard();
  }

  /** Opens the menu of a column, by default that of the focused cell. */
  openMenu(column = this.range.activeCell?.column): void {
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
      defaultColDef: {
        suppressKeyboardEvent: () => true,
        sortable: false,
        suppressMovable: true,
        cellDataType: false,
        suppressHeaderMenuButton: true,
      },
      getRowId: ({ data }) => data.key,
      ...heightsOf(this.sheet.style),
      getRowHeight: ({ data }) => this.heightOf(data),
      animateRows: false,
      rowBuffer: 12,
      suppressColumnVirtualisation: false,
      suppressScrollOnNewData: true,
      // Which cell is active is the range's to say: the grid moves to none and opens none by itself.
      suppressCellFocus: true,
      suppressClickEdit: true,
      stopEditingWhenCellsLoseFocus: true,
      tooltipShowDelay: 500,
      overlayNoRowsTemplate: noRowsText(this.sheet),
      onCellClicked: ({ data, column }) => {
        if (data && readingColumnOf(column.getColId())) this.goTo(data.key, mainColumnOf(this.sheet));
      },
      onColumnResized: (event) => this.columns.keepWidth(event),
      onDisplayedColumnsChanged: () => this.drawnRange?.followColumns(),
      onBodyScroll: () => this.drawnRange && this.outline.paint(),
      onRowDataUpdated: () => this.drawnRange && this.outline.paint(),
      onGridSizeChanged: () => this.frozen.fit(),
      onCellEditingStopped: () => this.comeBackFromEditor(),
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
        this.redraw.changed(change.changed, origin);
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
    const wasInSight = this.outline.isInSight;
    this.api.setGridOption("overlayNoRowsTemplate", noRowsText(this.sheet));
    this.frozen.show(this.rows);
    if (haveOtherHeights) this.api.resetRowHeights();
    this.api.refreshCells(haveOtherHeights ? { force: true } : { columns: [numbersColumn], force: true });
    this.range.followRows(this.rows.map(({ key }) => key));
    if (wasInSight) this.range.reveal();
    this.outline.paint();
    shownRowsChanged();
  }

  private showReadingColumns(): void {
    const { readingColumns } = getApp();
    for (const column of readingColumnNames) {
      const { isShown, widthPx } = readingColumns[column];
      this.api.setColumnsVisible([readingColumnIds[column]], isShown);
      this.api.setColumnWidths([{ key: readingColumnIds[column], newWidth: widthPx }]);
    }
    this.outline.paint();
  }

  /** Draws what hangs on cards of other sheets, as far as it differs. */
  private refreshDerived(): void {
    this.api.refreshCells({ columns: this.derived.columns.map(({ name }) => derivedColumnId(name)) });
  }

  /** The keyboard goes back to the cell when its editor closes, unless something else was opened. */
  private comeBackFromEditor(): void {
    requestAnimationFrame(() => {
      // The sheet may be put away in the frame in which its editor closes.
      if (!this.api.isDestroyed() && this.range.active && this.outline.hasKeyboard) this.outline.takeKeyboard();
    });
  }

  private followRange(): void {
    const { box, activeCell } = this.range;
    this.outline.paint();
    setApp({
      place: {
        rowKey: activeCell?.rowKey ?? null,
        column: activeCell?.column ?? null,
        rowKeys: this.selectedRows().map(({ key }) => key),
        cells: box ? cellCount(box) : 0,
      },
    });
  }
}
