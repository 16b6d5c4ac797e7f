/** The spelling of names and texts: an English dictionary with the words of a game and of a workspace, and the rules that use it. */
export { spellingRules, type SpellingOptions } from "./rules.js";
export { remembering, type Speller } from "./speller.js";
export { suggestionsFor } from "./suggestions.js";
export { WordList } from "./word-list.js";
