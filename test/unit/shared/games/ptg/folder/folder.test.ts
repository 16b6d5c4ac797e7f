import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { must } from "../../../../../../shared/base/index.js";
import { ptgYaml } from "../../../../../../shared/games/ptg/folder/format.js";
import type { FolderFile } from "../../../../../../shared/games/folder-format.js";
import { parseDocument } from "../../../../../../shared/toml/index.js";
import { expectIdentity } from "../../../../../support/ptg/identity.js";
import { randomCard } from "../../../../../support/ptg/random-card.js";

const file = (path: string, ...lines: string[]): FolderFile => ({ path, text: `${lines.join("\n")}\n` });
const documentsOf = (files: readonly FolderFile[]) =>
  new Map(files.map(({ path, text }) => [path, must(parseDocument(text))] as const));
const resultOf = <Value>(result: { ok: true; value: Value } | { ok: false; error: unknown }): Value => {
  if (result.ok) return result.value;
  throw new Error(JSON.stringify(result.error));
};
const importing = (files: readonly FolderFile[], before: readonly FolderFile[] = [], answers = {}) =>
  resultOf(ptgYaml.toToml(files, documentsOf(before), answers));
const exporting = (toml: readonly FolderFile[], before: readonly FolderFile[] = []) =>
  resultOf(ptgYaml.fromToml(documentsOf(toml), before, {}));
const textOf = (files: readonly FolderFile[], path: string): string | undefined =>
  files.find((each) => each.path === path)?.text;

const goblin = file(
  "cards/goblin_01.yaml",
  "# a goblin",
  "card_id: goblin_01",
  "name: Goblin",
  "type: creature",
  "attack: 2",
);
const deck = file("decks/aggro.yaml", "# quick", "cards:", "  goblin_01: 3", "  ember_01: 2");

describe("importing a folder", () => {
  it("makes a row of each file, in the order of their names", () => {
    const ember = file("cards/ember_01.yaml", "card_id: ember_01", "type: mana");
    const { files, removed } = importing([goblin, deck, ember]);
    expect(removed).toEqual([]);
    expect(textOf(files, "cards.toml")).toBe(
      [
        '[[cards]]\ncard_id = "ember_01"\ntype = "mana"\n',
        '# a goblin\n[[cards]]\ncard_id = "goblin_01"\nname = "Goblin"\ntype = "creature"\nattack = 2\n',
      ].join("\n"),
    );
    expect(textOf(files, "decks.toml")).toBe(
      '# quick\n[[decks]]\nname = "aggro"\ncards = { goblin_01 = 3, ember_01 = 2 }\n',
    );
  });

  it("remembers file names that are not the id, and folders that are not the usual one", () => {
    const files = ["cards/goblin.yaml", "a.yaml", "decks/b.yaml"].map((path, at) =>
      file(path, `card_id: c${at}`, "type: mana"),
    );
    const { files: made } = importing(files);
    const toml = textOf(made, "cards.toml") ?? "";
    expect([...toml.matchAll(/_file = (.*)/gu)].map(([, name]) => name)).toEqual([
      '"./a.yaml"',
      '"goblin.yaml"',
      '"decks/b.yaml"',
    ]);
    expect(exporting(made).files.map(({ path }) => path)).toEqual(["a.yaml", "cards/goblin.yaml", "decks/b.yaml"]);
  });

  it("keeps rows where they are, and changes only cells that differ", () => {
    const toml = file(
      "set.toml",
      "# mine",
      "[[cards]]",
      "card_id = 'goblin_01'  # the first",
      'name = "Goblin"',
      'type = "creature"',
      "attack = 0x1",
      "defense = 2",
      "",
      "[metadata]",
    );
    const added = file("cards/ember_01.yaml", "card_id: ember_01", "type: mana");
    const { files } = importing([goblin, added], [toml]);
    expect(files.map(({ path }) => path)).toEqual(["set.toml"]);
    expect(textOf(files, "set.toml")).toBe(
      [
        '# mine\n[[cards]]\ncard_id = \'goblin_01\'  # the first\nname = "Goblin"\ntype = "creature"\nattack = 0x2\n',
        '[[cards]]\ncard_id = "ember_01"\ntype = "mana"\n',
        "[metadata]\n",
      ].join("\n"),
    );
    expect(importing([goblin, added], files).files).toEqual(files);
  });

  it("finds a row by its file where the id has changed", () => {
    const toml = importing([file("cards/goblin.yaml", "card_id: old_01", "type: creature")]).files;
    const { files } = importing([file("cards/goblin.yaml", "card_id: new_01", "type: creature")], toml);
    expect(textOf(files, "cards.toml")).toBe(
      '[[cards]]\ncard_id = "new_01"\ntype = "creature"\n_file = "goblin.yaml"\n',
    );
  });

  it("finds a row by its id before one that its file is named for", () => {
    const rows = file(
      "cards.toml",
      '[[cards]]\ncard_id = "a"\ntype = "creature"\n',
      '[[cards]]\ncard_id = "b"\ntype = "creature"\n_file = "other.yaml"',
    );
    const { files, unmatched } = importing([file("cards/a.yaml", "card_id: b", "type: mana")], [rows]);
    expect(textOf(files, "cards.toml")).toBe(
      '[[cards]]\ncard_id = "a"\ntype = "creature"\n\n[[cards]]\ncard_id = "b"\ntype = "mana"\n_file = "a.yaml"\n',
    );
    expect(unmatched).toEqual([{ path: "cards.toml", table: ["cards"], row: 0 }]);
  });

  it("keeps the name of a deck that no file name can hold, and brings in no path for it", () => {
    const rows = file("decks.toml", '[[decks]]\nname = "a/b"\ncards = { goblin_01 = 1 }');
    const [deck] = exporting([rows]).files;
    expect(deck?.path).toBe("decks/a_b.yaml");
    const changed = { path: "decks/a_b.yaml", text: (deck?.text ?? "").replace(": 1", ": 2") };
    expect(textOf(importing([changed], [rows]).files, "decks.toml")).toBe(rows.text.replace("= 1 }", "= 2 }"));
  });

  it("leaves tables of other games alone", () => {
    const other = file("cards.toml", "[[cards]]", 'id = "x"', 'rules-text = ""');
    const { files } = importing([goblin], [other]);
    expect(files.map(({ path }) => path)).toEqual(["cards.toml", "ptg-cards.toml"]);
    expect(textOf(files, "cards.toml")).toBe(other.text);
    expect(exporting(files).files.map(({ path }) => path)).toEqual(["cards/goblin_01.yaml"]);
  });

  it("names all files that cannot be read, with their lines", () => {
    const result = ptgYaml.toToml([file("a.yaml", "card_id: a", "b: [1"), file("b.yaml", "x: 1")], new Map(), {});
    expect(result.ok ? [] : result.error).toMatchObject([
      { file: "a.yaml", line: 3 },
      { code: "ptg/Y02", file: "b.yaml", message: "It has neither card_id nor cards." },
    ]);
  });

  it("keeps the last of two values where that is asked for", () => {
    const twice = file("cards/a.yaml", "card_id: a", "type: creature", "defense: 5", "defense: 1");
    expect(textOf(importing([twice]).files, "cards.toml")).toContain("defense = 5\n_dropped = { defense = 1 }");
    expect(textOf(importing([twice], [], { duplicate_keys: "last" }).files, "cards.toml")).toContain("defense = 1\n");
    expect(importing([twice]).remarks).toEqual([
      { path: "cards/a.yaml", line: 4, message: "defense is in this table twice." },
    ]);
  });

  it("leaves out .yml, as the package does", () => {
    expect(importing([file("cards/a.yml", "card_id: a")]).remarks).toEqual([
      { path: "cards/a.yml", message: "The package does not read .yml; the file is left out.", isLoss: true },
    ]);
  });
});

