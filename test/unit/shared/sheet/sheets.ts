import { must } from "../../../../shared/base/index.js";
import { cellText, readColumnName, readSheet, rowCells, type SheetFacts } from "../../../../shared/sheet/index.js";
import {
  parseDocument,
  printDocument,
  type Edited,
  type TomlDocument,
  type TomlValue,
} from "../../../../shared/toml/index.js";

export interface Sheet {
  readonly document: TomlDocument;
  readonly facts: SheetFacts;
}

/** The table of a text as a sheet; `[[cards]]` unless another is named. */
export function sheet(text: string, table: readonly string[] = ["cards"]): Sheet {
  const document = must(parseDocument(text));
  return { document, facts: readSheet(document, table) };
}

export const headers = ({ facts }: Sheet): string[] => facts.columns.map(({ source }) => source);

/** The cells as text, `-` where absent. */
export const grid = ({ document, facts }: Sheet): string[][] =>
  Array.from({ length: facts.rowCount }, (_, row) =>
    rowCells(document, facts.table, row, facts.columns).map((value) => (value ? cellText(value) : "-")),
  );

export const column = readColumnName;

export const textOf = (edited: Edited): string => printDocument(edited.doc);

export const string = (value: string): TomlValue => ({ kind: "string", value });
export const integer = (value: number | bigint): TomlValue => ({ kind: "integer", value: BigInt(value) });
export const float = (value: number): TomlValue => ({ kind: "float", value });
export const boolean = (value: boolean): TomlValue => ({ kind: "boolean", value });
export const array = (...items: TomlValue[]): TomlValue => ({ kind: "array", items });
