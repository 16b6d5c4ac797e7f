import type { TomlValue } from "../../../toml/index.js";

export type Entries = ReadonlyMap<string, TomlValue>;

/** The tables that data files become, in the order in which they stand in a TOML file. */
export const tables = ["monsters", "utility", "summoners", "decks", "players", "default-decks"] as const;
export type Table = (typeof tables)[number];

/** The rows of each table that a data file becomes. */
export type TableRows = ReadonlyMap<Table, readonly Entries[]>;

/** A data file of the server and the TOML file of its tables (SUMMONER-7). */
export interface DataFile {
  readonly path: string;
  readonly toml: string;
  /** The first is the one whose first row keeps what else stands at the root. */
  readonly tables: readonly Table[];
  /** The keys at the root that the tables stand for, in their usual order. */
  readonly roots: readonly string[];
  read(root: Entries): TableRows;
  write(rows: TableRows): Entries;
}

export const entriesOf = (value: TomlValue | undefined): Entries =>
  value?.kind === "table" ? value.entries : new Map<string, TomlValue>();

const text = (value: string): TomlValue => ({ kind: "string", value });
const table = (entries: Iterable<readonly [string, TomlValue]>): TomlValue => ({
  kind: "table",
  entries: new Map(entries),
});

export const textIn = (entries: Entries, key: string): string | undefined => {
  const value = entries.get(key);
  return value?.kind === "string" ? value.value : undefined;
};

/** Columns that only TOML has. */
const own = ["_key", "_root"];

/** The rows of a map from ids to objects. */
const rowsOfMap = (map: Entries): readonly Entries[] =>
  [...map].map(([key, value]) => {
    const entries = entriesOf(value);
    return textIn(entries, "id") === key ? entries : new Map([...entries, ["_key", text(key)] as const]);
  });

const without = (entries: Entries, keys: readonly string[]): Iterable<readonly [string, TomlValue]> =>
  [...entries].filter(([key]) => !keys.includes(key));

const mapOfRows = (rows: readonly Entries[]): TomlValue =>
  table(rows.map((row) => [textIn(row, "_key") ?? textIn(row, "id") ?? "", table(without(row, own))] as const));

const cardFile = (path: string, name: Table, root: string): DataFile => ({
  path,
  toml: `${name}.toml`,
  tables: [name],
  roots: [root],
  read: (entries) => new Map([[name, rowsOfMap(entriesOf(entries.get(root)))]]),
  write: (rows) => new Map([[root, mapOfRows(rows.get(name) ?? [])]]),
});

const deckFile: DataFile = {
  path: "decks.json",
  toml: "decks.toml",
  tables: ["decks", "players", "default-decks"],
  roots: ["defaultDecks", "playerDecks"],
  read(root) {
    const decks: Entries[] = [];
    const players: Entries[] = [];
    for (const [player, value] of entriesOf(root.get("playerDecks"))) {
      const members = entriesOf(value);
      players.push(new Map([["id", text(player)], ...without(members, ["decks"])]));
      for (const [key, deck] of entriesOf(members.get("decks"))) {
        const entries = entriesOf(deck);
        const named = textIn(entries, "id") === key ? [] : [["key", text(key)] as const];
        decks.push(new Map([["player", text(player)], ...entries, ...named]));
      }
    }
    const stub = rowsOfMap(entriesOf(root.get("defaultDecks")));
    return new Map([
      ["decks", decks],
      ["players", players],
      ["default-decks", stub],
    ]);
  },
  write(rows) {
    const decks = rows.get("decks") ?? [];
    const players = rows.get("players") ?? [];
    const named = [...players.map((row) => textIn(row, "id")), ...decks.map((row) => textIn(row, "player"))];
    const ids = [...new Set(named.filter((id) => id !== undefined))];
    const playerDecks = ids.map((player) => {
      const about = players.find((row) => textIn(row, "id") === player) ?? new Map<string, TomlValue>();
      const owned = decks.filter((deck) => textIn(deck, "player") === player);
      const keyed = owned.map(
        (deck) =>
          [textIn(deck, "key") ?? textIn(deck, "id") ?? "", table(without(deck, ["player", "key", ...own]))] as const,
      );
      return [player, table([...without(about, ["id", ...own]), ["decks", table(keyed)] as const])] as const;
    });
    const stub = rows.get("default-decks") ?? [];
    return new Map([
      ...(stub.length === 0 ? [] : [["defaultDecks", mapOfRows(stub)] as const]),
      ["playerDecks", table(playerDecks)] as const,
    ]);
  },
};

/** The data files of the server. */
export const dataFiles: readonly DataFile[] = [
  cardFile("cards.json", "monsters", "cards"),
  cardFile("spCard.json", "utility", "spCards"),
  cardFile("summonerCards.json", "summoners", "cards"),
  deckFile,
];

/** What else stands at the root of a file, for the first row of its first table. */
export function withRoot(file: DataFile, root: Entries, rows: TableRows): TableRows {
  const rest = [...without(root, file.roots)];
  const [name] = file.tables;
  const [first, ...others] = (name === undefined ? undefined : rows.get(name)) ?? [];
  if (rest.length === 0 || name === undefined || first === undefined) return rows;
  return new Map([...rows, [name, [new Map([...first, ["_root", table(rest)]]), ...others]]]);
}

/** The root of a file with what else stands there, keys in the order of `before` where there is one. */
export function rootOf(file: DataFile, rows: TableRows, before: Entries | undefined): Entries {
  const [name] = file.tables;
  const [first] = (name === undefined ? undefined : rows.get(name)) ?? [];
  const all = new Map([...file.write(rows), ...entriesOf(first?.get("_root"))]);
  const order = [...(before?.keys() ?? []), ...all.keys()];
  return new Map(
    [...new Set(order)].flatMap((key) => {
      const value = all.get(key);
      return value === undefined ? [] : [[key, value] as const];
    }),
  );
}
