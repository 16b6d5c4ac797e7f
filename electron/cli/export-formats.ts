import { join } from "node:path";
import { failed, ok, visibleName, type Result } from "../../shared/base/index.js";
import {
  cardGameSimulatorFiles,
  cockatriceXml,
  exportCards,
  quantityCsv,
  withFileIds,
  type CardSet,
} from "../../shared/exports/index.js";
import { facePng } from "../print/index.js";
import type { ExportRequest } from "./export.js";
import { exportTabletopSimulator } from "./export-tts.js";
import { counted, writeMade } from "./made-file.js";
import type { ReadCards } from "./read-cards.js";

export const exportFormats = ["tts", "cockatrice", "cgs", "csv"] as const;

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
      const written = await exportGame(request, read, set);
      return written.ok ? ok({ summary, remarks: [] }) : written;
    }
  }
}

/** Writes a game for Card Game Simulator: its definition, and the pictures of its cards where none are hosted. */
async function exportGame({ out, force }: ExportRequest, read: ReadCards, set: CardSet): Promise<Result<null>> {
  const drawn = read.tables.flatMap(({ cards }) => cards.filter(({ copies }) => copies > 0));
  const [size] = read.tables.map((table) => table.size);
  if (!size) return failed({ code: "export/no-cards", message: "There are no cards to export." });
  const cards = withFileIds(exportCards(drawn));
  for (const { path, text } of cardGameSimulatorFiles(cards, set, size)) {
    const written = await writeMade(join(out, path), text, force);
    if (!written.ok) return written;
  }
  const folder = join(out, "sets", set.code);
  for (const [at, { picture }] of cards.entries()) {
    const card = drawn[at];
    if (!card || set.address !== undefined) break;
    const png = await facePng(card, read.pictures);
    const written = png.ok ? await writeMade(join(folder, picture), png.value, force) : png;
    if (!written.ok) return written;
  }
  return ok(null);
}
