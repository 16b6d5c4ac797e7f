import type { WholeKeys } from "./facts.js";
import type { ColumnType, SheetSchema } from "./schema.js";

const scalars: ReadonlySet<ColumnType["kind"]> = new Set([
  "text",
  "long-text",
  "integer",
  "boolean",
  "choice",
  "reference",
]);

/** Whether values of the type are one column each, however their parts would spread (SHEET-12). */
export function isWhole(type: ColumnType): boolean {
  switch (type.kind) {
    case "map":
    case "rows":
    case "named":
      return true;
    case "record":
      return type.cases !== undefined || !type.members.every((member) => scalars.has(member.type.kind));
    default:
      return false;
  }
}

const none: WholeKeys = new Map();
const bySchema = new WeakMap<SheetSchema, WholeKeys>();

/** The keys of a kind of sheet that are one column each; the same map for the same schema. */
export function wholeKeys(schema: SheetSchema | undefined): WholeKeys {
  if (!schema) return none;
  const known = bySchema.get(schema);
  if (known) return known;
  const keys: WholeKeys = new Map(
    (schema.columns ?? []).flatMap(({ key, type, projection }) => (isWhole(type) ? [[key, projection] as const] : [])),
  );
  bySchema.set(schema, keys);
  return keys;
}

const hiddenBySchema = new WeakMap<SheetSchema, ReadonlySet<string>>();

/** The keys of a kind of sheet whose columns are hidden unless the file says otherwise; the same set for the same schema. */
export function hiddenKeys(schema: SheetSchema | undefined): ReadonlySet<string> | undefined {
  if (!schema?.columns?.some(({ isHidden }) => isHidden)) return undefined;
  const known = hiddenBySchema.get(schema);
  if (known) return known;
  const keys = new Set(schema.columns.filter(({ isHidden }) => isHidden).map(({ key }) => key));
  hiddenBySchema.set(schema, keys);
  return keys;
}

/** The type itself, without a name for it; `any` for names that the schema does not declare or that only name each other. */
export function namedType(type: ColumnType, types: SheetSchema["types"]): ColumnType {
  let found: ColumnType | undefined = type;
  const seen = new Set<string>();
  while (found?.kind === "named") {
    if (seen.has(found.name)) return { kind: "any" };
    seen.add(found.name);
    found = types?.[found.name];
  }
  return found ?? { kind: "any" };
}
