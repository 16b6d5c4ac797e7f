export type { ScenarioGame } from "./game.js";
export { scenarioGuide } from "./guide.js";
export { scenarioOf, type ScenarioOrigin, type WrittenScenario } from "./of.js";
export { readScenario, type Scenario } from "./read.js";
export type { Check, ScenarioReport } from "./report.js";
export { playScenario, type PlayedScenario } from "./run.js";
export { scenarioOf, type ScenarioHead } from "./write/scenario-of.js";
