export { AstTree } from "./AstTree.js";
export { RulesPanel } from "./RulesPanel.js";
export { RunsView } from "./RunsView.js";
export { TextMode } from "./TextMode.js";
