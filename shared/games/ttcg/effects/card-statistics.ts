import * as published from "../vocabulary.js";
import { strip } from "./text-rules.js";

/** A card as its statistics see it. */
export interface CountedCard {
  readonly type: string;
  readonly subtypes: readonly string[];
  readonly effects: readonly string[];
}

/** Cards by a word: once for each time that it comes. */
export type CardsByWord<Card> = ReadonlyMap<string, readonly Card[]>;

/** What cards are and mention (EFFECTS-8). */
export interface CardStatistics<Card> {
  readonly types: CardsByWord<Card>;
  readonly subtypes: CardsByWord<Card>;
  /** Cards whose effects mention a type or subtype. */
  readonly mentions: CardsByWord<Card>;
  /** The same of the cards of each type. */
  readonly mentionsByType: ReadonlyMap<string, CardsByWord<Card>>;
}

/** The cards by each of the words that `wordsOf` finds; words that are not asked for are left out. */
function group<Card>(
  words: readonly string[],
  cards: readonly Card[],
  wordsOf: (card: Card) => readonly string[],
): CardsByWord<Card> {
  const groups = new Map<string, Card[]>(words.map((word) => [word, []]));
  for (const card of cards) for (const word of wordsOf(card)) groups.get(word)?.push(card);
  return groups;
}

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

/** Groups cards by what they are and mention, of the published kinds where no others are given. */
export function cardStatistics<Card extends CountedCard>(
  cards: readonly Card[],
  { types, subtypes }: CountedKinds = published,
): CardStatistics<Card> {
  const words = [...types, ...subtypes];
  const mentionsIn = (some: readonly Card[]): CardsByWord<Card> =>
    group(words, some, (card) => mentionsOf(card, words));
  const ofTypes = group(types, cards, ({ type }) => [type.toLowerCase()]);
  return {
    types: ofTypes,
    subtypes: group(subtypes, cards, (card) => card.subtypes.map((name) => strip(name).toLowerCase())),
    mentions: mentionsIn(cards),
    mentionsByType: new Map([...ofTypes].map(([type, some]) => [type, mentionsIn(some)])),
  };
}
