import type { ColumnType, RowType } from "../../../shared/sheet/index.js";
import type { Path, TomlValue } from "../../../shared/toml/index.js";

/** A value that is edited as text, or is not there yet. */
export interface Field {
  /** From the row: the key of the column, then the steps inside its value. */
  readonly place: Path;
  readonly key: string;
  /** What a screen reader says: `Ability 1 of 2, Healing Aura, ability_type`. */
  readonly name: string;
  readonly type: ColumnType;
  readonly value: TomlValue | undefined;
  readonly about: string;
  readonly isRequired: boolean;
}

/** A list, with the item of it that a line belongs to; behind the last item for the line of the list itself. */
export interface ListPlace {
  readonly place: Path;
  readonly at: number;
  readonly count: number;
  /** Undefined for lists of no game. */
  readonly rows: RowType | undefined;
}

interface LineBase {
  readonly id: string;
  /** Counted from 1. */
  readonly level: number;
  readonly place: Path;
  readonly name: string;
  /** The nearest list around the line. */
  readonly list: ListPlace | undefined;
  /** The id of the line around it. */
  readonly parent: string | undefined;
}

interface Block extends LineBase {
  readonly title: string;
  readonly about: string;
  readonly summary: string;
  readonly isOpen: boolean;
}

/** A table whose keys the person chooses. */
export interface NewKey {
  readonly place: Path;
  /** What is left of the keys; undefined where any text is one. */
  readonly keys: readonly string[] | undefined;
  /** What a key refers to. */
  readonly keyType: ColumnType;
  readonly value: ColumnType;
}

/** One line of the structure editor. */
export type Line =
  | (Block & { readonly kind: "list"; readonly count: number; readonly own: ListPlace })
  | (Block & {
      readonly kind: "item";
      readonly list: ListPlace;
      /** What the item says, where that follows it and is not edited as text. */
      readonly caption: string | undefined;
    })
  | (Block & { readonly kind: "table" })
  | (LineBase & { readonly kind: "field"; readonly field: Field })
  /** An entry of a map, whose key can be renamed and removed. */
  | (LineBase & { readonly kind: "entry"; readonly field: Field; readonly map: NewKey })
  | (LineBase & { readonly kind: "new-key"; readonly map: NewKey })
  /** The titles of a sub-grid. */
  | (LineBase & {
      readonly kind: "head";
      readonly titles: readonly { readonly title: string; readonly about: string }[];
    })
  /** An item of a sub-grid. */
  | (LineBase & { readonly kind: "cells"; readonly list: ListPlace; readonly fields: readonly Field[] })
  | (LineBase & { readonly kind: "absent"; readonly members: readonly AbsentMember[] });

export interface AbsentMember {
  readonly key: string;
  readonly place: Path;
  readonly type: ColumnType;
  readonly about: string;
}

/** Whether a line opens and closes. */
export const isBlock = (line: Line): line is Extract<Line, { readonly isOpen: boolean }> =>
  line.kind === "list" || line.kind === "item" || line.kind === "table";

export const lineId = (kind: Line["kind"], place: Path): string => `${kind} ${JSON.stringify(place)}`;

/** The fields of a line, from left to right. */
export function fieldsOf(line: Line): readonly Field[] {
  if (line.kind === "field" || line.kind === "entry") return [line.field];
  return line.kind === "cells" ? line.fields : [];
}
