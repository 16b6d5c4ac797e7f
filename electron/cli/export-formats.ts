import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { z } from "zod";
import { ok, visibleName, type Result } from "../../shared/base/index.js";
import { cockatriceXml, exportCards, isSetCode, quantityCsv, type CardSet } from "../../shared/exports/index.js";
import { simulatorFiles, tabletopFiles } from "../print/index.js";
import { readBack } from "./card-back.js";
import { counted, writeAllMade, writeMade } from "./made-file.js";
import type { ReadCards } from "./read-cards.js";

export const exportFormats = ["tts", "cockatrice", "cgs", "csv"] as const;

/** What was asked for, as options of the command. */
export const exportOptions = z.object({
  as: z.enum(exportFormats),
  out: z.string(),
  set: z.string().refine(isSetCode).optional(),
  title: z.string().min(1).max(200).optional(),
  address: z.url({ protocol: /^(?:https?|file)$/u }).optional(),
  back: z.string().default("plain"),
  game: z.string().optional(),
  table: z.string().optional(),
  copies: z.string().optional(),
  deck: z.string().optional(),
  since: z.string().optional(),
  force: z.boolean().default(false),
});
export type ExportRequest = z.infer<typeof exportOptions>;

/** What was written, in a sentence, and what a person should know about it. */
export interface ExportReport {
  readonly summary: string;
  readonly remarks: readonly string[];
}

/** Writes cards in a format. */
export async function exportAs(request: ExportRequest, read: ReadCards, set: CardSet): Promise<Result<ExportReport>> {
  const { as, out, force } = request;
  const cards = exportCards(read.tables.flatMap((table) => table.cards));
  const summary = `${visibleName(out)}: ${counted(cards.length, "card")}`;
  switch (as) {
    case "tts":
      return exportTabletopSimulator(request, read, set);
    case "cockatrice": {
      const { text, remarks } = cockatriceXml(cards, set);
      const written = await writeMade(out, text, force);
      return written.ok ? ok({ summary, remarks }) : written;
    }
    case "csv": {
      const written = await writeMade(out, quantityCsv(cards), force);
      return written.ok ? ok({ summary, remarks: [] }) : written;
    }
    case "cgs": {
      const files = simulatorFiles(read.tables, read.pictures, set);
      const written = files.ok ? await writeAllMade(out, files.value, force) : files;
      return written.ok ? ok({ summary, remarks: [] }) : written;
    }
  }
}

async function exportTabletopSimulator(
  { out, force, back: named }: Pick<ExportRequest, "out" | "force" | "back">,
  { tables, pictures, count }: ReadCards,
  { title, address }: CardSet,
): Promise<Result<ExportReport>> {
  const back = await readBack(named);
  if (!back.ok) return back;
  const base = address ?? `${pathToFileURL(resolve(out)).href}/`;
  const made = tabletopFiles(tables, pictures, { back: back.value, title, base });
  if (!made.ok) return made;
  const { files, sheets } = made.value;
  const written = await writeAllMade(out, files, force);
  if (!written.ok) return written;
  const summary = `${visibleName(out)}: ${counted(count, "card")} on ${counted(sheets, "picture")}`;
  return ok({ summary, remarks: [] });
}
