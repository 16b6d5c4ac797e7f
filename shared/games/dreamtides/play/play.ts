import type { BoundTable } from "../../artifact.js";
import type { GamePlay, PlayDeck, PlayMaterial } from "../../play.js";
import { missingCards, placedRows, withHand, type PlacedRow } from "../../play-kit.js";
import {
  cardLists,
  cardOfRow,
  cardSourceSchema,
  dreamtidesLanesRuleset,
  dreamtidesRuleset,
  indexesOf,
  supportOf,
  wellOfRow,
  type CardSource,
} from "../rules/index.js";

/** Matches with the cards of a folder: its lists are decks, and all its cards together are one. */
export const dreamtidesPlay: GamePlay = {
  rulesets: [dreamtidesRuleset, dreamtidesLanesRuleset],
  options: [],
  material,
  nameOf: (definition) => {
    const read = cardSourceSchema.safeParse(definition);
    return read.success ? read.data.name : "";
  },
  supportOf: (ability, { table, row }) =>
    supportOf(ability, table === "dreamwell" ? "well" : row["card-type"] === "Character" ? "character" : "event"),
  isCard: (definition) => {
    const read = cardSourceSchema.safeParse(definition);
    return read.success && read.data.kind === "card";
  },
  withHand,
};

function material(tables: readonly BoundTable[]): PlayMaterial {
  const cards = rowsOf(tables, "cards").filter(isCard);
  const wells = rowsOf(tables, "dreamwell");
  const definitions: readonly CardSource[] = [
    ...cards.map(({ row }) => cardOfRow(row)),
    ...wells.map(({ row }) => wellOfRow(row)),
  ];
  const origins = [...cards, ...wells].map(({ origin }) => origin);
  const remarks = costRemarks(cards);
  const decks: PlayDeck[] = [];
  let dreamwell: readonly number[] = [];
  for (const list of cardLists(rowsOf(tables, "card-lists").map(({ row }) => row))) {
    const { indexes, missing } = indexesOf(list, definitions);
    if (missing.length > 0) remarks.push(missingCards(`The list ${list.name}`, missing));
    if (list.kind === "deck") decks.push({ name: list.name, cards: indexes });
    else if (dreamwell.length === 0) dreamwell = indexes;
  }
  const inPlay = cards.filter((card) => !isForTests(card)).length || cards.length;
  const everything = inPlay === 0 ? null : { name: "All cards", cards: Array.from({ length: inPlay }, (_, at) => at) };
  const options = dreamwell.length === 0 ? {} : { dreamwell: [...dreamwell] };
  return { definitions, origins, decks, everything, options, remarks };
}

/** A cost that is neither a whole number nor `*` does not keep a card out of matches; it must not go unnoticed there. */
function costRemarks(cards: readonly PlacedRow[]): string[] {
  const unread = cards.filter(({ row }) => {
    const cost = row["energy-cost"] ?? "*";
    return cost !== "*" && cardOfRow(row).energyCost === null;
  });
  const [first] = unread;
  if (!first) return [];
  const which = `${cardOfRow(first.row).name} (${String(first.row["energy-cost"]).slice(0, 40)})`;
  return unread.length === 1
    ? [`The cost of ${which} is no whole number: the card costs nothing in matches.`]
    : [
        `The costs of ${unread.length} cards are no whole numbers, such as that of ${which}: they cost nothing in matches.`,
      ];
}

/** A row that has no rules to play by is left out. */
const isCard = ({ row }: PlacedRow): boolean =>
  typeof row["rules-text"] === "string" && typeof row["card-type"] === "string";

const isForTests = ({ origin }: PlacedRow): boolean => origin.table.startsWith("test-");

/** The rows of this kind of sheet in the order of the files, those of test tables last. */
const rowsOf = (tables: readonly BoundTable[], wanted: string): readonly PlacedRow[] =>
  placedRows(tables, wanted).toSorted((a, b) => Number(isForTests(a)) - Number(isForTests(b)));
