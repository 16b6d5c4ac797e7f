import type { DisplayText } from "../../../../../text/index.js";
import type { Ability, StandardStaticAbility, StaticAbility } from "../../ast.js";
import { match, type Handlers } from "../../ast/variant.js";
import { displayOf } from "../template/render.js";
import { costChoices } from "./costs.js";
import { effectChoices } from "./effects.js";
import { askFixed, type Choice, type ChoiceKind, type Chooser } from "./prompt.js";

/** A question the game asks while an ability is used: who chooses what, and the words that ask. */
export interface AbilityPrompt extends DisplayText {
  readonly kind: ChoiceKind;
  readonly chooser: Chooser;
}

const ABILITIES: Handlers<Ability, readonly Choice[]> = {
  Event: ({ effect, additional_cost }) => [
    ...effectChoices(effect),
    ...(additional_cost === undefined ? [] : costChoices(additional_cost)),
  ],
  Static: staticChoices,
  Activated: ({ costs, effect }) => [...costs.flatMap((cost) => costChoices(cost)), ...effectChoices(effect)],
  Triggered: ({ effect }) => effectChoices(effect),
  Named: (ability) => ("ReclaimForCost" in ability ? costChoices(ability.ReclaimForCost) : []),
};

function staticChoices(ability: StaticAbility): readonly Choice[] {
  return playChoices("StaticAbility" in ability ? ability.StaticAbility : ability.WithOptions.ability);
}

/** Static abilities ask only when they change how a card is paid for. */
function playChoices(ability: StandardStaticAbility): readonly Choice[] {
  if (typeof ability === "string") return [];
  if ("AdditionalCostToPlay" in ability) return costChoices(ability.AdditionalCostToPlay);
  const play =
    "PlayForAlternateCost" in ability
      ? ability.PlayForAlternateCost
      : "PlayFromHandOrVoidForCost" in ability
        ? ability.PlayFromHandOrVoidForCost
        : "PlayFromVoid" in ability
          ? ability.PlayFromVoid
          : {};
  return [
    ...(play.additional_cost === undefined ? [] : costChoices(play.additional_cost)),
    ...(play.if_you_do === undefined ? [] : effectChoices(play.if_you_do)),
  ];
}

const promptOf = ({ kind, chooser, markup }: Choice): AbilityPrompt => ({ kind, chooser, ...displayOf(markup) });

/** The questions an ability may lead to, in the order in which they come up (DISPLAY-16); none where nothing is chosen. */
export const promptsFor = (ability: Ability): readonly AbilityPrompt[] => match(ability, ABILITIES).map(promptOf);

/** The question in front of a character with several activated abilities; undefined where there is nothing to choose. */
export function activationPrompt(abilities: readonly Ability[]): AbilityPrompt | undefined {
  const activated = abilities.filter((ability) => "Activated" in ability);
  if (activated.length < 2) return undefined;
  return promptOf(askFixed("mode", "prompt_choose_activated_ability_description"));
}
