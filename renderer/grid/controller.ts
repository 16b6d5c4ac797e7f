import { createGrid, type GridApi, type GridOptions } from "ag-grid-community";
import type { RowGroup } from "../../shared/sheet/index.js";
import type { SheetView } from "../../shared/workspace/index.js";
import { arrangementOf, derivedNameOf, setFolded } from "../arrangement/index.js";
import { derivedOf, type SheetDerived } from "../derived/index.js";
import { type GridRow, keepEqual, rowsOf, rowTitleOf, setApp, sheetKey } from "../state/index.js";
import { mainColumnOf, readingColumnOf } from "./columns/ability-columns.js";
import { ColumnsOnScreen } from "./columns/columns-on-screen.js";
import { openColumnMenu } from "./columns/header-context.js";
import { openRest } from "./columns/rest-columns.js";
import { SheetColumns } from "./columns/sheet-columns.js";
import { Editing } from "./editors/editing.js";
import { CellEdits } from "./edits/cell-edits.js";
import { gridModules, gridOptions } from "./grid-options.js";
import type { ActiveGrid } from "./host.js";
import { listenToSheet } from "./listeners.js";
import { ReturnToSheet } from "./return-to-sheet.js";
import { GroupHeadings } from "./rows/group-headings.js";
import { GridRows } from "./rows/grid-rows.js";
import { heightsOf } from "./rows/heights.js";
import { RowHeights } from "./rows/row-heights.js";
import { RowsOnScreen } from "./rows/rows-on-screen.js";
import { noRowsText, ShownRows } from "./rows/shown-rows.js";
import { RowOverrides } from "./rows/row-overrides.js";
import { rememberedPlace } from "./scroll-memory.js";
import { FoundCell } from "./selection/found-cell.js";
import { Outline } from "./selection/outline.js";
import { Pages } from "./selection/pages.js";
import { Range } from "./selection/range.js";
import { DrawnCells, isAddingTo } from "./selection/range-pointer.js";
import { columnOf, placeOf } from "./selection/selected-cells.js";
import type { CellName } from "./selection/sheet-axes.js";
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
  readonly #columnsOnScreen: ColumnsOnScreen;
  readonly #pages = new Pages();
  readonly #columns: SheetColumns;
  readonly #key: string;
  #derived: SheetDerived;
  readonly #heights: RowHeights;
  readonly #found = new FoundCell();
  readonly #return: ReturnToSheet;
  #headings: GroupHeadings | undefined;

  constructor(
    readonly element: HTMLElement,
    public sheet: SheetView,
  ) {
    const sheetNow = (): SheetView => this.sheet;
    this.#key = sheetKey(sheet.ref);
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
      isHeaded: (rowKey) => this.#heights.isHeaded(rowKey),
      isFound: (rowKey, column) => this.#found.is(rowKey, column),
    });
    const shown = this.#shown;
    const overrides = new RowOverrides(sheetNow);
    this.#heights = new RowHeights({ sheet: sheetNow, shown, overrides });
    this.#api = createGrid<GridRow>(element, this.#options(), { modules: gridModules });
    const api = this.#api;
    const headings = new GroupHeadings({
      ...{ element, api },
      headings: () => shown.headings,
      fold: (text) => setFolded(this.sheet, [...this.folded, text]),
    });
    this.#headings = headings;
    this.gridRows = new GridRows(api, { element, sheet: sheetNow, heightOf: (row) => this.#heights.of(row) });
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
    this.#onScreen = new RowsOnScreen({
      ...{ api, sheet: sheetNow, columns: this.#columns, shown, gridRows, overrides, headings, range, sight, outline },
    });
    this.#columnsOnScreen = new ColumnsOnScreen({
      ...{ api, sheet, columns: this.#columns, editing: this.editing, range, sight, outline },
      showAwaited: () => this.#return.showAwaited(),
    });
    range.followColumns();
    range.followRows(this.rows.map(({ key }) => key));
    if (before?.cells) range.restore(before.cells);
    else range.goHome();
    this.#return = new ReturnToSheet({ key: this.#key, element, api, range, sight, outline });
    this.#stopListening = listenToSheet(this, {
      ...{ key: this.#key, api, derived: () => this.#derived },
      onScreen: this.#onScreen,
      columnsOnScreen: this.#columnsOnScreen,
      showAwaited: () => this.#return.showAwaited(),
    });
  }

  destroy(): void {
    this.#return.leave();
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
    this.#columnsOnScreen.follow(now, before);
    const hasOtherHeights = now.style !== before.style;
    if (hasOtherHeights) this.#api.updateGridOptions(heightsOf(now.style));
    if (this.gridRows.fit() || hasOtherHeights) this.sight.keep();
    if (now.metadata !== before.metadata) this.#onScreen.followSettings();
  }

  get rows(): readonly GridRow[] {
    return this.#shown.rows;
  }

  get groups(): readonly RowGroup[] {
    return this.#shown.groups;
  }

  get folded(): readonly string[] {
    return arrangementOf(this.sheet).group?.folded ?? [];
  }

  groupOf(rowKey: string): string | undefined {
    return this.#shown.groupOf(rowKey);
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
    const heightOf = (at: number): number => this.#heights.at(at);
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
    const goTo: ActiveGrid["goTo"] = (...place) => this.goTo(...place);
    this.#found.show({ onScreen: this.#onScreen, sight: this.sight, goTo }, cell, options);
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
      getRowHeight: ({ data }) => this.#heights.of(data),
      onCellClicked: ({ data, column, event }) => {
        if (!data || (event instanceof MouseEvent && isAddingTo(event))) return;
        if (readingColumnOf(column.getColId())) this.goTo(data.key, mainColumnOf(this.sheet));
        openRest(this, data, column.getColId());
      },
      onColumnMoved: (event) => this.#columns.keepOrder(event),
      onColumnResized: (event) => this.#columns.keepWidth(event),
      onDisplayedColumnsChanged: () => this.#drawnRange?.followColumns(),
      onBodyScroll: () => this.#followScroll(),
      onViewportChanged: () => this.#headings?.draw(),
      onRowDataUpdated: () => this.#drawnRange && this.outline.paint(),
      onGridSizeChanged: () => this.#followSize(),
      // The grid would let go of the row numbers first, and never take them back.
      processUnpinnedColumns: () => [],
      onCellEditingStopped: () => this.editing.followClosing(),
    };
  }

  #followScroll(): void {
    if (!this.#drawnRange) return;
    this.sight.followScroll();
    this.outline.paint();
  }

  /** A bar above the sheet, a pane beside it or the window takes room or leaves it. */
  #followSize(): void {
    this.gridRows.fit();
    this.#columnsOnScreen.followRoom();
    this.sight.keep();
  }

  #followRange(): void {
    this.outline.paint();
    setApp({ place: placeOf(this) });
  }
}
