import { describe, expect, it } from "vitest";
import { must } from "../../../../shared/base/index.js";
import type { SheetSchema } from "../../../../shared/sheet/index.js";
import { readValue } from "../../../../shared/toml/index.js";
import { idsIn, idText, isReferenceKey, referenceKeys } from "../../../../shared/validate/references.js";
import { checkerOf } from "../../../support/validate/problems.js";
import { toyGame } from "../../../support/validate/toy-game.js";

describe("a key that names rows by their ids", () => {
  it.each(["card-id", "card_id", "cardId", "cardIds", "card ids", "CARD-ID", "card", "cards", "Cards", "x.id", "a1Id"])(
    "is %s",
    (key) => expect(isReferenceKey(key)).toBe(true),
  );
  it.each(["id", "ID", "uuid", "paid", "idle", "card-name", "id-card", "my-card", "cards-left", "", "-", "ids-of"])(
    "is not %s",
    (key) => expect(isReferenceKey(key)).toBe(false),
  );

  it("may be one that its game says", () => {
    const schema: SheetSchema = {
      ...{ kind: "k", title: "K", tables: [], signature: [], idColumn: "id", holdsCards: false },
      columns: [
        { key: "leader", type: { kind: "reference", to: ["cards"] }, about: "Who leads." },
        { key: "name", type: { kind: "text" }, about: "What it is called." },
      ],
    };
    expect(referenceKeys(["name", "leader", "card", "id"], schema)).toEqual(["leader", "card"]);
    expect(referenceKeys(["name", "leader", "card", "id"], undefined)).toEqual(["card"]);
  });
});

const valueOf = (source: string) => must(readValue(source));

it.each<[source: string, ids: string[]]>([
  ['"a"', ["a"]],
  ['" a "', ["a"]],
  ['" "', []],
  ["7", ["7"]],
  ["7.5", []],
  ["true", []],
  ['["a", 2, "", ["b"]]', ["a", "2", "b"]],
  ['{ card = "a", copies = 2, id = "b", name = "c", x = { card = "d" } }', ["a", "b"]],
  ['[{ card = "a" }, { card = ["b", "c"] }]', ["a", "b", "c"]],
  ['"01234567-89AB-cdef-0123-456789ABCDEF"', ["01234567-89ab-cdef-0123-456789abcdef"]],
  ['"x01234567-89AB-cdef-0123-456789ABCDEF"', ["x01234567-89AB-cdef-0123-456789ABCDEF"]],
  ['"01234567-89AB-cdef-0123-456789ABCDEFx"', ["01234567-89AB-cdef-0123-456789ABCDEFx"]],
  ['"ABC"', ["ABC"]],
])("%s names %j", (source, ids) => {
  expect(idsIn(valueOf(source))).toEqual(ids);
});

it("what is not there is no id", () => expect(idText(undefined)).toBeUndefined());

describe("the places that name a row", () => {
  const files = {
    "a.toml":
      '[[cards]]\nid = "x"\nattack = 4\ndefense = 6\n\n[[cards]]\nid = "y"\nname = "Yew"\nattack = 4\ndefense = 6\ncard = "x"\n',
    "b.toml":
      '[[decks]]\ncards = [{ card = "x", copies = 2 }, { card = "y" }]\ncover-id = "x"\n\n[[decks]]\nname = "x"\n',
    "p.toml": '[[prints]]\ncard = "X"\ncopies = 1\n',
  };

  it("are found in all sheets, by key, also before they were checked", () => {
    const said = checkerOf(toyGame, files)
      .referencesTo("x")
      .map(({ sheet, rowKey, key, rowTitle }) => [sheet.file, rowKey, key, rowTitle]);
    expect(said).toEqual([
      ["a.toml", "a.toml cards 1", "card", "Yew"],
      ["b.toml", "b.toml decks 0", "cards", undefined],
      ["b.toml", "b.toml decks 0", "cover-id", undefined],
    ]);
  });

  it("are none for an id that nobody names", () => {
    const checker = checkerOf(toyGame, files);
    expect(checker.referencesTo("z")).toEqual([]);
    expect(checker.referencesTo("y").map(({ rowKey, key }) => [rowKey, key])).toEqual([["b.toml decks 0", "cards"]]);
  });

  it("go with their table", () => {
    const checker = checkerOf(toyGame, files);
    checker.drop({ file: "b.toml", table: ["decks"] });
    expect(checker.referencesTo("x").map(({ sheet }) => sheet.file)).toEqual(["a.toml"]);
  });
});

describe("a table of no game whose rows have ids", () => {
  const table = (...ids: string[]): string =>
    ids.map((id) => `[[things]]\nid = ${id}\nname = "N${id.replaceAll('"', "")}"\n`).join("\n");
  const said = (files: Record<string, string>): string[] =>
    [...checkerOf(toyGame, files).all()].map(
      ({ rowKey, code, severity, message, related, column }) =>
        `${rowKey} ${code} ${severity} ${column?.path.join(".")}: ${message} ${related.map((each) => `${each.row.rowKey} ${each.message}`).join()}`,
    );

  it("is reported where two rows share an id", () => {
    expect(said({ "t.toml": table('"a"', '"b"', '" a "', '"a"') })).toEqual([
      "t.toml things 2 metadata/id-unique warning id: Na already has this id. t.toml things 0 It is here first.",
      "t.toml things 3 metadata/id-unique warning id: Na already has this id. t.toml things 0 It is here first.",
    ]);
    expect(said({ "t.toml": table("1", "2", "1") })).toHaveLength(1);
  });

  it.each<[what: string, files: Record<string, string>]>([
    ["other files", { "t.toml": table('"a"'), "u.toml": table('"a"') }],
    ["other tables", { "t.toml": `${table('"a"')}\n[[others]]\nid = "a"\n` }],
    ["blank ids", { "t.toml": table('""', '""', '" "') }],
    ["lists and tables", { "t.toml": table("[1]", "[1]", "{ a = 1 }", "{ a = 1 }") }],
    ["no column of that name", { "t.toml": '[[things]]\nkey = "a"\n\n[[things]]\nkey = "a"\n' }],
  ])("but not where they are in %s", (_, files) => expect(said(files)).toEqual([]));
});
