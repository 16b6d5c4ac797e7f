import {
  EvaluationError,
  ParseError,
  TypeError as KindError,
  type Environment,
  type ParseResult,
} from "@marcbachmann/cel-js";
import { failed, ok, Work, type Result } from "../../base/index.js";
import { expressionEnvironment } from "./environment.js";
import { mostSteps, withMeter } from "./meter.js";
import { metered, partAround, type Metered } from "./metered.js";
import { syntaxOf, type Syntax } from "./syntax.js";

/** What is wrong with an expression, and where in it. */
export interface ExpressionProblem {
  readonly message: string;
  /** Half-open, in UTF-16 units. */
  readonly from: number;
  readonly to: number;
}

/** An expression that can be worked out for row after row. */
export interface Expression {
  readonly names: Syntax["names"];
  readonly headers: Syntax["headers"];
  readonly readsWholeRow: boolean;
  /** What it gives for these values; never throws, and takes no more steps than `work` allows. */
  evaluate(values: Readonly<Record<string, unknown>>, work?: Work): Result<unknown, ExpressionProblem>;
}

/** Longer ones are a mistake. */
const mostLetters = 4_000;

let environment: Environment | undefined;

/** Reads an expression. Fails with what is wrong and where. */
export function compileExpression(source: string): Result<Expression, ExpressionProblem> {
  if (source.trim() === "") return failed({ message: "There is no expression yet.", from: 0, to: source.length });
  if (source.length > mostLetters) {
    return failed({
      message: `An expression has at most ${mostLetters} letters.`,
      from: mostLetters,
      to: source.length,
    });
  }
  environment ??= expressionEnvironment();
  try {
    const { ast } = environment.parse(source);
    const syntax = syntaxOf(ast);
    if (syntax.refused) {
      return failed({ message: syntax.refused.message, from: syntax.refused.at, to: source.length });
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

const kindName = (type: string): string => {
  const plain = type.replace(/^dyn<(.*)>$/u, "$1").replace(/<.*$/u, "");
  return kinds[plain] ?? plain;
};

/** How signs are written that the library calls by names. */
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

/** What the library says of the spelling of an expression; `there` is what stands where it came to a stop. */
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

/** What the library says, in the words of the sheet. */
function inWords(summary: string): string {
  const operator = /^no such overload: (\S+) (\S+) (\S+)$/u.exec(summary);
  if (operator) {
    const [, left = "", sign = "", right = ""] = operator;
    const empty = /null/u.test(left + right) ? " or(x, 0) gives an empty cell a value." : "";
    return `${sign} does not go with ${kindName(left)} and ${kindName(right)}.${empty}`;
  }
  const sign = /^no such overload: (\S)(\S+)$/u.exec(summary);
  if (sign) return `${sign[1] ?? ""} does not go with ${kindName(sign[2] ?? "")}.`;
  const call = /^found no matching overload for '([^(']*)\(?(.*?)\)?'$/u.exec(summary);
  if (call) {
    const [, name = "", given = ""] = call;
    const values = given === "" ? "nothing" : given.split(/, ?/u).map(kindName).join(" and ");
    return `There is no ${name.replace(/^.*\./u, "")} for ${values}.`;
  }
  return summary.endsWith(".") ? summary : `${summary}.`;
}

/** `written` is the text that was evaluated, where it is another than the source. */
function problemOf(error: unknown, source: string, written: Metered | undefined): ExpressionProblem {
  const isKnown = error instanceof EvaluationError || error instanceof ParseError || error instanceof KindError;
  if (!isKnown) {
    return { message: error instanceof Error ? error.message : String(error), from: 0, to: source.length };
  }
  const { start = 0, end = source.length } = error.range ?? {};
  const part = written && partAround(written, start, end);
  const [from, to] = part ? [part.start, part.end] : written ? [0, source.length] : [start, Math.max(start, end)];
  const spelling = spellingInWords(error.summary, source.slice(from, to));
  return { message: spelling ?? inWords(error.summary), from, to };
}
