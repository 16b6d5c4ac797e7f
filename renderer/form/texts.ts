import type { ColumnType } from "../../shared/sheet/index.js";
import type { EditorKind } from "../../shared/metadata/index.js";

/** All texts of the form of a row. */
export const texts = {
  form: (title: string): string => `Form of ${title}`,
  fields: "Fields",
  noRow: "No row is selected.",
  previous: "Previous row",
  next: "Next row",
  place: (at: number, count: number): string => `${at.toLocaleString("en")} of ${count.toLocaleString("en")} rows`,
  placeKeys: "Alt+↑ and Alt+↓ go to other rows",
  hidden: "Hidden in the sheet",
  absent: "not in the file",
  empty: "empty",
  computed: "computed",
  required: "required",
  editStructure: (title: string): string => `Edit ${title} in the structure editor`,
  rulesText: "Rules text",
  face: "Card face",
} as const;

/** What the values of a column are, in a word. */
const wordsOfType: Readonly<Record<ColumnType["kind"], string>> = {
  text: "text",
  "long-text": "long text",
  integer: "whole number",
  boolean: "yes or no",
  choice: "one of a list",
  texts: "list of texts",
  reference: "reference",
  map: "table",
  record: "table",
  rows: "list of tables",
  named: "structure",
  any: "any value",
};

const wordsOfEditor: Readonly<Record<EditorKind, string>> = {
  number: "number",
  date: "date",
  enum: "one of a list",
  text: "text",
  "long-text": "long text",
  checkbox: "yes or no",
  structure: "structure",
  toml: "TOML value",
};

/** Larger bounds are those of a program's integers, and say nothing to a person. */
const largestBound = 1_000_000;

const isStructured = (kind: ColumnType["kind"]): boolean => ["map", "record", "rows", "named", "any"].includes(kind);

/** The type of a field: as its game has it, else as its values are edited. A structure may be edited as a text. */
export function typeInWords(type: ColumnType | undefined, editor: EditorKind): string {
  if (type === undefined || (isStructured(type.kind) && editor !== "structure")) return wordsOfEditor[editor];
  return type.kind === "integer" ? rangeInWords(type.min, type.max) : wordsOfType[type.kind];
}

function rangeInWords(min: number | undefined, most: number | undefined): string {
  const max = most !== undefined && most > largestBound ? undefined : most;
  if (min !== undefined && max !== undefined) return `${min} to ${max}`;
  if (min !== undefined) return `${min} or more`;
  return max === undefined ? wordsOfType.integer : `${max} or less`;
}
