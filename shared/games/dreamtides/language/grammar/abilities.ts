import { compileGrammar, form, list, optional, pieces, present, rule } from "../../../../text/index.js";
import type { Ability, ActivatedAbility, Cost, EventAbility, NamedAbility, TriggeredAbility } from "../ast.js";
import { cost } from "./costs.js";
import { compound } from "./effects/compound.js";
import { staticAbility } from "./statics.js";
import { COLON, COMMA, DASHES, fast, reclaim, RECLAIMCOST } from "./terminals.js";
import { trigger } from "./triggers.js";

/** One paragraph of rules text (LANG-9). */
export const ability = rule<Ability>("ability", () => [
  form([triggered], (triggered) => ({ Triggered: triggered })),
  form([activated], (activated) => ({ Activated: activated })),
  form([named], (named) => ({ Named: named })),
  form([staticAbility], (ability) => ({ Static: ability })),
  form([event], (event) => ({ Event: event })),
]);

const triggered = rule<TriggeredAbility>("triggered ability", () => [
  form(["once per turn", COMMA, trigger, compound], (event, effect) => ({
    trigger: event,
    effect,
    options: { once_per_turn: true, until_end_of_turn: false },
  })),
  form([trigger, compound], (event, effect) => ({ trigger: event, effect })),
]);

const activated = rule<ActivatedAbility>("activated ability", () => [
  form([present(fast), optional(DASHES), list(costItem, COMMA), COLON, compound], (isFast, items, effect) => {
    const costs = items.filter((item) => item !== ONCE_PER_TURN);
    const isMulti = costs.length === items.length;
    if (!isFast && isMulti) return { costs, effect };
    return { costs, effect, options: { is_fast: isFast, is_multi: isMulti } };
  }),
]);

/** Stands in the list of costs and is none. */
const ONCE_PER_TURN = "once per turn";

const costItem = pieces<Cost | typeof ONCE_PER_TURN>("cost, or once per turn", () => [
  form([cost]),
  form(["once per turn"], () => ONCE_PER_TURN),
]);

const named = rule<NamedAbility>("named ability", () => [
  form([reclaim, "--", cost], (cost) => ({ ReclaimForCost: cost })),
  form([RECLAIMCOST], (energy) => ({ Reclaim: energy })),
]);

const event = rule<EventAbility>("event ability", () => [form([compound], (effect) => ({ effect }))]);

/** The grammar of one paragraph, ready to match. */
export const abilityGrammar = compileGrammar(ability);
