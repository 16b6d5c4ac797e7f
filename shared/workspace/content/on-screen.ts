import type { Steps } from "../../base/index.js";
import {
  documentContent,
  ownRecord,
  rowContent,
  rowEntries,
  type RowEntry,
  type TomlDocument,
  type WireValue,
} from "../../toml/index.js";
import { placeOf } from "./content.js";
import type { RowKey } from "../identity.js";
import type { Content, TableState, WorkspaceState } from "../state.js";
import { isAbsent } from "../sync/saving.js";
import { typedByRow, withTyped, type TypedText } from "./typed-rows.js";

/** A table as it was on screen at one moment. */
export interface TableOnScreen {
  readonly path: readonly string[];
  readonly keys: readonly RowKey[];
  /** The rows that something was being typed into, by their places. */
  readonly typed: ReadonlyMap<number, readonly RowEntry[]>;
}

/** A file as it was on screen at one moment, with what was being typed. Keeping it costs nothing. */
export interface FileOnScreen {
  readonly file: string;
  readonly document: TomlDocument;
  readonly tables: readonly TableOnScreen[];
}

/**
 * The files of a folder as they are on screen. Problems, matches, simulations, generated files and previews all use these
 * rows. `typed` are texts of open editors that the drafts do not hold yet. A file that is deleted on disk stays on screen, but
 * is no longer part of the folder.
 */
export function filesOnScreen({ files }: WorkspaceState, typed: readonly TypedText[] = []): readonly FileOnScreen[] {
  return [...files.values()].flatMap((known): FileOnScreen[] => {
    const { file, role, condition, content, drafts } = known;
    if (role === "settings" || condition.kind === "deleted" || !content || isAbsent(known)) return [];
    const all = [...drafts.values(), ...typed.filter(({ sheet }) => sheet.file === file)];
    const tables = content.tables.map((table) => tableOnScreen(content, table, all));
    return [{ file, document: content.document, tables }];
  });
}

function tableOnScreen(content: Content, table: TableState, typed: readonly TypedText[]): TableOnScreen {
  const { path, keys } = table;
  const rows = [...typedByRow(typed, path)].flatMap(([rowKey, texts]): [number, readonly RowEntry[]][] => {
    const place = placeOf(keys, rowKey);
    if (place === -1) return [];
    return [[place, withTyped(content, table, rowEntries(content.document, path, place), texts)]];
  });
  return { path, keys, typed: new Map(rows) };
}

/** What a file holds, as plain values; computed in slices. */
export function* contentOnScreen({ document, tables }: FileOnScreen): Steps<Readonly<Record<string, WireValue>>> {
  let content = yield* documentContent(document);
  for (const { path, typed } of tables) if (typed.size > 0) content = withRows(content, path, typed);
  return content;
}

type Members = Readonly<Record<string, WireValue>>;

function withRows(members: Members, [key = "", ...rest]: readonly string[], rows: TableOnScreen["typed"]): Members {
  const within = (value: WireValue): WireValue => {
    if (rest.length > 0) return isTable(value) ? withRows(value, rest, rows) : value;
    const at = (place: number, row: WireValue): WireValue => {
      const typed = rows.get(place);
      return typed ? rowContent(typed) : row;
    };
    return Array.isArray(value) ? value.map((row: WireValue, place) => at(place, row)) : at(0, value);
  };
  return ownRecord(
    Object.entries(members).map(([each, value]) => [each, each === key ? within(value) : value] as const),
  );
}

const isTable = (value: WireValue): value is Members => typeof value === "object" && !Array.isArray(value);
