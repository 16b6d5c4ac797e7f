import { createGrid, type GridApi, type GridOptions } from "ag-grid-community";
import { derivedColumnId, derivedColumnOf } from "../../shared/derived/index.js";
import type { SheetView } from "../../shared/workspace/index.js";
import { derivedNameOf, ownColumnLooks } from "../arrangement/index.js";
import { derivedOf, onLookedUpCards, type SheetDerived } from "../derived/index.js";
import {
  type ColumnLooks,
  getApp,
  type GridRow,
  keepEqual,
  offerOpenTexts,
  onRows,
  onVisibleRows,
  rowsOf,
  rowTitleOf,
  setApp,
  sheetKey,
  turns,
  useApp,
} from "../state/index.js";
import { shownChanged } from "./active-grid.js";
import { mainColumnOf, readingColumnOf, showReadingColumns } from "./columns/ability-columns.js";
import { openColumnMenu } from "./columns/header-context.js";
import { listenToMarks } from "./columns/marks.js";
import { openRest } from "./columns/rest-columns.js";
import { SheetColumns } from "./columns/sheet-columns.js";
import { Editing } from "./editors/editing.js";
import { textsBeingTyped } from "./editors/open-editors.js";
import { CellEdits } from "./edits/cell-edits.js";
import { gridModules, gridOptions } from "./grid-options.js";
import type { ActiveGrid } from "./host.js";
import { GridRows } from "./rows/grid-rows.js";
import { heightsOf, rowHeightOf } from "./rows/heights.js";
import { listenToRowEdges } from "./rows/row-edges.js";
import { RowsOnScreen } from "./rows/rows-on-screen.js";
import { noRowsText, ShownRows } from "./rows/shown-rows.js";
import { RowOverrides } from "./rows/row-overrides.js";
import { rememberedPlace, rememberPlace, scrollTo, showAwaited } from "./scroll-memory.js";
import { listenToCells } from "./selection/cells.js";
import { listenToFillHandle } from "./selection/fill-handle.js";
import { listenToMenus } from "./selection/menus.js";
import { Outline } from "./selection/outline.js";
import { Pages } from "./selection/pages.js";
import { Range, type CellName } from "./selection/range.js";
import { DrawnCells, listenToPointer } from "./selection/range-pointer.js";
import { columnOf, selectedRows } from "./selection/selected-cells.js";
import { cellCount } from "./selection/selection.js";
import { Sight } from "./selection/sight.js";

/** One sheet on screen: AG Grid over the sheet's rows, the range of selected cells, and what commands need of them. */
export class SheetController implements ActiveGrid {
  readonly range: Range;
  readonly drawn: DrawnCells;
  readonly outline: Outline;
  readonly sight: Sight;
  readonly gridRows: GridRows;
  readonly editing: Editing;
  readonly edits = new CellEdits(() => this.sheet);
  readonly #api: GridApi<GridRow>;
  /** The range once it exists: the grid draws its first cells before. */
  #drawnRange: Range | undefined;
  readonly #stopListening: readonly (() => void)[];
  readonly #shown: ShownRows;
  readonly #onScreen: RowsOnScreen;
  readonly #pages = new Pages();
  readonly #columns: SheetColumns;
  readonly #overrides: RowOverrides;
  readonly #key: string;
  #derived: SheetDerived;
  /** The computed cell a search has come to. */
  #found: CellName | undefined;
  readonly #comingBack: number;
  /** Of columns, those computed among them, as they were drawn last. */
  #widths: ColumnLooks["widths"];

