import { z } from "zod";
import { ok, type Result } from "../../base/index.js";
import { rawMetadata, type MetadataChange } from "../../metadata/index.js";
import { columnKey, keyTitle } from "../../sheet/index.js";
import { samePath, valueAt } from "../../toml/index.js";
import { columnNameSchema, sheetRefSchema, type SheetRef } from "../identity.js";
import { planReplace } from "../replace/plan.js";
import type { ReplaceHit } from "../replace/request.js";
import type { TableState, WorkspaceState } from "../state.js";
import { settingsOfValue } from "./settings.js";

/** A value of a column, such as a subtype, that is to be another one everywhere. */
export const valueRenameSchema = z.strictObject({
  sheet: sheetRefSchema,
  /** The key of the column. */
  key: columnNameSchema,
  from: z.string().min(1).max(10_000),
  to: z.string().max(10_000),
});
export type ValueRenameRequest = z.infer<typeof valueRenameSchema>;

/** Cells of one column where the value stands. */
export interface ValueCells {
  /**
   * `same`: the value, in a column of the same key. `other`: the value, in a column of another key. `texts`: the word, in longer
   * texts.
   */
  readonly kind: "same" | "other" | "texts";
  readonly sheet: SheetRef;
  readonly sheetTitle: string;
  readonly columnTitle: string;
  readonly hits: readonly ReplaceHit[];
}

/** What the `[metadata]` of a file says of the value. */
export interface ValueSettings {
  readonly sheet: SheetRef;
  readonly changes: readonly MetadataChange[];
}

export interface ValueRename {
  readonly cells: readonly ValueCells[];
  readonly settings: readonly ValueSettings[];
  /** There are more places than are listed. */
  readonly isCut: boolean;
}

const plain = { isPattern: false, matchesCase: true, wholeWords: false, wholeCell: false, keepsCapitals: false };

/** Where a value stands: in cells of its own and of other columns, in texts, and in the settings of files. */
export function planValueRename(state: WorkspaceState, request: ValueRenameRequest): Result<ValueRename> {
  const { from, to, key } = request;
  // In a replacement a backslash or a dollar stands for itself only where the search is no expression.
  const whole = planReplace(state, { search: { ...plain, find: from, wholeCell: true }, replacement: to });
  if (!whole.ok) return whole;
  const words = planReplace(state, { search: { ...plain, find: from, wholeWords: true }, replacement: to });
  if (!words.ok) return words;
  const values = whole.value.hits.filter(({ doubt }) => doubt !== "id");
  const known = new Set(whole.value.hits.map(placeOf));
  const texts = words.value.hits.filter((hit) => hit.doubt === undefined && !known.has(placeOf(hit)));
  const cells = [
    ...grouped(state, values, ({ column }) => (column.path[0] === key ? "same" : "other")),
    ...grouped(state, texts, () => "texts"),
  ];
  const isCut = whole.value.isCut || words.value.isCut;
  return ok({
    cells: cells.sort((a, b) => kinds.indexOf(a.kind) - kinds.indexOf(b.kind)),
    settings: settingsIn(state, request),
    isCut,
  });
}

const placeOf = ({ sheet, rowKey, column }: ReplaceHit): string =>
  JSON.stringify([sheet.file, sheet.table, rowKey, columnKey(column)]);

const kinds: readonly ValueCells["kind"][] = ["same", "other", "texts"];

/** By column, in the order of the sheets and of their columns. */
function grouped(
  state: WorkspaceState,
  hits: readonly ReplaceHit[],
  kindOf: (hit: ReplaceHit) => ValueCells["kind"],
): ValueCells[] {
  interface Group {
    readonly kind: ValueCells["kind"];
    readonly first: ReplaceHit;
    readonly hits: ReplaceHit[];
  }
  const groups = new Map<string, Group>();
  for (const hit of hits) {
    const { sheet, column } = hit;
    const name = JSON.stringify([sheet.file, sheet.table, column.path[0]]);
    const group = groups.get(name);
    if (group) group.hits.push(hit);
    else groups.set(name, { kind: kindOf(hit), first: hit, hits: [hit] });
  }
  const sheets = [...new Set(hits.map(({ sheet }) => sheetOf(sheet)))];
  const sheetAt = ({ first: { sheet } }: Group): number => sheets.indexOf(sheetOf(sheet));
  const columnAt = ({ first: { sheet, column } }: Group): number =>
    tableOf(state, sheet)?.facts.keyOrder.indexOf(column.path[0] ?? "") ?? -1;
  const inOrder = [...groups.values()].sort((a, b) => sheetAt(a) - sheetAt(b) || columnAt(a) - columnAt(b));
  return inOrder.map(({ kind, first: { sheet, column }, hits: own }) => ({
    ...{ kind, sheet, hits: own },
    sheetTitle: titleOf(state, sheet),
    columnTitle: keyTitle(column.path[0] ?? ""),
  }));
}

const sheetOf = ({ file, table }: SheetRef): string => JSON.stringify([file, table]);
const tableOf = ({ files }: WorkspaceState, { file, table }: SheetRef): TableState | undefined =>
  files.get(file)?.content?.tables.find(({ path }) => samePath(path, table));
const titleOf = (state: WorkspaceState, sheet: SheetRef): string => tableOf(state, sheet)?.title ?? sheet.file;

function settingsIn({ files }: WorkspaceState, { key, from, to }: ValueRenameRequest): ValueSettings[] {
  return [...files].flatMap(([file, { content, condition }]): ValueSettings[] => {
    const [first] = content?.tables ?? [];
    if (!content || !first || condition.kind !== "fine") return [];
    const raw = rawMetadata(valueAt(content.document, ["metadata"]));
    const changes = settingsOfValue(raw, key, { from, to });
    return changes.length === 0 ? [] : [{ sheet: { file, table: first.path }, changes }];
  });
}
