import { membersOf, namedType, type ColumnSchema, type NestedCell } from "../../sheet/index.js";
import type { Path, TomlValue } from "../../toml/index.js";
import type { Finding, FindingFix } from "../rule.js";
import { guess, settingFix } from "../rule-kit.js";
import { didYouMean, nearTo, placeIn, tableName, type StructureContext } from "./context.js";

/** What a table with named members lacks, and the keys in it that nobody knows. */
export function tableFindings(cell: NestedCell, context: StructureContext): readonly Finding[] {
  const { inner, value, type, around, rows } = cell;
  if (type.kind !== "record" || value.kind !== "table") return [];
  const name = tableName(inner, rows, context.column);
  const members = membersOf(type, value.entries, around, context.row);
  const keys = members.map(({ key }) => key);
  return [
    ...members.flatMap((member) =>
      value.entries.has(member.key) ? [] : absentFinding(member, [...inner, member.key], name, context),
    ),
    ...[...value.entries.keys()].flatMap((key) =>
      keys.includes(key)
        ? []
        : [
            unknownKey(
              key,
              cell,
              name,
              keys.filter((each) => !value.entries.has(each)),
              context,
            ),
          ],
    ),
  ];
}

/** What is wrong with a member, or a column, that is not there. */
export function absentFinding(
  { key, type, required }: ColumnSchema,
  inner: Path,
  owner: string,
  { column, types }: StructureContext,
): readonly Finding[] {
  if (required !== true) return [];
  const known = namedType(type, types);
  const least = known.kind === "rows" ? (known.rows.min ?? 0) : 0;
  const place = { column: placeIn(column, inner) };
  return least > 0
    ? [{ variant: "structure-empty", ...place, message: `${owner} has no ${key}; it needs at least ${least}.` }]
    : [{ variant: "structure-required", ...place, message: `${owner} has no ${key}.` }];
}

function unknownKey(
  key: string,
  { inner, value }: NestedCell,
  owner: string,
  free: readonly string[],
  { column }: StructureContext,
): Finding {
  const near = nearTo(key, free);
  return {
    variant: "structure-unknown-key",
    severity: "info",
    column: placeIn(column, [...inner, key]),
    message: `${owner} has a key "${key}" that the game does not know.${didYouMean(near)}`,
    fixes: near.map((name, at): FindingFix => {
      const id = at === 0 ? "rename" : `rename-${at + 1}`;
      return guess(settingFix(id, `Rename to ${name}`, placeIn(column, inner), renamed(value, key, name)));
    }),
  };
}

/** A table with one key under another name, at the same place. */
function renamed(table: TomlValue, from: string, to: string): TomlValue {
  if (table.kind !== "table") return table;
  return {
    kind: "table",
    entries: new Map([...table.entries].map(([key, value]) => [key === from ? to : key, value])),
  };
}
