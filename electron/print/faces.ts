import { ok, type Result } from "../../shared/base/index.js";
import { faceSvg, noBleed, type Bleed, type Size } from "../../shared/face/index.js";
import type { DrawnCard } from "./cards.js";
import type { FolderPictures } from "./pictures.js";
import { pngOf, type Pixels } from "./png.js";
import { inch, rasterOf } from "./raster.js";

/** How sharp faces are drawn for print, in pixels per inch. */
export const printDpi = 300;

/** Draws a card as a PNG with its pictures. */
export async function facePng(
  card: DrawnCard,
  pictures: FolderPictures,
  { bleed = noBleed, dpi = printDpi }: { readonly bleed?: Bleed; readonly dpi?: number } = {},
): Promise<Result<Buffer>> {
  const width = ((card.layout.template.width + 2 * bleed.x) * dpi) / inch;
  const pixels = await facePixels(card, pictures, bleed, width);
  return pixels.ok ? ok(await pngOf(pixels.value, dpi)) : pixels;
}

/** Draws a card with its pictures and a bleed, so many pixels wide. */
export async function facePixels(
  { layout }: DrawnCard,
  pictures: FolderPictures,
  bleed: Bleed,
  width: number,
): Promise<Result<Pixels>> {
  return rasterOf(faceSvg(layout, await pictures.of(layout), bleed), width);
}

/** How far a card must be drawn beyond its edges to fill so many pixels at the resolution of print. */
export function bleedFor(card: Size, pixels: Size): Bleed {
  const beyond = (wanted: number, size: number): number => ((wanted * inch) / printDpi - size) / 2;
  return { x: beyond(pixels.width, card.width), y: beyond(pixels.height, card.height) };
}
