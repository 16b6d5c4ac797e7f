export { ChartsDialog } from "./ChartsDialog.js";
export { canChangeRows, canChart, canSimulate, canUseWorkbench, sentenceHere } from "./offered.js";
export { RowToolDialog } from "./RowToolDialog.js";
export { SimulationDialog } from "./SimulationDialog.js";
export { WorkbenchDialog } from "./workbench/WorkbenchDialog.js";
