import {
  AllCommunityModule,
  createGrid,
  ModuleRegistry,
  type ColumnResizedEvent,
  type GridApi,
  type GridOptions,
  type IRowNode,
} from "ag-grid-community";
import type { ColumnView, SheetPatch, SheetStyle, SheetView, WireCell } from "../../shared/workspace/index.js";
import {
  call,
  onRows,
  rowsOf,
  type GridChange,
  type GridRow,
  getApp,
  isWrittenInRules,
  openOverlay,
  openRules,
  setApp,
  sheetKey,
} from "../state/index.js";
import { gridTheme, isDarkNow } from "../theme/index.js";
import { columnDefs, numbersColumn, type ColumnHost } from "./column-defs.js";
import type { Committed } from "./editors/editor.js";
import { commitTexts, sendEdits } from "./edits.js";
import { handleKey } from "./keys.js";
import { Range } from "./range.js";
import { cellCount } from "./selection.js";

/** Rows are as high as `[metadata]` asks, within reason. */
export const rowHeightOf = ({ rowHeightPx = 34 }: SheetStyle): number => Math.max(26, Math.min(rowHeightPx, 160));

ModuleRegistry.registerModules([AllCommunityModule]);

const opensBeside = ({ column }: { readonly column: { getColId(): string } }): boolean =>
  isWrittenInRules(column.getColId());

/** One sheet on screen: AG Grid over the sheet's rows, the range of selected cells, and what commands need of them. */
export class SheetController {
  readonly api: GridApi<GridRow>;
  readonly range: Range;
  /** The range once it exists: the grid draws its first cells before. */
  private drawnRange: Range | undefined;
  private readonly stopListening: () => void;
  private readonly key: string;

  constructor(
    readonly element: HTMLElement,
    public sheet: SheetView,
  ) {
    this.key = sheetKey(sheet.ref);
    this.api = createGrid<GridRow>(element, this.options());
    this.range = new Range(element, this.api, () => this.tellPlace());
    this.drawnRange = this.range;
    element.addEventListener("keydown", this.onKeyDown, { capture: true });
    element.addEventListener("dblclick", this.onDoubleClick, { capture: true });
    this.stopListening = onRows(this.key, (change, origin) => this.follow(change, origin));
  }

  destroy(): void {
    this.stopListening();
    this.range.destroy();
    this.element.removeEventListener("keydown", this.onKeyDown, { capture: true });
    this.element.removeEventListener("dblclick", this.onDoubleClick, { capture: true });
    this.api.destroy();
  }

  /** Takes a newer view of the same sheet with the same columns and style. */
  update(sheet: SheetView): void {
    this.sheet = sheet;
  }

  get rows(): readonly GridRow[] {
    return rowsOf(this.key)?.rows ?? [];
  }

  column(key: string): ColumnView | undefined {
    return this.sheet.columns.find((column) => column.key === key);
  }

  cell(row: GridRow, column: ColumnView): WireCell {
    return row.cells[this.sheet.columns.indexOf(column)] ?? null;
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
    return this.api.getEditingCells().length > 0;
  }

  /** Brings a cell into view and selects it. */
  goTo(rowKey: string, column?: string): void {
    const row = this.rows.findIndex(({ key }) => key === rowKey);
    if (row === -1) return;
    const place = column === undefined ? -1 : this.range.columns().indexOf(column);
    const at = { row, column: Math.max(0, place) };
    this.range.select({ anchor: at, focus: at });
  }

  focus(): void {
    const { current } = this.range;
    if (current) this.range.select(current);
    else if (this.rows.length > 0) this.range.select({ anchor: { row: 0, column: 0 }, focus: { row: 0, column: 0 } });
  }

  /** Opens the editor of the focused cell. */
  startEditing(key?: string): void {
    const focused = this.api.getFocusedCell();
    if (!focused) return;
    this.api.startEditingCell({ rowIndex: focused.rowIndex, colKey: focused.column, ...(key ? { key } : {}) });
  }

  private options(): GridOptions<GridRow> {
    const host: ColumnHost = {
      contextOf: (column) => ({
        column,
        mark: (row) => rowsOf(this.key)?.mark(row, column.key),
        isDark: isDarkNow,
        keepDraft: (row, text, seen) => this.keepDraft(row, column, text, seen),
        startingText: (row) => {
          const mark = rowsOf(this.key)?.mark(row, column.key);
          return mark?.kind === "failed" || mark?.kind === "draft" ? mark.text : undefined;
        },
      }),
      commit: (row, column, committed) => this.commit(row, column, committed),
      isSelected: (row, column) => this.drawnRange?.includes(row, column) ?? false,
    };
    const { style } = this.sheet;
    return {
      theme: gridTheme,
      columnDefs: columnDefs(this.sheet, host),
      defaultColDef: { sortable: false, suppressMovable: true, cellDataType: false, suppressHeaderMenuButton: true },
      rowData: [...this.rows],
      getRowId: ({ data }) => data.key,
      rowHeight: rowHeightOf(style),
      headerHeight: style.headerHeightPx === undefined ? 36 : Math.max(28, Math.min(style.headerHeightPx, 80)),
      animateRows: false,
      rowBuffer: 12,
      suppressColumnVirtualisation: false,
      suppressScrollOnNewData: true,
      enterNavigatesVertically: true,
      enterNavigatesVerticallyAfterEdit: true,
      stopEditingWhenCellsLoseFocus: true,
      tooltipShowDelay: 500,
      overlayNoRowsTemplate: '<span class="no-rows">No rows yet. Press Ctrl+N to add the first.</span>',
      onCellDoubleClicked: ({ data, column }) => {
        if (data) this.toggle(data, column.getColId());
      },
      onColumnResized: (event) => this.onResized(event),
      onBodyScroll: () => this.drawnRange?.paint(),
      onRowDataUpdated: () => this.drawnRange?.paint(),
      onCellEditingStopped: () => this.focusAfterEditing(),
    };
  }

