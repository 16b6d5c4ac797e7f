import {
  AllCommunityModule,
  createGrid,
  ModuleRegistry,
  type ColDef,
  type ColumnResizedEvent,
  type GridApi,
  type GridOptions,
} from "ag-grid-community";
import type { ColumnView, SheetPatch, SheetView, WireCell } from "../../shared/workspace/index.js";
import {
  call,
  onRows,
  rowsOf,
  type GridChange,
  type GridRow,
  getApp,
  isWrittenInRules,
  openOverlay,
  offerOpenTexts,
  onVisibleRows,
  openRules,
  type OpenText,
  type ProblemPlace,
  problemsAbout,
  problemsAt,
  problemsRelatedTo,
  setApp,
  sheetKey,
  textOfCell,
  useApp,
} from "../state/index.js";
import { derivedColumnId, derivedColumnOf } from "../../shared/derived/index.js";
import { derivedOf, onLookedUpCards, type SheetDerived } from "../derived/index.js";
import { changeReadingColumn, derivedNameOf } from "../arrangement/index.js";
import { gridTheme, isDarkNow } from "../theme/index.js";
import {
  mainColumnOf,
  readingColumnIds,
  readingColumnNames,
  readingColumnOf,
  withReadings,
} from "./ability-columns.js";
import { shownRowsChanged } from "./active-grid.js";
import { columnDefs, numbersColumn, striped, type ColumnHost } from "./column-defs.js";
import { withDerived } from "./derived-column.js";
import { leaveOff, leftOff, scrollTo, showAwaited } from "./left-off.js";
import { TextEditorBase, type Committed } from "./editors/editor.js";
import { canAddChoices, commitChoice, commitTexts, sendEdits } from "./edits.js";
import { FormatStyles } from "./format-styles.js";
import { FrozenRows } from "./frozen-rows.js";
import { headerContext, openColumnMenu } from "./header-context.js";
import { heightsOf, rowHeightOf } from "./heights.js";
import { handleKey } from "./keys.js";
import { placeOfGridRow } from "./places.js";
import { noRowsText } from "./no-rows.js";
import { Range } from "./range.js";
import { Redraw } from "./redraw.js";
import { listenToMarks } from "./marks.js";
import { listenToRowEdges } from "./row-edges.js";
import { listenToRowHeads } from "./row-heads.js";
import { ShownRows } from "./shown-rows.js";
import { cellCount } from "./selection.js";
import { SingleRows } from "./single-rows.js";

ModuleRegistry.registerModules([AllCommunityModule]);

