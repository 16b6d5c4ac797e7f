export { ranked } from "./ranked.js";
