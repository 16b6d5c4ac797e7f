import type { Bundle, Modifier } from "../../../../../match/index.js";
import { NONE, targetSeat } from "../../../../../match/index.js";
import type { StatChange } from "../../../language/ast/actions.js";
import type { Op } from "../../../language/program/program.js";
import { even } from "../../cards/even-program.js";
import type { TtcgReader, TtcgTypes } from "../../types.js";
import { changeSign, rankOf } from "../../values/stats.js";
import { isBeyond, type Grant } from "../../values/protection.js";
import { cardsFor, countFor, isKind } from "../selectors.js";
import { affects, numbersOf, sourceOf, wordOf } from "./bundle.js";

type Modifiers = readonly Modifier<TtcgTypes>[];
type OpOf<Name extends Op["op"]> = Extract<Op, { op: Name }>;

/** What an action that lasts changes while it lasts; null for actions that are done at once. */
export function modifiersOf(op: Op): Modifiers | null {
  switch (op.op) {
    case "stat":
      return op.changes.map((change) => statChange(op, change));
    case "stat-multiply":
      return [
        {
          getter: op.stat,
          priority: "before-last",
          if: affects,
          change: (_reader, value: number) => value * op.factor,
        },
      ];
    case "swap-stats":
      return [swapped("attack"), swapped("defense")];
    case "grant":
      return op.keyword === "cannot-attack" || op.keyword === "attack-twice"
        ? attacking(op.keyword)
        : [granted({ keyword: op.keyword, to: op.to })];
    case "indestructible-by-rank":
      return [granted({ keyword: "indestructible-by-rank", limit: op.limit })];
    case "invert-stat-changes":
      return [{ getter: "changeSign", change: (_reader, value: number) => -value }];
    case "attack-limit":
      return [
        {
          getter: "mayAttack",
          priority: "last",
          change: (reader: TtcgReader, value: boolean, target: number) =>
            value && isBeyond(rankOf(reader, target), op.limit),
        },
      ];
    case "rank-delta":
      return [{ getter: "rank", if: affects, change: (_reader, value: number) => value + op.delta }];
    case "set-rank":
      return [{ getter: "rank", priority: "before-last-2", if: affects, change: () => op.rank }];
    case "swap-rank":
      return [{ getter: "rank", priority: "before-last-2", if: affects, change: swappedValue }];
    case "change-kind":
      return [changedKind(op)];
    case "rank-up-using":
      return [otherMaterial(op)];
    case "forbid-play":
      return [
        {
          getter: "mayPlay",
          priority: "last",
          change: (reader: TtcgReader, value: boolean, target: number, bundle: Bundle) =>
            value && !isForbidden(reader, op, target, bundle),
        },
      ];
    case "untap-at-owner-turn-start":
      return [{ getter: "untapsAtStart", if: affects, change: () => true }];
    default:
      return null;
  }
}

/** Gains and losses; while they are inverted each is the other. */
function statChange(op: OpOf<"stat">, { stat, amount }: StatChange): Modifier<TtcgTypes> {
  const sign = op.sign === "gain" ? 1 : -1;
  return {
    getter: stat,
    if: affects,
    change: (reader, value: number, _target, bundle) => {
      const times = op.per === undefined ? 1 : countFor(reader, sourceOf(bundle), op.per);
      return value + sign * changeSign(reader) * amount * times;
    },
  };
}

const swapped = (stat: "attack" | "defense"): Modifier<TtcgTypes> => ({
  getter: stat,
  priority: "first",
  if: affects,
  change: (reader, value: number, target, bundle) => {
    const at = memberAt(reader, target, bundle);
    return numbersOf(bundle)[2 * at + (stat === "attack" ? 0 : 1)] ?? value;
  },
});

function swappedValue(reader: TtcgReader, value: number, target: number, bundle: Bundle): number {
  return numbersOf(bundle)[memberAt(reader, target, bundle)] ?? value;
}

/** Which of the cards of a bundle a card is. */
function memberAt(_reader: TtcgReader, target: number, { vars }: Bundle): number {
  const cards: unknown = vars.cards;
  return Array.isArray(cards) ? cards.findIndex((each: { readonly card?: unknown }) => each.card === target) : NONE;
}

const attacking = (keyword: "cannot-attack" | "attack-twice"): Modifiers =>
  keyword === "cannot-attack"
    ? [{ getter: "mayAttack", priority: "last", if: affects, change: () => false }]
    : [{ getter: "attacks", if: affects, change: (_reader, value: number) => Math.max(value, 2) }];

const granted = (grant: Omit<Grant, "by">): Modifier<TtcgTypes> => ({
  getter: "grants",
  if: affects,
  change: (_reader, value: readonly Grant[], _target, { cause }) => [...value, { ...grant, by: cause.card }],
});

function changedKind({ axis }: OpOf<"change-kind">): Modifier<TtcgTypes> {
  return axis === "type"
    ? {
        getter: "type",
        priority: "before-last",
        if: affects,
        change: (_reader, _value, _target, bundle) => wordOf(bundle),
      }
    : {
        getter: "subtypes",
        priority: "before-last",
        if: affects,
        change: (_reader, _value, _target, bundle) => [wordOf(bundle)],
      };
}

/** Cards of hand, or of the pile that the text names, that may be put on top of the hosts. */
function otherMaterial({ material }: OpOf<"rank-up-using">): Modifier<TtcgTypes> {
  const sel = even({ ...material, zone: material.zone ?? "hand" });
  return {
    getter: "materials",
    if: affects,
    change: (reader, value: readonly number[], _target, bundle) => [
      ...value,
      ...cardsFor(reader, sourceOf(bundle), sel),
    ],
  };
}

function isForbidden(reader: TtcgReader, op: OpOf<"forbid-play">, target: number, bundle: Bundle): boolean {
  if (targetSeat(target) >= 0 || target === NONE) return false;
  if (reader.state.turn === bundle.created) return false;
  return reader.card(target).side !== bundle.cause.seat && isKind(reader, op.filter, target);
}