  /** Flips a checkbox; gives whether the cell was one. */
  toggle(row: GridRow, columnKey: string): boolean {
    const column = this.column(columnKey);
    if (!column) return false;
    const value = this.cell(row, column);
    const isCheckbox = typeof value === "boolean" || (column.editor === "checkbox" && (value === null || value === ""));
    if (!isCheckbox) return false;
    void sendEdits(this.sheet, [{ row, column, input: { kind: "value", value: value !== true } }]);
    return true;
  }

  private commit(row: GridRow, column: ColumnView, { input, seen }: Committed): void {
    if (input.kind === "text") void commitTexts(this.sheet, [{ row, column, text: input.text, seen }]);
    else void sendEdits(this.sheet, [{ row, column, input, seen }]);
  }

  private keepDraft(rowKey: string, { id }: ColumnView, text: string | null, seen: WireCell): void {
    const { file, table } = this.sheet.ref;
    const column = id.index === undefined ? { path: [...id.path] } : { path: [...id.path], index: id.index };
    void call("cells/draft", { sheet: { file, table: [...table] }, rowKey, column, text, seen });
  }

  private follow(change: GridChange, origin: SheetPatch["origin"]): void {
    switch (change.kind) {
      case "marks":
        this.refresh(change.keys);
        return;
      case "cells":
        this.refreshCells(change.rows, origin);
        return;
      case "order":
      case "reset":
        this.api.setGridOption("rowData", [...this.rows]);
        this.api.refreshCells({ columns: [numbersColumn], force: true });
        this.range.paint();
        this.tellPlace();
    }
  }

  private nodes(keys: readonly string[]): IRowNode<GridRow>[] {
    return keys.flatMap((key) => this.api.getRowNode(key) ?? []);
  }

  private refresh(keys: readonly string[]): void {
    this.api.refreshCells({ rowNodes: this.nodes(keys), force: true });
  }

  /** Draws changed cells again; those another program changed flash, so that nobody wonders what happened. */
  private refreshCells(rows: readonly GridRow[], origin: SheetPatch["origin"]): void {
    const rowNodes = this.nodes(rows.map(({ key }) => key));
    if (origin !== "edit") {
      const changed = rowsOf(this.key)?.changedColumns ?? new Map<string, number[]>();
      for (const node of rowNodes) {
        const places = changed.get(node.id ?? "") ?? [];
        const columns = places.flatMap((at) => this.sheet.columns[at]?.key ?? []);
        if (columns.length > 0) this.api.flashCells({ rowNodes: [node], columns, flashDuration: 900 });
      }
    }
    this.api.refreshCells({ rowNodes, force: true });
  }

  private onResized({ column, finished, source }: ColumnResizedEvent<GridRow>): void {
    if (!finished || !column || !source.startsWith("uiColumn")) return;
    const view = this.column(column.getColId());
    if (!view) return;
    const { file, table } = this.sheet.ref;
    const { path, index } = view.id;
    const id = index === undefined ? { path: [...path] } : { path: [...path], index };
    const widthPx = Math.round(column.getActualWidth());
    void call("columns/width", { sheet: { file, table: [...table] }, column: id, widthPx });
  }

  /** The editor took the keyboard; when it closes the cell gets it back unless something else was opened. */
  private focusAfterEditing(): void {
    const focused = this.api.getFocusedCell();
    if (focused && !getApp().overlay) {
      requestAnimationFrame(() => {
        if (!this.isEditing() && document.activeElement === document.body) {
          this.api.setFocusedCell(focused.rowIndex, focused.column);
        }
      });
    }
  }

  private readonly onKeyDown = (event: KeyboardEvent): void => {
    if (this.isEditing()) return;
    const focused = this.api.getFocusedCell();
    const row = focused ? this.rows[focused.rowIndex] : undefined;
    const mark = row && focused ? rowsOf(this.key)?.mark(row.key, focused.column.getColId()) : undefined;
    if (event.key === "Enter" && mark?.kind === "conflict") {
      openOverlay({ kind: "conflicts", id: mark.conflict });
    } else if (focused && (event.key === "Enter" || event.key === "F2") && !event.shiftKey && opensBeside(focused)) {
      openRules(focused.column.getColId());
    } else if (event.key === " " && row && focused && this.toggle(row, focused.column.getColId())) {
      // toggled
    } else if (!handleKey(this, event)) return;
    event.preventDefault();
    event.stopPropagation();
  };

  /** Rules text is written beside the sheet while that editor is open. */
  private readonly onDoubleClick = (event: MouseEvent): void => {
    const cell = event.target instanceof Element ? event.target.closest(".ag-cell") : null;
    const column = cell?.getAttribute("col-id");
    if (!column || !isWrittenInRules(column) || this.isEditing()) return;
    event.stopPropagation();
    openRules(column);
  };

  private tellPlace(): void {
    const { box, current } = this.range;
    const column = current ? (this.range.columns()[current.focus.column] ?? null) : null;
    const rowKeys = box && box.bottom - box.top < 10_000 ? this.selectedRows().map(({ key }) => key) : [];
    setApp({ place: { rowKeys, column, cells: box ? cellCount(box) : 0 } });
  }
}
