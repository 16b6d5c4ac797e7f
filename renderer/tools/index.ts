export { ChartsDialog } from "./ChartsDialog.js";
export { canChangeRows, canChart, canSimulate } from "./offered.js";
export { RowToolDialog } from "./RowToolDialog.js";
export { SimulationDialog } from "./SimulationDialog.js";
