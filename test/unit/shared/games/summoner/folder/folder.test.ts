import { describe, expect, it } from "vitest";
import { must } from "../../../../../../shared/base/index.js";
import { summonerJson } from "../../../../../../shared/games/summoner/folder/format.js";
import { parseDocument } from "../../../../../../shared/toml/index.js";

const cards = (value: number | string, more = ""): string =>
  `{\n\t"cards": {\n\t\t"m1": {\n\t\t\t"id": "m1",\n\t\t\t"attribute": [],\n\t\t\t"value": ${JSON.stringify(value)},\n\t\t\t"effects": ""\n\t\t}\n\t}${more}\n}`;

function toToml(path: string, text: string, before: ReadonlyMap<string, string> = new Map()) {
  const documents = new Map([...before].map(([name, each]) => [name, must(parseDocument(each))] as const));
  const result = summonerJson.toToml([{ path, text }], documents, {});
  if (!result.ok) throw new Error(JSON.stringify(result.error));
  return new Map(result.value.files.map((file) => [file.path, file.text] as const));
}

function fromToml(files: ReadonlyMap<string, string>, before: readonly { path: string; text: string }[] = []) {
  const documents = new Map([...files].map(([name, each]) => [name, must(parseDocument(each))] as const));
  const result = summonerJson.fromToml(documents, before, {});
  if (!result.ok) throw new Error(JSON.stringify(result.error));
  return result.value;
}

describe("data files of the server", () => {
  it("become a table each, and decks.json three", () => {
    expect(toToml("cards.json", cards(500)).get("monsters.toml")).toBe(
      `[[monsters]]\nid = "m1"\nattribute = []\nvalue = 500\neffects = ""\n`,
    );
    const decks = `{"defaultDecks": {"starter": {"id": "d", "cards": []}}, "playerDecks": {"p": {"activeDeck": "d1", "decks": {"d1": {"id": "other", "cards": ["m1"]}}}}}`;
    expect(toToml("decks.json", decks).get("decks.toml")).toBe(
      [
        `[[decks]]\nplayer = "p"\nid = "other"\ncards = ["m1"]\nkey = "d1"\n`,
        `[[players]]\nid = "p"\nactiveDeck = "d1"\n`,
        `[[default-decks]]\nid = "d"\ncards = []\n_key = "starter"\n`,
      ].join("\n"),
    );
    const [file] = fromToml(toToml("decks.json", decks)).files;
    expect(JSON.stringify(JSON.parse(file?.text ?? ""))).toBe(JSON.stringify(JSON.parse(decks)));
  });

  it("keep what else stands at their root, and keys that are no ids", () => {
    const text = `{"version": 2, "cards": {"x": {"attribute": ["all"], "value": "50"}}, "note": ["a"]}`;
    const [file] = fromToml(toToml("cards.json", text), [
      { path: "cards.json", text: `{"version":1,"cards":{},"note":[]}` },
    ]).files;
    expect(JSON.stringify(JSON.parse(file?.text ?? ""))).toBe(JSON.stringify(JSON.parse(text)));
  });

  it("change cells of rows that are there, and leave comments where they are", () => {
    const before = `# first\n[[monsters]]\nid = "m1"\nattribute = []\nvalue = 500 # much\neffects = ""\n`;
    const files = new Map([["mine.toml", before]]);
    expect(toToml("cards.json", cards("600"), files).get("mine.toml")).toBe(before.replace("500", `"600"`));
    expect([...toToml("cards.json", cards("600"), files).keys()]).toEqual(["mine.toml"]);
  });

  it("are written with the indentation they had, and not at all where they say the same", () => {
    const toml = toToml("cards.json", cards(500));
    const same = { path: "data/cards.json", text: cards(500).replace("\t\t\t", "  ") };
    expect(fromToml(toml, [same]).files).toEqual([same]);
    const other = { path: "data/cards.json", text: cards(1) };
    expect(fromToml(toml, [other]).files).toEqual([{ path: "data/cards.json", text: cards(500).replace("[]", "[]") }]);
  });

  it("that are something else are refused, rows without an id left out with a remark", () => {
    expect(summonerJson.toToml([{ path: "cards.json", text: `{"other": 1}` }], new Map(), {})).toMatchObject({
      ok: false,
      error: [{ message: "cards.json has no cards." }],
    });
    expect(fromToml(new Map([["a.toml", `[[monsters]]\nattribute = []\nvalue = 1\n`]])).remarks).toMatchObject([
      { message: "Row 1 of monsters has no id and is left out.", isLoss: true },
    ]);
  });
});
