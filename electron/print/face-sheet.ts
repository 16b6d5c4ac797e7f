import { ok, type Result } from "../../shared/base/index.js";
import type { FaceSheet } from "../../shared/exports/index.js";
import { faceSvg } from "../../shared/face/index.js";
import type { DrawnCard } from "./cards.js";
import type { FolderPictures } from "./pictures.js";
import { pngOf } from "./png.js";
import { rasterOf } from "./raster.js";

/** Draws the faces of cards side by side as one PNG, line by line, in the grid of a sheet. */
export async function faceSheetPng(
  { columns, lines, face: { width, height } }: Pick<FaceSheet, "columns" | "lines" | "face">,
  cards: readonly DrawnCard[],
  pictures: FolderPictures,
): Promise<Result<Buffer>> {
  const faces: string[] = [];
  for (const [at, { layout }] of cards.entries()) {
    const [x, y] = [(at % columns) * width, Math.floor(at / columns) * height];
    // The face says its own size first; here it fills a cell of the grid.
    const svg = faceSvg(layout, await pictures.of(layout)).replace(/ width="[^"]*" height="[^"]*"/u, "");
    faces.push(
      svg.replace("<svg ", `<svg x="${x}" y="${y}" width="${width}" height="${height}" preserveAspectRatio="none" `),
    );
  }
  const size = { width: columns * width, height: lines * height };
  const head = `<svg xmlns="http://www.w3.org/2000/svg" width="${size.width}" height="${size.height}">`;
  const pixels = await rasterOf(`${head}${faces.join("")}</svg>`, size);
  return pixels.ok ? ok(await pngOf(pixels.value, 96)) : pixels;
}
