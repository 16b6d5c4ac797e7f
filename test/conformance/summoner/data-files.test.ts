import { describe, expect, it } from "vitest";
import { must } from "../../../shared/base/index.js";
import { printJson, readJson } from "../../../shared/formats/index.js";
import { summonerJson } from "../../../shared/games/summoner/folder/format.js";
import { parseDocument } from "../../../shared/toml/index.js";
import { dataFiles, dataOf, isCorpusThere } from "../../support/summoner/corpus.js";

const parsed = (text: string): unknown => JSON.parse(text);

/** The data files through TOML and back. */
function thereAndBack(revision: "r1" | "r2", keepsFiles: boolean): ReadonlyMap<string, string> {
  const files = [...dataOf(revision)].map(([path, text]) => ({ path, text }));
  const toml = summonerJson.toToml(files, new Map(), {});
  if (!toml.ok) throw new Error(JSON.stringify(toml.error));
  const documents = new Map(toml.value.files.map(({ path, text }) => [path, must(parseDocument(text))] as const));
  const json = summonerJson.fromToml(documents, keepsFiles ? files : [], {});
  if (!json.ok) throw new Error(JSON.stringify(json.error));
  expect([...toml.value.remarks, ...json.value.remarks]).toEqual([]);
  return new Map(json.value.files.map(({ path, text }) => [path, text]));
}

describe.skipIf(!isCorpusThere).each(["r1", "r2"] as const)("data files of the server, %s", (revision) => {
  it.each(dataFiles)("%s comes back with its keys in order and the types of its values", (name) => {
    const before = dataOf(revision).get(name) ?? "";
    const after = thereAndBack(revision, false).get(name) ?? "";
    // Text for text: the order of keys and the types of values count.
    expect(JSON.stringify(parsed(after))).toBe(JSON.stringify(parsed(before)));
    expect(thereAndBack(revision, true).get(name)).toBe(before);
  });
});

describe.skipIf(!isCorpusThere)("files that are written again", () => {
  it.each([
    ["cards.json", "\t"],
    ["summonerCards.json", "    "],
  ])("%s of the first revision is the same byte for byte", (name, indentation) => {
    const before = dataOf("r1").get(name) ?? "";
    expect(printJson(must(readJson(before)), indentation).trimEnd()).toBe(before.trimEnd());
  });
});
