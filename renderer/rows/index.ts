export { freezeRows, unfreezeRows } from "./freeze.js";
