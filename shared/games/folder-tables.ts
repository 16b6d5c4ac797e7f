import type { SheetSchema } from "../sheet/index.js";
import { bindingOf, type Settings } from "../validate/index.js";
import type { BoundTable, SourceFile } from "./artifact.js";
import type { Game } from "./game.js";

/** A table of a folder, with the game it belongs to and what that game knows of it. */
export interface FolderTable {
  readonly file: string;
  readonly table: readonly string[];
  readonly rows: readonly unknown[];
  readonly binding: { readonly game: Game; readonly schema: SheetSchema } | undefined;
}

/** All tables of a folder's files, a plain table as one row, in the order of the files, then of the tables, bound as its settings and their columns say. */
export const folderTables = (
  games: readonly Game[],
  sources: readonly SourceFile[],
  settings: Settings,
): readonly FolderTable[] =>
  sources.flatMap(({ file, content }) =>
    Object.entries(content).flatMap(([key, value]): FolderTable[] => {
      const isSingle = isRow(value);
      const rows: readonly unknown[] = isSingle ? [value] : Array.isArray(value) ? value : [];
      if (!rows.some(isRow)) return [];
      const table = [key];
      const found = bindingOf(games, settings, { file, table }, columnsOf(rows));
      const game = games.find(({ id }) => id === found?.game.id);
      const isBound = game !== undefined && (found?.schema.isSingle ?? false) === isSingle;
      return [{ file, table, rows, binding: found && isBound ? { game, schema: found.schema } : undefined }];
    }),
  );

/**
 * The games that tables of a folder belong to, in the order of `games`. Where none belongs to any, all games: each then takes what it
 * can read.
 */
export function gamesOfTables(games: readonly Game[], tables: readonly FolderTable[]): readonly Game[] {
  const found = new Set(tables.map(({ binding }) => binding?.game));
  const bound = games.filter((game) => found.has(game));
  return bound.length === 0 ? games : bound;
}

/** The tables that belong to a game, as it reads them. */
export const boundTables = (tables: readonly FolderTable[], game: Pick<Game, "id">): readonly BoundTable[] =>
  tables.flatMap(({ file, table, rows, binding }) =>
    binding?.game.id === game.id
      ? [{ file, table, kind: binding.schema.kind, rows: rows.map((row) => (isRow(row) ? row : {})) }]
      : [],
  );

/** A row as plain values. */
export type Row = Readonly<Record<string, unknown>>;

export const isRow = (value: unknown): value is Row =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const columnsOf = (rows: readonly unknown[]): ReadonlySet<string> =>
  new Set(rows.flatMap((row) => (isRow(row) ? Object.keys(row) : [])));
