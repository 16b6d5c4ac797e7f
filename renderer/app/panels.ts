/*
 * What is around the sheet when it is asked for: bars, panels, panes and menus. It comes late (`late-parts.ts`), and all of it
 * together: the sheet has its rows without it.
 */

export { CellProblems, ProblemsPanel } from "../problems/index.js";
export { ColumnMenu, StatisticsPanel } from "../columns/index.js";
export { FacePane } from "../faces/index.js";
export { FindBar } from "../find/index.js";
export { MeaningBar } from "../search/index.js";
export { TextMode, TextPane } from "../text/index.js";
export { SelectionMenu } from "./SelectionMenu.js";
