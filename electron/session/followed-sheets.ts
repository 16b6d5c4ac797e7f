import type { ComparedVersion, SheetChanges } from "../../shared/bridge/index.js";
import { FollowedCells, type FolderVersion } from "../../shared/revision/index.js";
import { columnKey, type SheetSchema } from "../../shared/sheet/index.js";
import { rowCount, toWire, type TomlDocument } from "../../shared/toml/index.js";
import type { SheetRef, WorkspaceState } from "../../shared/workspace/index.js";
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

  /** What of a sheet is different; undefined where the sheet is not on screen. */
  changes(
    state: WorkspaceState,
    { file, table: path }: SheetRef,
    before: FolderVersion,
    since: ComparedVersion,
  ): SheetChanges | undefined {
    const document = documentsOf(state).get(file);
    if (!document) return undefined;
    const old = before.get(file);
    if (!old || rowCount(old, path) === 0) return { since, isNew: true, added: [], changed: [], removed: 0 };
    const keys = keysOf(state, file, path);
    const { cells } = this.#followed({ file, table: path }, old, kindOf(state, { file, path })?.schema);
    const { added, changed, removed } = cells.changed({ file, path, document });
    return {
      since,
      isNew: false,
      added: added.flatMap((row) => keys[row] ?? []),
      changed: changed.flatMap(({ row, cells: differing }) => {
        const rowKey = keys[row];
        if (rowKey === undefined) return [];
        return [
          {
            rowKey,
            cells: differing.map(({ column, before: value }) => ({
              column: columnKey(column),
              before: value ? toWire(value) : null,
            })),
          },
        ];
      }),
      removed,
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
