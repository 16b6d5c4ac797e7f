import { neverHappens } from "../../../shared/base/index.js";
import type { TemplateFault, TemplateProblem } from "../../../shared/games/dreamtides/language/display/index.js";

/**
 * What the reference prints in the cell for a text with problems: it reads the whole text before it evaluates any of it, and
 * reports the first failure only (DISPLAY-6).
 */
export function referenceWording(problems: readonly TemplateProblem[], text: string): string {
  const first = problems.find((problem) => isSyntax(problem.fault)) ?? problems[0];
  if (first === undefined) return "";
  const detail = isSyntax(first.fault) ? syntaxDetail(first, text) : detailOf(first.fault);
  return `RLF error: RLF eval error: ${detail}`;
}

const isSyntax = (fault: TemplateFault): boolean =>
  ["bad-interpolation", "unclosed-brace", "lone-brace", "bad-escape"].includes(fault.kind);

/** Lines count from 1, columns in bytes from 1. */
function syntaxDetail({ from }: TemplateProblem, text: string): string {
  const before = text.slice(0, from);
  const line = before.split("\n").length;
  const column = new TextEncoder().encode(before.slice(before.lastIndexOf("\n") + 1)).length + 1;
  return `phrase not found: 'parse error: syntax error at ${line}:${column}: unexpected character: '${text[from] ?? ""}''`;
}

function detailOf(fault: TemplateFault): string {
  switch (fault.kind) {
    case "bad-interpolation":
    case "unclosed-brace":
    case "lone-brace":
    case "bad-escape":
    case "too-long":
      return "";
    case "unknown-parameter":
      return `unknown parameter '$${fault.name}' — not in scope`;
    case "unknown-phrase":
      return `phrase not found: '${fault.name}'`;
    case "unknown-transform":
      return `unknown transform '@${fault.name}'`;
    case "phrase-without-arguments": {
      const { name } = fault;
      return `'${name}' is a phrase — cannot use : without (); use {${name}(...)} or {${name}(...):variant}`;
    }
    case "term-with-arguments": {
      const { name } = fault;
      return `'${name}' is a term — cannot use () call syntax; use {${name}:variant} or {${name}:$param} to select a variant`;
    }
    case "argument-count":
      return `phrase '${fault.name}' expects ${fault.parameters.length} arguments, got ${fault.given}`;
    case "not-a-phrase":
      return `phrase not found: 'parameter '${fault.parameter}' must be a Phrase for :from modifier'`;
    case "missing-form":
      return `missing variant '${fault.key}' in phrase '${fault.text}', available: ${fault.available.join(", ")}`;
    case "no-article":
      return `transform '@a' requires tag ["a", "an"] on phrase '${fault.text}'`;
    case "no-selector-key":
      return `transform '@selector' requires tag ["any"] on phrase '${fault.name}'`;
    default:
      return neverHappens(fault);
  }
}
