import type { Seat } from "../../../../match/index.js";
import type { ActivePlan } from "../cards/definition.js";
import { canPay } from "../costs/payable.js";
import { isUsed } from "../triggers/fire.js";
import { isAwake } from "../triggers/happen.js";
import type { DreamReader } from "../types.js";
import { definitionOf } from "../values/figures.js";
import { playerScope } from "./ways.js";

/** Why an ability cannot be activated now, as a code. */
export type ActiveFault = "elsewhere" | "none" | "slow" | "used" | "waiting" | "disabled" | "cost";

/** Where abilities of a card can be used from; `null` where they cannot. */
function place(reader: DreamReader, seat: Seat, id: number): "play" | "void" | null {
  const { zone, side } = reader.card(id);
  if (side !== seat) return null;
  if (zone === "battlefield" || (zone === "callers" && isAwake(reader, id))) return "play";
  return zone === "void" ? "void" : null;
}

/** Why one ability of a card cannot be activated; each is tested on its own (RULES-20). */
export function activeFault(
  reader: DreamReader,
  seat: Seat,
  id: number,
  at: number,
  fastOnly: boolean,
): ActiveFault | null {
  const plan = definitionOf(reader, id).actives[at];
  const from = place(reader, seat, id);
  if (plan === undefined || from === null || plan.fromVoid !== (from === "void")) return "elsewhere";
  if (fastOnly && !plan.fast) return "slow";
  const { object } = reader.card(id);
  if (plan.once && isUsed(reader.state.table.activated[seat] ?? [], object, at)) return "used";
  if (reader.state.stack.some((item) => item.active === at && item.cause.object === object)) return "waiting";
  if (isDisabled(reader, object)) return "disabled";
  return isPayableNow(reader, seat, id, plan) ? null : "cost";
}

const isDisabled = (reader: DreamReader, object: number): boolean =>
  reader.state.bundles.some(({ program, vars }) => program === "disabled" && vars.object === object);

const isPayableNow = (reader: DreamReader, seat: Seat, id: number, { costs }: ActivePlan): boolean =>
  canPay(playerScope(reader, seat, id), costs);

/** The places of all abilities of a card that can be activated now. */
export function usable(reader: DreamReader, seat: Seat, id: number, fastOnly: boolean): number[] {
  const { actives } = definitionOf(reader, id);
  const places: number[] = [];
  for (let at = 0; at < actives.length; at++) {
    if (activeFault(reader, seat, id, at, fastOnly) === null) places.push(at);
  }
  return places;
}

/** Why none of its abilities can be activated; `null` when one can. The reason is that of the ability closest to it. */
export function activateFault(reader: DreamReader, seat: Seat, id: number, fastOnly: boolean): ActiveFault | null {
  const { actives } = definitionOf(reader, id);
  let fault: ActiveFault = "none";
  const order: readonly ActiveFault[] = ["none", "elsewhere", "slow", "used", "waiting", "disabled", "cost"];
  for (let at = 0; at < actives.length; at++) {
    const found = activeFault(reader, seat, id, at, fastOnly);
    if (found === null) return null;
    if (order.indexOf(found) > order.indexOf(fault)) fault = found;
  }
  return fault;
}
