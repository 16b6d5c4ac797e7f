import { neverHappens } from "../base/index.js";
import { toWire, type WireValue } from "../toml/index.js";
import { withKeys } from "./plan.js";
import type { WireTable } from "./raw.js";
import type {
  ConditionalFormat,
  DerivedColumn,
  FormatCondition,
  FormatStyle,
  StatisticSettings,
  ValidationRule,
} from "./schema.js";

type Said = Readonly<Record<string, WireValue | null | undefined>>;

/** An entry with these keys: those that are absent or null go, what else the entry it replaces says stays. */
function entryOf(said: Said, like: WireTable = {}): WireTable {
  const changes = Object.fromEntries(Object.entries(said).map(([key, value]) => [key, value ?? null]));
  return withKeys(like, changes);
}

const shortTypes = new Set(["string", "integer", "float", "boolean"]);

/** A rule as `[[metadata.validation_rules]]` holds it. `like` is the entry it replaces: keys nobody knows stay. */
export function ruleEntry(rule: ValidationRule, like?: WireTable): WireTable {
  const { column, message } = rule;
  const nothing = { enum: null, colors: null, enum_from: null, min: null, max: null, allow: null, pattern: null };
  return entryOf({ column, type: rule.kind, ...nothing, value_type: null, ...ruleKeys(rule, like), message }, like);
}

const listOrNothing = (texts: readonly string[] = []): string[] | undefined =>
  texts.length === 0 ? undefined : [...texts];

function ruleKeys(rule: ValidationRule, like: WireTable = {}): Said {
  switch (rule.kind) {
    case "enum": {
      const last = rule.colors.findLastIndex((color) => color !== undefined);
      const colors = rule.colors.slice(0, last + 1).map((color) => color ?? "");
      return {
        enum: rule.values.length === 0 && rule.from !== undefined ? undefined : [...rule.values],
        colors: colors.length === 0 ? undefined : colors,
        enum_from: rule.from,
        allow: listOrNothing(rule.allow),
      };
    }
    case "range":
      return { min: rule.min, max: rule.max, allow: listOrNothing(rule.allow) };
    case "pattern":
      return { pattern: rule.pattern };
    case "required":
      return {};
    case "type":
      return typeof like["type"] === "string" && shortTypes.has(like["type"])
        ? { type: rule.type }
        : { value_type: rule.type };
    default:
      return neverHappens(rule);
  }
}

/** A format as `[[metadata.conditional_formatting]]` holds it. */
export function formatEntry({ column, condition, style }: ConditionalFormat, like: WireTable = {}): WireTable {
  return entryOf({ column, condition: conditionTable(condition), style: styleTable(style) }, like);
}

function conditionTable(condition: FormatCondition): WireTable {
  switch (condition.kind) {
    case "equals":
      return { equals: toWire(condition.value) };
    case "contains":
      return { contains: condition.text };
    case "greater-than":
      return { greater_than: condition.bound };
    case "less-than":
      return { less_than: condition.bound };
    case "is-empty":
      return { is_empty: true };
    case "not-empty":
      return { not_empty: true };
    case "matches":
      return { matches: condition.pattern };
    default:
      return neverHappens(condition);
  }
}

const styleTable = ({ backgroundColor, fontColor, bold, italic, underline }: FormatStyle): WireTable =>
  entryOf({ background_color: backgroundColor, font_color: fontColor, bold, italic, underline });

/** A derived column as `[[metadata.derived_columns]]` holds it. */
export function derivedEntry(column: DerivedColumn, like?: WireTable): WireTable {
  const { name, position, widthPx, frozen, inputs, urlTemplate, expression } = column;
  return entryOf(
    {
      name,
      function: column.function,
      position,
      width: widthPx === 100 ? undefined : widthPx,
      frozen: frozen ? true : undefined,
      inputs: inputs.length === 0 ? undefined : [...inputs],
      url_template: urlTemplate,
      expression,
    },
    like,
  );
}

export const statisticEntry = ({ column, label }: StatisticSettings, like?: WireTable): WireTable =>
  entryOf({ column, label, statistic_type: like?.["statistic_type"] ?? "value_counts" }, like);
