/**
 * Words that only one game uses, by the id of the game: its name, and terms of its rules and sheets that are no ordinary English
 * (`void`, `chain` or `energy` would be). What code outside `shared/games/` needs of them it reads from the game's data. In lower
 * case, every form for itself; a word of two games stands with the first.
 *
 * @type {Readonly<Record<string, readonly string[]>>}
 */
export const wordsOfGames = {
  dreamtides: [
    ...["dreamtides", "dreamcaller", "dreamcallers", "dreamsign", "dreamsigns", "dreamwell", "dreamwells"],
    ...[
      "banish",
      "banished",
      "battlefield",
      "battlefields",
      "dissolve",
      "dissolved",
      "dissolves",
      "figment",
      "figments",
    ],
    ...["judgment", "judgments", "kindle", "kindled", "kindles", "materialize", "materialized", "materializes"],
    ...["reclaim", "reclaimed", "spark", "sparks", "tides"],
  ],
  ttcg: ["ttcg", "avian", "botanic", "spellcaster", "spellcasters"],
  tcgone: ["tcgone", "stadium", "stadiums", "pokemon"],
  ptg: ["ptg", "creature", "creatures", "goblin", "goblins", "graveyard", "graveyards", "mana"],
  summoner: ["summoner", "summoners"],
};

/** Files that may use words of games, each with the reason. */
export const exemptFiles = {
  "electron/bridge/samples.ts": "names the sample that is offered first",
  "electron/cli/generate.ts": "help names the tables that files are generated from",
  "shared/scenario/guide.ts": "an example of a scenario file in help",
};

const gameOfWord = new Map(Object.entries(wordsOfGames).flatMap(([game, words]) => words.map((word) => [word, game])));

/**
 * The words of games in a text or a name, each with its offset and game; parts of `camelCase` and `kebab-case` are words.
 *
 * @param {string} text
 */
export const gameWordsIn = (text) =>
  [...text.matchAll(/\p{Lu}?\p{Ll}+|\p{Lu}+(?!\p{Ll})/gu)].flatMap(({ 0: word, index: at }) => {
    const game = gameOfWord.get(word.toLowerCase());
    return game === undefined ? [] : [{ word, at, game }];
  });
