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

  it("keep what else is at their root, and keys that are no ids", () => {
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
      error: [{ file: "cards.json", message: "It has no cards." }],
    });
    expect(fromToml(new Map([["a.toml", `[[monsters]]\nattribute = []\nvalue = 1\n`]])).remarks).toMatchObject([
      { message: "Row 1 of monsters has no id and is left out.", isLoss: true },
    ]);
  });

  it("differ from the same data in another order of keys, which is rewritten", () => {
    const toml = toToml("cards.json", cards(500));
    const swapped = cards(500).replace(`"attribute": [],\n\t\t\t"value": 500`, `"value": 500,\n\t\t\t"attribute": []`);
    expect(swapped).not.toBe(cards(500));
    expect(fromToml(toml, [{ path: "cards.json", text: swapped }]).files[0]?.text).toBe(cards(500));
  });

  it("end as they ended, and begin with the keys they began with", () => {
    const toml = toToml("cards.json", cards(500, `,\n\t"note": 1`));
    const before = `{\n  "note": 1,\n  "cards": {}\n}\n`;
    const text = fromToml(toml, [{ path: "cards.json", text: before }]).files[0]?.text ?? "";
    expect([text.endsWith("}\n"), Object.keys(JSON.parse(text) as object)]).toEqual([true, ["note", "cards"]]);
    expect(text.split("\n")[1]).toBe(`  "note": 1,`);
    expect(fromToml(toml).files[0]?.text.endsWith("}")).toBe(true);
  });

  it("that were there are written though nothing is left in them; others are not", () => {
    const old = { path: "cards.json", text: cards(500) };
    expect(fromToml(new Map([["a.toml", ""]]), [old]).files).toEqual([
      { path: "cards.json", text: `{\n\t"cards": {}\n}` },
    ]);
    expect(fromToml(new Map([["a.toml", ""]])).files).toEqual([]);
  });

  it("take away keys that a row no longer has, and set the first of rows with one id", () => {
    const row = `[[monsters]]\nid = "m1"\nattribute = []\nvalue = 1\neffects = ""\n`;
    const before = new Map([["mine.toml", `${row.replace("value", 'note = "old"\nvalue')}\n${row}`]]);
    expect(toToml("cards.json", cards(7), before).get("mine.toml")).toBe(`${row.replace("1\n", "7\n")}\n${row}`);
  });

  it("change no spelling of a value that is the same", () => {
    const before = new Map([["mine.toml", `[[monsters]]\nid = 'm1'\nattribute = [ ]\nvalue = 0x32\neffects = ''\n`]]);
    expect(toToml("cards.json", cards(50), before).get("mine.toml")).toBe(before.get("mine.toml"));
  });

  it("go to another file where the usual one belongs to somebody else", () => {
    const theirs = `[[monsters]]\nid = "m1"\nstrength = 3\n`;
    const files = toToml("cards.json", cards(5), new Map([["monsters.toml", theirs]]));
    expect(files.get("monsters.toml")).toBe(theirs);
    expect(files.get("summoner-monsters.toml")).toContain("value = 5");
  });

  it("know decks of one id by their players", () => {
    const deck = (name: string): string => `{"deck001": {"id": "deck001", "name": "${name}", "cards": []}}`;
    const text = `{"playerDecks": {"p": {"activeDeck": "deck001", "decks": ${deck("P")}}, "q": {"activeDeck": "deck001", "decks": ${deck("Q")}}}}`;
    const toml = toToml("decks.json", text);
    expect(toToml("decks.json", text, toml)).toEqual(toml);
    const [file] = fromToml(toml).files;
    expect(JSON.stringify(JSON.parse(file?.text ?? ""))).toBe(JSON.stringify(JSON.parse(text)));
  });
});
