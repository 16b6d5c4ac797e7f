import { expect, test } from "vitest";
import { analyse, CODES, lex, resolvedJson } from "../../../shared/games/dreamtides/language/index.js";
import { describeWithSpec, failingExamples, specification, workedExamples, type FailingExample } from "./material.js";

describeWithSpec("the worked examples of the specification", () => {
  test("are all there", () => {
    expect(workedExamples).toHaveLength(170);
    expect(failingExamples).toHaveLength(22);
  });

  test.each(workedExamples)("$label", ({ text, variables, ability }) => {
    const { complete } = analyse({ rulesText: text, variables });
    // Order of keys included: the abilities file is compared byte for byte.
    expect(JSON.stringify(complete)).toBe(JSON.stringify([ability]));
  });
});

/** The first error as the specification words it, with what it says of tokens taken from the text. */
function outcome({ text, variables }: FailingExample): string {
  const errors = analyse({ rulesText: text, variables }).diagnostics.filter(({ severity }) => severity === "error");
  // The reference reads the variables first and stops there.
  const [first] = errors.sort((left, right) => Number(right.cell === "variables") - Number(left.cell === "variables"));
  if (first === undefined) return "no error";
  const { code, cell, span } = first;
  const written = cell === "variables" ? variables.slice(span.from, span.to) : text.slice(span.from, span.to);
  switch (code) {
    case CODES.unclosedBrace:
      return `Lex/UnclosedBrace, span ${span.from}..${span.to}`;
    case CODES.emptyDirective:
      return `Lex/EmptyDirective, span ${span.from}..${span.to}`;
    case CODES.variableFormat:
      return "Variable/InvalidFormat";
    case CODES.variableValue:
      return `Variable/InvalidValue(${written})`;
    case CODES.unresolvedVariable:
    case CODES.wrongKind:
      return `UnresolvedVariable(${/Unresolved variable: (.*?)\. /.exec(first.message)?.[1] ?? ""})`;
    default:
      return parseOutcome(text, variables, span.from, span.to);
  }
}

function parseOutcome(text: string, variables: string, from: number, to: number): string {
  const tokens = lex(text).tokens.filter(({ kind, text: name }) => kind !== "Directive" || !name.startsWith("card:$"));
  const index = tokens.findIndex((token) => token.from === from && from < to);
  if (index === -1) return `Parse at token ${tokens.length}: end of input`;
  const resolved = JSON.stringify(resolvedJson(text, variables)[index]);
  const name = resolved.startsWith('{"Token":{"Word"')
    ? "word"
    : resolved.startsWith('{"Token":{"Directive"')
      ? "dir"
      : resolved === '{"Token":"Period"}'
        ? "DOT"
        : (/^\{"(\w+)"/.exec(resolved)?.[1] ?? "");
  return `Parse at token ${index}: ${name}, text ${from}..${to} \`${text.slice(from, to)}\``;
}

describeWithSpec("the failing texts of the specification", () => {
  test.each(failingExamples)("$text | $variables", (failing) => expect(outcome(failing)).toBe(failing.result));
});

describeWithSpec("what the specification lists", () => {
  test("our keywords are its keywords", () => {
    const [, listed = ""] =
      /Keywords \(Directive tokens the grammar tests by name\): ([\s\S]*?)\. No other/.exec(specification) ?? [];
    const names = [...listed.matchAll(/`(\w+)`/g)].map(([, name]) => name);
    const accepted = names.filter(
      (name) =>
        JSON.stringify(resolvedJson(`{${name ?? ""}}`, "")[0]) === JSON.stringify({ Token: { Directive: name } }),
    );
    expect(names).toHaveLength(17);
    expect(accepted).toEqual(names);
  });
});
