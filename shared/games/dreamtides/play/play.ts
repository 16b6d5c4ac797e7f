import type { JsonObject, Seat } from "../../../match/index.js";
import type { BoundTable } from "../../artifact.js";
import type { Row } from "../../folder-tables.js";
import type { DefinitionOrigin, GamePlay, PlayDeck, PlayMaterial } from "../../play.js";
import {
  cardLists,
  cardOfRow,
  cardSourceSchema,
  dreamtidesLanesRuleset,
  dreamtidesRuleset,
  indexesOf,
  supportOf,
  wellOfRow,
  type CardList,
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

/** A row with the place it came from. */
interface PlacedRow {
  readonly row: Row;
  readonly origin: DefinitionOrigin;
  readonly isForTests: boolean;
}

function material(tables: readonly BoundTable[]): PlayMaterial {
  const cards = rowsOf(tables, "cards").filter(isCard);
  const wells = rowsOf(tables, "dreamwell");
  const definitions: readonly CardSource[] = [
    ...cards.map(({ row }) => cardOfRow(row)),
    ...wells.map(({ row }) => wellOfRow(row)),
  ];
  const origins = [...cards, ...wells].map(({ origin }) => origin);
  const remarks: string[] = [];
  const decks: PlayDeck[] = [];
  let dreamwell: readonly number[] = [];
  for (const list of cardLists(rowsOf(tables, "card-lists").map(({ row }) => row))) {
    const { indexes, missing } = indexesOf(list, definitions);
    if (missing.length > 0) remarks.push(missingRemark(list, missing));
    if (list.kind === "deck") decks.push({ name: list.name, cards: indexes });
    else if (dreamwell.length === 0) dreamwell = indexes;
  }
  const inPlay = cards.filter(({ isForTests }) => !isForTests).length || cards.length;
  const everything = inPlay === 0 ? null : { name: "All cards", cards: Array.from({ length: inPlay }, (_, at) => at) };
  const options = dreamwell.length === 0 ? {} : { dreamwell: [...dreamwell] };
  return { definitions, origins, decks, everything, options, remarks };
}

function withHand(options: JsonObject, seat: Seat, definitions: readonly number[]): JsonObject {
  const before: unknown = options.inHand;
  const hands = [0, 1].map((each) => {
    const hand: unknown = Array.isArray(before) ? before[each] : undefined;
    if (each === seat) return [...definitions];
    return Array.isArray(hand) ? hand.filter((index) => typeof index === "number") : [];
  });
  return { ...options, inHand: hands };
}

/** A row that has no rules to play by is left out. */
const isCard = ({ row }: PlacedRow): boolean =>
  typeof row["rules-text"] === "string" && typeof row["card-type"] === "string";

/** The rows of this kind of sheet in the order of the files, those of test tables last. */
function rowsOf(tables: readonly BoundTable[], wanted: string): PlacedRow[] {
  const rows = tables.flatMap(({ file, table, kind, rows: all }): PlacedRow[] => {
    if (kind !== wanted) return [];
    const key = table.join(".");
    const isForTests = key.startsWith("test-");
    return all.map((row, index) => ({ row, origin: { file, table: key, index }, isForTests }));
  });
  return rows.toSorted((a, b) => Number(a.isForTests) - Number(b.isForTests));
}

const missingRemark = ({ name }: CardList, missing: readonly string[]): string =>
  `The list ${name} names ${missing.length === 1 ? "a card" : `${missing.length} cards`} the folder does not have: ${missing.slice(0, 3).join(", ")}.`;
