import type { JsonObject, Seat } from "../../../match/index.js";
import type { SourceFile } from "../../artifact.js";
import { isRow, type Row } from "../../folder-tables.js";
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
}

function material(sources: readonly SourceFile[]): PlayMaterial {
  const cards = rowsOf(sources, ["cards", "test-cards"]).filter(isCard);
  const wells = rowsOf(sources, ["dreamwell", "test-dreamwell"]);
  const definitions: readonly CardSource[] = [
    ...cards.map(({ row }) => cardOfRow(row)),
    ...wells.map(({ row }) => wellOfRow(row)),
  ];
  const origins = [...cards, ...wells].map(({ origin }) => origin);
  const remarks: string[] = [];
  const decks: PlayDeck[] = [];
  let dreamwell: readonly number[] = [];
  for (const list of cardLists(rowsOf(sources, ["card-lists"]).map(({ row }) => row))) {
    const { indexes, missing } = indexesOf(list, definitions);
    if (missing.length > 0) remarks.push(missingRemark(list, missing));
    if (list.kind === "deck") decks.push({ name: list.name, cards: indexes });
    else if (dreamwell.length === 0) dreamwell = indexes;
  }
  const inPlay = cards.filter(({ origin }) => origin.table === "cards").length || cards.length;
  if (inPlay > 0) decks.push({ name: "All cards", cards: Array.from({ length: inPlay }, (_, at) => at) });
  const options = dreamwell.length === 0 ? {} : { dreamwell: [...dreamwell] };
  return { definitions, origins, decks, options, remarks };
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

/** Rendered cards are `[[cards]]` too, and have no rules to play by. */
const isCard = ({ row }: PlacedRow): boolean =>
  typeof row["rules-text"] === "string" && typeof row["card-type"] === "string";

/** The rows of these tables, table by table, in the order of the files. */
const rowsOf = (sources: readonly SourceFile[], tables: readonly string[]): PlacedRow[] =>
  tables.flatMap((table) => sources.flatMap((source) => rowsIn(source, table)));

function rowsIn({ file, content }: SourceFile, table: string): PlacedRow[] {
  const rows: unknown = Object.hasOwn(content, table) ? content[table] : undefined;
  if (!Array.isArray(rows)) return [];
  return rows.flatMap((row: unknown, index) => (isRow(row) ? [{ row, origin: { file, table, index } }] : []));
}

const missingRemark = ({ name }: CardList, missing: readonly string[]): string =>
  `The list ${name} names ${missing.length === 1 ? "a card" : `${missing.length} cards`} the folder does not have: ${missing.slice(0, 3).join(", ")}.`;