describe("exporting a folder", () => {
  const toml = importing([goblin, deck]).files;

  it("writes what was imported", () => {
    expect(exporting(toml).files).toEqual([goblin, deck]);
  });

  it("leaves files alone that already match, and names those without a row", () => {
    const spelled = file(
      "cards/goblin_01.yaml",
      "# a goblin",
      "attack: 0x2",
      "name: 'Goblin'",
      "card_id: goblin_01",
      "type: creature",
    );
    const gone = file("cards/gone.yaml", "card_id: gone");
    const notes = file("cards/notes.txt", "of somebody");
    const { files, removed } = exporting(toml, [spelled, deck, gone, notes]);
    expect(files).toEqual([spelled, deck]);
    expect(removed).toEqual(["cards/gone.yaml"]);
  });

  it("writes a file again when a dropped value has gone from its row", () => {
    const twice = file("cards/a.yaml", "card_id: a", "type: creature", "defense: 5", "defense: 1");
    const [made] = importing([twice]).files;
    if (!made) throw new Error("no file");
    expect(exporting([made], [twice])).toMatchObject({ files: [twice], remarks: [] });
    expect(exporting([made]).remarks).toEqual([
      {
        path: "cards/a.yaml",
        message: "defense was in the card file twice; the value that was dropped is left out.",
        isLoss: true,
      },
    ]);
    const fixed = { ...made, text: made.text.replace(/_dropped.*\n/u, "") };
    expect(exporting([fixed], [twice]).files).toEqual([
      file("cards/a.yaml", "card_id: a", "type: creature", "defense: 5"),
    ]);
  });

  it("says which dropped values of abilities are left out", () => {
    const rows = file(
      "cards.toml",
      '[[cards]]\ncard_id = "a"\n[[cards.abilities]]\nname = "A"\n_dropped = { cost = 1 }\n[[cards.abilities.alterations]]\n_dropped = { target = "self" }',
    );
    expect(exporting([rows]).remarks.map(({ message }) => message.split(" ")[0])).toEqual(["cost", "target"]);
  });

  it("stays inside the folder, and never writes two rows to one file", () => {
    const rows = file(
      "cards.toml",
      '[[cards]]\ncard_id = "a/b"\n\n[[cards]]\ncard_id = "a:b"\n\n[[cards]]\ncard_id = "c"\n_file = "../c.yaml"\n\n[[cards]]\ncard_id = 4',
    );
    const { files, remarks } = exporting([rows]);
    expect(files.map(({ path }) => path)).toEqual(["cards/a_b-2.yaml", "cards/a_b.yaml", "cards/c.yaml"]);
    expect(remarks.map(({ message }) => message)).toEqual([
      "The _file of c is not a path of a card file.",
      "Row 4 of cards has no card_id and is left out.",
    ]);
  });
});

describe("a card and its file", () => {
  it("are the same, there and back", () => {
    fc.assert(fc.property(randomCard(), expectIdentity), { numRuns: 100 });
  });
});
