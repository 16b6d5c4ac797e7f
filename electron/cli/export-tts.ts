import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { ok, visibleName, type Result } from "../../shared/base/index.js";
import { exportCards, planDecks, plainName, savedObject, type CardSet } from "../../shared/exports/index.js";
import { noBleed } from "../../shared/face/index.js";
import { backPng, facePng, faceSheetPng, printDpi } from "../print/index.js";
import { readBack } from "./card-back.js";
import type { ExportReport } from "./export-formats.js";
import type { ExportRequest } from "./export.js";
import { counted, writeMade } from "./made-file.js";
import type { ReadCards } from "./read-cards.js";

/** How the picture of the backs is called, behind the name of the object. */
const backName = "back";

/** Writes a saved object for Tabletop Simulator with all its pictures: sheets of faces, the back, and one for lists. */
export async function exportTabletopSimulator(
  { out, force, back: named }: Pick<ExportRequest, "out" | "force" | "back">,
  { tables, pictures, count }: ReadCards,
  set: CardSet,
): Promise<Result<ExportReport>> {
  const back = await readBack(named);
  if (!back.ok) return back;
  const name = plainName(set.title);
  const decks = tables
    .map(({ table, size, cards }) => ({ title: table, card: size, drawn: cards.filter(({ copies }) => copies > 0) }))
    .filter(({ drawn }) => drawn.length > 0);
  const plans = planDecks(
    decks.map(({ title, card, drawn }) => ({ title, card, cards: exportCards(drawn) })),
    name,
    printDpi,
  );
  const put = (file: string, content: string | Uint8Array): Promise<Result<null>> =>
    writeMade(join(out, file), content, force);
  for (const [at, { sheets }] of plans.entries()) {
    let first = 0;
    for (const sheet of sheets) {
      const drawn = decks[at]?.drawn.slice(first, first + sheet.cards.length) ?? [];
      first += drawn.length;
      const png = await faceSheetPng(sheet, drawn, pictures);
      const written = png.ok ? await put(sheet.file, png.value) : png;
      if (!written.ok) return written;
    }
  }
  const [deck] = decks;
  const [shown] = deck?.drawn ?? [];
  if (deck && shown) {
    const listed = await facePng(shown, pictures, { dpi: 100 });
    const pngs = [
      [`${name}-${backName}.png`, await backPng(back.value, { card: deck.card, bleed: noBleed })],
      [`${name}.png`, listed.ok ? listed.value : undefined],
    ] as const;
    for (const [file, png] of pngs) {
      const written = png ? await put(file, png) : ok(null);
      if (!written.ok) return written;
    }
  }
  const base = set.address ?? `${pathToFileURL(resolve(out)).href}/`;
  const written = await put(`${name}.json`, savedObject(set.title, plans, { base, back: `${name}-${backName}.png` }));
  if (!written.ok) return written;
  const sheets = plans.flatMap((plan) => plan.sheets).length;
  const summary = `${visibleName(out)}: ${counted(count, "card")} on ${counted(sheets, "picture")}`;
  return ok({ summary, remarks: [] });
}
