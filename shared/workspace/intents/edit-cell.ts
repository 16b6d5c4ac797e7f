import { ok, type Result } from "../../base/index.js";
import { rulesFor } from "../../metadata/index.js";
import {
  clearing,
  columnFacts,
  columnKey,
  editProjection,
  idColumnOf,
  idOf,
  isBlankId,
  projectedText,
  projectionAt,
  signOf,
  signedSource,
  typeText,
  type ColumnId,
  type Projection,
  type SheetFacts,
  type SheetSchema,
} from "../../sheet/index.js";
import { fromWire, readValue, rowEntries, type TomlValue } from "../../toml/index.js";
import { cellOf, cellSource, placeOf, sameValue } from "../content/content.js";
import type { Edit } from "../history/edit.js";
import type { CellEdit, SheetRef } from "../identity.js";
import { typedChange, type CellChange, type CellOperation } from "../operations/index.js";
import type { Transition } from "../transition.js";
import type { CellOutcome } from "../views/views.js";
import { clearDraft } from "./drafts.js";
import { locate, type Located } from "./locate.js";
import { NewIds } from "./new-ids.js";
import { atRow, disagree, sameWire } from "./outcomes.js";
import { forgetRefused, keepRefused } from "./refused-texts.js";

/** The schema of a sheet, where it belongs to a game. */
export type SchemaOf = (sheet: SheetRef) => SheetSchema | undefined;

/** Carries out one typed, pasted or cleared cell within an act. */
export function editCell(
  step: Transition,
  edit: Edit,
  request: CellEdit,
  schemaOf: SchemaOf,
  clearsIds: boolean,
): CellOutcome {
  return atRow(step, request, (located, place) => {
    const { content, table } = located;
    const projection = projectionAt(table.facts, request.column);
    if (projection && request.input.kind !== "value") return editText(step, edit, request, located, projection);
    const current = cellOf(content, table, place, request.column);
    const wanted = wantedValue(request, current, located);
    if (!clearsIds && wanted.ok && losesId(table.facts, request.column, current, valueOf(wanted.value))) {
      clearDraft(step, request.sheet, request.rowKey, request.column);
      return { kind: "kept-id" };
    }
    clearDraft(step, request.sheet, request.rowKey, request.column);
    if (!wanted.ok) return keepRefused(step, request, wanted.error);
    forgetRefused(step, request);
    const signed = withSign(schemaOf(request.sheet), request, wanted.value, located, place);
    const change = signed ?? wanted.value;
    const value = valueOf(change);
    const isSpelled = !signed || cellSource(content, table, place, request.column) === signed.source;
    if (isSpelled && sameValue(current, value)) return { kind: "unchanged" };
    if (!sameWire(request.seen, current)) return disagree(step, request, located, place, value);
    const operation: CellOperation = {
      kind: "cell",
      table: table.path,
      rowKey: request.rowKey,
      column: request.column,
      before: cellSource(content, table, place, request.column),
      after: null,
    };
    const applied = edit.change(request.sheet.file, operation, change);
    if (!applied.ok) return keepRefused(step, request, applied.error);
    return { kind: "done" };
  });
}

/** Takes the text of a projection: the column that it shows changes, as far as the text says. */
function editText(
  step: Transition,
  edit: Edit,
  request: CellEdit,
  located: Located,
  projection: Projection,
): CellOutcome {
  const { content, table } = located;
  const place = placeOf(table.keys, request.rowKey);
  const column = { path: request.column.path };
  const entries = rowEntries(content.document, table.path, place);
  const [whole, item] = [column, request.column].map((each) => cellOf(content, table, place, each));
  const shown = item && projectedText(projection, item, entries);
  clearDraft(step, request.sheet, request.rowKey, request.column);
  const text = request.input.kind === "text" ? request.input.text : "";
  if (shown?.kind === "string" && shown.value === text) return { kind: "unchanged" };
  const wanted = editProjection(projection, request.column, text, entries, whole);
  if (!wanted.ok) return keepRefused(step, request, wanted.error);
  forgetRefused(step, request);
  if (sameValue(whole, wanted.value)) return { kind: "unchanged" };
  const onWhole = { ...request, column };
  if (!sameWire(request.seen, shown)) return disagree(step, onWhole, located, place, wanted.value);
  const before = cellSource(content, table, place, column);
  const operation: CellOperation = {
    kind: "cell",
    ...{ table: table.path, rowKey: request.rowKey, column, before, after: null },
  };
  const change: CellChange = wanted.value ? { kind: "value", value: wanted.value } : { kind: "remove" };
  const applied = edit.change(request.sheet.file, operation, change);
  return applied.ok ? { kind: "done" } : keepRefused(step, request, applied.error);
}

