import "../theme/problem-list.css";
import "../theme/statistics.css";
import "../theme/visit.css";
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

// What asks for the hosts of its pictures.
export { HostsBanner } from "./banners/HostsBanner.js";

// What says that git waits, and what takes the place of the sheet when git goes on: then nobody can fetch it any more.
export { VisitBanner } from "./banners/VisitBanner.js";
export { VisitEnded } from "./banners/VisitEnded.js";

// What explains it.
export { Tour } from "./tour/Tour.js";
