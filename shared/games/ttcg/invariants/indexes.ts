import { columnIndex, type Index, type RowFacts } from "../../../validate/index.js";
import { noName } from "../vocabulary.js";

export const serialReads = [
  "name",
  "type",
  "subtypes",
  "level",
  "attack",
  "defense",
  "effect-1",
  "effect-2",
  "effect-1-style",
  "effect-2-style",
] as const;

export const cardsById: Index = columnIndex("cards-by-id", ["cards"], "id", [
  "name",
  "type",
  "level",
  "attack",
  "defense",
]);

/** All that the serial numbers of a card's printings are made of. */
export const serialCardsById: Index = columnIndex("serial-cards-by-id", ["cards"], "id", serialReads);

/** Lore cards have ids of their own among those of all cards. */
export const idsOfAll: Index = columnIndex("ids", ["cards", "lore-cards"], "id");

export const cardsByName: Index = {
  name: "cards-by-name",
  sheets: ["cards"],
  reads: ["name"],
  carries: ["name"],
  keys: (row) => ownName(row) ?? [],
};

/** Whatever the case of its letters. */
export const cardsByFoldedName: Index = {
  ...cardsByName,
  name: "cards-by-folded-name",
  keys: (row) => ownName(row)?.toLowerCase() ?? [],
};

/** The name of a card that has one, without white space around it. */
export function ownName(row: RowFacts): string | undefined {
  const name = row.text("name")?.trim() ?? "";
  return name === "" || name === noName ? undefined : name;
}

/** The two effects of a card in either order; undefined where it lacks one. */
export function effectPair(row: RowFacts): string | undefined {
  const effects = [row.text("effect-1")?.trim() ?? "", row.text("effect-2")?.trim() ?? ""];
  return effects.includes("") ? undefined : effects.sort().join("\n");
}

export const cardsByEffects: Index = {
  name: "cards-by-effects",
  sheets: ["cards"],
  reads: ["effect-1", "effect-2"],
  carries: [],
  keys: (row) => effectPair(row) ?? [],
};

export const serials: Index = columnIndex("serials", ["cards", "printings"], "serial", [
  "id",
  "card",
  "tier",
  "rarity",
]);

export const printingsByCard: Index = columnIndex("printings-by-card", ["printings"], "card", [
  "tier",
  "copies",
  "attack",
  "defense",
]);

/** A printing of a card in a tier, as indexes name it. */
export const printingKey = (card: string, tier: number): string => `${tier} ${card}`;

export const printingsByTier: Index = {
  name: "printings-by-tier",
  sheets: ["printings"],
  reads: ["card", "tier"],
  carries: ["attack", "defense", "copies"],
  keys: (row) => {
    const tier = row.integer("tier");
    const card = row.text("card");
    return tier === undefined || card === undefined || card.trim() === "" ? [] : [printingKey(card, tier)];
  },
};

export const everything = "all";

export const printRuns: Index = {
  name: "print-runs",
  sheets: ["print-run"],
  reads: [],
  carries: ["policy", "shares", "copies-per-card"],
  keys: () => [everything],
};

export const indexes: readonly Index[] = [
  cardsById,
  serialCardsById,
  idsOfAll,
  cardsByName,
  cardsByFoldedName,
  cardsByEffects,
  serials,
  printingsByCard,
  printingsByTier,
  printRuns,
];
