import { spellingRules } from "../../../../shared/spelling/index.js";
import type { CheckedGame } from "../../../../shared/validate/index.js";

export { settingsFile } from "../../../../shared/validate/index.js";

const game: CheckedGame = {
  id: "toy",
  title: "Toy",
  sheets: [
    {
      ...{ kind: "cards", title: "Cards", tables: ["cards"], signature: ["name"], idColumn: "id", holdsCards: true },
      columns: [{ key: "name", type: { kind: "text" }, prose: "name", about: "The name." }],
    },
  ],
};

const words = new Set(["card", "of", "fire"]);

/** A game whose cards have names, and a dictionary of three words. */
export const spellingGame = {
  games: [game],
  added: spellingRules({ speller: { isWord: (word) => words.has(word.toLowerCase()) } }),
};
