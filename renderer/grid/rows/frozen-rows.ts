import type { GridApi, IRowNode } from "ag-grid-community";
import type { SheetView } from "../../../shared/workspace/index.js";
import { frozenRowsOf } from "../../arrangement/index.js";
import type { GridRow } from "../../state/index.js";
import { frozenThatFit } from "../selection/places.js";
import { RowFeed } from "./row-feed.js";

/** How much of the grid's height rows kept in sight may take at most. */
const mostOfHeight = 0.6;

interface FrozenRowsHost {
  readonly element: HTMLElement;
  sheet(): SheetView;
  heightOf(row: GridRow | undefined): number;
}

/** Passes its rows to a grid: the frozen ones, the first on screen, stay in sight while the rest scrolls. */
export class FrozenRows {
  readonly #api: GridApi<GridRow>;
  readonly #host: FrozenRowsHost;
  #rows: readonly GridRow[] = [];
  /** The rows below those in sight. */
  readonly #feed: RowFeed<GridRow>;

  constructor(api: GridApi<GridRow>, host: FrozenRowsHost) {
    this.#api = api;
    this.#host = host;

    this.#feed = new RowFeed({
      replace: (rows) => api.setGridOption("rowData", [...rows]),
      change: ({ remove, add, at }) => api.applyTransaction({ remove: [...remove], add: [...add], addIndex: at }),
    });
  }

  /** How many rows there are, in sight or not. */
  get total(): number {
    return this.#rows.length;
  }

  /** The grid gets many rows one after the other; this one shall be there now. */
  ensure(place: number): void {
    this.#feed.ensure(place - this.count);
  }

  destroy(): void {
    this.#feed.stop();
  }

  get count(): number {
    return this.#api.getPinnedTopRowCount();
  }

  show(rows: readonly GridRow[]): void {
    this.#rows = rows;
    const frozen = this.#wanted();
    this.#host.element.toggleAttribute("data-odd-frozen", frozen % 2 === 1);
    if (frozen > 0 || this.count > 0) this.#api.setGridOption("pinnedTopRowData", rows.slice(0, frozen));
    this.#feed.give(rows.slice(frozen));
  }

  /** The room, the heights or how many rows are frozen became others. */
  fit(): void {
    if (this.#wanted() !== this.count) this.show(this.#rows);
  }

  /** Heights of rows became others. */
  measure(): void {
    this.#api.resetRowHeights();
    if (this.count > 0 || this.#wanted() > 0) this.show(this.#rows);
  }

  /** The grid's nodes of the rows kept in sight. */
  nodes(): readonly IRowNode<GridRow>[] {
    return Array.from({ length: this.count }, (_, at) => this.#api.getPinnedTopRow(at)).flatMap((node) => node ?? []);
  }

  /** How many of the rows there is room for, when so many are to be kept in sight. */
  thatFit(wanted: number): number {
    if (wanted === 0) return 0;
    const roomPx = this.#host.element.clientHeight * mostOfHeight;
    return frozenThatFit(wanted, this.#rows.length, (place) => this.#host.heightOf(this.#rows[place]), roomPx);
  }

  #wanted(): number {
    return this.thatFit(frozenRowsOf(this.#host.sheet()));
  }
}