const opensBeside = ({ column }: { readonly column: { getColId(): string } }): boolean =>
  isWrittenInRules(column.getColId());

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
  private readonly styles: FormatStyles;
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
    this.styles = new FormatStyles(() => this.sheet);
    this.singleRows = new SingleRows(() => this.sheet);
    this.api = createGrid<GridRow>(element, this.options());
    this.frozen = new FrozenRows(this.api, {
      element,
      sheet: () => this.sheet,
      heightOf: (row) => this.heightOf(row),
    });
    this.redraw = new Redraw(this.api, this.frozen, () => this.sheet);
    this.frozen.show(this.rows);
    this.range = new Range(element, this.api, this.frozen, () => this.tellPlace());
    this.drawnRange = this.range;
    element.addEventListener("keydown", this.onKeyDown, { capture: true });
    element.addEventListener("dblclick", this.onDoubleClick, { capture: true });
    this.stopListening = [
      listenToRowHeads(element, this.range),
      listenToRowEdges(this),
      listenToMarks(this),
      onRows(this.key, (change, origin) => this.follow(change, origin)),
      onVisibleRows(this.key, () => {
        this.shown.refresh();
        this.showRows();
      }),
      onLookedUpCards(this.derived, () => this.refreshDerived()),
      offerOpenTexts(() => this.openTexts()),
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
    this.element.removeEventListener("keydown", this.onKeyDown, { capture: true });
    this.element.removeEventListener("dblclick", this.onDoubleClick, { capture: true });
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
      this.api.setGridOption("columnDefs", this.columnDefs());
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
    return this.api.getEditingCells().length > 0;
  }

  private openTexts(): OpenText[] {
    return this.api.getCellEditorInstances().flatMap((editor) => {
      if (!(editor instanceof TextEditorBase)) return [];
      return [{ sheet: this.key, rowKey: editor.rowKey, column: editor.column.key, text: editor.text }];
    });
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

  /** Opens the editor of the focused cell. */
  startEditing(key?: string): void {
    const focused = this.api.getFocusedCell();
    if (!focused) return;
    const { rowIndex, rowPinned, column: colKey } = focused;
    this.api.startEditingCell({ rowIndex, rowPinned, colKey, ...(key ? { key } : {}) });
  }

  /** Opens the menu of a column, by default that of the focused cell. */
  openMenu(column = this.api.getFocusedCell()?.column.getColId()): void {
    if (column === undefined || !(this.column(column) ?? derivedNameOf(this.sheet, column))) return;
    this.api.ensureColumnVisible(column);
    const head = this.element.querySelector(`.ag-header-cell[col-id="${CSS.escape(column)}"]`);
    if (head) openColumnMenu(column, head.getBoundingClientRect());
  }

  private columnDefs(): ColDef<GridRow>[] {
    const columns = withDerived(columnDefs(this.sheet, this.host()), {
      derived: this.derived,
      isDark: isDarkNow,
      rowHeightPx: rowHeightOf(this.sheet.style),
      header: headerContext(() => this.sheet),
      styleOf: (name) => this.styles.ofDerived(name),
      isFound: (rowKey, column) => this.found?.rowKey === rowKey && this.found.column === column,
    });
    return striped(withReadings(columns, this.sheet, isDarkNow));
  }

  private host(): ColumnHost {
    return {
      contextOf: (column) => ({
        column,
        mark: (row) => rowsOf(this.key)?.mark(row, column.key),
        problems: (row) => problemsAt(this.key, row, column.key),
        relatedProblems: (row) => problemsRelatedTo(this.key, row, column.key),
        isDark: isDarkNow,
        styleOf: () => this.styles.of(column),
        keepDraft: (row, text, seen) => this.keepDraft(row, column, text, seen),
        takesChoices: () => canAddChoices(this.sheet, column),
        countsOfTexts: () => this.countsOf(column),
        startingText: (row) => {
          const mark = rowsOf(this.key)?.mark(row, column.key);
          return mark?.kind === "failed" || mark?.kind === "draft" ? mark.text : undefined;
        },
      }),
      commit: (row, column, committed) => this.commit(row, column, committed),
      numberOf: (row, place) => this.shown.numberOf(row, place),
      problemsOfRow: (row) => problemsAt(this.key, row, null),
      isSelected: (row, column) => this.drawnRange?.includes(row, column) ?? false,
      header: headerContext(() => this.sheet),
    };
  }

  private options(): GridOptions<GridRow> {
    return {
      theme: gridTheme,
      columnDefs: this.columnDefs(),
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
        if (data) this.toggle(data, column.getColId());
      },
      onColumnResized: (event) => this.onResized(event),
      onBodyScroll: () => this.drawnRange?.paint(),
      onRowDataUpdated: () => this.drawnRange?.paint(),
      onGridSizeChanged: () => this.frozen.fit(),
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

  private commit(row: GridRow, column: ColumnView, { input, seen, isNewChoice = false }: Committed): void {
    if (input.kind === "text" && isNewChoice) void commitChoice(this.sheet, { row, column, text: input.text, seen });
    else if (input.kind === "text") void commitTexts(this.sheet, [{ row, column, text: input.text, seen }]);
    else void sendEdits(this.sheet, [{ row, column, input, seen }]);
  }

  private countsOf(column: ColumnView): ReadonlyMap<string, number> {
    const counts = new Map<string, number>();
    const at = this.sheet.columns.findIndex(({ key }) => key === column.key);
    for (const { cells } of rowsOf(this.key)?.rows ?? []) {
      const text = textOfCell(cells[at]);
      counts.set(text, (counts.get(text) ?? 0) + 1);
    }
    return counts;
  }

  private keepDraft(rowKey: string, { id }: ColumnView, text: string | null, seen: WireCell): void {
    void call("cells/draft", { sheet: this.sheet.ref, rowKey, column: id, text, seen });
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
      case "reset":
        this.shown.follow(true);
        this.showRows();
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

  private onResized({ column, finished, source }: ColumnResizedEvent<GridRow>): void {
    if (!finished || !column || !source.startsWith("uiColumn")) return;
    const widthPx = Math.round(column.getActualWidth());
    const reading = readingColumnOf(column.getColId());
    if (reading) changeReadingColumn(reading, "Change column width", { widthPx });
    const view = this.column(column.getColId());
    if (view) void call("columns/width", { sheet: this.sheet.ref, column: view.id, widthPx });
  }

  /** The editor took the keyboard; when it closes the cell gets it back unless something else was opened. */
  private focusAfterEditing(): void {
    const focused = this.api.getFocusedCell();
    if (!focused || getApp().overlay) return;
    requestAnimationFrame(() => {
      // The sheet may be put away in the frame in which its editor closes.
      if (this.api.isDestroyed() || this.isEditing() || document.activeElement !== document.body) return;
      this.api.setFocusedCell(focused.rowIndex, focused.column, focused.rowPinned);
    });
  }

  private readonly onKeyDown = (event: KeyboardEvent): void => {
    if (this.isEditing()) return;
    const focused = this.api.getFocusedCell();
    const row = focused ? this.rows[placeOfGridRow(focused, this.frozen.count)] : undefined;
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

  /**
   * Opens what is said about the problems of a cell beside it, or about those of its row as a whole where the cell has
   * none; gives whether there are any.
   */
  showProblems(cell: Element | null | undefined, options: Pick<ProblemPlace, "peek"> = {}): boolean {
    const place = this.range.rowOf(cell ?? null);
    const rowKey = place === undefined ? undefined : this.rows[place]?.key;
    const colId = cell?.getAttribute("col-id");
    if (!cell || rowKey === undefined || !colId) return false;
    const wanted = colId === numbersColumn ? [null] : [colId, null];
    const column = wanted.find((each) => problemsAbout(this.key, rowKey, each).length > 0);
    if (column === undefined) return false;
    const { left, bottom, top } = cell.getBoundingClientRect();
    setApp({ cellProblems: { sheet: this.key, rowKey, column, left, top, bottom, ...options } });
    return true;
  }

  /** The element of the focused cell. */
  focusedElement(): Element | null {
    return this.element.querySelector(".ag-cell-focus");
  }

  /** Rules text is written beside the sheet while that editor is open. */
  private readonly onDoubleClick = (event: MouseEvent): void => {
    const target = event.target instanceof Element ? event.target : null;
    const column = target?.closest(".ag-cell")?.getAttribute("col-id");
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
