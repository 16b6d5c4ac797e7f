import { describe, expect, test } from "vitest";
import { runToEnd } from "../../../../shared/base/index.js";
import {
  artifactNames,
  folderTables,
  games,
  gamesOfTables,
  generateAll,
  boundTables,
  type FolderTable,
  type Game,
  type SourceFile,
} from "../../../../shared/games/index.js";
import { noSettings } from "../../../../shared/validate/index.js";
import { readSample } from "../../../support/sample.js";

const idsOf = (found: readonly Game[]): readonly string[] => found.map(({ id }) => id);
const gamesIn = (sources: readonly SourceFile[], settings = noSettings): readonly string[] =>
  idsOf(gamesOfTables(games, folderTables(games, sources, settings)));
const source = (content: SourceFile["content"]): SourceFile => ({ file: "a.toml", content });
const dreamCards = [{ id: "a", "rules-text": "", "card-type": "Event" }];

describe("the games of a folder", () => {
  test.each(["dreamtides", "ttcg"])("of the sample of %s are that game alone", (id) => {
    expect(gamesIn(readSample(id))).toEqual([id]);
  });

  test("are several, in the order of the games, where tables of several are there", () => {
    expect(gamesIn([...readSample("ttcg"), ...readSample("dreamtides")])).toEqual(["dreamtides", "ttcg"]);
  });

  test("are none where no table is any game's", () => {
    expect(gamesIn([source({ things: [{ id: "a", "rules-text": "Draw {cards($c)}." }] })])).toEqual([]);
  });

  test("are not those of lists where the game has a plain table, and the other way round", () => {
    const row = { rarity: "common", count: 1, id: "a", "rules-text": "", "card-type": "Event" };
    const single = folderTables(games, [source({ cards: row })], noSettings);
    expect(single.map(({ binding }) => binding)).toEqual([undefined]);
  });

  test("are those the settings name before those the columns say", () => {
    const bindings = [{ file: "a.toml", table: "cards", game: "ttcg" }];
    expect(gamesIn([source({ cards: dreamCards })])).toEqual(["dreamtides"]);
    expect(gamesIn([source({ cards: dreamCards })], { ...noSettings, bindings })).toEqual(["ttcg"]);
  });
});

test("the tables of a folder come in the order of the files with their kinds; plain tables are one row, values are none", () => {
  const found = folderTables(
    games,
    [source({ cards: dreamCards, title: "Deck", figures: [1], plain: { a: 1 } }), { file: "b.toml", content: {} }],
    noSettings,
  );
  expect(found.map(({ table, rows, binding }) => [table, rows.length, binding?.schema.kind])).toEqual([
    [["cards"], 1, "cards"],
    [["plain"], 1, undefined],
  ]);
});

test("a game is given its tables with each row at its place", () => {
  const rows = [1, ...dreamCards];
  const tables = folderTables(games, [source({ cards: rows, plain: { a: 1 } })], noSettings);
  expect(boundTables(tables, { id: "dreamtides" })).toEqual([
    { file: "a.toml", table: ["cards"], kind: "cards", rows: [{}, ...dreamCards] },
  ]);
  expect(boundTables(tables, { id: "ttcg" })).toEqual([]);
});

describe("generating for several games", () => {
  const game = (id: string, main: string): Game => ({
    id,
    title: id.toUpperCase(),
    sheets: [],
    artifacts: {
      main,
      extras: [`${id}.rs`],
      *generate(tables) {
        return {
          files: [{ name: main, kind: "json", language: null, text: String(tables.length) }],
          failed: [],
          duplicates: [{ file: "a.toml", table: id, index: 0, id, name: id }],
        };
      },
    },
  });

  const bound = (of: Game): FolderTable => ({
    file: "a.toml",
    table: [of.id],
    rows: [{ id: "1" }, 2],
    binding: {
      game: of,
      schema: { kind: of.id, title: "", tables: [], signature: [], idColumn: "id", holdsCards: true },
    },
  });

  test("makes the files of each from its own tables", () => {
    const [a, b] = [game("a", "a.json"), game("b", "b.json")];
    const made = runToEnd(generateAll([a, b], [bound(a), bound(a), bound(b)]));
    expect(made).toMatchObject({
      ok: true,
      value: {
        files: [
          { name: "a.json", text: "2" },
          { name: "b.json", text: "1" },
        ],
        duplicates: [{ id: "a" }, { id: "b" }],
      },
    });
    expect(made.ok && [...made.value.mains]).toEqual(["a.json", "b.json"]);
    expect([...artifactNames([game("a", "a.json"), game("b", "b.json")])]).toEqual([
      "a.json",
      "a.rs",
      "b.json",
      "b.rs",
    ]);
  });

  test("refuses files of one name", () => {
    expect(runToEnd(generateAll([game("a", "x.json"), game("b", "x.json")], []))).toMatchObject({
      ok: false,
      error: { code: "artifacts/same-name", message: "A and B both generate a file x.json." },
    });
  });

  test("refuses a folder of games that generate nothing", () => {
    const without = games.filter(({ artifacts }) => artifacts === undefined);
    expect(runToEnd(generateAll(without, []))).toMatchObject({ ok: false, error: { code: "cli/no-artifacts" } });
  });
});
