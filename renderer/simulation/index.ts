export { showSimulation } from "./simulation-state.js";
export { SimulationPane } from "./SimulationPane.js";
