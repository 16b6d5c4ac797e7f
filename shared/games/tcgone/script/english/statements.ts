import { eventNamed } from "../registry/events.js";
import { methodsNamed, operationNamed } from "../registry/operations/index.js";
import type { BundleItem, Closure, Expression, Filter, Statement } from "../syntax/nodes.js";
import { modifierInWords } from "./modifiers.js";
import { operationInWords } from "./operations.js";
import { inWords, numberOf } from "./words.js";

/** What statements do, each as a phrase that begins with a verb. Notes and variables say nothing to a player. */
export const statementPhrases = (statements: readonly Statement[]): readonly string[] =>
  statements.map(statementPhrase).filter((phrase) => phrase !== "");

/** What a block does as the rest of a sentence. */
export const blockInWords = ({ statements }: Closure): string => statementPhrases(statements).join(", then ");

function statementPhrase(statement: Statement): string {
  switch (statement.kind) {
    case "expression":
      return expressionPhrase(statement.value);
    case "definition":
      return statement.value === undefined ? "" : expressionPhrase(statement.value);
    case "if": {
      const then = statementPhrases(statement.then).join(", then ");
      const otherwise = statementPhrases(statement.else ?? []).join(", then ");
      const rest = otherwise === "" ? "" : `. Otherwise, ${otherwise}`;
      return then === "" && rest === ""
        ? ""
        : `${testInWords(statement.test)} ${then === "" ? "do nothing" : then}${rest}`;
    }
    case "for":
      return `for each of ${inWords(statement.in)}, ${statementPhrases(statement.body).join(", then ")}`;
    case "repeat":
      return `do this ${inWords(statement.times)} times: ${statementPhrases(statement.body).join(", then ")}`;
    case "assert":
      return `this can be used only if ${inWords(statement.that)}`;
    case "assignment":
      return assignmentPhrase(statement);
    default:
      return "";
  }
}

/** A question in a test is a choice of the player; the rest is a condition. */
function testInWords(test: Expression): string {
  if (test.kind === "call" && test.name.word === "confirm") return "you may";
  if (test.kind === "call" && test.name.word === "oppConfirm") return "if your opponent chooses to,";
  if (test.kind === "binary" && test.operator === "and" && test.right.kind === "call")
    return `if ${inWords(test.left)}, ${testInWords(test.right)}`;
  return `if ${inWords(test)},`;
}

function assignmentPhrase({ place, operator, value }: Extract<Statement, { kind: "assignment" }>): string {
  if (value.kind === "delayed" || value.kind === "getter") return expressionPhrase(value);
  const [first, last] = [place[0]?.word, place.at(-1)?.word];
  const amount = inWords(value);
  if (last === "dmg" || last === "amount") {
    if (operator === "-=") return `the damage is reduced by ${amount}`;
    if (operator === "+=") return `the damage is increased by ${amount}`;
    return operator === "*=" ? `the damage is multiplied by ${amount}` : `the damage is ${amount}`;
  }
  return first === "ef" ? `its ${last ?? ""} becomes ${amount}` : "";
}

function expressionPhrase(expression: Expression): string {
  if (expression.kind === "delayed") return bundleInWords(expression.items);
  if (expression.kind === "getter") return modifierInWords(expression.filters, expression.body);
  if (expression.kind === "call") {
    const operation = operationNamed(expression.name.word);
    return operation ? operationInWords({ ...expression, operation, of: undefined }, blockInWords) : "";
  }
  if (expression.kind !== "member") return "";
  const [operation] = methodsNamed(expression.name.word);
  if (operation === undefined) return "";
  const inner = expressionPhrase(expression.of);
  const it: Expression = { kind: "name", name: "them", from: expression.of.from, to: expression.of.to };
  const phrase = operationInWords({ ...expression, operation, of: inner === "" ? expression.of : it }, blockInWords);
  return inner === "" ? phrase : `${inner}, then ${phrase}`;
}

/** What a lasting effect does, and for how long. */
export function bundleInWords(items: readonly BundleItem[]): string {
  const expiry = items.find((item) => item.kind === "expiry");
  const lasts = expiry === undefined ? "" : lengthInWords(numberOf(expiry.turns));
  const does = items.flatMap((item): string[] => {
    if (item.kind === "bundle-hook" && item.on === "register") return [...statementPhrases(item.body.statements)];
    if (item.kind !== "listener") return [];
    const body = item.body.statements;
    const [only] = body;
    // What ends the effect is part of how long it lasts.
    if (body.length === 1 && only?.kind === "expression" && isUnregister(only.value)) return [];
    const phrase = statementPhrases(body).join(", then ");
    return phrase === "" ? [] : [`${item.phase} ${heardInWords(item.filters)}, ${phrase}`];
  });
  return does.length === 0 ? "" : `${lasts}${does.join("; ")}`;
}

const isUnregister = (value: Expression): boolean => value.kind === "call" && value.name.word === "unregister";

function lengthInWords(turns: number | undefined): string {
  if (turns === 1) return "until the end of this turn, ";
  if (turns === 2) return "during your opponent's next turn, ";
  return turns === 3 ? "until the end of your next turn, " : "";
}

function heardInWords([event, target]: readonly Filter[]): string {
  const name = event?.value.kind === "constant" ? event.value.name : undefined;
  const spec = name === undefined ? undefined : eventNamed(name);
  const heard = spec?.english ?? "any effect";
  if (target === undefined || target.value.kind === "literal") return heard;
  const of = inWords(target.value);
  return heard.startsWith("a unit ") ? heard.replace("a unit", of) : `${heard} on ${of}`;
}
