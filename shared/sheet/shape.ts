import type { ListOptions, ShapeOf } from "../toml/index.js";
import { columnPath, type ColumnId } from "./column.js";
import type { ColumnSchema, ColumnType, RowType, SheetSchema } from "./schema.js";
import { namedType } from "./whole.js";

interface Members {
  readonly members: readonly ColumnSchema[];
  readonly cases?: RowType["cases"];
}

/** All members that a table may have, whichever case is present. */
const allMembers = ({ members, cases }: Members): readonly ColumnSchema[] =>
  cases ? [...members, ...Object.values(cases.of).flat()] : members;

const membersOfType = (type: ColumnType): readonly ColumnSchema[] =>
  type.kind === "rows" ? allMembers(type.rows) : type.kind === "record" ? allMembers(type) : [];

/** What a schema says of a value within a row. */
export interface SchemaPart {
  /** Names are resolved. */
  readonly type: ColumnType;
  readonly required: boolean;
}

/** What a schema says of the value that keys lead to from a row, through any items of lists. */
export function schemaAt(schema: SheetSchema, keys: readonly string[]): SchemaPart | undefined {
  let members: readonly ColumnSchema[] = schema.columns ?? [];
  let part: SchemaPart | undefined;
  for (const key of keys) {
    if (part?.type.kind === "map") {
      part = { type: namedType(part.type.value, schema.types), required: false };
    } else {
      const member = members.find((each) => each.key === key);
      if (!member) return undefined;
      part = { type: namedType(member.type, schema.types), required: member.required === true };
    }
    members = membersOfType(part.type);
  }
  return part;
}

/** How a list that a column leads to is written, as far as a schema says so. */
export function listOptions(schema: SheetSchema | undefined, column: ColumnId): ListOptions {
  if (!schema) return {};
  const keys = columnPath(column).filter((step) => typeof step === "string");
  const shapeOf = shapesOf(schema);
  return { shapeOf, spelling: shapeOf(keys)?.spelling, keepEmpty: schemaAt(schema, keys)?.required === true };
}

/** How the lists and tables within the rows of a kind of sheet are written. */
const shapesOf =
  (schema: SheetSchema): ShapeOf =>
  (keys) => {
    const type = keys.length === 0 ? undefined : schemaAt(schema, keys)?.type;
    if (!type) return undefined;
    const order = membersOfType(type).map(({ key }) => key);
    return { order, ...(type.kind === "rows" ? { spelling: type.rows.spelling } : {}) };
  };
