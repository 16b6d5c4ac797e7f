export { plainOf, runsOf } from "./runs.js";
export type { TemplateFault } from "./template/fault.js";
export type { Scope as TemplateBindings } from "./template/evaluate.js";
export {
  displayOfTemplate,
  markTemplate,
  renderTemplate,
  sourceOf,
  type MarkedTemplate,
  type RenderedTemplate,
  type TemplateProblem,
} from "./template/render.js";
export {
  readTemplateVariables,
  templateBindings,
  type TemplateVariables,
  type VariableProblem,
} from "./template/variables.js";
export { AUTHOR_PHRASES, type AuthorPhrase } from "./vocabulary/author.js";
export { COLOURS } from "./vocabulary/style.js";
export { renderAbility, renderAbilityEffect, renderModalChoices } from "./ability/abilities.js";
export { canonicalDifference, type CanonicalDifference } from "./canonical.js";
export { activationPrompt, promptsFor, type AbilityPrompt } from "./prompts/index.js";
export type { ChoiceKind, Chooser } from "./prompts/prompt.js";
