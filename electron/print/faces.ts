import { ok, type Result } from "../../shared/base/index.js";
import { faceSvg, noBleed, type Bleed, type Size } from "../../shared/face/index.js";
import type { DrawnCard } from "./cards.js";
import type { FolderPictures } from "./pictures.js";
import { pngOf, type Pixels } from "./png.js";
import { inch, inPixels, rasterOf } from "./raster.js";

/** How sharp faces are drawn for print, in pixels per inch. */
export const printDpi = 300;

/** Draws a card as a PNG with its pictures. */
export async function facePng(
  card: DrawnCard,
  pictures: FolderPictures,
  { bleed = noBleed, dpi = printDpi }: { readonly bleed?: Bleed; readonly dpi?: number } = {},
): Promise<Result<Buffer>> {
  const pixels = await facePixels(card, pictures, bleed, dpi);
  return pixels.ok ? ok(await pngOf(pixels.value, dpi)) : pixels;
}

/** Draws a card with its pictures and a bleed, at so many pixels per inch. */
export async function facePixels(
  { layout }: DrawnCard,
  pictures: FolderPictures,
  bleed: Bleed,
  dpi: number,
): Promise<Result<Pixels>> {
  const { width, height } = layout.template;
  const size = inPixels({ width: width + 2 * bleed.x, height: height + 2 * bleed.y }, dpi);
  return rasterOf(faceSvg(layout, await pictures.of(layout), bleed), size);
}

/** How far a card must be drawn beyond its edges to fill so many pixels at the resolution of print. */
export function bleedFor(card: Size, pixels: Size): Bleed {
  const beyond = (wanted: number, size: number): number => ((wanted * inch) / printDpi - size) / 2;
  return { x: beyond(pixels.width, card.width), y: beyond(pixels.height, card.height) };
}
