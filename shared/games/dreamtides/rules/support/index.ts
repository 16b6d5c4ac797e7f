export { supportOf, supportsOf } from "./support.js";
