/** How cards lie in a gallery; all in px. */
export interface Tiling {
  readonly columns: number;
  /** From the top of a line of cards to the top of the next. */
  readonly linePx: number;
  readonly heightPx: number;
}

/** The space between cards. */
export const gapPx = 12;

/** So many cards are compared with one look. */
const mostCompared = 4;

/** How wide a card is: as is wished, but where a few would not stand beside each other they are smaller, down to half of it. */
export function tileWidth(widthPx: number, wishedPx: number, count: number): number {
  if (count === 0 || count > mostCompared) return wishedPx;
  const beside = Math.floor((widthPx + gapPx) / count - gapPx);
  return beside < wishedPx / 2 ? wishedPx : Math.min(wishedPx, beside);
}

/** As many cards beside each other as a width holds, at least one. `shape` is the height of a card by its width. */
export function tilingOf(widthPx: number, tilePx: number, count: number, shape: number): Tiling {
  const columns = Math.max(1, Math.floor((widthPx + gapPx) / (tilePx + gapPx)));
  const linePx = tilePx * shape + gapPx;
  return { columns, linePx, heightPx: Math.max(0, Math.ceil(count / columns) * linePx - gapPx) };
}

/** The cards to draw: those in sight and a screen above and below, from `first` up to but without `end`. */
export function tilesInSight(
  { columns, linePx }: Tiling,
  count: number,
  topPx: number,
  screenPx: number,
): { readonly first: number; readonly end: number } {
  const firstLine = Math.max(0, Math.floor((topPx - screenPx) / linePx));
  const endLine = Math.ceil((topPx + 2 * screenPx) / linePx);
  return { first: Math.min(count, firstLine * columns), end: Math.min(count, endLine * columns) };
}
