export { default } from "./StructurePanel.js";
