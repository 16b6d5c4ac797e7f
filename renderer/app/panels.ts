import "../theme/problem-list.css";
import "../theme/statistics.css";
/*
 * What is around the sheet when it is asked for. It comes late (`late-parts.ts`), and all of it together: the sheet has its rows
 * without it.
 */

// Bars above it.
export { FindBar } from "../find/index.js";
export { WhatIfBand } from "../what-if/index.js";
export { MeaningBar } from "../search/index.js";

// Panes beside it, and a file as text in its place.
export { FacePane } from "../faces/index.js";
export { TextMode, TextPane } from "../text/index.js";

// Panels below it.
export { StatisticsPanel } from "../columns/index.js";
export { CellProblems, ProblemsPanel } from "../problems/index.js";

// Menus over it.
export { ColumnMenu } from "../columns/index.js";
export { SelectionMenu } from "./SelectionMenu.js";

// What explains it.
export { Tour } from "./tour/Tour.js";
