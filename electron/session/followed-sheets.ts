import type { ComparedVersion, SheetChanges } from "../../shared/bridge/index.js";
import { FollowedCells, type ChangedCells, type FolderVersion } from "../../shared/revision/index.js";
import { columnKey, type CellDifference, type SheetSchema } from "../../shared/sheet/index.js";
import { rowCount, toWire, type TomlDocument } from "../../shared/toml/index.js";
import type { RowKey, SheetRef, WorkspaceState } from "../../shared/workspace/index.js";
import { KnownMarks, type MarkedRows } from "./known-marks.js";
import { documentsOf, keysOf, kindOf } from "./on-screen.js";

/** A sheet that is compared with an earlier version of it. */
interface FollowedSheet {
  readonly before: TomlDocument;
  readonly schema: SheetSchema | undefined;
  readonly cells: FollowedCells;
}

/** The marks of changed cells, asked for after every edit: only what an edit touched is read again. */
export class FollowedSheets {
  readonly #sheets = new Map<string, FollowedSheet>();
  readonly #known = new KnownMarks();

  /**
   * What of a sheet is different; undefined where the sheet is not on screen. Rows that are in an earlier answer are not listed
   * again to a page that has it.
   */
  changes(
    state: WorkspaceState,
    { file, table: path }: SheetRef,
    before: FolderVersion,
    since: ComparedVersion,
    known?: string,
  ): SheetChanges | undefined {
    const document = documentsOf(state).get(file);
    if (!document) return undefined;
    const old = before.get(file);
    if (!old || rowCount(old, path) === 0) return { since, isNew: true, added: [], changed: [], removed: 0 };
    const { cells } = this.#followed({ file, table: path }, old, kindOf(state, { file, path })?.schema);
    const changes = cells.changed({ file, path, document });
    const { rows, ...listed } = this.#known.answer(markedRows(changes, keysOf(state, file, path)), known);
    return {
      ...{ ...listed, since, isNew: false, removed: changes.removed },
      added: [...rows].flatMap(([rowKey, differing]) => (differing ? [] : [rowKey])),
      changed: [...rows].flatMap(([rowKey, differing]) => (differing ? [{ rowKey, cells: differing.map(sent) }] : [])),
    };
  }

  #followed({ file, table: path }: SheetRef, before: TomlDocument, schema: SheetSchema | undefined): FollowedSheet {
    const address = JSON.stringify([file, ...path]);
    const known = this.#sheets.get(address);
    if (known && known.before === before && known.schema === schema) return known;
    const followed = { before, schema, cells: new FollowedCells({ file, path, document: before }, schema) };
    this.#sheets.set(address, followed);
    return followed;
  }
}

function markedRows({ added, changed }: ChangedCells, keys: readonly RowKey[]): MarkedRows {
  const rows = new Map<RowKey, readonly CellDifference[] | null>();
  const mark = (row: number, cells: readonly CellDifference[] | null): void => {
    const key = keys[row];
    if (key !== undefined) rows.set(key, cells);
  };
  for (const row of added) mark(row, null);
  for (const { row, cells } of changed) mark(row, cells);
  return rows;
}

const sent = ({ column, before }: CellDifference): SheetChanges["changed"][number]["cells"][number] => ({
  column: columnKey(column),
  before: before ? toWire(before) : null,
});
