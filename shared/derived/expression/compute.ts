import { numberOfCell, textOfView, type SheetCell } from "../../sheet/index.js";
import { nearestWords } from "../../text/index.js";
import { sameName, type ComputeExpression, type DerivedFacts } from "../facts.js";
import { errorValue, textValue, type DerivedValue } from "../value.js";
import { longestText, tooLongText } from "./meter.js";
import { compileExpression, type Expression, type ExpressionProblem } from "./expression.js";
import type { Result } from "../../base/index.js";

const mostKept = 200;
const compiled = new Map<string, Result<Expression, ExpressionProblem>>();

/** Each expression is read once: a column has the same for all its rows. */
function read(source: string): Result<Expression, ExpressionProblem> {
  const known = compiled.get(source);
  if (known) return known;
  if (compiled.size >= mostKept) compiled.clear();
  const made = compileExpression(source);
  compiled.set(source, made);
  return made;
}

/** A cell as expressions see it: numbers are numbers however they are written, dates are texts. */
export function expressionValue(cell: SheetCell): unknown {
  if (cell === null || typeof cell !== "object") return cell;
  if (Array.isArray(cell)) return cell.map(expressionValue);
  const number = numberOfCell(cell);
  if (number !== undefined) return number;
  if ("$date" in cell) return textOfView(cell);
  return Object.fromEntries(Object.entries(cell).map(([key, value]) => [key, expressionValue(value)]));
}

/** A derived value as another expression sees it. */
function valueOf(value: DerivedValue): unknown {
  switch (value.kind) {
    case "text":
      return value.text;
    case "missing":
      return null;
    case "number":
      return value.number;
    case "boolean":
      return value.boolean;
    case "rules":
      return value.reading.abilities.map((ability) => ability.written().plain).join("\n\n");
    case "image":
      return value.source.address ?? value.source.number ?? "";
    case "error":
      return null;
  }
}

const plainNumber = (number: number): number => Number(number.toPrecision(15));

function resultOf(value: unknown): DerivedValue {
  if (value === null || value === undefined) return { kind: "missing" };
  if (typeof value === "number") return { kind: "number", number: plainNumber(value) };
  if (typeof value === "bigint") return { kind: "number", number: Number(value) };
  if (typeof value === "boolean") return { kind: "boolean", boolean: value };
  if (typeof value === "string") return textValue(value);
  if (Array.isArray(value)) return listText(value.map((each) => plainText(each)));
  if (value instanceof Date) return textValue(value.toISOString());
  return errorValue("The result is a table; ask for one of its keys.");
}

function listText(texts: readonly string[]): DerivedValue {
  const letters = texts.reduce((sum, text) => sum + text.length + 2, 0);
  return letters > longestText ? errorValue(tooLongText) : textValue(texts.join(", "));
}

const plainText = (value: unknown): string => {
  const result = resultOf(value);
  return result.kind === "text" ? result.text : result.kind === "number" ? String(result.number) : valueText(result);
};

const valueText = (value: DerivedValue): string => (value.kind === "boolean" ? String(value.boolean) : "");

const identifier = (name: string): string => sameName(name).replaceAll("-", "_");

/** The header a name of an expression stands for; undefined where there is none. */
const headerOf = (name: string, headers: readonly string[]): string | undefined =>
  headers.find((each) => each === name) ?? headers.find((each) => identifier(each) === name);

function noColumn(name: string, headers: readonly string[]): string {
  const [nearest] = nearestWords(name, headers.map(identifier));
  return `There is no column ${name}.${nearest === undefined ? "" : ` Did you mean ${nearest}?`}`;
}

/** What `facts` has for a name of the expression, or why there is nothing. */
function named(facts: DerivedFacts, name: string): { readonly value: unknown } | { readonly problem: string } {
  const header = headerOf(name, facts.names);
  if (header === undefined) return { problem: noColumn(name, facts.names) };
  const derived = facts.derived(header);
  if (derived?.kind === "error") return { problem: `${header}: ${derived.message}` };
  return { value: derived ? valueOf(derived) : expressionValue(facts.row.cell(header)) };
}

/** What is wrong with an expression over these headers, and where; undefined where nothing is. */
export function expressionProblem(source: string, names: readonly string[]): ExpressionProblem | undefined {
  const expression = read(source);
  if (!expression.ok) return expression.error;
  for (const [name, place] of [...expression.value.names, ...expression.value.headers]) {
    if (headerOf(name, names) === undefined) {
      return { code: "expression/invalid", message: noColumn(name, names), ...place };
    }
  }
  return undefined;
}

const isBlank = (value: unknown): boolean => value === "";
const blankAsNull = (values: Readonly<Record<string, unknown>>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, isBlank(value) ? null : value]));

/**
 * The value of an expression. An empty text counts as a text where the expression accepts that; otherwise it is an empty
 * cell, since files write `""` in columns of numbers too.
 */
function evaluate(
  expression: Expression,
  values: Readonly<Record<string, unknown>>,
): Result<unknown, ExpressionProblem> {
  const result = expression.evaluate(values);
  const { row } = values;
  const cells: Record<string, unknown> =
    typeof row === "object" && row !== null ? Object.fromEntries(Object.entries(row)) : {};
  if (result.ok || ![...Object.values(values), ...Object.values(cells)].some(isBlank)) return result;
  const other = expression.evaluate({ ...blankAsNull(values), row: blankAsNull(cells) });
  return other.ok || other.error.code === "expression/empty-cell" ? other : result;
}

/** The value of an expression for a row. */
export const computeExpression: ComputeExpression = (facts, source) => {
  const expression = read(source);
  if (!expression.ok) return errorValue(expression.error.message);
  const values: Record<string, unknown> = Object.create(null) as Record<string, unknown>;
  for (const name of expression.value.names.keys()) {
    const found = named(facts, name);
    if ("problem" in found) return errorValue(found.problem);
    values[name] = found.value;
  }
  const { headers, readsWholeRow } = expression.value;
  const row: Record<string, unknown> = {};
  if (readsWholeRow) for (const header of facts.headers) row[header] = expressionValue(facts.row.cell(header));
  for (const header of headers.keys()) {
    const found = named(facts, header);
    if ("problem" in found) return errorValue(found.problem);
    row[header] = found.value;
  }
  values["row"] = row;
  const result = evaluate(expression.value, values);
  return result.ok ? resultOf(result.value) : errorValue(result.error.message);
};
