import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { must } from "../../../shared/base/index.js";
import { blueprintOf, type Blueprint } from "../../../shared/games/summoner/cards/blueprint.js";
import { objectOf } from "../../../shared/games/summoner/cards/json.js";
import { summonerJson } from "../../../shared/games/summoner/folder/format.js";
import { summoner } from "../../../shared/games/summoner/index.js";
import { rulesetOf } from "../../../shared/games/summoner/play/ruleset.js";
import { effectTypes } from "../../../shared/games/summoner/vocabulary.js";
import type { JsonValue } from "../../../shared/match/index.js";
import { parseDocument } from "../../../shared/toml/index.js";
import { materialOf } from "../../support/match/folder.js";
import { playRandomly } from "../../support/match/random-match.js";
import { checkedSummoner } from "../../support/match/summoner.js";
import { problemLines } from "../../support/validate/problems.js";

const folder = join(import.meta.dirname, "../../../tabula/summoner");
const names = ["monsters.toml", "utility.toml", "summoners.toml", "decks.toml"];
const files = Object.fromEntries(names.map((name) => [name, readFileSync(join(folder, name), "utf8")]));
const material = materialOf("summoner", folder);
const cards: readonly Blueprint[] = material.definitions.map((each) => blueprintOf(objectOf(each as JsonValue)));
const ofKind = (kind: Blueprint["kind"]) => cards.filter((card) => card.kind === kind);

describe("the cards", () => {
  test("are 40 monsters and 10 summoners at least, with names in both languages", () => {
    expect(ofKind("monster").length).toBeGreaterThanOrEqual(40);
    expect(ofKind("summoner").length).toBeGreaterThanOrEqual(10);
    expect(new Set(cards.map(({ name }) => name)).size).toBe(cards.length);
    for (const { name } of cards) expect(name).toMatch(/[A-Za-z].*\p{Script=Han}/u);
  });

  test("have texts in both languages where they have rules", () => {
    for (const { rules, text } of cards) {
      if (rules.length > 0) expect(text).toMatch(/[A-Za-z][^]*\p{Script=Han}/u);
      else expect(text).toBe("");
    }
  });

  test("use every kind of effect", () =>
    expect(new Set(cards.flatMap(({ rules }) => rules.map(({ effect }) => effect)))).toEqual(
      new Set(effectTypes),
    ));

  test("have no problems, their decks neither", () => expect(problemLines(summoner, files)).toEqual([]));
});

test("the decks play each other to an end", () => {
  const { definitions, decks, options, remarks } = material;
  expect([remarks, decks.length]).toEqual([[], 4]);
  decks.forEach((one, seed) => {
    for (const other of decks) {
      const setup = { definitions, decks: [one, other], options, seed };
      const { state } = playRandomly({ ruleset: rulesetOf("ruled"), setup, watch: checkedSummoner("ruled", 40) });
      expect(state.outcome).not.toBeNull();
    }
  });
});

test("the set becomes data files of the server and comes back", () => {
  const documents = new Map(names.map((name) => [name, must(parseDocument(files[name] ?? ""))] as const));
  const json = summonerJson.fromToml(documents, [], {});
  if (!json.ok) throw new Error(JSON.stringify(json.error));
  expect(json.value.files.map(({ path }) => path)).toEqual(["cards.json", "spCard.json", "summonerCards.json", "decks.json"]);
  const back = summonerJson.toToml(json.value.files, documents, {});
  if (!back.ok) throw new Error(JSON.stringify(back.error));
  for (const { path, text } of back.value.files) expect(text).toBe(files[path]);
});
