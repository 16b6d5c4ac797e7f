export { StructurePanel } from "./StructurePanel.js";
