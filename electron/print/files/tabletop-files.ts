import { ok, type Result } from "../../../shared/base/index.js";
import {
  countTogether,
  exportCards,
  planDecks,
  plainName,
  savedObject,
  type CardSet,
} from "../../../shared/exports/index.js";
import { noBleed } from "../../../shared/face/index.js";
import { backPng, type BackPicture } from "../back.js";
import type { CardTable } from "../cards.js";
import { faceSheetPng } from "../face-sheet.js";
import { facePng, printDpi } from "../faces.js";
import { drawnOrThrow } from "../not-drawn.js";
import type { FolderPictures } from "../pictures.js";
import type { CardFiles, Progress } from "./card-files.js";

export interface TabletopWish {
  readonly back: BackPicture;
  readonly title: CardSet["title"];
  /** The address of the folder that the pictures will be in; ends with `/`. */
  readonly base: string;
  readonly progress?: Progress | undefined;
}

/** How the picture of the backs is called, behind the name of the object. */
const backName = "back";

/**
 * A saved object for Tabletop Simulator with all its pictures: sheets of faces, the back, and one for lists. Fails where
 * there are too many cards.
 */
export function tabletopFiles(
  tables: readonly CardTable[],
  pictures: FolderPictures,
  { back, title, base, progress }: TabletopWish,
): Result<{ readonly sheets: number; readonly files: CardFiles }> {
  const together = countTogether(tables.flatMap(({ cards }) => cards));
  if (!together.ok) return together;
  const name = plainName(title);
  const decks = tables
    .map(({ table, size, cards }) => ({ title: table, card: size, drawn: cards.filter(({ copies }) => copies > 0) }))
    .filter(({ drawn }) => drawn.length > 0);
  const plans = planDecks(
    decks.map((deck) => ({ title: deck.title, card: deck.card, cards: exportCards(deck.drawn) })),
    name,
    printDpi,
  );
  async function* files(): CardFiles {
    let count = 0;
    for (const [at, { sheets }] of plans.entries()) {
      let first = 0;
      for (const sheet of sheets) {
        const drawn = decks[at]?.drawn.slice(first, first + sheet.cards.length) ?? [];
        first += drawn.length;
        yield { path: sheet.file, content: drawnOrThrow(await faceSheetPng(sheet, drawn, pictures)) };
        count += drawn.length;
        progress?.(count);
      }
    }
    const [deck] = decks;
    const [shown] = deck?.drawn ?? [];
    if (deck && shown) {
      const listed = drawnOrThrow(await facePng(shown, pictures, { dpi: 100 }));
      yield { path: `${name}-${backName}.png`, content: await backPng(back, { card: deck.card, bleed: noBleed }) };
      yield { path: `${name}.png`, content: listed };
    }
    yield { path: `${name}.json`, content: savedObject(title, plans, { base, back: `${name}-${backName}.png` }) };
  }
  return ok({ sheets: plans.reduce((sum, { sheets }) => sum + sheets.length, 0), files: files() });
}
