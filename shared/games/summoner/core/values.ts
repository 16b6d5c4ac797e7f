import type { Seat } from "../../../match/index.js";
import { isMonster, type Board, type BoardCard } from "./board.js";
import { holds } from "./conditions.js";
import { changed, nativeBonus, type NativeMatch } from "./native.js";
import { inForce, type InForce, type SourcedRule } from "./sources.js";
import { isTarget, sideOf } from "./targets.js";

/** What a board is worth. */
export interface Worth {
  /** The value of each monster that counts, by its key. */
  readonly values: ReadonlyMap<number, number>;
  /** By seat. */
  readonly totals: readonly number[];
}

/** Values and totals, computed from what is printed (BATTLE-7). */
export function worthOf(board: Board, match: NativeMatch, force: InForce = inForce(board)): Worth {
  const rules = force.rules.filter(({ rule, source }) => holds(board, rule.condition, { seat: source.seat }));
  const values = new Map<number, number>();
  const totals = board.summoners.map(() => 0);
  for (const card of board.cards) {
    if (!isMonster(card)) continue;
    const value = valueOf(board, card, rules, force, match);
    values.set(card.key, value);
    totals[card.seat] = (totals[card.seat] ?? 0) + value;
  }
  for (const { rule, source } of rules) {
    if (rule.effect !== "finalPointReduction") continue;
    const seat = sideOf(rule.target, source.seat);
    totals[seat] = Math.max(0, (totals[seat] ?? 0) - (rule.value ?? 0));
  }
  return { values, totals };
}

function valueOf(
  board: Board,
  card: BoardCard,
  rules: readonly SourcedRule[],
  { shielded }: InForce,
  match: NativeMatch,
): number {
  const changes = ({ rule, source }: SourcedRule): boolean =>
    isTarget(rule.target, source, card) && (source.seat === card.seat || !shielded.has(card.key));
  let value = card.card.value;
  for (const each of rules) {
    if (each.rule.effect === "resetToOriginalValue" && changes(each)) return card.card.value;
    if (each.rule.effect === "modifyMonsterValue" && changes(each)) value = changed(value, each.rule);
  }
  return value + nativeBonus(board, card, rules, match);
}

/** The total of a seat. */
export const totalOf = ({ totals }: Worth, seat: Seat): number => totals[seat] ?? 0;
