import { kindsIn, type KeyKinds, type SheetSchema } from "../sheet/index.js";
import { languageOfKind, type Lexicon, type TextLanguage } from "../text/index.js";
import { fromWire, type RowEntry, type TomlDocument } from "../toml/index.js";
import { lexiconOfTables, readSettings, TableBindings, type Settings } from "../validate/index.js";
import type { BoundTable, SourceFile } from "./artifact.js";
import type { Game } from "./game.js";

/** A table of a folder, with the game it belongs to and the schema that the game has for it. */
export interface FolderTable {
  readonly file: string;
  readonly table: readonly string[];
  readonly rows: readonly unknown[];
  readonly binding: FolderBinding | undefined;
}

/** What a table is to its game. */
export interface FolderBinding {
  readonly game: Game;
  readonly schema: SheetSchema;
  /** The words that the languages of the game take from the folder. */
  readonly lexicon?: Lexicon | undefined;
}

interface ReadTable {
  readonly file: string;
  readonly table: readonly string[];
  readonly rows: readonly unknown[];
  readonly isSingle: boolean;
}

/** All tables of a folder's files, a plain table as one row, in the order of the files, then of the tables, bound as its settings and their columns say. */
export function folderTables(
  games: readonly Game[],
  sources: readonly SourceFile[],
  settings: Settings,
): readonly FolderTable[] {
  const tables = sources.flatMap(tablesIn);
  const bindings = new TableBindings(games);
  for (const { file, table, rows, isSingle } of tables) {
    const columns = new Set(rows.flatMap((row) => (isRow(row) ? Object.keys(row) : [])));
    bindings.put({ address: { file, table }, columns, kindsOf: (key) => kindsOf(rows, key), isSingle }, settings);
  }
  const bound = tables.map(({ file, table, rows, isSingle }): FolderTable => {
    const found = bindings.of({ file, table }).binding;
    const game = games.find(({ id }) => id === found?.game.id);
    const isBound = game !== undefined && (found?.schema.isSingle ?? false) === isSingle;
    return { file, table, rows, binding: found && isBound ? { game, schema: found.schema } : undefined };
  });
  return withLexicons(bound, settings);
}

/** The tables with the words that their games take from all of them. */
function withLexicons(tables: readonly FolderTable[], settings: Settings): readonly FolderTable[] {
  const games = new Set(tables.flatMap(({ binding }) => binding?.game ?? []));
  const lexicons = new Map([...games].map((game) => [game, lexiconIn(game, tables, settings)]));
  return tables.map((table) => {
    const lexicon = table.binding && lexicons.get(table.binding.game);
    return table.binding && lexicon ? { ...table, binding: { ...table.binding, lexicon } } : table;
  });
}

function lexiconIn(game: Game, tables: readonly FolderTable[], settings: Settings): Lexicon | undefined {
  const { sheets = [] } = game.invariants?.lexicon ?? {};
  const held = tables.flatMap(({ file, table, rows, binding }) => {
    if (binding?.game !== game || !sheets.includes(binding.schema.kind)) return [];
    return [{ address: { file, table }, schema: binding.schema, rows: rows.map(entriesOf) }];
  });
  return lexiconOfTables(game, held, settings);
}

/** The language that the rules texts of a table are written in, with the words of its folder; undefined where it has none. */
export const languageOfBinding = (binding: FolderBinding | undefined): TextLanguage | undefined =>
  binding && languageOfKind(binding.game.languages, binding.schema.kind, binding.lexicon);

const tablesIn = ({ file, content }: SourceFile): readonly ReadTable[] =>
  Object.entries(content).flatMap(([key, value]): ReadTable[] => {
    const isSingle = isRow(value);
    const rows: readonly unknown[] = isSingle ? [value] : Array.isArray(value) ? value : [];
    return rows.some(isRow) ? [{ file, table: [key], rows, isSingle }] : [];
  });

/** What a row holds that was made plain (`toWire`); nothing where it is none. */
function entriesOf(row: unknown): readonly RowEntry[] {
  const read = fromWire(row);
  return read.ok && read.value.kind === "table" ? [...read.value.entries].map(([key, value]) => ({ key, value })) : [];
}

/** What the values of a key are in rows that were made plain (`toWire`). */
function kindsOf(rows: readonly unknown[], key: string): KeyKinds {
  const entries = rows.map((row): RowEntry[] => {
    const value = isRow(row) && Object.hasOwn(row, key) ? fromWire(row[key]) : undefined;
    return value?.ok ? [{ key, value: value.value }] : [];
  });
  return kindsIn(entries, key);
}

/** What a folder lays down (`.cardwright/workspace.toml`), with what it says to these games. */
export const readFolderSettings = (games: readonly Pick<Game, "id">[], document: TomlDocument | undefined): Settings =>
  readSettings(
    document,
    games.map(({ id }) => id),
  );

/** The games that tables of a folder belong to, in the order of `games`. */
export function gamesOfTables(games: readonly Game[], tables: readonly FolderTable[]): readonly Game[] {
  const found = new Set(tables.map(({ binding }) => binding?.game));
  return games.filter((game) => found.has(game));
}

/** The tables that belong to a game, as it reads them. */
export const boundTables = (tables: readonly FolderTable[], game: Pick<Game, "id">): readonly BoundTable[] =>
  tables.flatMap(({ file, table, rows, binding }) =>
    binding?.game.id === game.id
      ? [
          {
            ...{ file, table, kind: binding.schema.kind, rows: rows.map((row) => (isRow(row) ? row : {})) },
            ...(binding.lexicon && { lexicon: binding.lexicon }),
          },
        ]
      : [],
  );

/** A row as plain values. */
export type Row = Readonly<Record<string, unknown>>;

export const isRow = (value: unknown): value is Row =>
  typeof value === "object" && value !== null && !Array.isArray(value);
