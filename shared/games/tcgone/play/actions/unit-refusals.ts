import { NONE, type Seat } from "../../../../match/index.js";
import { refusalOfBody } from "../runtime/requirements.js";
import { Env } from "../runtime/env.js";
import { emptyScene } from "../runtime/scene.js";
import { partOf, type Value } from "../runtime/values.js";
import { abilityCode } from "../rules/abilities.js";
import { costToPay } from "../rules/costs.js";
import { energiesOfUnit, pays } from "../rules/energy.js";
import { getOfSeat, hasCondition, movesOf, retreatCost } from "../rules/getters.js";
import { moveName, moveOf } from "../rules/moves.js";
import { activeOf, compiledOf, unitOfCard, valueOf } from "../rules/units.js";
import { vetoOn } from "../rules/vetoes.js";
import type { TcgReader } from "../types.js";
import { limitRefusal } from "./turn-limit.js";

/** Why an ability is not used now; null when it can be. */
export function useRefusal(r: TcgReader, seat: Seat, id: number, at: number): string | null {
  const ability = r.ability(id);
  const code = ability && abilityCode(r, ability);
  const body = code?.actions[Math.max(0, at)];
  if (ability === undefined || body === undefined) return "It has no such ability.";
  const { card } = ability.cause;
  const isStadium = r.card(card).zone === "stadium";
  if (!isStadium && r.card(card).side !== seat) return "This ability is your opponent's.";
  if (ability.bundle === NONE) return "This ability is blocked.";
  const self = unitOfCard(r, card);
  const scene = {
    ...emptyScene,
    seat,
    card,
    self,
    ability: id,
    bundle: ability.bundle,
    definition: compiledOf(r, card).index,
  };
  const env = new Env(r, scene);
  const fields = () => ({ ability: { is: "ability", id } });
  return vetoOn(r, "USE_ABILITY", r.card(card).unit, seat, fields) ?? refusalOfBody(env, body);
}

/** What a condition that turns a unit keeps it from. */
function turnedRefusal(r: TcgReader, unit: number, act: "retreat" | "attack"): string | null {
  const turned = (["ASLEEP", "PARALYZED"] as const).find((condition) => hasCondition(r, unit, condition));
  return turned === undefined ? null : `It is ${turned.toLowerCase()} and cannot ${act}.`;
}

/** Why the active unit does not retreat for another now; null when it can. */
export function retreatRefusal(r: TcgReader, seat: Seat, to: number): string | null {
  const unit = activeOf(r, seat);
  if (unit === NONE || to === NONE || to === unit || r.card(to).slot === 0)
    return "A benched unit takes the place of the active one.";
  const { before, after } = leaving(r, seat, unit);
  const fields = () => ({ retreater: valueOf(r, unit), to: valueOf(r, to) });
  return before ?? vetoOn(r, "RETREAT", unit, seat, fields) ?? after;
}

/** Whether the active unit of a seat cannot retreat, whichever takes its place. */
export function isHeld(r: TcgReader, seat: Seat): boolean {
  const unit = activeOf(r, seat);
  if (unit === NONE) return true;
  const { before, after } = leaving(r, seat, unit);
  return before !== null || after !== null;
}

/** Why a unit does not leave the active place, whichever takes it: before it is asked who would prevent it, and after that. */
interface Leaving {
  readonly before: string | null;
  readonly after: string | null;
}

const leaving = (r: TcgReader, seat: Seat, unit: number): Leaving =>
  r.once("leaving", unit, () => leavingRefusal(r, seat, unit));

function leavingRefusal(r: TcgReader, seat: Seat, unit: number): Leaving {
  const before = bindingRefusal(r, seat, unit);
  const cost = before === null ? retreatCost(r, unit) : 0;
  const isPaid = cost === 0 || energiesOfUnit(r, unit).length >= cost;
  return { before, after: isPaid ? null : `The retreat costs ${cost} energy.` };
}

function bindingRefusal(r: TcgReader, seat: Seat, unit: number): string | null {
  const most = getOfSeat(r, "GET_MAX_RETREAT_PER_TURN", seat, r.constants.config.retreats);
  return (
    limitRefusal(r, seat, unit, {
      used: r.counters(seat).retreats,
      most,
      restriction: "PREVENT_RETREAT",
      message: most === 1 ? "One retreat a turn." : `${most} retreats a turn.`,
    }) ??
    turnedRefusal(r, unit, "retreat") ??
    vetoOn(r, "TRY_RETREAT", unit, seat, () => ({ retreater: valueOf(r, unit) }))
  );
}

/** What a move asks of the position before it is used. */
function requirementOfMove(r: TcgReader, seat: Seat, unit: number, move: Value): string | null {
  const requirement = moveOf(r, move)?.requirement;
  if (requirement === undefined) return null;
  // A granted or copied move speaks of the card that it stands on, as its body does.
  const card = partOf(move, "card");
  const scene = { ...emptyScene, seat, card, self: valueOf(r, unit), move, definition: compiledOf(r, card).index };
  return refusalOfBody(new Env(r, scene), requirement);
}

/** Why the active unit does not attack by a move now; null when it can. */
export function attackRefusal(r: TcgReader, seat: Seat, at: number): string | null {
  const unit = activeOf(r, seat);
  const move = unit === NONE ? undefined : movesOf(r, unit)[at];
  if (move === undefined) return "It has no such move.";
  if (r.state.turn === 1 && !r.constants.config.firstAttack) return "Nobody attacks in the first turn of the match.";
  const fields = () => ({ move, attacker: valueOf(r, unit) });
  const refusal =
    turnedRefusal(r, unit, "attack") ??
    vetoOn(r, "CHECK_ATTACK_REQUIREMENTS", unit, seat, fields) ??
    requirementOfMove(r, seat, unit, move);
  if (refusal !== null) return refusal;
  const cost = costToPay(r, unit, move);
  return pays(energiesOfUnit(r, unit), cost) ? null : `${moveName(r, move)} costs ${cost.join(" ")}.`;
}
