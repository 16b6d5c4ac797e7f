import { form, list, pieces, rule, type Rule } from "../../../../text/index.js";
import type {
  AssignOperator,
  CallExpression,
  Closure,
  Definition,
  Expression,
  Statement,
  Sub,
  Value,
  Word,
} from "../syntax/nodes.js";
import { callParts } from "../syntax/calls.js";
import { delayed, getter } from "./bundles.js";
import { anyName, closure, expression, someValues, wordOf } from "./expressions.js";
import {
  CALL,
  closeBrace,
  closeParen,
  COLON,
  COMMA,
  mark,
  NAME,
  nothing,
  openBrace,
  openParen,
  OPERATION,
  placed,
  separators,
  wordAt,
  type TokenValue,
} from "./terminals.js";

/** Statements one after the other, none included. */
export const statements: Rule<readonly Statement[]> = pieces<readonly Statement[]>("statements", () => [
  form([separators, list(statement, separators), separators], (found) => found),
  form([separators], () => []),
]);

const statement: Rule<Statement> = rule<Statement>("statement", () => [
  form([definition]),
  form([sub]),
  form([ifStatement]),
  form(
    [wordAt("for"), openParen, anyName, "in", expression, closeParen, body],
    ({ from }, _, name, over, __, inner) => ({
      kind: "for" as const,
      name,
      in: over,
      body: inner.statements,
      from,
      to: inner.to,
    }),
  ),
  form(
    [wordAt("repeat"), openParen, expression, closeParen, openBrace, statements, closeBrace],
    ({ from }, _, times, __, ___, inner, { to }) => ({ kind: "repeat" as const, times, body: inner, from, to }),
  ),
  form([wordAt("assert"), expression, messageRest], ({ from }, that, message) => ({
    kind: "assert" as const,
    that,
    message,
    from,
    to: message?.to ?? that.to,
  })),
  form([wordAt("break")], ({ from, to }) => ({ kind: "break" as const, from, to })),
  form([wordAt("return")], ({ from, to }) => ({ kind: "return" as const, from, to })),
  form([assignment]),
  form([command], asStatement),
  form([delayed], asStatement),
  form([getter], asStatement),
  form([expression], asStatement),
]);

const asStatement = (value: Expression): Statement => ({ kind: "expression", value, from: value.from, to: value.to });

const messageRest: Rule<Expression | undefined> = pieces<Expression | undefined>("message", () => [
  form([COLON, expression]),
  form([], () => undefined),
]);

/** A variable, with what it holds at first. */
export const definition: Rule<Definition> = rule<Definition>("definition", () => [
  form([wordAt("def"), anyName, definedAs], ({ from }, name, value) => ({
    kind: "definition",
    name,
    value,
    from,
    to: value?.to ?? name.to,
  })),
]);

const definedAs: Rule<Expression | undefined> = pieces<Expression | undefined>("first value", () => [
  form([mark("="), assigned]),
  form([], () => undefined),
]);

/** What may stand at the right of `=`. */
const assigned: Rule<Expression> = rule<Expression>("assigned value", () => [
  form([delayed]),
  form([getter]),
  form([expression]),
]);

export const sub: Rule<Sub> = rule<Sub>("sub", () => [
  form(
    [wordAt("sub"), subName, placed("(", "values(", "("), parameters, closeParen, openBrace, statements, closeBrace],
    ({ from }, name, _, found, __, ___, inner, { to }) => ({
      kind: "sub",
      name,
      parameters: found,
      body: inner,
      from,
      to,
    }),
  ),
]);

/** The name of a sub is an operation wherever it stands. */
const subName: Rule<Word> = pieces<Word>("name of a sub", () => [form([CALL], wordOf), form([NAME], wordOf)]);
const parameters: Rule<readonly Word[]> = pieces<readonly Word[]>("parameters", () => [
  form([list(anyName, COMMA)], (found) => found),
  form([], () => []),
]);

const ifStatement: Rule<Statement> = rule<Statement>("if", () => [
  form([wordAt("if"), openParen, expression, closeParen, body, elseRest], ({ from }, _, test, __, then, otherwise) => ({
    kind: "if",
    test,
    then: then.statements,
    else: otherwise?.statements,
    from,
    to: otherwise?.to ?? then.to,
  })),
]);

interface Body {
  readonly statements: readonly Statement[];
  readonly to: number;
}

const elseRest: Rule<Body | undefined> = pieces<Body | undefined>("else", () => [
  form(["else", body]),
  form([], () => undefined),
]);

/** A block, or a single statement. */
const body: Rule<Body> = pieces<Body>("body", () => [
  form([openBrace, statements, closeBrace], (_, inner, { to }) => ({ statements: inner, to })),
  form([statement], (only) => ({ statements: [only], to: only.to })),
]);

const assignment: Rule<Statement> = rule<Statement>("assignment", () => [
  form([place, operator, assigned], (path, sign, value) => ({
    kind: "assignment",
    place: path,
    operator: sign,
    value,
    from: path[0]?.from ?? value.from,
    to: value.to,
  })),
  form([place, placed("++", "++", "--")], (path, { text, from, to }) => ({
    kind: "assignment",
    place: path,
    operator: text === "++" ? "+=" : "-=",
    value: { kind: "integer", value: 1, from, to },
    from: path[0]?.from ?? from,
    to,
  })),
]);

const place: Rule<readonly Word[]> = pieces<readonly Word[]>("place", () => [
  form([anyName, list(step, nothing, { atLeast: 0 })], (first, steps) => [first, ...steps]),
]);
const step: Rule<Word> = pieces<Word>("property", () => [form([mark("."), NAME], wordOf)]);

const operator: Rule<AssignOperator> = pieces<AssignOperator>("assignment", () =>
  (["=", "+=", "-=", "*="] as const).map((sign) => form([mark(sign)], () => sign)),
);

/** An operation without parentheses. */
const command: Rule<CallExpression> = rule<CallExpression>("operation", () => [
  form([OPERATION, blocks, moreValues], (name, closures, given) => commandOf(name, given, closures)),
  form([OPERATION, someValues, ownBlock], (name, given, own) => commandOf(name, given, own)),
  form([OPERATION], (name) => commandOf(name, [], [])),
]);

/** Blocks, with or without commas between them. */
const blocks: Rule<readonly Closure[]> = pieces<readonly Closure[]>("blocks", () => [
  form([closure, list(nextBlock, nothing, { atLeast: 0 })], (first, more) => [first, ...more]),
]);
const nextBlock: Rule<Closure> = pieces<Closure>("block", () => [form([COMMA, closure]), form([closure])]);
const moreValues: Rule<readonly Value[]> = pieces<readonly Value[]>("values", () => [
  form([COMMA, someValues]),
  form([], () => []),
]);
const ownBlock: Rule<readonly Closure[]> = pieces<readonly Closure[]>("block of its own", () => [
  form([closure], (only) => [only]),
  form([], () => []),
]);

function commandOf(name: TokenValue, given: readonly Value[], own: readonly Closure[]): CallExpression {
  const { values, closures } = callParts(given, own);
  const to = Math.max(name.to, values.at(-1)?.to ?? 0, closures.at(-1)?.to ?? 0);
  return { kind: "call", name: wordOf(name), values, closures, from: name.from, to };
}
