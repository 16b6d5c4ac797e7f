import type { DisplayText } from "../../../../text/index.js";
import type { Ability } from "../ast.js";
import { abilityMarkup, effectMarkup, modalChoiceMarkup } from "./ability/abilities.js";
import { displayOf } from "./template/render.js";

/** The canonical text of an ability: what the game shows, whatever words it was written with (DISPLAY-9). */
export const renderAbility = (ability: Ability): DisplayText => displayOf(abilityMarkup(ability));

/** The text on the token of an ability that waits to be resolved: events and activated abilities show their effect alone. */
export const renderAbilityEffect = (ability: Ability): DisplayText => displayOf(effectMarkup(ability));

/** One text a choice, for all modal abilities of a card; their places in the list are the numbers of the choices. */
export const renderModalChoices = (abilities: readonly Ability[]): DisplayText[] =>
  abilities.flatMap(modalChoiceMarkup).map(displayOf);
