import { readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { expect, test } from "vitest";
import { exemptFiles, gameWordsIn, wordsOfGames } from "../../../.eslint/game-words.js";
import { games } from "../../../shared/games/index.js";

const root = resolve(import.meta.dirname, "../../..");
const read = (file: string): string => readFileSync(join(root, file), "utf8");

test("each game has a list of words, and its id is one of them", () => {
  expect(Object.keys(wordsOfGames).sort()).toEqual(games.map(({ id }) => id).sort());
  for (const { id } of games) expect(wordsOfGames[id]).toContain(id);
});

test("a word is listed once, in lower case, as the rule finds it", () => {
  const listed = Object.entries(wordsOfGames).flatMap(([game, words]) => words.map((word) => ({ word, at: 0, game })));
  expect(new Set(listed.map(({ word }) => word)).size).toBe(listed.length);
  expect(listed.flatMap(({ word }) => gameWordsIn(word))).toEqual(listed);
});

test("exempt files use words of games", () => {
  const unused = Object.keys(exemptFiles).filter((file) => gameWordsIn(read(file)).length === 0);
  expect(unused).toEqual([]);
});

test("style sheets use no words of games", () => {
  const sheets = readdirSync(join(root, "renderer"), { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".css"))
    .map((file) => `renderer/${file}`);
  expect(sheets.length).toBeGreaterThan(0);
  const found = sheets.flatMap((file) => gameWordsIn(`${file} ${read(file)}`).map(({ word }) => `${file}: ${word}`));
  expect(found).toEqual([]);
});
