import { visibleName, type Result } from "../../shared/base/index.js";
import type { Bleed, Size } from "../../shared/face/index.js";
import { pngFiles } from "../print/index.js";
import { counted, writeAllMade } from "./made-file.js";
import type { Output } from "./output.js";
import type { ReadCards } from "./read-cards.js";

interface PngRequest {
  readonly pixels?: string | undefined;
  readonly force: boolean;
}

/** Writes a picture of each card that is drawn at all to a folder. Fails at the first that is there already or cannot be drawn. */
export async function writePngs(
  output: Output,
  folder: string,
  { tables, pictures }: Pick<ReadCards, "tables" | "pictures">,
  { pixels, force }: PngRequest,
  bleed: Bleed,
): Promise<Result<null>> {
  const files = pngFiles(tables, pictures, { bleed, pixels: pixels === undefined ? undefined : sizeOf(pixels) });
  const written = files.ok ? await writeAllMade(folder, files.value, force) : files;
  if (!written.ok) return written;
  output.say(`${visibleName(folder)}: ${counted(written.value, "picture")}\n`);
  return { ok: true, value: null };
}

function sizeOf(pixels: string): Size {
  const [width = 0, height = 0] = pixels.split("x").map(Number);
  return { width, height };
}
