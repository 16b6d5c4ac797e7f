import type { BinaryOperator, Closure, Expression, Filter, TextLiteral, Value } from "../syntax/nodes.js";
import type { Dialect } from "../tokens/scan.js";

/** How tightly an expression holds together; an operand that holds less tightly gets parentheses. */
const strengths: Readonly<Record<BinaryOperator, number>> = {
  or: 1,
  and: 2,
  "==": 4,
  "!=": 4,
  "<": 4,
  "<=": 4,
  ">": 4,
  ">=": 4,
  in: 4,
  "not in": 4,
  is: 4,
  "+": 5,
  "-": 5,
  "*": 6,
  "/": 6,
  "%": 6,
};
const choiceStrength = 0;
const notStrength = 3;
const signStrength = 7;
const postfixStrength = 8;
const comparison = strengths["=="];

/** How the statements of a block are written in the middle of an expression. */
export type PrintClosure = (closure: Closure) => string;

export interface ExpressionStyle {
  readonly dialect: Dialect;
  readonly closure: PrintClosure;
}

/** The canonical spelling of an expression, with no parentheses but those it needs (SCRIPT-5). */
export function printExpression(expression: Expression, style: ExpressionStyle): string {
  return printAt(expression, choiceStrength, style);
}

function printAt(expression: Expression, least: number, style: ExpressionStyle): string {
  const [strength, text] = spelled(expression, style);
  return strength < least ? `(${text})` : text;
}

function spelled(expression: Expression, style: ExpressionStyle): readonly [strength: number, text: string] {
  const at = (part: Expression, least: number): string => printAt(part, least, style);
  const isRow = style.dialect === "row";
  switch (expression.kind) {
    case "integer":
      return [postfixStrength, String(expression.value)];
    case "literal":
      return [postfixStrength, String(expression.value)];
    case "constant":
    case "name":
      return [postfixStrength, expression.name];
    case "text":
      return [postfixStrength, printText(expression, style)];
    case "list":
      return [postfixStrength, `[${expression.items.map((item) => at(item, choiceStrength)).join(", ")}]`];
    case "choice": {
      const { test, then, else: otherwise } = expression;
      const last = at(otherwise, choiceStrength);
      const text = isRow
        ? `${at(then, 1)} if ${at(test, 1)} else ${last}`
        : `${at(test, 1)} ? ${at(then, choiceStrength)} : ${last}`;
      return [choiceStrength, text];
    }
    case "binary": {
      const { operator, left, right } = expression;
      const strength = strengths[operator];
      // Comparisons do not chain; all others bind to the left.
      const leftLeast = strength === comparison ? strength + 1 : strength;
      return [strength, `${at(left, leftLeast)} ${sign(operator, isRow)} ${at(right, strength + 1)}`];
    }
    case "unary": {
      const { operator, operand } = expression;
      if (operator === "-") {
        const inner = at(operand, signStrength);
        // Two signs in a row are another mark.
        return [signStrength, inner.startsWith("-") ? `-(${inner})` : `-${inner}`];
      }
      return isRow ? [notStrength, `not ${at(operand, notStrength)}`] : [signStrength, `!${at(operand, signStrength)}`];
    }
    case "member": {
      const { of, name, isCall, values, closures } = expression;
      const parentheses =
        values.length > 0 || (isCall && closures.length === 0) ? `(${printValues(values, style)})` : "";
      return [
        postfixStrength,
        `${at(of, postfixStrength)}.${name.word}${parentheses}${printClosures(closures, style)}`,
      ];
    }
    case "element":
      return [postfixStrength, `${at(expression.of, postfixStrength)}[${at(expression.at, choiceStrength)}]`];
    case "call":
      return [
        postfixStrength,
        `${expression.name.word}(${printValues(expression.values, style)})${printClosures(expression.closures, style)}`,
      ];
    case "delayed":
    case "getter":
      throw new Error("Bundles are printed with the statement that makes them");
  }
}

function sign(operator: BinaryOperator, isRow: boolean): string {
  if (isRow) return operator === "/" ? "//" : operator;
  return operator === "and" ? "&&" : operator === "or" ? "||" : operator;
}

const printClosures = (closures: readonly Closure[], style: ExpressionStyle): string =>
  closures.map((closure) => ` ${style.closure(closure)}`).join("");

/** The values between parentheses, or after an operation without them. */
export const printValues = (values: readonly Value[], style: ExpressionStyle): string =>
  values.map((value) => printValue(value, style)).join(", ");

function printValue({ label, value }: Value, style: ExpressionStyle): string {
  const text =
    value.kind === "closure"
      ? style.closure(value)
      : value.kind === "cases"
        ? `[${value.cases.map(({ number, body }) => `${String(number)}: ${style.closure(body)}`).join(", ")}]`
        : printExpression(value, style);
  return label === undefined ? text : `${label.word}: ${text}`;
}

/** The places of a listener or getter. */
export const printFilters = (filters: readonly Filter[], style: ExpressionStyle): string =>
  filters
    .map(({ label, value }) => `${label === undefined ? "" : `${label.word}: `}${printExpression(value, style)}`)
    .join(", ");

const marks: Readonly<Record<string, string>> = { "\\": "\\\\", '"': '\\"', "\n": "\\n", $: "\\$" };

/** A text in straight double quotes. */
export function printText({ pieces }: TextLiteral, style: ExpressionStyle): string {
  const parts = pieces.map((piece) =>
    typeof piece === "string"
      ? piece.replace(/[\\"\n$]/g, (character) => marks[character] ?? character)
      : `\${${printExpression(piece, style)}}`,
  );
  return `"${parts.join("")}"`;
}
