export { CellProblems } from "./CellProblems.js";
export { FixAllDialog } from "./FixAllDialog.js";
export { ProblemCounts } from "./ProblemCounts.js";
export { ProblemsPanel } from "./ProblemsPanel.js";
export { RuleDialog } from "./RuleDialog.js";
export { WaiveDialog } from "./WaiveDialog.js";
export { problemBeside, type ProblemCell } from "./problem-steps.js";
