export { useEscape } from "./escape.js";
