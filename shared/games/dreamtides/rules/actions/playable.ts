import { NONE, type Seat } from "../../../../match/index.js";
import { scriptAt } from "../cards/codes.js";
import { canPay, type Budget } from "../costs/payable.js";
import { hasTargets } from "../effects/aiming.js";
import { hasRoom } from "../moves/materialize.js";
import type { DreamReader } from "../types.js";
import { holds } from "../values/conditions.js";
import { costOf, definitionOf, isFast } from "../values/figures.js";
import type { Scope } from "../values/scope.js";
import { origin, playerScope, waysToPlay, type PlayOption } from "./ways.js";

/** Why a card cannot be played now, as a code to be put in words only where somebody reads it. */
export type PlayFault = "elsewhere" | "no-way" | "slow" | "room" | "energy" | "cost" | "target";

/** The codes of all costs of playing a card besides energy, in the order they are paid. */
export function costsOfPlaying(scope: Scope, { cost }: PlayOption): readonly number[] {
  const { plans, extraCosts } = definitionOf(scope.reader, scope.card);
  if (cost === NONE && plans.length === 0 && extraCosts.length === 0) return [];
  const codes = cost === NONE ? [] : [cost];
  for (const extra of extraCosts) if (extra.condition === null || holds(scope, extra.condition)) codes.push(extra.cost);
  for (const plan of plans) codes.push(...plan.costs);
  return codes;
}

/** Whether energy and all else of a way can be paid together. */
export function isPayable(scope: Scope, option: PlayOption): boolean {
  const energy = scope.reader.counters(scope.seat).energy - option.energy;
  if (energy < 0) return false;
  const codes = costsOfPlaying(scope, option);
  if (codes.length === 0) return true;
  const budget: Budget = { energy, characters: 0, hand: 0, void: 0, enemyVoid: 0, produced: 0 };
  return canPay(scope, codes, budget);
}

/** Whether everything its effects must be aimed at is there. */
export function isAimable(scope: Scope): boolean {
  for (const { script } of definitionOf(scope.reader, scope.card).plans) {
    const found = scriptAt(scope.reader.constants, script);
    if (found !== undefined && !hasTargets(scope, found)) return false;
  }
  return true;
}

/** What the cheapest modes of a card cost besides the card itself. */
export function leastOfModes(reader: DreamReader, id: number): number {
  let least = 0;
  for (const { script } of definitionOf(reader, id).plans) {
    const modes = scriptAt(reader.constants, script)?.modes ?? [];
    if (modes.length > 0) least += Math.min(...modes.map(({ energy }) => energy));
  }
  return least;
}

/** Why a player cannot play a card now; `null` when it can be played (RULES-9). */
export function playFault(reader: DreamReader, seat: Seat, id: number, fastOnly: boolean): PlayFault | null {
  const from = origin(reader, seat, id);
  if (from === null) return "elsewhere";
  const ways = waysToPlay(reader, seat, id);
  if (ways.length === 0) return from === "deck" ? "elsewhere" : "no-way";
  if (fastOnly && !isFast(reader, id)) return "slow";
  const { kind } = definitionOf(reader, id);
  if (kind === "character" && !hasRoom(reader, seat)) return "room";
  const { energy } = reader.counters(seat);
  const modes = leastOfModes(reader, id);
  if (ways.every((way) => way.energy + modes > energy)) return "energy";
  const scope = playerScope(reader, seat, id);
  if (!ways.some((way) => isPayable(scope, way))) return "cost";
  return kind === "character" || isAimable(scope) ? null : "target";
}

/** Whether a player can play a card now (`playFault`). What most cards of a hand fail at is looked at first. */
export function isPlayable(reader: DreamReader, seat: Seat, id: number, fastOnly: boolean): boolean {
  if (fastOnly && !isFast(reader, id)) return false;
  const { ways, cost } = definitionOf(reader, id);
  const hasOneWay = ways.length === 0 && reader.card(id).zone === "hand";
  if (hasOneWay && costOf(reader, id, cost) > reader.counters(seat).energy) return false;
  return playFault(reader, seat, id, fastOnly) === null;
}

/** Whether a card could be played by an effect that asks nothing for it but its additional costs. */
export function canBePlayedFree(reader: DreamReader, seat: Seat, id: number): boolean {
  const scope = playerScope(reader, seat, id);
  const free: PlayOption = {
    energy: 0,
    cost: NONE,
    ifYouDo: NONE,
    afterwards: false,
    reclaims: true,
    uses: [NONE, NONE],
    allowedBy: null,
  };
  return isPayable(scope, free) && isAimable(scope);
}
