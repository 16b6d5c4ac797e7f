export { AstTree } from "./AstTree.js";
export { RulesPanel } from "./RulesPanel.js";
export { RunsView } from "./RunsView.js";
export { TextDifference } from "./beside/TextDifference.js";
export { TextPane } from "./beside/TextPane.js";
export { TextMode } from "./TextMode.js";
