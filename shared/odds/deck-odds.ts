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

/** How many cards are to come: a number of them, or by each turn as many as that turn, and one in the opening hand. */
export type Wanted = number | "turn";

/**
 * The chances of every card of a deck to have come `wanted` times or more, by name; those with the most copies first, then by
 * name (ODDS-1).
 */
export const deckOdds = (cards: readonly string[], rule: DrawRule, wanted: Wanted = 1): readonly CardOdds[] =>
  groupOdds(
    cards.map((name) => [name]),
    rule,
    wanted,
  ).toSorted((a, b) => b.copies - a.copies || collator.compare(a.name, b.name));

/**
 * The chances of every group of cards that `wanted` cards of it or more have come, by name; for each card of the deck the groups
 * that it is in. In the order of their names, numbers by their size (ODDS-1).
 */
export function groupOdds(
  cards: readonly (readonly string[])[],
  rule: DrawRule,
  wanted: Wanted = 1,
): readonly CardOdds[] {
  const copies = new Map<string, number>();
  for (const groups of cards) for (const name of groups) copies.set(name, (copies.get(name) ?? 0) + 1);
  const drawn = cardsDrawn(rule, cards.length);
  const chancesOf = new Map<number, readonly number[]>();
  for (const count of copies.values()) {
    if (chancesOf.has(count)) continue;
    chancesOf.set(
      count,
      drawn.map((each, turn) =>
        chanceOfAtLeast(wanted === "turn" ? Math.max(1, turn) : wanted, {
          deck: cards.length,
          copies: count,
          drawn: each,
        }),
      ),
    );
  }
  return [...copies]
    .map(([name, count]) => ({ name, copies: count, chances: chancesOf.get(count) ?? [] }))
    .sort((a, b) => collator.compare(a.name, b.name));
}

const collator = new Intl.Collator("en", { numeric: true });
