import type { DisplayText } from "../../../../../text/index.js";
import { displayOf } from "../template/render.js";
import type { Ability, ActivatedAbility, Cost, NamedAbility, TriggeredAbility } from "../../ast.js";
import { costText } from "./costs.js";
import { effectText } from "./effects.js";
import { capital, text } from "./say.js";
import { staticText } from "./statics.js";
import { isKeywordTrigger, triggerText } from "./triggers.js";
import { match, type Handlers } from "../../ast/variant.js";

const ABILITIES: Handlers<Ability, string> = {
  Event: ({ effect }) => capital(effectText(effect, "event")),
  Static: (ability) => text("capitalized_sentence_with_period", staticText(ability)),
  Activated: activated,
  Triggered: triggered,
  Named: named,
};

/** The canonical text of an ability, as markup (DISPLAY-9). */
export const abilityMarkup = (ability: Ability): string => match(ability, ABILITIES);

function named(ability: NamedAbility): string {
  if ("ReclaimForCost" in ability) return text("reclaim_with_cost", capital(costText(ability.ReclaimForCost)));
  return capital(ability.Reclaim === null ? text("reclaim") : text("reclaim_for_cost", ability.Reclaim));
}

function triggered({ trigger, effect, options }: TriggeredAbility): string {
  const words = effectText(effect, "behind-trigger");
  const setOff = triggerText(trigger);
  const prefix =
    (options?.until_end_of_turn === true ? text("until_end_of_turn_prefix") : "") +
    (options?.once_per_turn === true ? text("once_per_turn_prefix") : "");
  if (isKeywordTrigger(trigger)) return text("prefixed_keyword_triggered_ability", prefix, setOff, words);
  return prefix === ""
    ? text("triggered_ability", setOff, words)
    : text("prefixed_triggered_ability", prefix, setOff, words);
}

function activated({ costs, effect, options }: ActivatedAbility): string {
  const words = effectText(effect, "behind-trigger");
  const paid = costList(costs);
  const fast = options?.is_fast ?? false;
  const repeatable = options?.is_multi ?? true;
  if (costs.length === 0 && !repeatable) return freeOncePerTurn(fast, words);
  if (repeatable) return fast ? text("fast_activated_ability", paid, words) : text("activated_ability", paid, words);
  return fast
    ? text("fast_activated_ability_once_per_turn", paid, words)
    : text("activated_ability_once_per_turn", paid, words);
}

/** Where nothing is paid, `once per turn` stands in the place of the costs. */
function freeOncePerTurn(fast: boolean, words: string): string {
  const mark = capital(text("once_per_turn_suffix").replace(/^, /, ""));
  return fast ? text("fast_activated_ability", mark, words) : text("activated_ability", mark, words);
}

/** Energy is named first, each other cost starts with a capital. */
function costList(costs: readonly Cost[]): string {
  const isEnergy = (cost: Cost) => typeof cost === "object" && "Energy" in cost;
  const energy = costs.filter(isEnergy).map(costText);
  const others = costs
    .filter((cost) => !isEnergy(cost))
    .map((cost) => text("activated_subsequent_cost", costText(cost)));
  return [...energy, ...others].join(text("activated_cost_separator"));
}

/** What is done, without trigger-like frames: costs and the word fast are left off (DISPLAY-9). */
export function effectMarkup(ability: Ability): string {
  if ("Event" in ability) return capital(effectText(ability.Event.effect, "event"));
  if ("Activated" in ability) return capital(effectText(ability.Activated.effect, "event"));
  return abilityMarkup(ability);
}

/** The choices of a modal event or activated ability, without their energy; none for other abilities. */
export function modalChoiceMarkup(ability: Ability): string[] {
  const effect =
    "Event" in ability ? ability.Event.effect : "Activated" in ability ? ability.Activated.effect : undefined;
  if (effect === undefined || !("Modal" in effect)) return [];
  return effect.Modal.map((choice) => capital(effectText(choice.effect, "event")));
}

/** The canonical text of an ability: what the game shows, whatever words it was written with (DISPLAY-9). */
export const renderAbility = (ability: Ability): DisplayText => displayOf(abilityMarkup(ability));

/** The text on the token of an ability that waits to be resolved: events and activated abilities show their effect alone. */
export const renderAbilityEffect = (ability: Ability): DisplayText => displayOf(effectMarkup(ability));

/** One text a choice, for all modal abilities of a card; their places in the list are the numbers of the choices. */
export const renderModalChoices = (abilities: readonly Ability[]): DisplayText[] =>
  abilities.flatMap(modalChoiceMarkup).map(displayOf);
