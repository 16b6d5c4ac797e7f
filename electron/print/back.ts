import type { SheetPlan } from "../../shared/face/index.js";
import { dataUrl, type Picture } from "../images/index.js";
import { drawnOrThrow } from "./not-drawn.js";
import { pngOf } from "./png.js";
import { inPixels, rasterOf } from "./raster.js";
import { printDpi } from "./faces.js";

/** A picture that fills the backs, or the plain back that we draw. */
export type BackPicture = Picture | "plain";

/** Draws the back of a card with its bleed. A picture fills it to the end of the bleed. */
export async function backPng(back: BackPicture, { card, bleed }: Pick<SheetPlan, "card" | "bleed">): Promise<Buffer> {
  const [width, height] = [card.width + 2 * bleed.x, card.height + 2 * bleed.y];
  const head = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}mm" height="${height}mm" viewBox="0 0 ${width} ${height}">`;
  const frame = (inset: number, fill: string, line: string): string => {
    const [x, y] = [bleed.x + inset, bleed.y + inset];
    const size = `width="${card.width - 2 * inset}" height="${card.height - 2 * inset}"`;
    return `<rect x="${x}" y="${y}" ${size} rx="2" fill="${fill}" stroke="${line}" stroke-width="0.6"/>`;
  };
  const content =
    back === "plain"
      ? `<rect width="${width}" height="${height}" fill="#22303f"/>${frame(4, "#2f4358", "#c9a45c")}${frame(6, "none", "#c9a45c")}`
      : `<image width="${width}" height="${height}" preserveAspectRatio="xMidYMid slice" href="${dataUrl(back)}"/>`;
  const pixels = drawnOrThrow(await rasterOf(`${head}${content}</svg>`, inPixels({ width, height }, printDpi)));
  return pngOf(pixels, printDpi);
}
