export { AstTree } from "./AstTree.js";
export { RulesPane } from "./RulesPane.js";
export { RunsView } from "./RunsView.js";
export { TextMode } from "./TextMode.js";
