import type { Seat } from "../../../../match/index.js";
import { staticAt } from "../cards/codes.js";
import type { Definition, StaticPlan } from "../cards/definition.js";
import type { DreamReader } from "../types.js";
import { holds } from "./conditions.js";
import { quantityOf } from "./quantities.js";
import { EMPTY_MEMORY, scopeOfBundle, type Scope } from "./scope.js";

/** What a card is, by its id. */
export function definitionOf(reader: DreamReader, id: number): Definition {
  const found = reader.constants.definitions[reader.card(id).definition];
  if (found === undefined) throw new RangeError(`Card ${id} has no definition`);
  return found;
}

/** The spark of a character in play; of any other card the printed one (RULES-23). */
export function sparkOf(reader: DreamReader, id: number): number {
  const card = reader.card(id);
  if (card.zone !== "battlefield") return definitionOf(reader, id).spark;
  if (reader.state.bundles.length === 0) return Math.max(0, card.spark);
  return reader.get("spark", id, card.spark);
}

/** What a player has in the balance at judgment: characters and the bonus without one. */
export function totalSpark(reader: DreamReader, seat: Seat): number {
  let total = reader.counters(seat).sparkBonus;
  for (const id of reader.zone("battlefield", seat)) total += sparkOf(reader, id);
  return total;
}

/** What it costs to play a card, from a base that is printed or alternate: increases and reductions, at least 0. */
export function costOf(reader: DreamReader, id: number, base: number): number {
  const definition = definitionOf(reader, id);
  let cost = base;
  if (definition.ownReductions.length > 0) cost -= ownReduction(reader, id, definition);
  return reader.state.bundles.length === 0 ? Math.max(0, cost) : reader.get("cost", id, cost);
}

function ownReduction(reader: DreamReader, id: number, { statics, ownReductions }: Definition): number {
  const { controller, object } = reader.card(id);
  const scope: Scope = { reader, seat: controller, card: id, object, memory: EMPTY_MEMORY, guess: true };
  let reduction = 0;
  for (const place of ownReductions) {
    const plan = statics[place];
    if (plan === undefined || typeof plan.rule === "string" || !("CostReductionForEach" in plan.rule)) continue;
    if (plan.condition !== null && !holds(scope, plan.condition)) continue;
    const { reduction: each, quantity } = plan.rule.CostReductionForEach;
    reduction += each * quantityOf(scope, quantity);
  }
  return reduction;
}

/** Whether a card may be played as a response and in the opponent's ending. */
export function isFast(reader: DreamReader, id: number): boolean {
  if (definitionOf(reader, id).fast) return true;
  return reader.state.bundles.length > 0 && reader.get("fast", id, false);
}

/** The statics in force that speak to a player as "you", with the scope they ask in. */
export function* staticsFor(
  reader: DreamReader,
  seat: Seat,
): Generator<{ plan: StaticPlan; scope: Scope; code: number }> {
  for (const bundle of reader.state.bundles) {
    if (bundle.program !== "static" || bundle.cause.seat !== seat) continue;
    const code = Number(bundle.vars.static);
    const plan = staticAt(reader.constants, code);
    if (plan === undefined) continue;
    const scope = scopeOfBundle(reader, bundle);
    if (plan.condition === null || holds(scope, plan.condition)) yield { plan, scope, code };
  }
}
