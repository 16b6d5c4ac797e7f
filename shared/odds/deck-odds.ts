import { chanceOfAtLeast } from "./hypergeometric.js";

/** How cards are drawn: no hand is changed for another, and nothing but the rule of the turn draws. */
export interface DrawRule {
  /** Cards of the opening hand. */
  readonly hand: number;
  /** Cards drawn in a turn. */
  readonly perTurn: number;
  /** Whether the first turn draws too. */
  readonly drawsFirst: boolean;
  /** How many turns are looked at. */
  readonly turns: number;
}

/** The most turns that a rule may ask for: each is a column of the table. */
export const mostTurns = 30;

/** The chances of one card of a deck. */
export interface CardOdds {
  readonly name: string;
  readonly copies: number;
  /** The chance to have seen as many copies as were asked for: in the opening hand, then by the end of the draw of each turn. */
  readonly chances: readonly number[];
}

/** How many cards have been drawn in the opening hand and by each turn; no more than the deck has. */
export function cardsDrawn({ hand, perTurn, drawsFirst, turns }: DrawRule, deck: number): readonly number[] {
  return Array.from({ length: turns + 1 }, (_, turn) => {
    const draws = turn === 0 ? 0 : drawsFirst ? turn : turn - 1;
    return Math.min(deck, hand + draws * perTurn);
  });
}

/** The most copies that can be asked for: the cost is linear in them. */
export const mostWanted = 1_000;

/**
 * The chances of every card of a deck to have come `wanted` times or more, by name; those with the most copies first, then by
 * name (ODDS-1).
 */
export function deckOdds(cards: readonly string[], rule: DrawRule, wanted = 1): readonly CardOdds[] {
  const copies = new Map<string, number>();
  for (const name of cards) copies.set(name, (copies.get(name) ?? 0) + 1);
  const drawn = cardsDrawn(rule, cards.length);
  const chancesOf = new Map<number, readonly number[]>();
  for (const count of copies.values()) {
    if (chancesOf.has(count)) continue;
    chancesOf.set(
      count,
      drawn.map((each) => chanceOfAtLeast(wanted, { deck: cards.length, copies: count, drawn: each })),
    );
  }
  return [...copies]
    .map(([name, count]) => ({ name, copies: count, chances: chancesOf.get(count) ?? [] }))
    .sort((a, b) => b.copies - a.copies || collator.compare(a.name, b.name));
}

const collator = new Intl.Collator("en", { numeric: true });
