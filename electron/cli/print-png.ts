import { join } from "node:path";
import { failed, must, ok, visibleName, type Result } from "../../shared/base/index.js";
import type { Bleed, Size } from "../../shared/face/index.js";
import { pictureNames } from "../../shared/exports/index.js";
import { bleedFor, facePng, inOrder } from "../print/index.js";
import { counted, writeMade } from "./made-file.js";
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
  const all = tables.flatMap(({ size, cards }) =>
    cards.filter(({ copies }) => copies > 0).map((card) => ({ size, card })),
  );
  const names = pictureNames(all.map(({ card }) => card));
  const wanted = pixels === undefined ? undefined : sizeOf(pixels);
  const drawn = inOrder([...all.entries()], 4, async ([at, { size, card }]) => {
    const around = wanted ? bleedFor(size, wanted) : bleed;
    if (around.x < 0 || around.y < 0) {
      return failed({ code: "print/too-small", message: `A card does not fit into ${pixels} pixels.` });
    }
    return { ok: true as const, value: { at, png: must(await facePng(card, pictures, { bleed: around })) } };
  });
  for await (const each of drawn) {
    if (!each.ok) return each;
    const { at, png } = each.value;
    const written = await writeMade(join(folder, names[at] ?? ""), png, force);
    if (!written.ok) return written;
  }
  output.say(`${visibleName(folder)}: ${counted(all.length, "picture")}\n`);
  return ok(null);
}

function sizeOf(pixels: string): Size {
  const [width = 0, height = 0] = pixels.split("x").map(Number);
  return { width, height };
}
