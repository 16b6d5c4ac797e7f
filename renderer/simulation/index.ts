export { showSimulation } from "./simulation-state.js";
export { SimulationPane } from "./SimulationPane.js";
export { TunerDialog } from "./tuner/TunerDialog.js";
