import { form, list, optional, pieces, rule, type Rule } from "../../../../text/index.js";
import type {
  BinaryOperator,
  Cases,
  Closure,
  Expression,
  MemberExpression,
  Statement,
  TextLiteral,
  Value,
  Word,
} from "../syntax/nodes.js";
import {
  CALL,
  clauseAt,
  closeBrace,
  closeParen,
  COLON,
  COMMA,
  CONSTANT,
  LABEL,
  mark,
  NAME,
  nothing,
  NUMBER,
  openBrace,
  openParen,
  openValues,
  placed,
  TEXT,
  wordAt,
  type TokenValue,
} from "./terminals.js";
import { clauseWords } from "../tokens/words.js";
import { callParts } from "../syntax/calls.js";
import { statements } from "./statements.js";

export const wordOf = ({ text, from, to }: TokenValue): Word => ({ word: text, from, to });

/** A name that some clause begins with elsewhere is a name too. */
export const anyName: Rule<Word> = rule<Word>("name", () => [
  form([NAME], wordOf),
  form([clauseAt(...clauseWords)], wordOf),
]);

/** The values that are put into a text are read before the grammar runs. */
export const text: Rule<TextLiteral> = rule<TextLiteral>("text", () => [
  form([TEXT], ({ from, to, pieces: parts = [] }) => ({ kind: "text", pieces: parts, from, to })),
]);

export const expression: Rule<Expression> = rule<Expression>("expression", () => [
  form([either, choiceRest], (test, rest) =>
    rest === undefined
      ? test
      : rest.isRow
        ? { kind: "choice", test: rest.middle, then: test, else: rest.last, from: test.from, to: rest.last.to }
        : { kind: "choice", test, then: rest.middle, else: rest.last, from: test.from, to: rest.last.to },
  ),
]);

interface ChoiceRest {
  readonly isRow: boolean;
  readonly middle: Expression;
  readonly last: Expression;
}

const choiceRest: Rule<ChoiceRest | undefined> = pieces<ChoiceRest | undefined>("rest of a choice", () => [
  form([mark("?"), expression, COLON, expression], (middle, last) => ({ isRow: false, middle, last })),
  form(["if", either, "else", expression], (middle, last) => ({ isRow: true, middle, last })),
  form([], () => undefined),
]);

interface Tail {
  readonly operator: BinaryOperator;
  readonly right: Expression;
}

const joined = (first: Expression, tails: readonly Tail[]): Expression =>
  tails.reduce<Expression>(
    (left, { operator, right }) => ({ kind: "binary", operator, left, right, from: left.from, to: right.to }),
    first,
  );

/** Operands with operators of one strength between them, which bind to the left. */
function level(
  name: string,
  operand: () => Rule<Expression>,
  operators: readonly (readonly [shown: string, operator: BinaryOperator, isWord: boolean])[],
): Rule<Expression> {
  const tail: Rule<Tail> = pieces<Tail>(`${name}, continued`, () =>
    operators.map(([shown, operator, isWord]) =>
      form([isWord ? wordAt(shown) : placed(shown), operand()], (_, right) => ({ operator, right })),
    ),
  );
  return rule(name, () => [form([operand(), list(tail, nothing, { atLeast: 0 })], joined)]);
}

const either: Rule<Expression> = level("either", () => both, [
  ["||", "or", false],
  ["or", "or", true],
]);
const both: Rule<Expression> = level("both", () => negation, [
  ["&&", "and", false],
  ["and", "and", true],
]);

const negation: Rule<Expression> = rule<Expression>("negation", () => [
  form([wordAt("not"), negation], ({ from }, operand) => ({
    kind: "unary",
    operator: "not",
    operand,
    from,
    to: operand.to,
  })),
  form([comparison]),
]);

const comparisonTail: Rule<Tail | undefined> = pieces<Tail | undefined>("rest of a comparison", () => [
  ...(["==", "!=", "<=", "<", ">=", ">"] as const).map((operator) =>
    form([mark(operator), sum], (right): Tail => ({ operator, right })),
  ),
  form(["not in", sum], (right): Tail => ({ operator: "not in", right })),
  form(["in", sum], (right): Tail => ({ operator: "in", right })),
  form(["is", sum], (right): Tail => ({ operator: "is", right })),
  form([], () => undefined),
]);

const comparison: Rule<Expression> = rule<Expression>("comparison", () => [
  form([sum, comparisonTail], (left, tail) => (tail === undefined ? left : joined(left, [tail]))),
]);

const sum: Rule<Expression> = level("sum", () => product, [
  ["+", "+", false],
  ["-", "-", false],
]);
const product: Rule<Expression> = level("product", () => unary, [
  ["*", "*", false],
  ["//", "/", false],
  ["/", "/", false],
  ["%", "%", false],
]);

const unary: Rule<Expression> = rule<Expression>("unary", () => [
  form([placed("!"), unary], ({ from }, operand) => ({
    kind: "unary",
    operator: "not",
    operand,
    from,
    to: operand.to,
  })),
  form([placed("-"), unary], ({ from }, operand) => ({ kind: "unary", operator: "-", operand, from, to: operand.to })),
  form([postfix]),
]);

