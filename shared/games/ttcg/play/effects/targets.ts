import type { Selector, Target } from "../../language/ast/selectors.js";
import type { EffectProgram, Op } from "../../language/program/program.js";
import { even } from "../cards/even-program.js";
import { targetOf } from "./lasting/bundle.js";
import { modifiersOf } from "./lasting/modifiers.js";
import { happensOnce } from "../../language/program/program.js";
import { isReference } from "./refs.js";

/** The cards an action is about, in the order in which they are chosen. */
export function targetsOf(op: Op): readonly Target[] {
  switch (op.op) {
    case "destroy":
    case "tap":
    case "untap":
    case "play":
    case "send":
    case "return":
    case "add":
    case "move-under":
    case "untap-once-for-points":
      return [op.target];
    case "place-under":
      return op.host === undefined ? [op.target] : [op.target, op.host];
    case "discard":
      return "target" in op ? [op.target] : [];
    case "activate":
    case "copy-effect":
      return [op.of];
    case "equip":
      return [op.card, op.target];
    case "swap":
      return [op.a, op.b];
    case "move-column":
      return [{ q: op.q, sel: { noun: "card", controller: "you" } }];
    case "shuffle-in":
    case "reveal":
      return op.target === undefined ? [] : [op.target];
    case "rank-up":
      return [op.host];
    default: {
      const target = targetOf(op);
      return target === null ? [] : [target];
    }
  }
}

const lastingOps = new WeakMap<Op, boolean>();

/** Whether an action is done by holding from now on. */
export function isLasting(op: Op): boolean {
  const known = lastingOps.get(op);
  if (known !== undefined) return known;
  const lasts = modifiersOf(op) !== null;
  lastingOps.set(op, lasts);
  return lasts;
}

/** Whether an action that lasts means whatever fits at the time, and not the cards of one moment. */
export function isOpenEnded(program: EffectProgram, op: Op): boolean {
  if (op.op === "set-rank" || !isLasting(op)) return false;
  const target = targetOf(op);
  if (target === null) return true;
  if (isReference(target)) return !happensOnce(program);
  return target.q.mode === "all" && (program.duration !== null || program.while !== undefined || !happensOnce(program));
}

/** A target that the player chooses, with its place in the program. */
export interface Aim {
  /** The number of the action, and of the target among those of the action. */
  readonly at: number;
  readonly nth: number;
  readonly target: Extract<Target, { q: unknown }>;
  /** What is done to it. */
  readonly verb: Op["op"];
  /** What it must be able to be ranked up with; undefined where nobody may look for that. */
  readonly material?: Selector;
}

const openZones: readonly (string | undefined)[] = [undefined, "field", "discard", "under-this", "under-another"];

const aimsOfPrograms = new WeakMap<EffectProgram, readonly Aim[]>();

/** What is chosen when an effect is used: cards that everybody sees, by the player who uses it. */
export function aimsOf(program: EffectProgram): readonly Aim[] {
  const known = aimsOfPrograms.get(program);
  if (known !== undefined) return known;
  const aims = findAims(program);
  aimsOfPrograms.set(program, aims);
  return aims;
}

function findAims(program: EffectProgram): readonly Aim[] {
  if (isAttaching(program)) return [{ at: 0, nth: 0, target: equipTarget, verb: "equip" }];
  return program.ops.flatMap((op, at) => {
    if (isOpenEnded(program, op) || ("actor" in op && op.actor !== "you")) return [];
    return targetsOf(op).flatMap((target, nth) =>
      isReference(target) || target.q.mode === "all" || !openZones.includes(target.sel.zone)
        ? []
        : [{ at, nth, target, verb: op.op, ...materialOf(op) }],
    );
  });
}

/** What a host is ranked up with; of a deck only the number of its cards is known. */
const materialOf = (op: Op): Pick<Aim, "material"> =>
  op.op === "rank-up" && op.material.zone !== "deck" ? { material: op.material } : {};

/** Whether an effect attaches its card to a unit without saying so. */
export const isAttaching = ({ form, ops }: EffectProgram): boolean =>
  form === "equip" && !ops.some(({ op }) => op === "equip");

/** What an equip card is attached to. */
export const equipTarget: Aim["target"] = even({ q: { mode: "exact", n: 1 }, sel: { noun: "unit", other: true } });
