/** What a page is measured by. */
interface Pane {
  /** How many rows there are. */
  readonly rows: number;
  /** The height of the window that the rows scroll in. */
  readonly roomPx: number;
  readonly heightOf: (row: number) => number;
}

/** How many rows before or after one still fit into the window with it; at least one. */
export function pageRows(from: number, direction: 1 | -1, { rows, roomPx, heightOf }: Pane): number {
  let used = heightOf(from);
  let count = 0;
  // Beyond the ends rows are as high as the last one there: a page is no shorter near them.
  for (let row = from + direction; ; row += direction) {
    used += Math.max(1, heightOf(Math.max(0, Math.min(rows - 1, row))));
    if (used > roomPx) return Math.max(1, count);
    count += 1;
  }
}

/** Where the page keys lead. Back over a page it is the row one came from, however high the rows between are. */
export class Pages {
  /** The rows the last pages began at, and the one they led to. */
  #trail: { readonly direction: 1 | -1; readonly from: readonly number[]; readonly to: number } | undefined;

  /** The row a page on from one; inside the sheet. */
  go(from: number, direction: 1 | -1, pane: Pane): number {
    const trail = this.#trail?.to === from ? this.#trail : undefined;
    const back = trail?.direction === -direction ? trail.from.at(-1) : undefined;
    if (trail && back !== undefined) {
      this.#trail = { ...trail, from: trail.from.slice(0, -1), to: back };
      return back;
    }
    const wanted = from + direction * pageRows(from, direction, pane);
    const to = Math.max(0, Math.min(pane.rows - 1, wanted));
    const before = trail?.direction === direction ? trail.from : [];
    this.#trail = to === wanted ? { direction, from: [...before, from], to } : undefined;
    return to;
  }
}
