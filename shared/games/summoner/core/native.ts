import { monsterZones, type Scope } from "../vocabulary.js";
import type { NativeEntry } from "../cards/blueprint.js";
import type { Rule, Target } from "../cards/rule.js";
import type { Board, BoardCard } from "./board.js";
import type { SourcedRule } from "./sources.js";
import { hasZone, isFiltered, sideOf } from "./targets.js";

/** What the entries of a summoner's native addition are compared with. */
export type NativeMatch = "attribute" | "attribute_or_type";

/** What a summoner adds to a monster of its player (BATTLE-7). */
export function nativeBonus(board: Board, card: BoardCard, rules: readonly SourcedRule[], match: NativeMatch): number {
  const printed = board.summoners[card.seat]?.summoner?.native ?? [];
  const entries = rules.reduce<readonly NativeEntry[]>(
    (now, { rule, source }) =>
      rule.effect === "modifyNativeAddition" && isAbout(rule.target, source.seat, card)
        ? now.map((entry) => ({ ...entry, value: changed(entry.value, rule) }))
        : now,
    printed,
  );
  return bonusOf(entries, card, match);
}

/** An entry for all comes alone; else each entry for an attribute of the monster counts. */
export function bonusOf(
  entries: readonly NativeEntry[],
  { card }: Pick<BoardCard, "card">,
  match: NativeMatch,
): number {
  const forAll = entries.find(({ type }) => type === "all");
  if (forAll !== undefined) return forAll.value;
  const own = match === "attribute" ? card.attributes : [...card.attributes, ...card.types];
  return entries.reduce((sum, { type, value }) => (own.includes(type) ? sum + value : sum), 0);
}

const zones: readonly Scope[] = [...monsterZones, "monster"];

/** Without zones of monsters the rule is about all that the summoner adds. */
const isAbout = (target: Target, seat: number, card: BoardCard): boolean =>
  sideOf(target, seat) === card.seat &&
  (target.scope?.some((each) => zones.includes(each)) !== true || hasZone(target, card.zone)) &&
  isFiltered(target.filters, card.card);

/** A number after a rule that sets, adds or multiplies; a rule without a number changes nothing. */
export function changed(value: number, { operation, value: by }: Pick<Rule, "operation" | "value">): number {
  if (by === null) return value;
  switch (operation) {
    case "set":
      return by;
    case "add":
      return value + by;
    case "multiply":
      return value * by;
    case null:
      return value;
  }
}
