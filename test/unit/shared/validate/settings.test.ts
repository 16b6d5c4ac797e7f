import { describe, expect, it } from "vitest";
import { must } from "../../../../shared/base/index.js";
import { parseDocument, printDocument } from "../../../../shared/toml/index.js";
import {
  imageFolderOf,
  nearestChoices,
  noSettings,
  readImageFolder,
  readSettings,
  sameBinding,
  setImageFolder,
  setSeverity,
  type CheckedGame,
  type TableBinding,
} from "../../../../shared/validate/index.js";
import { saidBinding } from "../../../../shared/validate/binding.js";

const documentOf = (text: string) => must(parseDocument(text));
const settingsOf = (text: string) => readSettings(documentOf(text));

describe("the settings of a workspace", () => {
  it("set severities by code, and leave out what is none", () => {
    const { severities } = settingsOf(
      '[severities]\na = "error"\nb = "warning"\nc = "info"\nd = "off"\ne = "Error"\nf = 3\ng = ["error"]\n',
    );
    expect([...severities]).toEqual([
      ["a", "error"],
      ["b", "warning"],
      ["c", "info"],
      ["d", "off"],
    ]);
    expect(settingsOf('severities = "error"').severities.size).toBe(0);
  });

  it("bind tables to games, `none` to none, and leave out what names no file or game", () => {
    const { bindings } = settingsOf(`
[[sheets]]
file = "a.toml"
game = "ttcg"
table = "t"
kind = "cards"

[[sheets]]
file = "b.toml"
game = "none"

[[sheets]]
file = "c.toml"
game = ""

[[sheets]]
file = "d.toml"

[[sheets]]
game = "ttcg"

[[sheets]]
file = 3
game = "ttcg"
`);
    expect(bindings).toEqual([
      { file: "a.toml", game: "ttcg", table: "t", kind: "cards" },
      { file: "b.toml", game: null, table: undefined, kind: undefined },
      { file: "c.toml", game: null, table: undefined, kind: undefined },
    ]);
    expect(settingsOf("sheets = [3]").bindings).toEqual([]);
    expect(settingsOf("sheets = 3").bindings).toEqual([]);
  });

  it.each([
    ['[images]\nfolder = "art/"', "art"],
    ['[images]\nfolder = "../art"', undefined],
    ["[images]\nfolder = 3", undefined],
    ["images = 3", undefined],
    ["", undefined],
  ])("name in %j the folder of images %s", (text, folder) => {
    expect(readImageFolder(documentOf(text))).toBe(folder);
    expect(settingsOf(text)).toEqual({ ...noSettings, ...(folder === undefined ? {} : { imageFolder: folder }) });
  });

  it("are those of nobody without a file", () => expect(readSettings(undefined)).toEqual(noSettings));

  it.each<[name: string, before: string, set: Parameters<typeof setSeverity>[2], after: string]>([
    ["is added", "", "off", '[severities]\n"x/y" = "off"\n'],
    ["is changed where it stands", '[severities]\n"x/y" = "off" # c\n', "info", '[severities]\n"x/y" = "info" # c\n'],
    ["is taken back", '[severities]\na = "off"\n"x/y" = "off"\n', null, '[severities]\na = "off"\n'],
    ["that is not there changes nothing", '[severities]\na = "off"\n', null, '[severities]\na = "off"\n'],
    ["in no table changes nothing", "a = 1\n", null, "a = 1\n"],
  ])("a severity %s", (_, before, severity, after) => {
    expect(printDocument(must(setSeverity(documentOf(before), "x/y", severity)).doc)).toBe(after);
  });

  it("are not written into what is not a table", () => {
    const refused = setSeverity(documentOf("severities = 3\n"), "x/y", "off");
    expect(refused.ok ? null : refused.error).toEqual({
      code: "settings/not-a-table",
      message: "severities in .cardwright/workspace.toml is not a table.",
    });
    expect(setImageFolder(documentOf('images = "art"\n'), null).ok).toBe(false);
  });

  it("take a folder of images", () => {
    const set = must(setImageFolder(documentOf(""), "art")).doc;
    expect(printDocument(set)).toBe('[images]\nfolder = "art"\n');
    expect(readImageFolder(must(setImageFolder(set, null)).doc)).toBeUndefined();
  });
});

