import type { Position } from "../../../shared/base/index.js";
import { columnName, columnPath, type ColumnId } from "../../../shared/sheet/index.js";
import {
  headerPositionOf,
  positionOf,
  rowEntries,
  rowPositionOf,
  toWire,
  writeValue,
  type Path,
  type TomlDocument,
  type WireValue,
} from "../../../shared/toml/index.js";
import {
  waiverRow,
  type FixEdit,
  type FixKind,
  type SheetAddress,
  type Severity,
  type StandingProblem,
} from "../../../shared/validate/index.js";
import { sheetOf, type WorkspaceState } from "../../../shared/workspace/index.js";

/** A place as other commands name it: `row` counted from 0. Null where there is no such thing. */
export interface PlaceRecord {
  readonly file: string;
  readonly table: string | null;
  readonly row: number | null;
  /** What names the row: its id, else its name. */
  readonly id: string | null;
  readonly column: string | null;
}

export type EditRecord =
  | (PlaceRecord & { readonly kind: "set"; readonly value: WireValue; readonly toml: string })
  | (PlaceRecord & { readonly kind: "remove" })
  /** `row` is where it comes to stand; rows of one fix are added one after the other. */
  | (PlaceRecord & { readonly kind: "add-row"; readonly entries: Readonly<Record<string, WireValue>> })
  | (PlaceRecord & { readonly kind: "delete-row" })
  /** A line of `[[sheets]]` in the settings of the workspace. */
  | (PlaceRecord & { readonly kind: "bind-table"; readonly game: string })
  | { readonly kind: "add-words"; readonly words: readonly string[] };

/** A place in the text of its file, as SARIF names it, both from 1; null where there is none, as of a missing table. */
interface PositionRecord {
  readonly line: number | null;
  /** In UTF-16 units. `column` names the cell. */
  readonly startColumn: number | null;
}

/** A problem as `validate --json` prints it. */
export interface ProblemRecord extends PlaceRecord, PositionRecord {
  readonly code: string;
  readonly severity: Severity;
  readonly message: string;
  readonly related: readonly (PlaceRecord & PositionRecord & { readonly message: string })[];
  readonly fixes: readonly {
    readonly id: string;
    readonly title: string;
    readonly kind: FixKind;
    readonly edits: readonly EditRecord[];
  }[];
  /** Only of problems that were accepted. */
  readonly waived?: string;
}

/** A problem with its place in the text of its file, where it has one. */
export interface PlacedProblem {
  readonly record: ProblemRecord;
  readonly position: Position | undefined;
  /** Those of the related places, in their order. */
  readonly related: readonly (Position | undefined)[];
}

/** Puts problems into the words of the command line. */
export class Records {
  readonly #places = new Map<readonly string[], ReadonlyMap<string, number>>();

  readonly #state: WorkspaceState;

  constructor(state: WorkspaceState) {
    this.#state = state;
  }

  of(problem: StandingProblem): PlacedProblem {
    const { code, severity, message, sheet, rowKey, column, related, fixes, waived } = problem;
    const place = this.#place(sheet, rowKey, column);
    const position = this.#position(sheet, place.row, column);
    const others = related.map((other) => {
      const at = this.#place(other.row.sheet, other.row.rowKey, other.column);
      return { message: other.message, place: at, position: this.#position(other.row.sheet, at.row, other.column) };
    });
    const record: ProblemRecord = {
      ...place,
      ...positionRecord(position),
      code,
      severity,
      message,
      related: others.map((other) => ({ ...other.place, ...positionRecord(other.position), message: other.message })),
      fixes: fixes.map(({ id, title, kind, edits }) => ({
        id,
        title,
        kind,
        edits: edits.map((edit) => this.#edit(edit)),
      })),
      ...(waived ? { waived: waived.reason } : {}),
    };
    return { record, position, related: others.map((other) => other.position) };
  }

  #place(sheet: SheetAddress, rowKey: string | null, column: ColumnId | null): PlaceRecord {
    const { file, table } = sheet;
    const found = sheetOf(this.#state, sheet);
    const row = rowKey === null || !found ? -1 : this.#placeOf(found.table.keys, rowKey);
    const entries = found && row !== -1 ? rowEntries(found.content.document, table, row) : [];
    return {
      file,
      table: found ? table.join(".") : null,
      row: row === -1 ? null : row,
      id: waiverRow(entries, undefined) ?? null,
      column: column ? columnName(column) : null,
    };
  }

  #placeOf(keys: readonly string[], rowKey: string): number {
    let places = this.#places.get(keys);
    if (!places) this.#places.set(keys, (places = new Map(keys.map((key, at) => [key, at]))));
    return places.get(rowKey) ?? -1;
  }

  #rowCount(sheet: SheetAddress): number {
    return sheetOf(this.#state, sheet)?.table.keys.length ?? 0;
  }

  #edit(edit: FixEdit): EditRecord {
    if (edit.kind === "bind") {
      return { ...this.#place(edit.sheet, null, null), kind: "bind-table", game: edit.game };
    }
    if (edit.kind === "words") return { kind: "add-words", words: edit.words };
    if (edit.kind === "insert") {
      const entries = Object.fromEntries(edit.entries.map(({ key, value }) => [key, toWire(value)]));
      const { row: before } = this.#place(edit.sheet, edit.after, null);
      const row = before === null ? this.#rowCount(edit.sheet) : before + 1;
      return { ...this.#place(edit.sheet, null, null), row, kind: "add-row", entries };
    }
    if (edit.kind === "delete") return { ...this.#place(edit.row.sheet, edit.row.rowKey, null), kind: "delete-row" };
    const place = this.#place(edit.row.sheet, edit.row.rowKey, edit.column);
    switch (edit.to.kind) {
      case "absent":
        return { ...place, kind: "remove" };
      case "value":
        return { ...place, kind: "set", value: toWire(edit.to.value), toml: writeValue(edit.to.value) };
      case "source":
        return { ...place, kind: "set", value: edit.to.source, toml: edit.to.source };
    }
  }

  #position({ file, table }: SheetAddress, row: number | null, column: ColumnId | null): Position | undefined {
    const { condition, content } = this.#state.files.get(file) ?? {};
    if (condition?.kind === "broken") {
      const { line, column: at } = condition.fault;
      return line === undefined ? undefined : { line, column: at ?? 1 };
    }
    if (row === null || !content) return undefined;
    const { document } = content;
    return (
      (column && cellPosition(document, [...table, row], columnPath(column))) ?? rowPositionOf(document, table, row)
    );
  }
}

/** Where a value of a row stands, or where it is absent the innermost one around it; undefined where that is the row. */
function cellPosition(document: TomlDocument, row: Path, path: Path): Position | undefined {
  for (let length = path.length; length > 0; length -= 1) {
    const inside = [...row, ...path.slice(0, length)];
    const position = positionOf(document, inside) ?? headerPositionOf(document, inside);
    if (position) return position;
  }
  return undefined;
}

const positionRecord = (position: Position | undefined): PositionRecord => ({
  line: position?.line ?? null,
  startColumn: position?.column ?? null,
});

/** What people call the row of a record. */
export const rowLabel = ({ id, row }: PlaceRecord): string => id ?? (row === null ? "" : `row ${row}`);
