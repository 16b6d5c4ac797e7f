import type { Action } from "../ast/actions.js";
import type { ReadEffect } from "../ast/effect.js";
import { targetsOfAction } from "../ast/parts.js";
import type { Selector, Target } from "../ast/selectors.js";

/** What the language can say about an effect (EFFECT-9). The codes are those of rules. */
export const codes = {
  parses: "ttcg/effect-parses",
  wording: "ttcg/effect-wording",
  openingTwice: "ttcg/effect-opening-twice",
  impossible: "ttcg/effect-impossible",
  deadDuration: "ttcg/effect-dead-duration",
  reference: "ttcg/effect-reference",
} as const;

/** Something amiss with what an effect means, though it can be read. */
export interface MeaningProblem {
  readonly code: (typeof codes)["impossible" | "deadDuration" | "reference"];
  readonly message: string;
  /** Openings, as a text writes them, of which one would help. */
  readonly openings: readonly string[];
}

const slotsOfRow = 5;

/** What is amiss with an effect (EFFECT-9). `isEquip`: its card is one that is attached to others. */
export function meaningProblems(effect: ReadEffect, isEquip: boolean): readonly MeaningProblem[] {
  const { actions, offer, cost = [], duration } = effect;
  const all = offer === undefined ? actions : [offer, ...actions];
  const targets = [...all.flatMap(targetsOfAction), ...cost.flatMap((each) => ("target" in each ? [each.target] : []))];
  const problems = [...targets.flatMap(impossible), ...references(effect, all, targets, isEquip)];
  if (all.some(isEmptyEquip)) {
    problems.push({ code: codes.impossible, message: "The equipped unit would not change at all.", openings: [] });
  }
  if (duration !== undefined && effect.production === "composed" && !actions.some(lasts)) {
    problems.push({
      code: codes.deadDuration,
      message: "Nothing that follows lasts, so the duration changes nothing.",
      openings: [],
    });
  }
  return problems;
}

/** Changes of the equipped unit that are all by 0. */
const isEmptyEquip = (action: Action): boolean =>
  action.op === "stat" &&
  "ref" in action.target &&
  action.target.ref === "equipped" &&
  action.changes.every(({ amount }) => amount === 0);

function impossible(target: Target): readonly MeaningProblem[] {
  if (!("sel" in target)) return [];
  const reason = whyNone(target.sel) ?? whyTooMany(target);
  return reason === undefined ? [] : [{ code: codes.impossible, message: reason, openings: [] }];
}

function whyNone(sel: Selector): string | undefined {
  const { noun, type, subtype, rank, unknown } = sel;
  if (unknown !== undefined) return `“${unknown}” is a placeholder that was never filled in: no card is of that kind.`;
  if (noun === "spell" && type !== undefined) return `A spell is never a ${type} card.`;
  if (noun === "spell" && subtype !== undefined) return "Spells have no subtypes.";
  if (noun === "unit" && type === "spell") return "A unit is never a spell.";
  if (noun === "spell" && rank !== undefined && rank.value > 3 && rank.cmp !== "lte") {
    return "Spells have rank 3 at most.";
  }
  return undefined;
}

function whyTooMany({ q, sel }: Extract<Target, { readonly sel: Selector }>): string | undefined {
  if (q.mode !== "exact" || sel.noun === "card" || sel.zone !== "field") return undefined;
  const players = sel.controller === undefined && sel.side === undefined ? 2 : 1;
  if (sel.state === "dormant" || q.n <= players * slotsOfRow) return undefined;
  return `There are never ${q.n} ${sel.noun}s there.`;
}

/** Whether something goes on after the effect has resolved. */
function lasts({ op }: Action): boolean {
  switch (op) {
    case "stat":
    case "grant":
      return true;
    default:
      return false;
  }
}

const events = ["when a card effect activates", "when a card is destroyed", "when an enemy card attacks"];
const attacks = ["when an enemy unit attacks", "when this card attacks", "when this card is attacked"];

function references(
  { when }: ReadEffect,
  actions: readonly Action[],
  targets: readonly Target[],
  isEquip: boolean,
): MeaningProblem[] {
  const named = new Set(targets.map((target) => ("ref" in target ? target.ref : undefined)));
  const counters = new Set(actions.map((action) => (action.op === "counter" ? action.of : undefined)));
  const isAttack = when?.event === "attacks" || when?.event === "is-attacked" || when?.event === "attacked-after";
  const isEvent = when !== undefined && ("sel" in when || "of" in when) && when.event !== "attacked-after";
  const missing = (what: string, openings: readonly string[]): MeaningProblem => ({
    code: codes.reference,
    message: `Nothing says which ${what} is meant.`,
    openings,
  });
  const found: MeaningProblem[] = [];
  if (counters.has("that-effect") && !isEvent) found.push(missing("effect", events.slice(0, 1)));
  if (counters.has("that-attack") && !isAttack) found.push(missing("attack", attacks));
  if (named.has("that") && !isEvent) found.push(missing("card", events));
  if (named.has("attacker") && !isAttack) found.push(missing("attacking unit", attacks));
  if (named.has("defender") && !isAttack) found.push(missing("defending unit", attacks));
  const equips = isEquip || actions.some((action) => action.op === "equip");
  if (named.has("equipped") && !equips) {
    const message = "Only a card with the style equip, or an effect that equips, has an equipped unit.";
    found.push({ code: codes.reference, message, openings: ["while this card is equipped"] });
  }
  return found;
}
