import type { TomlValue } from "../../../toml/index.js";
import {
  integerValue,
  type Finding,
  type FindingFix,
  type Lookup,
  type RowFacts,
  type RowRule,
} from "../../../validate/index.js";
import { readerOf } from "../language/index.js";
import { cardsWithoutHost, deckCardsById } from "./deck-hosts.js";
import { cardsById } from "./indexes.js";
import { cardwright, designDocument, info } from "./info.js";
import { deckFormats } from "../vocabulary.js";

const mostCopies = 2;

/** The limits of the decks of a format. */
interface DeckFormat {
  readonly smallest?: number;
  readonly largest?: number;
  readonly mostCopies?: number;
}

/** A deck whose format is unknown is checked as a constructed one (TTCG-14). */
const formats: Readonly<Record<(typeof deckFormats)[number], DeckFormat>> = {
  constructed: { smallest: 50, largest: 70, mostCopies },
  sealed: { smallest: 40 },
  sandbox: {},
};

const formatOf = (row: RowFacts): DeckFormat =>
  formats[deckFormats.find((each) => each === row.text("format")) ?? "constructed"];

/** What a size should be: `50–70 allowed`, `at least 40 in a sealed deck`. */
function sizeWords({ smallest = 0, largest }: DeckFormat): string {
  return largest === undefined ? `a sealed deck has at least ${smallest}` : `${smallest}–${largest} allowed`;
}

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
    "Any number in that range is legal, with any ratio of units to spells. A deck whose format is sealed has at least 40 cards; one to try things out with (sandbox) has as many as you like.",
    designDocument,
  ),
  sheets: ["decks"],
  fault: "relation",
  reads: ["cards", "format"],
  check: (row) => {
    const format = formatOf(row);
    const count = linesOf(row).reduce((sum, { copies }) => sum + (copies ?? 0), 0);
    if (count >= (format.smallest ?? 0) && count <= (format.largest ?? Infinity)) return [];
    return [{ column: "cards", message: `Deck has ${count} cards; ${sizeWords(format)}` }];
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
    "Cards with the same name are the same card, whatever their rarity. Sealed decks, and those to try things out with, have no limit.",
    `${designDocument}; that the name decides: the rules chapters`,
  ),
  sheets: ["decks"],
  reads: ["cards", "format"],
  check: (row, lookup) => {
    const lines = linesOf(row);
    const nameOf = (card: string): string => lookup.first(cardsById.name, card)?.text("name")?.trim() ?? card;
    const counts = new Map<string, number>();
    for (const { card, copies } of lines) counts.set(nameOf(card), (counts.get(nameOf(card)) ?? 0) + (copies ?? 0));
    const unclear = lines.some(({ copies }) => copies === undefined)
      ? [{ column: "cards", message: "Copies in a deck are whole numbers from 1" }]
      : [];
    const most = formatOf(row).mostCopies ?? Infinity;
    const tooMany = [...counts].filter(([name, count]) => name !== "" && count > most);
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

export const deckPlayable: RowRule = {
  kind: "row",
  ...info(
    "deck-playable",
    "info",
    "Every card in a deck can be played",
    "A card of level 2 or higher is played onto a card of the same type and one level lower, or onto another where the text of a card in the deck allows it: “You can rank up this card using …”. Without one in the deck it stays in hand, unless an effect helps.",
    cardwright,
  ),
  sheets: ["decks"],
  reads: ["cards"],
  check: (row, lookup) => {
    const ids = [...new Set(linesOf(row).map(({ card }) => card))];
    const cards = ids.flatMap((id) => lookup.first(deckCardsById.name, id) ?? []);
    return cardsWithoutHost(cards, readerOf(lookup.lexicon())).map((card) => ({
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
