import type { GridApi } from "ag-grid-community";
import type { GridRow } from "../../state/index.js";
import { without } from "./bands.js";
import { Axis, followed, furtherLeft, isThere, onlyAt, type CellRange, type Ends } from "./cell-range.js";
import { isSheetColumn } from "./places.js";
import { boxOf, cellCount, contains, type Box, type CellPlace, type Extent, type Selection } from "./selection.js";
import { SheetAxes, type CellName } from "./sheet-axes.js";

/** What follows the range. */
interface RangeHost {
  readonly api: GridApi<GridRow>;
  /** The person went to the active cell: it is to be in sight. */
  reveal(): void;
  /** The range or the cells it covers changed. */
  changed(): void;
  /** The active cell is to have the keyboard, unless the person has taken it elsewhere. */
  takeKeyboard(): void;
}

interface SelectOptions {
  /** Whether the keyboard is led to the active cell; by default it is. */
  readonly focus?: boolean;
  /** The active cell where it is not the moving end of the range. */
  readonly active?: CellPlace;
  /** The column where a row of entries began that Tab goes along; Enter goes back to it. */
  readonly entryColumn?: number | undefined;
  /** What is selected beside the range; by default nothing. */
  readonly further?: readonly Box[];
  /** Whether the next moves add ranges to those that are selected; by default they do not. */
  readonly isAdding?: boolean;
}

/**
 * The selected ranges of the sheet on screen, with the active cell in one of them: the one place that knows where the person is. Outline,
 * rules panel, status line, what is in sight and commands follow it. It is kept by keys of rows and columns, so that it stays with
 * its cells when rows come, go and move; places on screen are read from it.
 */
export class Range {
  readonly #host: RangeHost;
  #range: CellRange | undefined;
  /** What becomes selected once its active row is there, unless the person goes elsewhere first. */
  #awaited: CellRange | undefined;
  /** Nobody has gone anywhere yet: the first cell is the active one, whichever row a sort brings there. */
  #isHome = false;
  #axes = new SheetAxes();
  #entry: number | undefined;
  #isAdding = false;

  constructor(host: RangeHost) {
    this.#host = host;
  }

