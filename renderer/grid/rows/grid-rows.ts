import type { GridApi, IRowNode } from "ag-grid-community";
import type { SheetView } from "../../../shared/workspace/index.js";
import { arrangementOf, frozenRowsOf } from "../../arrangement/index.js";
import type { GridRow } from "../../state/index.js";
import { frozenThatFit } from "../selection/places.js";
import { RowFeed } from "./row-feed.js";

/** The largest share of the grid's height that frozen rows may take. */
const mostOfHeight = 0.6;

interface GridRowsHost {
  readonly element: HTMLElement;
  sheet(): SheetView;
  heightOf(row: GridRow | undefined): number;
}

/** The rows that a grid holds: the frozen ones, which are the first, stay in sight while the rest scrolls. */
export class GridRows {
  readonly #api: GridApi<GridRow>;
  readonly #host: GridRowsHost;
  #rows: readonly GridRow[] = [];
  /** The rows that scroll. */
  readonly #feed: RowFeed<GridRow>;

  constructor(api: GridApi<GridRow>, host: GridRowsHost) {
    this.#api = api;
    this.#host = host;

    this.#feed = new RowFeed<GridRow>({
      keyOf: ({ key }) => key,
      update: (rows) => {
        for (const row of rows) updateNode(api.getRowNode(row.key), row);
      },
      replace: (rows) => api.setGridOption("rowData", [...rows]),
      change: ({ remove, add, at }) => api.applyTransaction({ remove: [...remove], add: [...add], addIndex: at }),
    });
  }

  /** How many rows there are, frozen or not. */
  get total(): number {
    return this.#rows.length;
  }

  /** Many rows reach the grid in slices; this makes sure that it already has the row at `place`. */
  ensure(place: number): void {
    this.#feed.ensure(place - this.frozenCount);
  }

  destroy(): void {
    this.#feed.stop();
  }

  /** How many rows are frozen, as far as there is room. */
  get frozenCount(): number {
    return this.#api.getPinnedTopRowCount();
  }

  /** Shows these rows, from top to bottom. */
  show(rows: readonly GridRow[]): void {
    this.#rows = rows;
    const frozen = rows.slice(0, this.#wanted());
    const pinned = this.nodes();
    const isSame =
      pinned.length === frozen.length && pinned.every(({ data }, at) => data && data.key === frozen[at]?.key);
    if (isSame) pinned.forEach((node, at) => updateNode(node, frozen[at]));
    else this.#pin(frozen);
    this.#feed.give(rows.slice(frozen.length));
  }

  /**
   * Freezes as many rows as there is room for now, after the room, a height or the wanted number changed; returns whether
   * that are others.
   */
  fit(): boolean {
    if (this.#wanted() === this.frozenCount) return false;
    this.show(this.#rows);
    return true;
  }

  /** Takes in changed heights of rows. */
  measure(): void {
    this.#api.resetRowHeights();
    // Frozen rows are measured when they are set.
    if (this.frozenCount > 0) this.#pin(this.#rows.slice(0, this.frozenCount));
    this.fit();
  }

  #pin(rows: readonly GridRow[]): void {
    this.#host.element.toggleAttribute("data-odd-frozen", rows.length % 2 === 1);
    this.#api.setGridOption("pinnedTopRowData", [...rows]);
  }

  /** The grid's nodes of the frozen rows. */
  nodes(): readonly IRowNode<GridRow>[] {
    return Array.from({ length: this.frozenCount }, (_, at) => this.#api.getPinnedTopRow(at)).flatMap(
      (node) => node ?? [],
    );
  }

  /** How many rows can be frozen when `wanted` are asked for: as many as there is room for. */
  thatFit(wanted: number): number {
    if (wanted === 0) return 0;
    const roomPx = this.#host.element.clientHeight * mostOfHeight;
    return frozenThatFit(wanted, this.#rows.length, (place) => this.#host.heightOf(this.#rows[place]), roomPx);
  }

  #wanted(): number {
    const sheet = this.#host.sheet();
    // The first rows of the sheet are the first of a group then, below its heading.
    return arrangementOf(sheet).group ? 0 : this.thatFit(frozenRowsOf(sheet));
  }
}

/** Other cells reach only the node of their row: the grid need not look at all its rows. */
function updateNode(node: IRowNode<GridRow> | undefined, row: GridRow | undefined): void {
  if (node && row && node.data !== row) node.updateData(row);
}
