import type { CostNode, Definition, Script, StaticPlan, TriggerPlan } from "./definition.js";

/**
 * A code names a part of a definition in a state: the definition's number and a place in one of its lists. It stays right when a card
 * is edited during a match, or names nothing any more.
 */
const PLACES_PER_DEFINITION = 4096;

interface Defined {
  readonly definitions: readonly Definition[];
}

export const codeOf = (definition: number, place: number): number => definition * PLACES_PER_DEFINITION + place;

/** The place a code names in its definition's list. */
export const placeOf = (code: number): number => code % PLACES_PER_DEFINITION;

/** Whether all parts of a definition can have codes. */
export const hasCodes = ({ scripts, costs, triggers, statics }: Definition): boolean =>
  Math.max(scripts.length, costs.length, triggers.length, statics.length) <= PLACES_PER_DEFINITION;

const definitionOf = ({ definitions }: Defined, code: number): Definition | undefined =>
  definitions[Math.floor(code / PLACES_PER_DEFINITION)];

export const scriptAt = (defined: Defined, code: number): Script | undefined =>
  definitionOf(defined, code)?.scripts[placeOf(code)];

export const costAt = (defined: Defined, code: number): CostNode | undefined =>
  definitionOf(defined, code)?.costs[placeOf(code)];

export const triggerAt = (defined: Defined, code: number): TriggerPlan | undefined =>
  definitionOf(defined, code)?.triggers[placeOf(code)];

export const staticAt = (defined: Defined, code: number): StaticPlan | undefined =>
  definitionOf(defined, code)?.statics[placeOf(code)];
