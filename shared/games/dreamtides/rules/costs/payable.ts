import { type CollectionExpression, type Cost, type Handlers, match, type Predicate } from "../../language/ast.js";
import { costAt } from "../cards/codes.js";
import { matchesCard } from "../values/card-predicates.js";
import { matching, reachOf } from "../values/predicates.js";
import type { Scope } from "../values/scope.js";

/** What is left to pay with, while several costs are weighed together. */
export interface Budget {
  energy: number;
  /** Already promised to other costs. */
  characters: number;
  hand: number;
  void: number;
  enemyVoid: number;
  produced: number;
}

export function budgetOf({ reader, seat }: Scope, energy = reader.counters(seat).energy): Budget {
  return { energy, characters: 0, hand: 0, void: 0, enemyVoid: 0, produced: 0 };
}

/** Own characters a cost can take (RULES-15): words about anybody's mean one's own. */
export function ownCharacters(scope: Scope, predicate: Predicate): number[] {
  if (typeof predicate === "string") return matching(scope, "battlefield", predicate);
  const { others, card } = reachOf(predicate);
  return matching(scope, "battlefield", others ? { Another: card } : { Your: card });
}

/** Cards in hand a cost can take: never the one it is paid for. */
export function ownHand(scope: Scope, predicate: Predicate): number[] {
  const { reader, seat, card: source } = scope;
  const hand = reader.zone("hand", seat).filter((id) => id !== source);
  if (typeof predicate === "string") return matching(scope, "hand", predicate);
  const { card } = reachOf(predicate);
  return hand.filter((id) => matchesCard(scope, id, card)).sort((a, b) => a - b);
}

export const ownVoid = ({ reader, seat, card }: Scope): number[] =>
  reader
    .zone("void", seat)
    .filter((id) => id !== card)
    .sort((a, b) => a - b);

/** The fewest cards a count asks for, of so many there are. */
export function leastOf(count: CollectionExpression, size: number): number {
  if (count === "AnyNumberOf") return 0;
  if (count === "All" || count === "EachOther") return size;
  if (count === "AllButOne") return Math.max(1, size) - 1;
  if ("UpTo" in count) return 0;
  return "OrMore" in count ? count.OrMore : count.Exactly;
}

function takes(
  budget: Budget,
  from: "characters" | "hand" | "void" | "enemyVoid",
  wanted: number,
  size: number,
): boolean {
  if (size - budget[from] < wanted) return false;
  budget[from] += wanted;
  return true;
}

function takesEnergy(budget: Budget, amount: number): boolean {
  if (budget.energy < amount) return false;
  budget.energy -= amount;
  return true;
}

type Counted = { readonly target: Predicate; readonly count: CollectionExpression };

function takesCharacters({ target, count }: Counted, budget: Budget, scope: Scope): boolean {
  const able = ownCharacters(scope, target);
  const { length } = count === "EachOther" ? able.filter((id) => id !== scope.card) : able;
  if (count === "AllButOne" && length === 0) return false;
  return takes(budget, "characters", leastOf(count, length), length);
}

export const PAYABLE: Handlers<Cost, boolean, [budget: Budget, scope: Scope, within: readonly number[]]> = {
  AbandonCharactersCount: takesCharacters,
  BanishAllCardsFromYourVoid: (_, budget, scope) => takes(budget, "void", 0, ownVoid(scope).length),
  BanishAllCardsFromYourVoidWithMinCount: (count, budget, scope) => {
    const { length } = ownVoid(scope);
    return length >= count && takes(budget, "void", length, length);
  },
  BanishCardsFromEnemyVoid: (count, budget, { reader, seat }) =>
    takes(budget, "enemyVoid", count, reader.zone("void", 1 - seat).length),
  BanishCardsFromYourVoid: (count, budget, scope) => takes(budget, "void", count, ownVoid(scope).length),
  BanishFromHand: (predicate, budget, scope) => takes(budget, "hand", 1, ownHand(scope, predicate).length),
  Choice: (_, budget, scope, within) =>
    within.some((code) => {
      const attempt = { ...budget };
      if (!takesFrom(scope, code, attempt)) return false;
      Object.assign(budget, attempt);
      return true;
    }),
  CostList: (_, budget, scope, within) => within.every((code) => takesFrom(scope, code, budget)),
  DiscardCards: ({ target, count }, budget, scope) => takes(budget, "hand", count, ownHand(scope, target).length),
  DiscardHand: () => true,
  Energy: (amount, budget) => takesEnergy(budget, amount),
  LoseMaximumEnergy: (amount, budget, { reader, seat }) => {
    if (reader.counters(seat).produced - budget.produced < amount) return false;
    budget.produced += amount;
    return true;
  },
  ReturnToHand: takesCharacters,
  SpendOneOrMoreEnergy: (_, budget) => takesEnergy(budget, 1),
};

/** Whether a cost can be paid from what is left, which it then takes. `scope.seat` pays. */
export function takesFrom(scope: Scope, code: number, budget: Budget): boolean {
  const node = costAt(scope.reader.constants, code);
  return node !== undefined && match(node.cost, PAYABLE, budget, scope, node.within);
}

/** Whether all of these costs can be paid together (RULES-15). */
export const canPay = (scope: Scope, codes: readonly number[], budget: Budget = budgetOf(scope)): boolean =>
  codes.every((code) => takesFrom(scope, code, budget));