type Suffix =
  | (Pick<MemberExpression, "name" | "isCall" | "values" | "closures"> & { readonly to: number })
  | { readonly at: Expression; readonly to: number };

const suffix: Rule<Suffix> = pieces<Suffix>("what follows a value", () => [
  form([mark("."), NAME, callRest, closureRest], (name, call, own) => ({
    name: wordOf(name),
    isCall: call !== undefined || own !== undefined,
    ...callParts(call?.values ?? [], own === undefined ? [] : [own]),
    to: own?.to ?? call?.to ?? name.to,
  })),
  form([mark("["), expression, placed("]")], (at, { to }) => ({ at, to })),
]);

const callRest: Rule<{ readonly values: readonly Value[]; readonly to: number } | undefined> = pieces<
  { readonly values: readonly Value[]; readonly to: number } | undefined
>("values", () => [
  form([placed("(", "values("), values, closeParen], (_, inner, { to }) => ({ values: inner, to })),
  form([], () => undefined),
]);

const closureRest: Rule<Closure | undefined> = pieces<Closure | undefined>("block of its own", () => [
  form([closure]),
  form([], () => undefined),
]);

const postfix: Rule<Expression> = rule<Expression>("value", () => [
  form([primary, list(suffix, nothing, { atLeast: 0 })], (first, suffixes) =>
    suffixes.reduce<Expression>(
      (of, after) =>
        "at" in after
          ? { kind: "element", of, at: after.at, from: of.from, to: after.to }
          : { kind: "member", of, ...after, from: of.from },
      first,
    ),
  ),
]);

const listItems: Rule<readonly Expression[]> = pieces<readonly Expression[]>("items of a list", () => [
  form([list(expression, COMMA), optional(COMMA)], (items) => items),
  form([], () => []),
]);

const literal = (word: string, value: boolean | null) =>
  form([wordAt(word)], ({ from, to }): Expression => ({ kind: "literal", value, from, to }));

const primary: Rule<Expression> = rule<Expression>("simple value", () => [
  form([NUMBER], ({ text: digits, from, to }): Expression => ({ kind: "integer", value: Number(digits), from, to })),
  form([text]),
  literal("true", true),
  literal("false", false),
  literal("null", null),
  form([CONSTANT], ({ text: name, from, to }): Expression => ({ kind: "constant", name, from, to })),
  form([openParen, expression, closeParen], (_, inner) => inner),
  form([placed("["), listItems, placed("]")], ({ from }, items, { to }): Expression => ({
    kind: "list",
    items,
    from,
    to,
  })),
  form(
    [CALL, openValues, values, closeParen, list(closure, nothing, { atLeast: 0 })],
    (name, _, inner, { to }, closures): Expression => ({
      kind: "call",
      name: wordOf(name),
      ...callParts(inner, closures),
      from: name.from,
      to: closures.at(-1)?.to ?? to,
    }),
  ),
  form([anyName], ({ word, from, to }): Expression => ({ kind: "name", name: word, from, to })),
]);

/** The values of an operation, none included. */
export const values: Rule<readonly Value[]> = pieces<readonly Value[]>("values", () => [
  form([someValues]),
  form([], () => []),
]);
export const someValues: Rule<readonly Value[]> = pieces<readonly Value[]>("values", () => [
  form([list(value, COMMA)], (found) => found),
]);

const value: Rule<Value> = rule<Value>("value of an operation", () => [
  form([LABEL, COLON, valueOf], (label, given) => ({
    label: wordOf(label),
    value: given,
    from: label.from,
    to: given.to,
  })),
  form([valueOf], (given) => ({ label: undefined, value: given, from: given.from, to: given.to })),
]);

const valueOf: Rule<Expression | Closure | Cases> = rule<Expression | Closure | Cases>("value", () => [
  form([cases]),
  form([closure]),
  form([expression]),
]);

const oneCase: Rule<Cases["cases"][number]> = pieces<Cases["cases"][number]>("case", () => [
  form([NUMBER, COLON, closure], ({ text: digits }, body) => ({ number: Number(digits), body })),
]);
const cases: Rule<Cases> = rule<Cases>("cases", () => [
  form([placed("["), list(oneCase, COMMA), placed("]")], ({ from }, found, { to }) => ({
    kind: "cases",
    cases: found,
    from,
    to,
  })),
]);

/** A block of statements with names for what it is given. */
export const closure: Rule<Closure> = rule<Closure>("block", () => [
  form([openBrace, list(anyName, COMMA), mark("->"), statements, closeBrace], closureOf),
  form([openBrace, statements, closeBrace], (open, body, close) => closureOf(open, [], body, close)),
]);

const closureOf = (
  { from }: TokenValue,
  parameters: readonly Word[],
  body: readonly Statement[],
  { to }: TokenValue,
): Closure => ({ kind: "closure", parameters, statements: body, from, to });
