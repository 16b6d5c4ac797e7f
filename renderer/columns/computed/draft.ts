import { derivedFunction, expressionProblem, type ExpressionProblem } from "../../../shared/derived/index.js";
import {
  addEntry,
  derivedEntry,
  entriesIn,
  replaceEntry,
  type DerivedColumn,
  type MetadataChange,
  type Placed,
} from "../../../shared/metadata/index.js";
import type { SheetView } from "../../../shared/workspace/index.js";
import { faults } from "../texts.js";

/** A derived column while it is being made: every field as it is typed. */
export interface ColumnDraft {
  readonly name: string;
  readonly function: string;
  readonly expression: string;
  readonly urlTemplate: string;
  readonly position: string;
  readonly width: string;
  readonly frozen: boolean;
}

export const newDraft: ColumnDraft = {
  name: "",
  function: "expr",
  expression: "",
  urlTemplate: "",
  position: "",
  width: "",
  frozen: false,
};

export const draftOf = (column: DerivedColumn): ColumnDraft => ({
  name: column.name,
  function: column.function,
  expression: column.expression ?? "",
  urlTemplate: column.urlTemplate ?? "",
  position: column.position === undefined ? "" : String(column.position),
  width: column.widthPx === undefined ? "" : String(column.widthPx),
  frozen: column.frozen,
});

export const derivedEntries = (sheet: SheetView): Placed<DerivedColumn>[] =>
  entriesIn(sheet.metadata, "derived_columns");

/** Headers of a sheet that expressions may name, without its derived columns. */
export const headersOf = ({ columns }: SheetView): string[] => [...new Set(columns.map(({ id }) => id.path.join(".")))];

export interface DraftFaults {
  readonly name?: string;
  readonly expression?: ExpressionProblem;
  readonly urlTemplate?: string;
  readonly position?: string;
  readonly width?: string;
}

const isWhole = (text: string, most: number): boolean => /^\d{1,4}$/u.test(text) && Number(text) <= most;

/** What keeps a draft from being a column of the sheet; `edited` is the column it is to replace. */
export function faultsOf(sheet: SheetView, draft: ColumnDraft, edited?: Placed<DerivedColumn>): DraftFaults {
  const others = derivedEntries(sheet).filter(({ at }) => at !== edited?.at);
  const names = [...headersOf(sheet), ...others.map(({ entry }) => entry.name)];
  const { setting } = derivedFunction(draft.function) ?? {};
  const problem = setting === "expression" ? expressionProblem(draft.expression, names) : undefined;
  const name = draft.name.trim();
  const isTaken = others.some(({ entry }) => entry.name === name);
  return {
    ...(name === "" ? { name: faults.noName } : {}),
    ...(isTaken ? { name: faults.nameTaken(name) } : {}),
    ...(problem ? { expression: problem } : {}),
    ...(draft.function === "image_url" && draft.urlTemplate.trim() === ""
      ? { urlTemplate: faults.noAddressPattern }
      : {}),
    ...(draft.position !== "" && !isWhole(draft.position, 9999) ? { position: faults.positionNotWhole } : {}),
    ...(draft.width !== "" && !isWhole(draft.width, 4000) ? { width: faults.widthTooLarge } : {}),
  };
}

/** The column a draft stands for. What it does not say stays as it was in `edited`. */
export function columnOf(draft: ColumnDraft, edited?: DerivedColumn): DerivedColumn {
  const { setting } = derivedFunction(draft.function) ?? {};
  const urlTemplate = draft.urlTemplate.trim();
  return {
    name: draft.name.trim(),
    function: draft.function,
    position: draft.position === "" ? undefined : Number(draft.position),
    widthPx: draft.width === "" ? undefined : Number(draft.width),
    frozen: draft.frozen,
    inputs: edited?.function === draft.function ? edited.inputs : [],
    urlTemplate: setting === "url-template" && urlTemplate !== "" ? urlTemplate : undefined,
    expression: setting === "expression" ? draft.expression.trim() : undefined,
  };
}

/** The changes of the metadata that put a column there, or in place of another; with `column` undefined that one goes. */
export function columnChangesOf(
  { metadata }: SheetView,
  column: DerivedColumn | undefined,
  edited?: Placed<DerivedColumn>,
): MetadataChange[] {
  if (edited) {
    return replaceEntry(metadata, "derived_columns", edited.at, column ? derivedEntry(column, edited.raw) : null);
  }
  return column ? [addEntry(metadata, "derived_columns", derivedEntry(column))] : [];
}
