export { differingMiddle } from "./difference.js";
export { applyChanges, invertChanges, type TextChange } from "./change.js";
export { outwardLink, type OutwardLink } from "./link.js";
export { neverHappens } from "./exhaustive.js";
export { failed, must, ok, type Failed, type Fault, type Ok, type Result } from "./result.js";
export { runToEnd, type Steps } from "./steps.js";
export { compilePattern, mostMatchSteps, type Pattern } from "./pattern/pattern.js";
export { positionAt, type Position, type Span } from "./span.js";
export { Work } from "./work.js";
