export { canChangeRows, canSimulate } from "./offered.js";
export { RowToolDialog } from "./RowToolDialog.js";
export { SimulationDialog } from "./SimulationDialog.js";
