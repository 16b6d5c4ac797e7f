import type { TomlValue } from "../../../toml/index.js";
import {
  integerValue,
  type Finding,
  type FindingFix,
  type Lookup,
  type RowFacts,
  type RowRule,
} from "../../../validate/index.js";
import { cardsById } from "./indexes.js";
import { cardwright, designDocument, info } from "./info.js";

const smallest = 50;
const largest = 70;
const mostCopies = 2;

/** A line of a deck; what is not a whole number of copies is undefined, none said is one. */
interface DeckLine {
  readonly card: string;
  readonly copies: number | undefined;
}

const member = (value: TomlValue, key: string): TomlValue | undefined =>
  value.kind === "table" ? value.entries.get(key) : undefined;

function copiesOf(value: TomlValue | undefined): number | undefined {
  if (value === undefined) return 1;
  return value.kind === "integer" && value.value >= 1n && value.value <= 10_000n ? Number(value.value) : undefined;
}

const itemsOf = (row: RowFacts): readonly TomlValue[] => {
  const value = row.value("cards");
  return value?.kind === "array" ? value.items : [];
};

const linesOf = (row: RowFacts): readonly DeckLine[] =>
  itemsOf(row).map((item) => {
    const card = member(item, "card");
    return { card: card?.kind === "string" ? card.value : "", copies: copiesOf(member(item, "copies")) };
  });

export const deckSize: RowRule = {
  kind: "row",
  ...info(
    "deck-size",
    "error",
    "A deck has 50 to 70 cards",
    "Any number in that range is legal, with any ratio of units to spells.",
    designDocument,
  ),
  sheets: ["decks"],
  fault: "relation",
  reads: ["cards"],
  check: (row) => {
    const count = linesOf(row).reduce((sum, { copies }) => sum + (copies ?? 0), 0);
    if (count >= smallest && count <= largest) return [];
    return [{ column: "cards", message: `Deck has ${count} cards; ${smallest}–${largest} allowed` }];
  },
};

/** The list with at most two copies of a card: earlier lines keep theirs, lines that keep none go. */
function reduceFix(row: RowFacts, name: string, isCard: (card: string) => boolean): FindingFix {
  const lines = linesOf(row);
  let left = mostCopies;
  const items = itemsOf(row).flatMap((item, at): TomlValue[] => {
    const { card = "", copies = 0 } = lines[at] ?? {};
    if (!isCard(card) || item.kind !== "table") return [item];
    const kept = Math.min(copies, left);
    left -= kept;
    if (kept === copies) return [item];
    return kept === 0 ? [] : [{ ...item, entries: new Map([...item.entries, ["copies", integerValue(kept)]]) }];
  });
  const to = { kind: "value", value: { kind: "array", items } } as const;
  return {
    id: "reduce",
    title: `Leave ${mostCopies} copies of "${name}"`,
    edits: [{ kind: "cell", column: "cards", to }],
  };
}

export const deckCopies: RowRule = {
  kind: "row",
  ...info(
    "deck-copies",
    "error",
    "At most two copies of a card in a deck",
    "Cards with the same name are the same card, whatever their rarity.",
    `${designDocument}; that the name decides: the rules chapters`,
  ),
  sheets: ["decks"],
  reads: ["cards"],
  check: (row, lookup) => {
    const lines = linesOf(row);
    const nameOf = (card: string): string => lookup.first(cardsById.name, card)?.text("name")?.trim() ?? card;
    const counts = new Map<string, number>();
    for (const { card, copies } of lines) counts.set(nameOf(card), (counts.get(nameOf(card)) ?? 0) + (copies ?? 0));
    const unclear = lines.some(({ copies }) => copies === undefined)
      ? [{ column: "cards", message: "Copies in a deck are whole numbers from 1" }]
      : [];
    const tooMany = [...counts].filter(([name, count]) => name !== "" && count > mostCopies);
    return [
      ...unclear,
      ...tooMany.map(([name, count]): Finding => ({
        column: "cards",
        message: `${count} copies of "${name}"; at most ${mostCopies} across all rarities`,
        fixes: [reduceFix(row, name, (card) => nameOf(card) === name)],
      })),
    ];
  },
};

/** Something in a deck to put a card onto, as `type level`. */
const host = (type: string, level: number): string => `${type} ${level}`;

function unplayable(cards: readonly RowFacts[]): readonly RowFacts[] {
  const hosts = new Set(cards.map((card) => host(card.text("type") ?? "", card.integer("level") ?? 0)));
  return cards.filter((card) => {
    const level = card.integer("level") ?? 1;
    return level > 1 && !hosts.has(host(card.text("type") ?? "", level - 1));
  });
}

export const deckPlayable: RowRule = {
  kind: "row",
  ...info(
    "deck-playable",
    "info",
    "Every card in a deck can be played",
    "A card of level 2 or higher is played onto a card of the same type and one level lower. Without one in the deck it stays in hand, unless an effect helps.",
    cardwright,
  ),
  sheets: ["decks"],
  reads: ["cards"],
  check: (row, lookup) => {
    const ids = [...new Set(linesOf(row).map(({ card }) => card))];
    const cards = ids.flatMap((id) => lookup.first(cardsById.name, id) ?? []);
    return unplayable(cards).map((card) => ({
      column: "cards",
      message: `Nothing in the deck can level up into "${card.title()}"`,
      related: [{ row: card, message: "This card" }],
    }));
  },
};

export const unknownDeckCard = (row: RowFacts, lookup: Lookup): readonly Finding[] =>
  linesOf(row)
    .filter(({ card }) => !lookup.has(cardsById.name, card))
    .map(({ card }) => ({
      column: "cards",
      message: card === "" ? "A line of the deck does not name a card" : `No card has the id ${card}`,
    }));