describe("a folder of images", () => {
  it.each([
    ["art", "art"],
    [" art/cards/ ", "art/cards"],
    ["art\\cards", "art/cards"],
    ["./art//cards/.", "art/cards"],
    [".", "."],
    ["./", "."],
    ["..art", "..art"],
    ["a:b/c", "outside"],
    ["C:\\art", "outside"],
    ["/art", "outside"],
    ["\\art", "outside"],
    ["art/../..", "outside"],
    ["..", "outside"],
    ["", "no folder"],
    ["  ", "no folder"],
    ["a\0b", "no folder"],
    ["drawn c:/d", "drawn c:/d"],
  ])("%j is %s", (text, expected) => {
    const codes = { outside: "image/outside-folder", "no folder": "image/no-folder" };
    const folder = imageFolderOf(text);
    expect(folder.ok ? folder.value : Object.entries(codes).find(([, code]) => code === folder.error.code)?.[0]).toBe(
      expected,
    );
  });
});

describe("the game of a table", () => {
  const schema = (kind: string, tables: readonly string[], signature: readonly string[]) =>
    ({ kind, title: kind, tables, signature, columns: [] }) as unknown as CheckedGame["sheets"][number];
  const [cards, decks] = [schema("cards", ["cards"], ["cost"]), schema("decks", ["decks"], ["list"])];
  const games: readonly CheckedGame[] = [
    { id: "one", title: "One", sheets: [cards, decks] },
    { id: "two", title: "Two", sheets: [] },
  ];
  const bound = (...bindings: readonly TableBinding[]) => {
    const binding = saidBinding(games, { ...noSettings, bindings }, { file: "f.toml", table: ["decks"] })?.binding;
    return binding && `${binding.game.id}/${binding.schema.kind}`;
  };
  const said = (more: Partial<TableBinding>): TableBinding => ({ file: "f.toml", game: "one", ...more });

  it.each<[name: string, bindings: readonly TableBinding[], expected: string | undefined]>([
    ["said for the file, as the kind of its table", [said({})], "one/decks"],
    ["said for the table", [said({ table: "decks" })], "one/decks"],
    ["said with its kind", [said({ kind: "cards" })], "one/cards"],
    ["said with a kind there is none of", [said({ kind: "heroes" })], "one/decks"],
    ["said for another table is not heard", [said({ table: "other" })], undefined],
    ["said for another file is not heard", [said({ file: "g.toml" })], undefined],
    ["said to be none", [said({ game: null })], undefined],
    ["said to be one there is none of", [said({ game: "three" })], undefined],
    ["said to be one without sheets", [said({ game: "two" })], undefined],
    ["the first that is said counts", [said({ kind: "cards" }), said({})], "one/cards"],
  ])("%s", (_, bindings, expected) => expect(bound(...bindings)).toBe(expected));

  it("said for a table of another name is its first kind", () => {
    const bindings = [said({})];
    const found = saidBinding(games, { ...noSettings, bindings }, { file: "f.toml", table: ["x"] });
    expect(found?.binding?.schema.kind).toBe("cards");
  });

  it("is the same where game and kind are", () => {
    const [game, other] = games;
    if (!game || !other) throw new Error("There are two games");
    expect(sameBinding({ game, schema: cards }, { game, schema: cards })).toBe(true);
    expect(sameBinding({ game, schema: cards }, { game, schema: decks })).toBe(false);
    expect(sameBinding({ game, schema: cards }, { game: other, schema: cards })).toBe(false);
    expect(sameBinding({ game, schema: cards }, undefined)).toBe(false);
    expect(sameBinding(undefined, undefined)).toBe(true);
  });
});

describe("the choices most like a text", () => {
  const choices = ["Common", "Uncommon", "Rare", "Legendary", "Special"];
  it.each<[text: string, nearest: readonly string[]]>([
    ["common", ["Common"]],
    [" RARE ", ["Rare"]],
    ["Comon", ["Common"]],
    ["Rar", ["Rare"]],
    ["Legend", ["Legendary"]],
    ["Spec", ["Special"]],
    ["", []],
    ["xyz", []],
  ])("%j: %j", (text, nearest) => expect(nearestChoices(text, choices)).toEqual(nearest));

  it("are at most three that are alike, and no guess among several that begin so", () => {
    expect(nearestChoices("a", ["A", "a ", " a", "A "])).toEqual(["A", "a ", " a"]);
    expect(nearestChoices("bow", ["baw", "bew", "biw", "buw"])).toHaveLength(3);
    expect(nearestChoices("Leg", ["Legend", "Legion"])).toEqual([]);
  });
});
