import { failed, ok, type Result } from "../../../shared/base/index.js";
import { cardGameSimulatorFiles, exportCards, withFileIds, type CardSet } from "../../../shared/exports/index.js";
import type { CardTable } from "../cards.js";
import { facePng } from "../faces.js";
import { drawnOrThrow } from "../not-drawn.js";
import type { FolderPictures } from "../pictures.js";
import type { CardFiles, Progress } from "./card-files.js";

/** A game for Card Game Simulator: its definition, and the pictures of its cards where none are hosted. Fails without cards. */
export function simulatorFiles(
  tables: readonly CardTable[],
  pictures: FolderPictures,
  set: CardSet,
  progress?: Progress,
): Result<CardFiles> {
  const wanted = tables.map(({ size, cards }) => ({ size, cards: cards.filter(({ copies }) => copies > 0) }));
  const drawn = wanted.flatMap(({ cards }) => cards);
  // The game has cards of one size: the first that is wanted.
  const size = wanted.find(({ cards }) => cards.length > 0)?.size;
  if (!size) return failed({ code: "export/no-cards", message: "There are no cards to export." });
  const card = size;
  async function* files(): CardFiles {
    const cards = withFileIds(exportCards(drawn));
    for (const { path, text } of cardGameSimulatorFiles(cards, set, card)) yield { path, content: text };
    if (set.address !== undefined) return;
    for (const [at, { picture }] of cards.entries()) {
      const each = drawn[at];
      if (!each) return;
      yield { path: `sets/${set.code}/${picture}`, content: drawnOrThrow(await facePng(each, pictures)) };
      progress?.(at + 1);
    }
  }
  return ok(files());
}
