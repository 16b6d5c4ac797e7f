import { failed, ok, type Result } from "../../../shared/base/index.js";
import { pictureNames } from "../../../shared/exports/index.js";
import type { Bleed, Size } from "../../../shared/face/index.js";
import type { CardTable } from "../cards.js";
import { bleedFor, facePng } from "../faces.js";
import { inOrder } from "../in-order.js";
import { drawnOrThrow } from "../not-drawn.js";
import type { FolderPictures } from "../pictures.js";
import type { CardFiles, Progress } from "./card-files.js";

export interface PngWish {
  readonly bleed: Bleed;
  /** How many pixels each picture has; what a card does not fill is its bleed, in place of `bleed`. */
  readonly pixels?: Size | undefined;
  readonly progress?: Progress | undefined;
}

/** A PNG of each card that is wanted at all, named by the card. Fails where a card does not fit into so many pixels. */
export function pngFiles(
  tables: readonly CardTable[],
  pictures: FolderPictures,
  { bleed, pixels, progress }: PngWish,
): Result<CardFiles> {
  const all = tables.flatMap(({ size, cards }) =>
    cards
      .filter(({ copies }) => copies > 0)
      .map((card) => ({ card, around: pixels === undefined ? bleed : bleedFor(size, pixels) })),
  );
  if (pixels !== undefined && all.some(({ around }) => around.x < 0 || around.y < 0)) {
    const message = `A card does not fit into ${pixels.width}x${pixels.height} pixels.`;
    return failed({ code: "print/too-small", message });
  }
  const names = pictureNames(all.map(({ card }) => card));
  async function* files(): AsyncGenerator<{ path: string; content: Buffer }> {
    const drawn = inOrder([...all.entries()], 4, async ([at, { card, around }]) => ({
      path: names[at] ?? "",
      content: drawnOrThrow(await facePng(card, pictures, { bleed: around })),
    }));
    let count = 0;
    for await (const file of drawn) {
      yield file;
      count += 1;
      progress?.(count);
    }
  }
  return ok(files());
}
