export { FindBar } from "./FindBar.js";
