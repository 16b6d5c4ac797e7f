import * as published from "../vocabulary.js";
import { strip } from "./text-rules.js";

/** A card as its statistics see it. */
export interface CountedCard {
  readonly type: string;
  readonly subtypes: readonly string[];
  readonly effects: readonly string[];
}

/** How often each word comes. */
export type WordCounts = ReadonlyMap<string, number>;

/** Counts over a list of cards (EFFECTS-8). */
export interface CardStatistics {
  readonly types: WordCounts;
  readonly subtypes: WordCounts;
  /** Cards whose effects mention a type or subtype. */
  readonly mentions: WordCounts;
  /** The same of the cards of each type. */
  readonly mentionsByType: ReadonlyMap<string, WordCounts>;
}

const count = (names: readonly string[], found: readonly string[]): WordCounts => {
  const counts = new Map(names.map((name) => [name, 0]));
  for (const name of found) if (counts.has(name)) counts.set(name, (counts.get(name) ?? 0) + 1);
  return counts;
};

/** Those of the words that the effects of a card mention, each once; `spell` is in `spellcaster` too. */
function mentionsOf({ effects }: CountedCard, words: readonly string[]): readonly string[] {
  const text = effects.join(" ").toLowerCase();
  return words.filter((word) => text.includes(word));
}

/** What cards can be, `spell` among the types. */
export interface CountedKinds {
  readonly types: readonly string[];
  readonly subtypes: readonly string[];
}

/** Counts what cards are and mention, of the published kinds where no others are given. */
export function cardStatistics(
  cards: readonly CountedCard[],
  { types, subtypes }: CountedKinds = published,
): CardStatistics {
  const words = [...types, ...subtypes];
  const mentionsIn = (some: readonly CountedCard[]): WordCounts =>
    count(
      words,
      some.flatMap((card) => mentionsOf(card, words)),
    );
  return {
    types: count(
      types,
      cards.map(({ type }) => type.toLowerCase()),
    ),
    subtypes: count(
      subtypes,
      cards.flatMap((card) => card.subtypes.map((name) => strip(name).toLowerCase())),
    ),
    mentions: mentionsIn(cards),
    mentionsByType: new Map(
      types.map((type) => [type, mentionsIn(cards.filter((card) => card.type.toLowerCase() === type))]),
    ),
  };
}
