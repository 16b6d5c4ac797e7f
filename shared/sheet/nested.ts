import type { Path, TomlValue } from "../toml/index.js";
import type { Cases, ColumnSchema, ColumnType, RowType, SheetSchema } from "./schema.js";
import { namedType } from "./whole.js";

export type TableEntries = ReadonlyMap<string, TomlValue>;

/** A table with named members that a nested value stands in, and the one around it. */
export interface Surrounding {
  /** Where the table is in the value of the column. */
  readonly inner: Path;
  readonly entries: TableEntries;
  /** What the table is an item of; undefined for records. */
  readonly rows?: RowType;
  readonly around: Surrounding | undefined;
}

/** The value of a column or one of its parts, with what its game says of it. */
export interface NestedCell {
  /** The steps from the value of the column. */
  readonly inner: Path;
  readonly value: TomlValue;
  /** Names are resolved. */
  readonly type: ColumnType;
  /** What it is a member of a table by; undefined for the value itself, items, values of maps and unknown keys. */
  readonly schema?: ColumnSchema;
  /** The list that it is an item of. */
  readonly rows?: RowType;
  /** The table with named members that it stands in. */
  readonly around: Surrounding | undefined;
}

/** What types may refer to outside of the value. */
export interface NestedContext {
  readonly types?: SheetSchema["types"];
  /** The row that the column is in, for members that depend on its choices. */
  readonly row?: (key: string) => TomlValue | undefined;
}

interface Members {
  readonly members: readonly ColumnSchema[];
  readonly cases?: Cases;
}

/** The members that a table may have: those of its type, then those of the present case. */
export function membersOf(
  { members, cases }: Members,
  entries: TableEntries,
  around: Surrounding | undefined,
  row?: NestedContext["row"],
): readonly ColumnSchema[] {
  if (!cases) return members;
  const from = cases.up === 0 ? entries.get(cases.key) : around ? around.entries.get(cases.key) : row?.(cases.key);
  const own = from?.kind === "string" && Object.hasOwn(cases.of, from.value) ? cases.of[from.value] : undefined;
  return own ? [...members, ...own] : members;
}

/**
 * The value and all its parts, depth first, members in the order of the file. Keys that the type does not know are there
 * without a schema; what is inside them is not.
 */
export function* eachCell(value: TomlValue, type: ColumnType, context: NestedContext = {}): Generator<NestedCell> {
  yield* cellsOf({ inner: [], value, type: namedType(type, context.types), around: undefined }, context);
}

function* cellsOf(cell: NestedCell, context: NestedContext): Generator<NestedCell> {
  yield cell;
  const { inner, value, type, around } = cell;
  const part = (step: string | number, of: TomlValue, as: ColumnType, within = around): NestedCell => ({
    inner: [...inner, step],
    value: of,
    type: namedType(as, context.types),
    around: within,
  });
  if (type.kind === "map" && value.kind === "table") {
    for (const [key, of] of value.entries) yield* cellsOf(part(key, of, type.value), context);
  } else if (type.kind === "record" && value.kind === "table") {
    yield* membersIn(type, { inner, entries: value.entries, around }, context);
  } else if (type.kind === "rows" && value.kind === "array") {
    for (const [at, item] of value.items.entries()) {
      const { members, cases } = type.rows;
      yield { ...part(at, item, { kind: "record", members, ...(cases && { cases }) }), rows: type.rows };
      if (item.kind !== "table") continue;
      yield* membersIn(type.rows, { inner: [...inner, at], entries: item.entries, rows: type.rows, around }, context);
    }
  }
}

function* membersIn(members: Members, table: Surrounding, context: NestedContext): Generator<NestedCell> {
  const known = new Map(
    membersOf(members, table.entries, table.around, context.row).map((member) => [member.key, member]),
  );
  for (const [key, value] of table.entries) {
    const schema = known.get(key);
    const inner = [...table.inner, key];
    if (!schema) yield { inner, value, type: { kind: "any" }, around: table };
    else {
      const type = namedType(schema.type, context.types);
      yield* cellsOf({ inner, value, type, schema, around: table }, context);
    }
  }
}
