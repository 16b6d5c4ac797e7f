import type { TomlValue } from "../toml/index.js";
import { cellText, isIdKey, nameKeys } from "../sheet/index.js";
import { pictureNames } from "./picture-names.js";

/** A value that other formats have too. */
export type FieldValue = string | number | boolean | readonly string[];

/** A card as it is exported. */
export interface ExportCard {
  readonly id: string;
  readonly name: string;
  /** What it says to players. */
  readonly text: string;
  readonly copies: number;
  /** The file name of its picture. */
  readonly picture: string;
  /** What its other columns say, by their keys. */
  readonly fields: ReadonlyMap<string, FieldValue>;
}

/** A card as its row has it. */
export interface CardRow {
  readonly id: string;
  readonly name: string;
  readonly text: string;
  readonly copies: number;
  readonly cells: ReadonlyMap<string, TomlValue>;
}

/** Cards ready for export, without those of which no copy is wanted. Tables within cells are left out. */
export function exportCards(rows: readonly CardRow[]): readonly ExportCard[] {
  const wanted = rows.filter(({ copies }) => copies > 0);
  const pictures = pictureNames(wanted);
  return wanted.map(({ id, name, text, copies, cells }, at) => {
    const nameKey = nameKeys.find((key) => cells.has(key));
    const fields = new Map<string, FieldValue>();
    for (const [key, value] of cells) {
      const field = key === nameKey || isIdKey(key) ? undefined : fieldOf(value);
      if (field !== undefined) fields.set(key, field);
    }
    return { id: id || name, name, text, copies, picture: pictures[at] ?? "", fields };
  });
}

function fieldOf(value: TomlValue): FieldValue | undefined {
  switch (value.kind) {
    case "table":
      return undefined;
    case "array":
      return value.items.some(({ kind }) => kind === "table" || kind === "array")
        ? undefined
        : value.items.map(cellText);
    case "boolean":
      return value.value;
    case "integer":
    case "float": {
      const number = Number(cellText(value));
      return Number.isSafeInteger(number) || (value.kind === "float" && Number.isFinite(number))
        ? number
        : cellText(value);
    }
    default:
      return cellText(value);
  }
}

/** A field as text; the texts of a list are joined. */
export const fieldText = (value: FieldValue): string => (typeof value === "object" ? value.join(", ") : String(value));
