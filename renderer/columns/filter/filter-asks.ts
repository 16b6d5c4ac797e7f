import { compilePattern } from "../../../shared/base/index.js";
import { textOfView, type CellTest, type ColumnFilter } from "../../../shared/sheet/index.js";
import { faults } from "../texts.js";
import { texts } from "./texts.js";

/** What can be asked of a column in its filter dialog, by what people call it. */
export const asks = [
  ["values", texts.isOneOf],
  ["contains", texts.contains],
  ["not-contains", texts.doesNotContain],
  ["equals", texts.is],
  ["not-equals", texts.isNot],
  ["starts-with", texts.beginsWith],
  ["ends-with", texts.endsWith],
  ["matches", texts.matchesThePattern],
  ["range", texts.isANumberBetween],
  ["empty", texts.isEmpty],
  ["not-empty", texts.isNotEmpty],
  ["true", texts.isTicked],
  ["false", texts.isNotTicked],
  ["has-problem", texts.hasAProblem],
] as const;

export type AskKind = (typeof asks)[number][0];

/** The fields of the dialog, whichever of them the kind needs. */
export interface Ask {
  readonly kind: AskKind;
  readonly text: string;
  readonly min: string;
  readonly max: string;
}

const nothing: Ask = { kind: "values", text: "", min: "", max: "" };

const numberOf = (text: string): number | undefined => {
  const number = text.trim() === "" ? Number.NaN : Number(text);
  return Number.isFinite(number) ? number : undefined;
};

/** The value that a typed text stands for. */
const valueOf = (text: string): string | number => numberOf(text) ?? text;

/** What the fields ask; `values` is chosen from the list instead. */
export function askedOf({ kind, text, min, max }: Ask): Omit<ColumnFilter, "column"> | undefined {
  switch (kind) {
    case "values":
      return undefined;
    case "contains":
    case "starts-with":
    case "ends-with":
      return { test: { kind, text } };
    case "not-contains":
      return { not: true, test: { kind: "contains", text } };
    case "equals":
      return { test: { kind, value: valueOf(text) } };
    case "not-equals":
      return { not: true, test: { kind: "equals", value: valueOf(text) } };
    case "matches":
      return { test: { kind, pattern: text } };
    case "range": {
      const [least, most] = [numberOf(min), numberOf(max)];
      const bounds = { ...(least === undefined ? {} : { min: least }), ...(most === undefined ? {} : { max: most }) };
      return { test: { kind, ...bounds } };
    }
    case "empty":
    case "has-problem":
      return { test: { kind } };
    case "not-empty":
      return { not: true, test: { kind: "empty" } };
    case "true":
    case "false":
      return { test: { kind: "boolean", value: kind === "true" } };
  }
}

/** The fields for what is asked of a column. */
export function askOf(filter: Omit<ColumnFilter, "column"> | undefined): Ask {
  if (!filter) return nothing;
  const { not = false, test } = filter;
  const fields = fieldsOf(test);
  const opposites: Partial<Record<AskKind, AskKind>> = {
    contains: "not-contains",
    equals: "not-equals",
    empty: "not-empty",
    true: "false",
    false: "true",
  };
  return not ? { ...fields, kind: opposites[fields.kind] ?? fields.kind } : fields;
}

function fieldsOf(test: CellTest): Ask {
  switch (test.kind) {
    case "contains":
    case "starts-with":
    case "ends-with":
      return { ...nothing, kind: test.kind, text: test.text };
    case "equals":
      return { ...nothing, kind: "equals", text: textOfView(test.value) };
    case "matches":
      return { ...nothing, kind: "matches", text: test.pattern };
    case "range":
      return { ...nothing, kind: "range", min: String(test.min ?? ""), max: String(test.max ?? "") };
    case "boolean":
      return { ...nothing, kind: test.value ? "true" : "false" };
    case "values":
    case "empty":
    case "has-problem":
      return { ...nothing, kind: test.kind };
  }
}

/** Why nothing can be asked by these fields; undefined where it can. */
export function faultOfAsk({ kind, text, min, max }: Ask): string | undefined {
  if (kind === "matches") {
    const pattern = compilePattern(text);
    return pattern.ok ? undefined : pattern.error.message;
  }
  if (kind === "range") {
    const isNumber = (each: string): boolean => each.trim() === "" || numberOf(each) !== undefined;
    if (!isNumber(min) || !isNumber(max)) return faults.boundsNotNumbers;
    return min.trim() === "" && max.trim() === "" ? faults.noBound : undefined;
  }
  const needsText = ["contains", "not-contains", "starts-with", "ends-with"].includes(kind);
  return needsText && text.trim() === "" ? faults.noText : undefined;
}
