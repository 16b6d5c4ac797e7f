export { TextMode } from "./TextMode.js";
