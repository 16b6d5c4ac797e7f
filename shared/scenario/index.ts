export type { ScenarioGame } from "./schema.js";
export { scenarioGuide, type GuideGame } from "./guide.js";
export { readScenario, type Scenario } from "./read.js";
export type { Check, ScenarioReport } from "./report.js";
export { playScenario, type PlayedScenario } from "./run.js";
export { positionOf, type WrittenPosition } from "./write/position-of.js";
export { scenarioOf, type ScenarioHead } from "./write/scenario-of.js";
