import type { SourceFile } from "../../artifact.js";
import type { GamePlay, PlayDeck, PlayMaterial } from "../../play.js";
import {
  cardLists,
  cardOfRow,
  dreamtidesLanesRuleset,
  dreamtidesRuleset,
  indexesOf,
  wellOfRow,
  type CardList,
  type CardSource,
  type Row,
} from "../rules/index.js";
import { rowsOfTable } from "../artifacts/rows.js";

/** Matches with the cards of a folder: its lists are decks, and all its cards together are one. */
export const dreamtidesPlay: GamePlay = {
  rulesets: [dreamtidesRuleset, dreamtidesLanesRuleset],
  material,
};

function material(sources: readonly SourceFile[]): PlayMaterial {
  const cards = rowsOf(sources, ["cards", "test-cards"]).filter(isCard).map(cardOfRow);
  const wells = rowsOf(sources, ["dreamwell", "test-dreamwell"]).map(wellOfRow);
  const definitions: readonly CardSource[] = [...cards, ...wells];
  const remarks: string[] = [];
  const decks: PlayDeck[] = [];
  let dreamwell: readonly number[] = [];
  for (const list of cardLists(rowsOf(sources, ["card-lists"]))) {
    const { indexes, missing } = indexesOf(list, definitions);
    if (missing.length > 0) remarks.push(missingRemark(list, missing));
    if (list.kind === "deck") decks.push({ name: list.name, cards: indexes });
    else if (dreamwell.length === 0) dreamwell = indexes;
  }
  const inPlay = rowsOf(sources, ["cards"]).filter(isCard).length || cards.length;
  if (inPlay > 0) decks.push({ name: "All cards", cards: Array.from({ length: inPlay }, (_, at) => at) });
  return { definitions, decks, options: dreamwell.length === 0 ? {} : { dreamwell: [...dreamwell] }, remarks };
}

/** Rendered cards are `[[cards]]` too, and have no rules to play by. */
const isCard = (row: Row): boolean => typeof row["rules-text"] === "string" && typeof row["card-type"] === "string";

const rowsOf = (sources: readonly SourceFile[], tables: readonly string[]): Row[] =>
  tables.flatMap((table) => rowsOfTable(sources, table) ?? []);

const missingRemark = ({ name }: CardList, missing: readonly string[]): string =>
  `The list ${name} names ${missing.length === 1 ? "a card" : `${missing.length} cards`} the folder does not have: ${missing.slice(0, 3).join(", ")}.`;
