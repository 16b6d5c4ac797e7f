/** Dictionaries, read from the packages that have them, and the rules that use them. Nothing is loaded before the first word is looked up. */
export { englishSpeller } from "./english.js";
export { addedRules } from "./rules.js";