/** The change with a sign, where the game writes numbers of such rows with one. */
function withSign(
  schema: SheetSchema | undefined,
  { column }: CellEdit,
  change: CellChange,
  { content, table }: Located,
  place: number,
): Extract<CellChange, { kind: "source" }> | undefined {
  if (!signOf(schema, column)) return undefined;
  const value = valueOf(change);
  const source = value && signedSource(schema, column, value, rowEntries(content.document, table.path, place));
  return source === undefined ? undefined : { kind: "source", source };
}

/** Whether a cell holds an id and would be left without one. */
const losesId = (
  facts: SheetFacts,
  column: ColumnId,
  current: TomlValue | undefined,
  wanted: TomlValue | undefined,
): boolean => {
  const id = idColumnOf(facts);
  return id !== undefined && columnKey(id) === columnKey(column) && !isBlankId(current) && isBlankId(wanted);
};

const valueOf = (change: CellChange): TomlValue | undefined => {
  if (change.kind === "remove") return undefined;
  if (change.kind === "value") return change.value;
  const value = readValue(change.source);
  return value.ok ? value.value : undefined;
};

/** The change asked for, typed by SHEET-5. */
function wantedValue(
  { input, column }: CellEdit,
  current: TomlValue | undefined,
  { content, table }: Located,
): Result<CellChange> {
  switch (input.kind) {
    case "remove":
      return ok({ kind: "remove" });
    case "clear":
      return ok(
        clearing(columnFacts(table.facts, column)) === "remove" || column.index !== undefined
          ? { kind: "remove" }
          : { kind: "value", value: { kind: "string", value: "" } },
      );
    case "value": {
      if (input.value === null) return ok({ kind: "remove" });
      const value = fromWire(input.value);
      return value.ok ? ok({ kind: "value", value: value.value }) : value;
    }
    case "text": {
      const facts = columnFacts(table.facts, column);
      const typed = typeText(input.text, { current, column: facts, rules: rulesFor(content.metadata, column) });
      return typed.ok ? ok(typedChange(typed.value)) : typed;
    }
  }
}

/**
 * A row without an id gets one with the value that an edit gave it (SHEET-6), unless the same act gave it an id too. A cell that
 * was emptied has no value, also where the key stays.
 */
export function giveId(step: Transition, edit: Edit, request: CellEdit): void {
  const located = locate(step, request.sheet);
  if (!located.ok) return;
  const { content, table } = located.value;
  const column = idColumnOf(table.facts);
  const place = placeOf(table.keys, request.rowKey);
  if (!column || place === -1 || columnKey(column) === columnKey(request.column)) return;
  if (projectionAt(table.facts, request.column) && request.input.kind !== "value") return;
  const value = cellOf(content, table, place, request.column);
  if (value === undefined || (value.kind === "string" && value.value === "")) return;
  const id = idOf(content.document, table.facts, place);
  if (!isBlankId(id)) return;
  const row = rowEntries(content.document, table.path, place);
  edit.change(
    request.sheet.file,
    {
      kind: "cell",
      table: table.path,
      rowKey: request.rowKey,
      column,
      before: cellSource(content, table, place, column),
      after: null,
    },
    { kind: "value", value: { kind: "string", value: new NewIds(step, request.sheet, table.facts).make(row) } },
  );
}