  constructor(
    readonly element: HTMLElement,
    public sheet: SheetView,
  ) {
    const sheetNow = (): SheetView => this.sheet;
    this.#key = sheetKey(sheet.ref);
    this.#widths = ownColumnLooks(sheet).widths;
    this.#derived = derivedOf(sheet);
    this.#shown = new ShownRows(this.#key, sheetNow, this.#derived.values, () => this.#onScreen.followArrangement());
    this.#columns = new SheetColumns({
      sheet: sheetNow,
      derived: () => this.#derived,
      roomPx: () => element.clientWidth,
      edits: this.edits,
      numberOf: (row, place) => this.#shown.numberOf(row, place),
      isSelected: (row, column) => this.#drawnRange?.includes(row, column) ?? false,
      isActive: (rowKey, column) => this.#drawnRange?.isActive(rowKey, column) ?? false,
      isFound: (rowKey, column) => this.#found?.rowKey === rowKey && this.#found.column === column,
    });
    this.#overrides = new RowOverrides(sheetNow);
    this.#api = createGrid<GridRow>(element, this.#options(), { modules: gridModules });
    const api = this.#api;
    const shown = this.#shown;
    const overrides = this.#overrides;
    this.gridRows = new GridRows(api, { element, sheet: sheetNow, heightOf: (row) => this.#heightOf(row) });
    const before = rememberedPlace(this.#key);
    this.sight = new Sight(
      { element, api, rows: this.gridRows, range: () => this.#drawnRange },
      { isKept: before?.isActiveKept ?? true },
    );
    this.gridRows.show(this.rows);
    this.range = new Range({
      api,
      reveal: () => this.sight.reveal(),
      changed: () => this.#followRange(),
      takeKeyboard: () => this.outline.takeKeyboard(),
    });
    this.#drawnRange = this.range;
    const { gridRows, range, sight } = this;
    this.drawn = new DrawnCells(api, range);
    this.outline = new Outline(element, api, range, this.drawn);
    const { outline } = this;
    this.editing = new Editing({ api, sheet: sheetNow, range, sight, outline });
    this.#onScreen = new RowsOnScreen({ api, sheet: sheetNow, shown, gridRows, overrides, range, sight, outline });
    range.followColumns();
    range.followRows(this.rows.map(({ key }) => key));
    if (before?.cells) range.restore(before.cells);
    else range.goHome();
    this.#stopListening = this.#listen();
    // The grid has its rows and its width with the first frame.
    this.#comingBack = requestAnimationFrame(() => this.#comeBack());
  }

  destroy(): void {
    rememberPlace(this.#key, this.#api, { cells: this.range.cells, isActiveKept: this.sight.isKept });
    cancelAnimationFrame(this.#comingBack);
    for (const stop of this.#stopListening) stop();
    this.#shown.end();
    this.outline.destroy();
    this.sight.destroy();
    this.gridRows.destroy();
    this.#api.destroy();
  }

  /** Takes a newer view of the same sheet: its columns, their looks and the arrangement of its rows may be others. */
  update(sheet: SheetView): void {
    const before = this.sheet;
    const now = keepEqual(before, sheet);
    this.sheet = now;
    if (now.columns !== before.columns) {
      this.#derived = derivedOf(now);
      this.#shown.followValues(this.#derived.values);
    }
    const { widths } = ownColumnLooks(now);
    const hasOtherHeights = now.style !== before.style;
    // Pictures of computed columns are as high as the rows.
    const hasOtherRows = hasOtherHeights && rowHeightOf(now.style) !== rowHeightOf(before.style);
    if (now.columns !== before.columns || widths !== this.#widths || hasOtherRows) {
      this.#widths = widths;
      this.#showColumns();
    }
    if (hasOtherHeights) this.#api.updateGridOptions(heightsOf(now.style));
    if (this.gridRows.fit() || hasOtherHeights) this.sight.keep();
    if (now.metadata !== before.metadata) this.#onScreen.followSettings();
  }

  get rows(): readonly GridRow[] {
    return this.#shown.rows;
  }

  titleOf(rowKey: string): string {
    const { columns } = this.sheet;
    return rowTitleOf({ columns }, rowsOf(this.#key)?.row(rowKey)?.cells ?? []);
  }

  columnIds(): string[] {
    return this.#api.getAllDisplayedColumns().map((column) => column.getColId());
  }

  pageFrom(row: number, direction: 1 | -1): number {
    const { top, bottom } = this.#api.getVerticalPixelRange();
    const heightOf = (at: number): number => this.#heightOf(this.rows[at]);
    return this.#pages.go(row, direction, { rows: this.rows.length, roomPx: bottom - top, heightOf });
  }

  focus(): void {
    if (!this.range.active) this.range.goTo({ row: 0, column: 0 });
    this.sight.reveal();
    this.outline.takeKeyboard();
  }

  focusHeader(): boolean {
    const { activeCell } = this.range;
    if (!activeCell) return false;
    this.#api.setFocusedHeader(activeCell.column);
    return this.element.querySelector(".ag-header")?.contains(document.activeElement) ?? false;
  }

  goTo(rowKey: string, column?: string, options: { readonly focus?: boolean } = {}): void {
    this.#onScreen.showAlso(rowsOf(this.#key)?.row(rowKey) ? [rowKey] : []);
    const row = this.rows.findIndex(({ key }) => key === rowKey);
    if (row === -1) return;
    const place = column === undefined ? this.range.active?.column : this.range.columns().indexOf(column);
    this.range.goTo({ row, column: Math.max(0, place ?? 0) }, options);
  }

  showAlso(rowKeys: readonly string[]): void {
    this.#onScreen.showAlso(rowKeys);
  }

  showFound(
    cell: CellName | undefined,
    options: { readonly focus?: boolean; readonly home?: string | null } = {},
  ): void {
    const before = this.#found;
    this.#found = cell && derivedColumnOf(cell.column) !== undefined ? cell : undefined;
    for (const each of [before, this.#found]) if (each) this.#onScreen.drawAgain([each.rowKey]);
    if (!cell) return;
    this.goTo(cell.rowKey, this.#found ? (options.home ?? undefined) : cell.column, options);
    if (this.#found) this.sight.showColumn(cell.column);
  }

  rearrange(): void {
    this.#onScreen.rearrange();
  }

  redrawCells(): void {
    this.#api.refreshCells({ force: true });
  }

  openMenu(column = this.range.activeCell?.column): void {
    if (column === undefined || !(columnOf(this.sheet, column) ?? derivedNameOf(this.sheet, column))) return;
    this.sight.showColumn(column);
    const head = this.element.querySelector(`.ag-header-cell[col-id="${CSS.escape(column)}"]`);
    if (head) openColumnMenu(column, head.getBoundingClientRect());
  }

  #options(): GridOptions<GridRow> {
    return {
      ...gridOptions,
      ...heightsOf(this.sheet.style),
      columnDefs: this.#columns.defs(),
      overlayNoRowsTemplate: noRowsText(this.sheet),
      getRowHeight: ({ data }) => this.#heightOf(data),
      onCellClicked: ({ data, column }) => {
        if (!data) return;
        if (readingColumnOf(column.getColId())) this.goTo(data.key, mainColumnOf(this.sheet));
        openRest(this, data, column.getColId());
      },
      onColumnResized: (event) => this.#columns.keepWidth(event),
      onDisplayedColumnsChanged: () => this.#drawnRange?.followColumns(),
      onBodyScroll: () => this.#followScroll(),
      onRowDataUpdated: () => this.#drawnRange && this.outline.paint(),
      onGridSizeChanged: () => this.#followSize(),
      onCellEditingStopped: () => this.editing.followClosing(),
    };
  }

  /** Begins to follow keys, pointers, rows and the state of the page; returns how to stop each. */
  #listen(): (() => void)[] {
    return [
      listenToFillHandle(this),
      listenToPointer(this),
      listenToCells(this),
      listenToMenus(this),
      listenToRowEdges(this),
      listenToMarks(this),
      turns.watch((isHeld) => {
        this.element.ariaBusy = String(isHeld);
      }),
      onRows(this.#key, (change, origin) => {
        this.#onScreen.follow(change, origin);
        if (this.#columns.isUnmeasured) this.#showColumns();
      }),
      onVisibleRows(this.#key, () => this.#onScreen.followVisible()),
      onLookedUpCards(this.#derived, () => this.#refreshDerived()),
      offerOpenTexts(() => textsBeingTyped(this.#api, this.#key)),
      useApp.subscribe((now, before) => {
        if (now.readingColumns !== before.readingColumns) this.#followReadingColumns();
        if (now.arrangements !== before.arrangements) this.#onScreen.followArrangement();
        if (now.rowLooks !== before.rowLooks) this.#onScreen.followLooks();
        if (now.isWriting || now.rulesFocus || now.structureFocus) this.range.settle();
        if (before.overlay && !now.overlay) window.setTimeout(() => this.#showAwaited());
      }),
    ];
  }

  /** Draws the columns as they are now. The active cell stays in sight and keeps the keyboard, also when it is drawn again. */
  #showColumns(): void {
    const hadKeyboard = this.outline.hasKeyboard;
    this.#api.setGridOption("columnDefs", this.#columns.defs());
    // Now, not with the grid's event, which comes later: the active cell may be in another column.
    this.range.followColumns();
    this.sight.keep();
    if (hadKeyboard && this.range.active) this.outline.takeKeyboard();
    this.#showAwaited();
    shownChanged();
  }

  /** Goes on where the sheet was left. The keyboard is taken only where nothing else has it. */
  #comeBack(): void {
    const place = rememberedPlace(this.#key);
    if (place) scrollTo(this.element, place);
    this.sight.keep();
    if (this.range.active && this.outline.hasKeyboard) this.outline.takeKeyboard();
    this.#showAwaited();
  }

  /** Brings a new column into view, if it is there by now. A dialog that closes leads back to the cell selected before. */
  #showAwaited(): void {
    if (!getApp().overlay) showAwaited(this.#key, this.#api, this.sight);
  }

  #followScroll(): void {
    if (!this.#drawnRange) return;
    this.sight.followScroll();
    this.outline.paint();
  }

  /** A bar above the sheet, a pane beside it or the window takes room or leaves it. */
  #followSize(): void {
    this.gridRows.fit();
    this.sight.keep();
  }

  #heightOf(row: GridRow | undefined): number {
    return this.#overrides.heightOf(row) ?? rowHeightOf(this.sheet.style);
  }

  #followReadingColumns(): void {
    showReadingColumns(this.#api);
    this.sight.keep();
    this.outline.paint();
  }

  /** Draws values that depend on cards of other sheets again, where they changed. */
  #refreshDerived(): void {
    this.#api.refreshCells({ columns: this.#derived.columns.map(({ name }) => derivedColumnId(name)) });
  }

  #followRange(): void {
    const { box, activeCell } = this.range;
    this.outline.paint();
    setApp({
      place: {
        rowKey: activeCell?.rowKey ?? null,
        column: activeCell?.column ?? null,
        rowKeys: selectedRows(this).map(({ key }) => key),
        cells: box ? cellCount(box) : 0,
        isChosen: activeCell !== undefined && !this.range.isHome,
      },
    });
  }
}
