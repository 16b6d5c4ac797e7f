/** Sizes of paper in millimetres. */
export const papers = {
  a4: { title: "A4", width: 210, height: 297 },
  letter: { title: "US Letter", width: 215.9, height: 279.4 },
} as const;

export type Paper = keyof typeof papers;

/** In millimetres. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

/** What most printers leave white at the edges of the paper, in millimetres. */
const margin = 5;

/** Where the cards of a page lie: their upper left corners, in millimetres, line by line; the block is centred. */
export function sheetPlaces(
  { width, height }: Size,
  card: Size,
  gap: number,
): readonly { readonly x: number; readonly y: number }[] {
  const fit = (room: number, size: number): number => Math.max(0, Math.floor((room - 2 * margin + gap) / (size + gap)));
  const columns = fit(width, card.width);
  const lines = fit(height, card.height);
  const start = (room: number, count: number, size: number): number => (room - count * size - (count - 1) * gap) / 2;
  const left = start(width, columns, card.width);
  const top = start(height, lines, card.height);
  return Array.from({ length: columns * lines }, (_, at) => ({
    x: left + (at % columns) * (card.width + gap),
    y: top + Math.floor(at / columns) * (card.height + gap),
  }));
}
