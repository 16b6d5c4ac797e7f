export { plainOf, runsOf, type StyledRun } from "./runs.js";
export { describeFault, type TemplateFault } from "./template/fault.js";
export type { Scope } from "./template/evaluate.js";
export { renderTemplate, type DisplayText, type RenderedTemplate, type TemplateProblem } from "./template/render.js";
export { readTemplateVariables, type TemplateVariables, type VariableProblem } from "./template/variables.js";
export { AUTHOR_PHRASES, type AuthorPhrase } from "./vocabulary/author.js";
export { COLOURS } from "./vocabulary/style.js";
