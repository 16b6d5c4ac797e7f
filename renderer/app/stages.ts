import "../theme/late.css";

/*
 * What takes the place of the sheet, or lies over all of it. It comes late (`late-parts.ts`), and all of it together: none is
 * needed before a sheet has its rows.
 */

// What is shown while no folder is open, and where the open one has no sheet.
export { Welcome } from "./FolderChoice.js";
export { BrokenFile } from "./BrokenFile.js";

// The table of a match.
export { MatchStrip, Sandbox } from "../sandbox/index.js";

// Simulations of many matches.
export { SimulationPane } from "../simulation/index.js";
