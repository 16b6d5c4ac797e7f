import {
  EvaluationError,
  ParseError,
  TypeError as KindError,
  type Environment,
  type ParseResult,
} from "@marcbachmann/cel-js";
import { failed, ok, Work, type Result } from "../../base/index.js";
import { EmptyCellError, expressionEnvironment } from "./environment.js";
import { mostSteps, withMeter } from "./meter.js";
import { metered, partAround, type Metered } from "./metered.js";
import { syntaxOf, type Syntax } from "./syntax.js";

/** What is wrong with an expression, and where in it. */
export interface ExpressionProblem {
  /** `empty-cell`: a value was wanted and a cell of the row holds none. */
  readonly code: "expression/invalid" | "expression/empty-cell";
  readonly message: string;
  /** Half-open, in UTF-16 units. */
  readonly from: number;
  readonly to: number;
}

/** A compiled expression, to be evaluated for many rows. */
export interface Expression {
  readonly names: Syntax["names"];
  readonly headers: Syntax["headers"];
  readonly readsWholeRow: boolean;
  /** Evaluates the expression with these values. Never throws, and takes no more steps than `work` allows. */
  evaluate(values: Readonly<Record<string, unknown>>, work?: Work): Result<unknown, ExpressionProblem>;
}

/** The longest expression, in UTF-16 units. Longer ones are a mistake. */
const mostLetters = 4_000;

const invalid = (message: string, from: number, to: number): ExpressionProblem => ({
  code: "expression/invalid",
  message,
  from,
  to,
});

let environment: Environment | undefined;

/** Compiles an expression; fails with what is wrong and where. */
export function compileExpression(source: string): Result<Expression, ExpressionProblem> {
  if (source.trim() === "") return failed(invalid("There is no expression yet.", 0, source.length));
  if (source.length > mostLetters) {
    return failed(invalid(`An expression has at most ${mostLetters} letters.`, mostLetters, source.length));
  }
  environment ??= expressionEnvironment();
  try {
    const { ast } = environment.parse(source);
    const syntax = syntaxOf(ast);
    if (syntax.refused) {
      return failed(invalid(syntax.refused.message, syntax.refused.at, source.length));
    }
    const written = metered(ast, source);
    const program = environment.parse(written.text);
    return ok({
      names: syntax.names,
      headers: syntax.headers,
      readsWholeRow: syntax.readsWholeRow,
      evaluate: (values, work = new Work(mostSteps)) => run(program, values, source, written, work),
    });
  } catch (error) {
    return failed(problemOf(error, source, undefined));
  }
}

function run(
  program: ParseResult,
  values: Readonly<Record<string, unknown>>,
  source: string,
  written: Metered,
  work: Work,
): Result<unknown, ExpressionProblem> {
  try {
    return ok(withMeter(work, () => program(values)));
  } catch (error) {
    return failed(problemOf(error, source, written));
  }
}

const kinds: Readonly<Record<string, string>> = {
  double: "a number",
  int: "a number",
  string: "a text",
  null: "an empty cell",
  bool: "a yes or no",
  list: "a list",
  map: "a table",
};

/** A type as the library writes it, without its parameters: `list` for `dyn<list<int>>`. */
const plainType = (type: string): string => type.replace(/^dyn<(.*)>$/u, "$1").replace(/<.*$/u, "");

const kindName = (plain: string): string => kinds[plain] ?? plain;

/** The library's names of tokens, as they are written. */
const signs: Readonly<Record<string, string>> = {
  LPAREN: "(",
  RPAREN: ")",
  LBRACKET: "[",
  RBRACKET: "]",
  LBRACE: "{",
  RBRACE: "}",
  DOT: ".",
  COMMA: ",",
  COLON: ":",
  QUESTION: "?",
  IDENTIFIER: "A name",
};

const quoted = (sign: string): string => (/^\p{L}/u.test(sign) ? sign : `“${sign}”`);

/** A syntax error of the library in words; `there` is the text at which the parser stopped. */
function spellingInWords(summary: string, there: string): string | undefined {
  if (summary === "Unexpected token: EOF") return "Something is missing at the end.";
  if (/^Unexpected (?:token|character)/u.test(summary)) return `“${there}” cannot stand here.`;
  if (/^Unterminated/u.test(summary)) return "The closing quotation mark of a text is missing.";
  const expected = /^Expected ([A-Z]+), got ([A-Z]+)$/u.exec(summary);
  if (!expected) return undefined;
  const [, wanted = "", found = ""] = expected;
  const sign = signs[wanted];
  if (found === "EOF") return sign === undefined ? "Something is missing at the end." : `${quoted(sign)} is missing.`;
  return sign === undefined ? `“${there}” cannot stand here.` : `${quoted(sign)} is missing before “${there}”.`;
}

/** An error of the library in the words of the sheet, with the types of the operands that it is about. */
interface WordedError {
  readonly message: string;
  readonly operands: readonly string[];
}

function inWords(summary: string): WordedError {
  const operator = /^no such overload: (\S+) (\S+) (\S+)$/u.exec(summary);
  if (operator) {
    const [, left = "", sign = "", right = ""] = operator;
    const operands = [left, right].map(plainType);
    const empty = operands.includes("null") ? " or(x, 0) gives an empty cell a value." : "";
    return { message: `${sign} does not go with ${operands.map(kindName).join(" and ")}.${empty}`, operands };
  }
  const sign = /^no such overload: (\S)(\S+)$/u.exec(summary);
  if (sign) {
    const operand = plainType(sign[2] ?? "");
    return { message: `${sign[1] ?? ""} does not go with ${kindName(operand)}.`, operands: [operand] };
  }
  const call = /^found no matching overload for '([^(']*)\(?(.*?)\)?'$/u.exec(summary);
  if (call) {
    const [, name = "", given = ""] = call;
    const operands = given === "" ? [] : given.split(/, ?/u).map(plainType);
    const values = operands.length === 0 ? "nothing" : operands.map(kindName).join(" and ");
    return { message: `There is no ${name.replace(/^.*\./u, "").replace(/^__/u, "")} for ${values}.`, operands };
  }
  return { message: summary.endsWith(".") ? summary : `${summary}.`, operands: [] };
}

/** `written` is the text that was evaluated, where that is not the source. */
function problemOf(error: unknown, source: string, written: Metered | undefined): ExpressionProblem {
  const isKnown = error instanceof EvaluationError || error instanceof ParseError || error instanceof KindError;
  if (!isKnown) {
    const problem = invalid(error instanceof Error ? error.message : String(error), 0, source.length);
    return error instanceof EmptyCellError ? { ...problem, code: "expression/empty-cell" } : problem;
  }
  const { start = 0, end = source.length } = error.range ?? {};
  const part = written && partAround(written, start, end);
  const [from, to] = part ? [part.start, part.end] : written ? [0, source.length] : [start, Math.max(start, end)];
  const spelling = spellingInWords(error.summary, source.slice(from, to));
  if (spelling !== undefined) return invalid(spelling, from, to);
  const { message, operands } = inWords(error.summary);
  const isOfEmptyCell = operands.includes("null") || error.cause instanceof EmptyCellError;
  return { code: isOfEmptyCell ? "expression/empty-cell" : "expression/invalid", message, from, to };
}