  /** The range with the active cell, by places; `focus` is its moving end. */
  get current(): Selection | undefined {
    const range = this.#range;
    return range && { anchor: this.#axes.end(range, "anchor"), focus: this.#axes.end(range, "head") };
  }

  /** Where the person is, by keys, also while it is not there; undefined where they have gone nowhere yet. */
  get cells(): CellRange | undefined {
    return this.#isHome ? this.#awaited : this.#range;
  }

  /** The place of the active cell. */
  get active(): CellPlace | undefined {
    const range = this.#range;
    return range && this.#axes.end(range, "active");
  }

  get activeCell(): CellName | undefined {
    const range = this.#range;
    return range && { rowKey: range.rows.active, column: range.columns.active };
  }

  /** The column where the present row of entries began; undefined where Tab was not the last move. */
  get entryColumn(): number | undefined {
    return this.#entry;
  }

  /** Whether one cell is selected and no other. */
  get isSingle(): boolean {
    const { box, further } = this;
    return box !== undefined && cellCount(box) === 1 && further.length === 0;
  }

  /** The range with the active cell. */
  get box(): Box | undefined {
    const { current } = this;
    return current && boxOf(current);
  }

  /** The ranges that are selected beside the one with the active cell. */
  get further(): readonly Box[] {
    return (this.#range?.further ?? []).map((range) => this.#axes.boxOf(range));
  }

  /** All ranges that are selected, the one with the active cell last. */
  get boxes(): readonly Box[] {
    const { box } = this;
    return box ? [...this.further, box] : [];
  }

  /** Whether moves add ranges to those that are selected, until the person has other ones selected. */
  get isAdding(): boolean {
    return this.#isAdding;
  }

  /** Ids of the columns a range may cover, from left to right. */
  columns(): readonly string[] {
    return this.#axes.columns.keys;
  }

  extent(): Extent {
    return this.#axes.extent;
  }

  includes(row: number, column: string): boolean {
    const place = { row, column: this.#axes.columns.place(column) ?? -1 };
    return this.boxes.some((box) => contains(box, place));
  }

  isActive(rowKey: string | undefined, column: string): boolean {
    return this.#range?.rows.active === rowKey && this.#range?.columns.active === column;
  }

  /**
   * Selects cells of the sheet and brings the active one into view. Places outside of it mean its edges. Where there is no
   * cell nothing is selected, and the person is still where they were, once that is back.
   */
  select(
    selection: Selection,
    { focus = true, active, entryColumn, further = [], isAdding = false }: SelectOptions = {},
  ): void {
    const extent = this.extent();
    if (extent.rows === 0 || extent.columns === 0) return;
    this.#awaited = undefined;
    this.#isHome = false;
    this.#entry = entryColumn;
    this.#range = {
      ...this.#axes.rangeOf(selection, active ?? selection.focus),
      further: further.map((box) => this.#axes.furtherOf(box)),
    };
    this.#isAdding = isAdding;
    this.#host.reveal();
    this.#host.changed();
    if (focus) this.#host.takeKeyboard();
  }

  /** Makes a cell the active one and the only one that is selected. */
  goTo(place: CellPlace, options: Pick<SelectOptions, "focus" | "entryColumn"> = {}): void {
    this.select({ anchor: place, focus: place }, options);
  }

  /** Selects a cell beside all that are selected, and makes it the active one. */
  add(place: CellPlace): void {
    this.select({ anchor: place, focus: place }, { further: this.boxes });
  }

  /** Takes cells out of what is selected; the last of those left are the range with the active cell. Some have to be left. */
  leaveOut(hole: Box): void {
    const left = without(this.boxes, hole);
    const box = left.pop();
    if (!box) return;
    const { active } = this;
    const corner = { row: box.top, column: box.left };
    const range = { anchor: corner, focus: { row: box.bottom, column: box.right } };
    this.select(range, { further: left, active: active && contains(box, active) ? active : corner });
  }

  /** Begins to add ranges by moves, or ends that; what is selected stays so. */
  toggleAdding(): void {
    const { active } = this;
    if (this.#isAdding) {
      this.#isAdding = false;
      this.#host.changed();
    } else if (active) this.select({ anchor: active, focus: active }, { further: this.boxes, isAdding: true });
  }

  /** The cell at a place; undefined outside the sheet. */
  cellAt(place: CellPlace): CellName | undefined {
    return this.#axes.cellAt(place);
  }

  /** The place of a cell; undefined where its row or column is not on screen. */
  find(cell: CellName): CellPlace | undefined {
    return this.#axes.find(cell);
  }

  /**
   * Selects cells as soon as the active one is there, without scrolling to it or taking the keyboard. The first cell is
   * active until then.
   */
  restore(cells: CellRange): void {
    this.#awaited = cells;
    this.goHome();
  }

  /** Makes the first cell active, and keeps it so until the person goes elsewhere; neither scrolls nor takes the keyboard. */
  goHome(): void {
    this.#isHome = true;
    if (!this.#arrive()) this.#stayHome();
  }

  /** Binds the range to the rows it covers now: one of them is being edited. */
  settle(): void {
    if (!this.#isHome || !this.#range) return;
    this.#isHome = false;
    this.#awaited = undefined;
    this.#host.changed();
  }

  /** Whether the first cell is active because nobody has gone anywhere yet. */
  get isHome(): boolean {
    return this.#isHome;
  }

  /** Selects whole rows; the first cell of `focus` is active. */
  selectRows(anchor: number, focus: number, options: Pick<SelectOptions, "further"> = {}): void {
    const last = Math.max(0, this.#axes.columns.size - 1);
    this.select({ anchor: { row: anchor, column: last }, focus: { row: focus, column: 0 } }, options);
  }

  /** The ranges that whole rows are selected by. */
  get rowBoxes(): readonly Box[] {
    return this.boxes.filter(({ left, right }) => left === 0 && right === this.#axes.columns.size - 1);
  }

  /** Whether a row is one of those that are selected as a whole. */
  isWholeRow(row: number): boolean {
    return this.rowBoxes.some(({ top, bottom }) => row >= top && row <= bottom);
  }

  /** Rows came, went or moved: the range stays with its cells. */
  followRows(keys: readonly string[]): void {
    this.#follow("rows", new Axis(keys));
  }

  /** Columns came, went or moved. */
  followColumns(): void {
    const before = this.#axes.columns;
    const ids = this.#host.api.getAllDisplayedColumns().map((column) => column.getColId());
    const keys = ids.filter(isSheetColumn);
    if (keys.length === before.size && keys.every((key, at) => key === before.keys[at])) return;
    this.#follow("columns", new Axis(keys));
  }

  #follow(of: "rows" | "columns", after: Axis): void {
    const before = this.#axes[of];
    this.#axes = this.#axes.with(of, after);
    if (this.#isHome) {
      if (!this.#arrive()) this.#stayHome();
      return;
    }
    const range = this.#range;
    if (!range) return;
    const ends = followed(range[of], before, after);
    this.#range = ends && { ...range, [of]: ends, further: furtherLeft(range.further, of, before, after) };
    if (this.#range) {
      this.#host.changed();
      return;
    }
    // All cells are gone: of those that are there instead, at once or later, one is active, by preference the same.
    this.#awaited = range;
    this.#isHome = true;
    this.#isAdding = false;
    this.#range = this.#firstCell();
    this.#host.changed();
  }

  #firstCell(): CellRange | undefined {
    const cell = this.#axes.cellAt({ row: 0, column: 0 });
    return cell && { rows: onlyAt(cell.rowKey), columns: onlyAt(cell.column), further: [] };
  }

  #stayHome(): void {
    const first = this.#firstCell();
    if (first ? this.isActive(first.rows.active, first.columns.active) : this.#range === undefined) return;
    this.#range = first;
    this.#host.changed();
  }

  /** Goes to the cells that are waited for; returns whether they are there. */
  #arrive(): boolean {
    const awaited = this.#awaited;
    const { rows, columns } = this.#axes;
    const [first] = columns.keys;
    if (!awaited || first === undefined || rows.place(awaited.rows.active) === undefined) return false;
    this.#awaited = undefined;
    this.#isHome = false;
    const { active } = awaited.columns;
    this.#range = {
      rows: arrived(awaited.rows, rows) ?? onlyAt(awaited.rows.active),
      columns: arrived(awaited.columns, columns) ?? onlyAt(columns.place(active) === undefined ? first : active),
      further: awaited.further.filter((each) => isThere(each.rows, rows) && isThere(each.columns, columns)),
    };
    this.#host.changed();
    return true;
  }
}

/** The ends of a range where all of them are on screen. */
const arrived = (ends: Ends, axis: Axis): Ends | undefined =>
  isThere([ends.anchor, ends.head, ends.active], axis) ? ends : undefined;
