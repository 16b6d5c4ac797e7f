import type { JsonObject } from "../../../match/index.js";
import type { ColumnId } from "../../../sheet/index.js";
import type { Path, TomlValue } from "../../../toml/index.js";
import type { RowFacts } from "../../../validate/index.js";
import { objectIn } from "../cards/toml.js";
import { isOldRule } from "../cards/old-rule.js";
import { readRule } from "../cards/read-rule.js";
import type { Rule } from "../cards/rule.js";

export const cardSheets = ["monsters", "utility", "summoners"] as const;

export type Entries = ReadonlyMap<string, TomlValue>;

/** A table inside of the column `effectRules`, by the steps to it. */
export interface Part {
  readonly inner: Path;
  readonly entries: Entries;
}

/** A rule of a row, as it is written and as matches read it. */
export interface RulePart extends Part {
  readonly raw: JsonObject;
  readonly rule: Rule;
  readonly isOld: boolean;
}

/** The place of a key of a part. */
export const placeOf = (inner: Path, ...keys: readonly string[]): ColumnId => ({
  path: ["effectRules"],
  inner: [...inner, ...keys],
});

export const entriesOf = (value: TomlValue | undefined): Entries =>
  value?.kind === "table" ? value.entries : new Map<string, TomlValue>();

export function textOf(entries: Entries, key: string): string | undefined {
  const value = entries.get(key);
  return value?.kind === "string" ? value.value : undefined;
}

const tablesIn = (value: TomlValue | undefined, inner: Path): readonly Part[] =>
  value?.kind === "array"
    ? value.items.flatMap((item, at) =>
        item.kind === "table" ? [{ inner: [...inner, at], entries: item.entries }] : [],
      )
    : [];

/** The rules of a row. A check that asks reads `effectRules`. */
export const rulesOf = (row: Pick<RowFacts, "value">): readonly RulePart[] =>
  tablesIn(row.value("effectRules"), []).map((part) => {
    const raw = objectIn(part.entries);
    return { ...part, raw, rule: readRule(raw), isOld: isOldRule(raw) };
  });

/** The conditions of a rule that are no `and`, `or` or `not`, at whatever depth. */
export function conditionsOf({ inner, entries }: Part): readonly Part[] {
  const condition = entries.get("condition");
  return condition?.kind === "table" ? leaves({ inner: [...inner, "condition"], entries: condition.entries }) : [];
}

function leaves(part: Part): readonly Part[] {
  const { inner, entries } = part;
  const type = textOf(entries, "type");
  if (type === "and" || type === "or") {
    return tablesIn(entries.get("conditions"), [...inner, "conditions"]).flatMap(leaves);
  }
  if (type !== "not") return [part];
  const negated = entries.get("condition");
  return negated?.kind === "table" ? leaves({ inner: [...inner, "condition"], entries: negated.entries }) : [];
}

/** The target of a rule. */
export const targetOf = ({ inner, entries }: Part): Part => ({
  inner: [...inner, "target"],
  entries: entriesOf(entries.get("target")),
});

/** What players read on the card. */
export function textsOf(row: Pick<RowFacts, "value">): readonly string[] {
  const value = row.value("effects");
  if (value?.kind === "string") return value.value === "" ? [] : [value.value];
  if (value?.kind !== "array") return [];
  return value.items.flatMap((item) => (item.kind === "string" && item.value !== "" ? [item.value] : []));
}

/** The name of a summoner without the title behind it in parentheses. */
export const withoutTitle = (name: string): string => name.replace(/\s*[(（].*$/u, "");
