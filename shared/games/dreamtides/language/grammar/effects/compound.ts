import { form, list, rule, silentRule } from "../../../../../text/index.js";
import type { Condition, Cost, Effect, EffectWithOptions, ModalChoice, StandardEffect } from "../../ast.js";
import { condition } from "../conditions.js";
import { triggerCost } from "../costs.js";
import { bullet, chooseOne, COLON, COMMA, DOT, MODE1, MODE2, NEW_LINE } from "../terminals.js";
import { trigger } from "../triggers.js";
import { cardEffect } from "./cards.js";
import { controlEffect } from "./control.js";
import { gameEffect } from "./game.js";
import { resourceEffect } from "./resources.js";
import { sparkEffect } from "./spark.js";

/** Everything an ability does, with its final period (LANG-10). */
export const compound = rule<Effect>("effect", () => [
  form([modal]),
  form([optionalCostEffect]),
  form([costEffect]),
  form([optionalEffect]),
  form([conditionalEffect]),
  form([plainEffect]),
]);

const modal = rule<Effect>("choice", () => [
  form([chooseOne, NEW_LINE, mode1, NEW_LINE, mode2], (first, second) => ({ Modal: [first, second] })),
]);

const mode1 = rule<ModalChoice>("first choice", () => [
  form([bullet, MODE1, COLON, plainEffect], (energy, effect) => ({ energy_cost: energy, effect })),
]);

const mode2 = rule<ModalChoice>("second choice", () => [
  form([bullet, MODE2, COLON, plainEffect], (energy, effect) => ({ energy_cost: energy, effect })),
]);

const optionalCostEffect = rule<Effect>("optional effect at a cost", () => [
  form(["you may", triggerCost, "to", effectsInOrder, DOT], (cost, effects) =>
    sharing(each(effects, true), { trigger_cost: cost }),
  ),
]);

const costEffect = rule<Effect>("effect at a cost", () => [
  form([triggerCost, "to", effectsInOrder, DOT], (cost, effects) =>
    sharing(each(effects, false), { trigger_cost: cost }),
  ),
]);

const optionalEffect = rule<Effect>("optional effect", () => [
  form(["you may", effectsInOrder, DOT], (effects) => {
    const [first, ...more] = each(effects, true);
    return first !== undefined && more.length === 0 ? { WithOptions: first } : { List: each(effects, true) };
  }),
]);

const conditionalEffect = rule<Effect>("effect under a condition", () => [
  form([condition, effectsInOrder, DOT], (condition, effects) => sharing(each(effects, false), { condition })),
]);

const plainEffect = rule<Effect>("plain effect", () => [
  form([effectsInOrder, DOT], (effects) => {
    const [first, ...more] = effects;
    return first !== undefined && more.length === 0 ? { Effect: first } : { List: each(effects, false) };
  }),
]);

const each = (effects: readonly StandardEffect[], optional: boolean): EffectWithOptions[] =>
  effects.map((effect) => ({ effect, optional }));

/** One effect carries the cost or condition itself; several share it. */
function sharing(
  effects: readonly EffectWithOptions[],
  shared: { readonly trigger_cost: Cost } | { readonly condition: Condition },
): Effect {
  const [first, ...more] = effects;
  if (first !== undefined && more.length === 0) return { WithOptions: { ...first, ...shared } };
  return { ListWithOptions: { effects, ...shared } };
}

/** One thing that happens. Inside a trigger until end of turn there is one, without options. */
const singleEffect = rule<StandardEffect>("single effect", () => [
  form(["until end of turn", COMMA, trigger, baseEffect], (event, effect) => ({
    CreateTriggerUntilEndOfTurn: {
      trigger: {
        trigger: event,
        effect: { Effect: effect },
        options: { once_per_turn: false, until_end_of_turn: true },
      },
    },
  })),
  form([baseEffect]),
]);

const baseEffect = rule<StandardEffect>("single effect without trigger", () => [
  form([cardEffect]),
  form([controlEffect]),
  form([gameEffect]),
  form([resourceEffect]),
  form([sparkEffect]),
]);

/** A period parts two effects where another follows, and ends the text where none does. */
const separator = silentRule("between effects", () => [form([DOT]), form([COMMA, "then"]), form(["and"])]);

const effectsInOrder = list(singleEffect, separator);
