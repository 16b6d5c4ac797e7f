import { NONE, type Seat } from "../../../../match/index.js";
import type { EffectProgram, Op } from "../../language/program/program.js";
import type { EffectPlan } from "../cards/blueprint.js";
import type { TtcgReader } from "../types.js";
import { isActive, isUnit, topOf } from "../values/cards.js";
import { choiceOf, costsFault, payableWith, priceOf } from "./costs.js";
import { hasAll, needsNothing } from "./needs.js";
import { asTapped, plansOf, withTaken, type Source } from "./source.js";
import { holds, isWhile } from "./states.js";
import { tapsBy, whenPaying } from "./tapping.js";
import { aimsOf } from "./targets.js";
import type { Use } from "./users.js";
import { isReference } from "./refs.js";
import { cardsFor } from "./selectors.js";

/** Why a player cannot use an effect of a card now, in a sentence; null where they can. */
export function activationFault(reader: TtcgReader, seat: Seat, id: number, effect: number): string | null {
  const plan = plansOf(reader, id)[effect];
  if (plan === undefined || reader.card(id).controller !== seat) return notYours;
  return placeFault(reader, plan, id) ?? useFault(reader, seat, { id, effect, plan });
}

const notYours = "It is not yours.";

/** The same for an effect whose card is known to lie where it is used. */
export function useFault(reader: TtcgReader, seat: Seat, { id, effect, plan }: Use): string | null {
  const card = reader.card(id);
  if (card.controller !== seat) return notYours;
  return (
    windowFault(reader, seat, plan, id) ??
    needsFault(reader, plan, id) ??
    limitFault(reader, plan, id, effect) ??
    programFault(reader, { card: id, object: card.object, seat, event: null }, plan)
  );
}

/** Effects are used from the field by the active card, from hand where they discard themselves, or covered where they say so. */
function placeFault(reader: TtcgReader, plan: EffectPlan, id: number): string | null {
  const card = reader.card(id);
  switch (plan.place) {
    case "field":
      return isActive(card) ? null : "Effects are used on the field, by the active card of a pile.";
    case "hand":
      return card.zone === "hand" ? null : "It is used from the hand.";
    case "under":
      return topOf(reader, id) === NONE ? "It is used while the card lies under another." : null;
    case null:
      return whyUnused(plan);
  }
}

function whyUnused({ program, stands }: EffectPlan): string {
  if (program?.when !== undefined) return "It is set off by its event.";
  if (program?.form === "dormant") return "It holds by itself while the card is covered.";
  if (program?.form === "permission") return "It holds by itself.";
  return stands === null ? "It is set off by its event." : "It holds by itself.";
}

/** On whose turn, in which phase, and in answer to what an effect is used (MATCH-29, MATCH-30). */
function windowFault(reader: TtcgReader, seat: Seat, { program, timing }: EffectPlan, id: number): string | null {
  const { config } = reader.constants;
  const { active, table, stack } = reader.state;
  if (table.phase === "battle" && config["battle-effects"] === "off") return "No effects in the battle phase.";
  const isOwnTurn = active === seat;
  const window = program?.window;
  if (window !== undefined) {
    if (window.whose === "you" ? !isOwnTurn : window.whose === "opponent" && isOwnTurn) return "Not in this turn.";
    return window.phase === "turn" || window.phase === table.phase ? null : `Only in the ${window.phase} phase.`;
  }
  const unit = isUnit(reader, id);
  if (timing.window === "response") {
    if (unit && config["unit-response-window"] === "own" && !isOwnTurn)
      return "Effects of units are used on the own turn.";
    const isAnswer = stack.at(-1)?.controller === reader.opponent(seat);
    const isOther = config["counter-answers"] === "effects-attacks-plays" && stack.length === 0 && !isOwnTurn;
    const isOfAttack = table.attack !== null && program?.ops.some(isCounteringAttack) === true;
    return isAnswer || isOther || isOfAttack ? null : "It answers an effect of the other player.";
  }
  if (isOwnTurn || timing.window === "either") return null;
  if (program?.form === "from-hand" && config["hand-window"] === "either") return null;
  if (unit) return config["unit-window"] === "own" ? "Effects of units are used on the own turn." : null;
  return config["normal-spell-window"] === "own" ? "Effects are used on the own turn." : null;
}

/** Whether an action counters the attack that goes on, so that its effect answers attacks whatever the rules say. */
const isCounteringAttack = (op: Op): boolean => op.op === "counter" && op.of === "that-attack";

