import type { ColumnSchema, ColumnType, SheetSchema, Surrounding } from "../../../shared/sheet/index.js";
import type { Path, TomlValue } from "../../../shared/toml/index.js";
import { lineId, type Field, type Line, type ListPlace } from "./line.js";

/** What lines depend on besides the values. */
export interface LinesContext {
  readonly types: SheetSchema["types"];
  readonly row: (key: string) => TomlValue | undefined;
  /** The ids of the blocks that are closed. */
  readonly closed: ReadonlySet<string>;
  readonly isReadOnly: boolean;
}

/** What a line is in. */
export interface Around {
  readonly level: number;
  readonly parent: string | undefined;
  readonly list: ListPlace | undefined;
  readonly surrounding: Surrounding | undefined;
  /** What names of lines begin with: `Ability 1 of 2, Healing Aura`. */
  readonly name: string;
}

/** A list or table. */
export interface Block {
  readonly title: string;
  readonly about: string;
  readonly name: string;
  readonly place: Path;
}

/** The type of what nobody has declared. */
export const anyType: ColumnType = { kind: "any" };

/** The name of a key within what is around it. */
export const named = (around: Around, key: string): string => (around.name === "" ? key : `${around.name}, ${key}`);

/** What all lines have. */
export const headOf = <Kind extends Line["kind"]>(
  kind: Kind,
  place: Path,
  { level, parent, list }: Around,
  name: string,
) => ({
  kind,
  id: lineId(kind, place),
  level,
  parent,
  list,
  place,
  name,
});

/** Whether a value that nobody has declared is a list with tables in it. */
export const isUntypedList = (
  type: ColumnType,
  value: TomlValue | undefined,
): value is Extract<TomlValue, { kind: "array" }> =>
  type.kind === "any" && value?.kind === "array" && value.items.some((item) => item.kind === "table");

/** A field for one value. */
export const fieldOf = (
  { key, about, required }: Pick<ColumnSchema, "key" | "about" | "required">,
  type: ColumnType,
  value: TomlValue | undefined,
  place: Path,
  name: string,
): Field => ({ key, about, type, value, place, name, isRequired: required === true });
