import type { EffectProgram, Op } from "../../language/program/program.js";
import { even } from "../cards/even-program.js";
import type { TtcgReader } from "../types.js";
import { topOf } from "../values/cards.js";
import { canCounter } from "./counters.js";
import { canAim } from "./quantity.js";
import { canRedirect } from "./redirects.js";
import { isReference } from "./refs.js";
import { cardsFor } from "./selectors.js";
import type { Source } from "./source.js";
import { isTappedToPay } from "./tapping.js";
import { aimsOf, targetsOf, type Aim } from "./targets.js";

/** Something that must be there for an effect to be used, beyond its condition and its costs. */
type Need = (reader: TtcgReader, source: Source) => boolean;

const needsOfPrograms = new WeakMap<EffectProgram, readonly Need[]>();

/** What an effect needs; found once for each, as most need little and all are asked at every choice. */
function needsOf(program: EffectProgram): readonly Need[] {
  const known = needsOfPrograms.get(program);
  if (known !== undefined) return known;
  const aims = aimsOf(program).map(
    (aim): Need =>
      (reader, source) =>
        canAim(reader, source, aim),
  );
  const needs = [...aims, ...program.ops.flatMap((op, at) => needsOfOp(op, program.ops.slice(0, at)))];
  needsOfPrograms.set(program, needs);
  return needs;
}

/** Whether an effect can be used whatever is on the table. */
export const needsNothing = (program: EffectProgram): boolean => needsOf(program).length === 0;

/** Whether every target that is chosen has enough to choose from, those of hidden cards included. */
export const hasAll = (reader: TtcgReader, source: Source, program: EffectProgram): boolean =>
  needsOf(program).every((need) => need(reader, source));

function needsOfOp(op: Op, before: readonly Op[]): readonly Need[] {
  // Cards that are drawn first can be discarded then.
  if (op.op === "discard" && before.some((each) => each.op === "draw")) return [];
  if (op.op === "counter") return [(reader, source) => canCounter(reader, source, op)];
  if (op.op === "redirect-attack" || op.op === "redirect-effect") {
    return [(reader, source) => canRedirect(reader, source, op.op)];
  }
  if (op.op === "untap" && isReference(op.target) && op.target.ref === "above") {
    return [(reader, source) => isTappedToPay(reader, source, topOf(reader, source.card))];
  }
  if (op.op === "rank-up") return needOfMaterial(op);
  if ("actor" in op && op.actor !== "you") return [];
  return targetsOf(op).flatMap(needOfTarget);
}

/** What a host is ranked up with; where it is chosen among several its target asks for that, but of a deck. */
function needOfMaterial({ host, material }: Extract<Op, { op: "rank-up" }>): readonly Need[] {
  if (material.zone === "deck") return [(reader, source) => reader.zone("deck", source.seat).length > 0];
  return isReference(host) ? [(reader, source) => cardsFor(reader, source, material).length > 0] : [];
}

/** That cards are where a hidden target is chosen later: in decks and the other hand their number stands for it. */
function needOfTarget(target: ReturnType<typeof targetsOf>[number]): readonly Need[] {
  if (isReference(target) || target.q.mode === "all") return [];
  const { zone } = target.sel;
  const { mode } = target.q;
  // Discarding bare numbers takes as many as there are.
  const takesWhatIsThere = target.sel.noun === "card" && mode === "fixed";
  if ((zone !== "hand" && zone !== "deck") || takesWhatIsThere) return [];
  const isOwnHand = zone === "hand" && (target.sel.controller ?? "you") === "you";
  const wanted = mode === "exact" ? target.q.n : 1;
  const sel = isOwnHand ? target.sel : even({ noun: "card" as const, zone, ...whoseOf(target.sel) });
  return [
    (reader, source) =>
      cardsFor(reader, source, sel).filter((id) => source.taken?.includes(id) !== true).length >= wanted,
  ];
}

const whoseOf = ({ controller, side }: Aim["target"]["sel"]) => ({
  ...(controller === undefined ? {} : { controller }),
  ...(side === undefined ? {} : { side }),
});