/** Tapped cards use no effects (MATCH-27), but for those that need it (MATCH-59). */
function needsFault(reader: TtcgReader, { program, timing }: EffectPlan, id: number): string | null {
  const { config } = reader.constants;
  const { tapped, tappedTurn } = reader.card(id);
  if (program?.while === "tapped" || program?.form === "from-hand") return null;
  switch (timing.needs) {
    case "any":
      return null;
    case "untapped":
      if (!tapped) return null;
      return config["tapped-spells"] === "on" && !isUnit(reader, id) ? null : "It is tapped.";
    case "tapped":
      return tapped ? null : "It must be tapped.";
    case "tapped-earlier":
      if (!tapped) return "It must be tapped.";
      return config["primed-wait"] === "off" || tappedTurn < reader.state.turn ? null : "It was tapped in this turn.";
  }
}

function limitFault(reader: TtcgReader, { program }: EffectPlan, id: number, effect: number): string | null {
  const { config } = reader.constants;
  const { uses, object } = reader.card(id);
  const used = uses[effect] ?? 0;
  if (program?.once === true && used > 0) return "Once per turn.";
  const most = config["activations-per-turn"];
  if (used >= most) return `It was used ${most} times this turn.`;
  if (reader.state.stack.length >= config["chain-limit"]) return `A chain holds ${config["chain-limit"]} effects.`;
  if (isDeclined(reader, object, effect)) return "The other player has declined this turn.";
  return isBeingDestroyed(reader, id) ? "It cannot answer what destroys it." : null;
}

function isDeclined({ state }: TtcgReader, object: number, effect: number): boolean {
  const { declined } = state.table;
  for (let at = 0; at < declined.length; at += 2) {
    if (declined[at] === object && declined[at + 1] === effect) return true;
  }
  return false;
}

/** Whether an effect on the chain destroys the card, which it may not answer (MATCH-54). */
function isBeingDestroyed(reader: TtcgReader, id: number): boolean {
  if (reader.constants.config["own-destruction"] === "on") return false;
  for (const item of reader.state.stack) {
    const program = plansOf(reader, item.cause.card)[item.effect]?.program ?? null;
    if (program !== null && destroys(reader, item, program, id)) return true;
  }
  return false;
}

/** Whether an item of the chain is going to destroy a card. */
function destroys(
  reader: TtcgReader,
  item: TtcgReader["state"]["stack"][number],
  program: EffectProgram,
  id: number,
): boolean {
  // Most effects destroy nothing.
  if (!program.ops.some(isDestroying)) return false;
  const { object } = reader.card(id);
  const isAimedAt = aimsOf(program).some(
    (aim, at) =>
      program.ops[aim.at]?.op === "destroy" && (item.aims[at] ?? []).some((known) => known.object === object),
  );
  if (isAimedAt) return true;
  const source = { card: item.cause.card, object: item.object, seat: item.controller, event: item.event };
  return program.ops.some(
    (op) =>
      op.op === "destroy" &&
      !isReference(op.target) &&
      op.target.q.mode === "all" &&
      cardsFor(reader, source, op.target.sel).includes(id),
  );
}

const isDestroying = ({ op }: Op): boolean => op === "destroy";

/** What the text itself asks for: its condition, costs that can be paid, targets that are there. Within another effect nothing taps. */
export function programFault(reader: TtcgReader, source: Source, plan: EffectPlan, isWithin = false): string | null {
  const { program } = plan;
  if (program === null) return null;
  if (
    program.while !== undefined &&
    program.while !== "on-field" &&
    program.form !== "dormant" &&
    !isWhile(reader, source, program.while)
  ) {
    return `Only while it is ${program.while}.`;
  }
  if (program.test !== undefined && !holds(reader, source, program.test)) return "Its condition does not hold.";
  const paying = isWithin ? source : whenPaying(reader, source, plan);
  const fault = costsFault(reader, paying, priceOf(plan).costs);
  if (fault !== null) return fault;
  return canReach(reader, paying, plan, isWithin) ? null : "There is nothing it could be aimed at.";
}

/** Whether targets are left after some way of paying its costs. */
export function canReach(reader: TtcgReader, source: Source, plan: EffectPlan, isWithin = false): boolean {
  const { program } = plan;
  if (program === null) return true;
  const { choosing, removesItself } = priceOf(plan);
  const isChoosing = choosing !== undefined && source.taken === undefined;
  if (!isChoosing && needsNothing(program)) return true;
  const paying = removesItself ? withTaken(source, source.card) : source;
  // The card of the effect is tapped before targets are chosen.
  const aiming = !isWithin && tapsBy(reader, source, plan) ? asTapped(paying) : paying;
  if (!isChoosing) return hasAll(reader, aiming, program);
  const payable = payableWith(reader, source, choosing);
  return (
    choiceOf(choosing, payable.length)?.min === 0 ||
    payable.some((id) => hasAll(reader, withTaken(aiming, id), program))
  );
}
