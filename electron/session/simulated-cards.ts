import type { SimulatedCard, SimulatedGame } from "../../shared/bridge/index.js";
import { boundTables, deckSize, decksOf, usualAnswers, type FolderTable, type Game } from "../../shared/games/index.js";
import type { WorkspaceState } from "../../shared/workspace/index.js";
import type { CardInfo } from "../simulation/index.js";

/** What there is to choose for a game: nothing where it cannot be played, or the folder has no cards of it. */
export function choicesOf({ id, title, play }: Game, tables: readonly FolderTable[]): SimulatedGame[] {
  const material = play?.material(boundTables(tables, { id }));
  if (!play || !material || decksOf(material).length === 0) return [];
  const decks = decksOf(material).map((deck) => ({
    name: deck.name,
    size: deckSize(deck, play.parts ?? []),
    isEverything: deck === material.everything,
  }));
  return [{ id, title, decks, options: usualAnswers(play.options, material.options), remarks: material.remarks }];
}

/** A card with the row it is made of, as far as there is one now. */
export function cardOnScreen({ files }: WorkspaceState, { name, origin, isThere }: CardInfo): SimulatedCard {
  const table = files.get(origin.file)?.content?.tables.find(({ path }) => path.join(".") === origin.table);
  const rowKey = isThere ? table?.keys[origin.index] : undefined;
  if (!table || rowKey === undefined) return { name, row: null };
  return { name, row: { sheet: { file: origin.file, table: table.path }, rowKey } };
}
