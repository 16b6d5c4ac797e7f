import { columnIndex, type Index, type RowFacts } from "../../../validate/index.js";
import { serialKeys } from "../serial/serial.js";

export const cardsById = columnIndex("cards-by-id", ["cards"], "id", ["name", "type", "level", "attack", "defense"]);

/** The cards with everything that the serial numbers of their printings encode. */
export const serialCardsById = columnIndex("serial-cards-by-id", ["cards"], "id", [...serialKeys, "serial"]);

/** Ids of all rows that are cards of the game. */
export const allIds = columnIndex("all-ids", ["cards", "lore-cards"], "id");

export const unnamed = "Unnamed";

/** A card's name without the blanks around it; undefined for none, and for the one of cards that are not named yet. */
export function nameOf(row: RowFacts): string | undefined {
  const name = row.text("name")?.trim();
  return name === "" || name === unnamed ? undefined : name;
}

const listed = (key: string | undefined): readonly string[] => (key === undefined ? [] : [key]);

export const cardsByName: Index = {
  name: "cards-by-name",
  sheets: ["cards"],
  reads: ["name"],
  carries: ["name"],
  keys: (row) => listed(nameOf(row)),
};

/** By their names in lower case. */
export const cardsByPlainName: Index = {
  ...cardsByName,
  name: "cards-by-plain-name",
  keys: (row) => listed(nameOf(row)?.toLowerCase()),
};

export const effectKeys = ["effect-1", "effect-2"] as const;

export const effectOf = (row: RowFacts, key: (typeof effectKeys)[number]): string => row.text(key)?.trim() ?? "";

/** Both effects in either order; undefined where one is missing. */
export function effectPair(row: RowFacts): string | undefined {
  const effects = effectKeys.map((key) => effectOf(row, key));
  return effects.includes("") ? undefined : effects.sort().join("\n");
}

export const cardsByEffects: Index = {
  name: "cards-by-effects",
  sheets: ["cards"],
  reads: effectKeys,
  carries: [],
  keys: (row) => listed(effectPair(row)),
};

export const printingsByCard = columnIndex("printings-by-card", ["printings"], "card", [
  "tier",
  "copies",
  "attack",
  "defense",
  "serial",
]);

export const printingKey = (card: string, tier: number): string => `${tier} ${card}`;

export const printingsByTier: Index = {
  name: "printings-by-tier",
  sheets: ["printings"],
  reads: ["card", "tier"],
  carries: ["card", "tier", "copies"],
  keys: (row) => {
    const card = row.text("card");
    const tier = row.integer("tier");
    return card === undefined || card.trim() === "" || tier === undefined ? [] : [printingKey(card, tier)];
  },
};

/** The one key of an index that has each row of its sheets under it. */
export const all = "all";

export const printRuns: Index = {
  name: "print-runs",
  sheets: ["print-run"],
  reads: [],
  carries: ["policy", "shares", "copies-per-card"],
  keys: () => [all],
};

/**
 * A card in a tier, which has one serial number: the base card and its common printing are the same. A row that names none is
 * itself.
 */
export function printedCard(row: RowFacts): string {
  const isCard = row.kind === "cards";
  const card = row.text(isCard ? "id" : "card") ?? "";
  const tier = isCard ? (row.integer("rarity") ?? 0) + 1 : row.integer("tier");
  return card.trim() === "" || tier === undefined ? row.rowKey : printingKey(card, tier);
}

/** Under which key of the index of serials a card in a tier has this one. */
export const ownSerial = (serial: string, row: RowFacts): string => `${serial} of ${printedCard(row)}`;

/** Whether it is in the list of cards, where it is reported. */
export const cardSerial = (serial: string, row: RowFacts): string => `${ownSerial(serial, row)} card`;

export const serials: Index = {
  name: "serials",
  sheets: ["cards", "printings"],
  reads: ["serial", "id", "rarity", "card", "tier"],
  carries: ["serial", "id", "rarity", "card", "tier"],
  keys: (row) => {
    const serial = row.text("serial") ?? "";
    if (serial.trim() === "") return [];
    const keys = [serial, ownSerial(serial, row)];
    return row.kind === "cards" ? [...keys, cardSerial(serial, row)] : keys;
  },
};

export const indexes: readonly Index[] = [
  cardsById,
  serialCardsById,
  allIds,
  cardsByName,
  cardsByPlainName,
  cardsByEffects,
  printingsByCard,
  printingsByTier,
  printRuns,
  serials,
];
