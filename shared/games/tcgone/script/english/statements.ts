import { eventNamed } from "../registry/events.js";
import { methodsNamed, operationNamed } from "../registry/operations/index.js";
import type { BundleItem, Closure, Expression, Filter, Statement } from "../syntax/nodes.js";
import { damageLoopInWords, damageTimes } from "./damage-loop.js";
import { modifierInWords } from "./modifiers.js";
import { operationInWords } from "./operations.js";
import type { Scope } from "./scope.js";
import { define, pronounInChain, variableWords } from "./variables.js";
import { inWords } from "./words.js";
import { numberOf } from "./written.js";

/**
 * What statements do, each as a phrase that begins with a verb. Notes say nothing to a player; variables are spoken of
 * as what they hold, in this scope.
 */
export const statementPhrases = (statements: readonly Statement[], scope: Scope): readonly string[] =>
  statements.map((statement) => statementPhrase(statement, scope)).filter((phrase) => phrase !== "");

const bodyInWords = (statements: readonly Statement[], scope: Scope): string =>
  statementPhrases(statements, scope.inner()).join(", then ");

/** What a block does as the rest of a sentence. */
export const blockInWords = ({ statements }: Closure, scope: Scope): string => bodyInWords(statements, scope);

function statementPhrase(statement: Statement, scope: Scope): string {
  switch (statement.kind) {
    case "expression":
      return expressionPhrase(statement.value, scope);
    case "definition": {
      const phrase = statement.value === undefined ? "" : expressionPhrase(statement.value, scope);
      define(statement, scope, phrase !== "");
      return phrase;
    }
    case "if": {
      const then = bodyInWords(statement.then, scope);
      const otherwise = bodyInWords(statement.else ?? [], scope);
      const rest = otherwise === "" ? "" : `. Otherwise, ${otherwise}`;
      return then === "" && rest === ""
        ? ""
        : `${testInWords(statement.test, scope)} ${then === "" ? "do nothing" : then}${rest}`;
    }
    case "for": {
      const damage =
        statement.in.kind === "name" && statement.in.name === "entries"
          ? damageLoopInWords(statement.name.word, statement.body, scope)
          : undefined;
      if (damage !== undefined) return damage;
      const body = scope.inner();
      body.define(statement.name.word, { now: "it", later: "it" });
      return `for each of ${inWords(statement.in, scope)}, ${bodyInWords(statement.body, body)}`;
    }
    case "repeat":
      return `do this ${inWords(statement.times, scope)} times: ${bodyInWords(statement.body, scope)}`;
    case "assert":
      return `this can be used only if ${inWords(statement.that, scope)}`;
    case "assignment":
      return assignmentPhrase(statement, scope);
    default:
      return "";
  }
}

/** A question in a test is a choice of the player; the rest is a condition. */
function testInWords(test: Expression, scope: Scope): string {
  const other = otherAsked(test, scope);
  if (other !== undefined) return `if ${other} chooses to,`;
  if (test.kind === "call" && test.name.word === "confirm") return "you may";
  if (test.kind === "binary" && test.operator === "and" && test.right.kind === "call") {
    const asked = otherAsked(test.right, scope);
    const first = `if ${inWords(test.left, scope)}`;
    return asked === undefined ? `${first}, ${testInWords(test.right, scope)}` : `${first} and ${asked} chooses to,`;
  }
  return `if ${inWords(test, scope)},`;
}

/** Who else than the player whose effect it is answers a question. */
function otherAsked(test: Expression, scope: Scope): string | undefined {
  if (test.kind !== "call") return undefined;
  if (test.name.word === "oppConfirm") return "your opponent";
  const player = test.values.find(({ label }) => label?.word === "player")?.value;
  const isOther = player?.kind === "name" && (player.name === "opp" || player.name === "currentTurn");
  return test.name.word === "confirm" && isOther ? inWords(player, scope) : undefined;
}

function assignmentPhrase(
  { place, operator, value }: Extract<Statement, { kind: "assignment" }>,
  scope: Scope,
): string {
  if (value.kind === "delayed" || value.kind === "getter") return expressionPhrase(value, scope);
  const [first, last] = [place[0]?.word, place.at(-1)?.word];
  const amount = inWords(value, scope);
  if (last === "dmg" || last === "amount") {
    if (operator === "-=") return `the damage is reduced by ${amount}`;
    if (operator === "+=") return `the damage is increased by ${amount}`;
    return operator === "*=" ? `the damage is multiplied by ${amount}` : `the damage is ${amount}`;
  }
  if (first !== undefined && place.length === 1) scope.assign(first, variableWords(value, scope, false));
  return first === "ef" ? `its ${last ?? ""} becomes ${amount}` : "";
}

function expressionPhrase(expression: Expression, scope: Scope): string {
  if (expression.kind === "delayed") return bundleInWords(expression.items, scope);
  if (expression.kind === "getter") return modifierInWords(expression.filters, expression.body, scope);
  if (expression.kind === "call") {
    const operation = operationNamed(expression.name.word);
    return operation ? operationInWords({ ...expression, operation, of: undefined, scope }, blockInWords) : "";
  }
  if (expression.kind !== "member") return "";
  const [loop] = expression.closures;
  if (loop && expression.name.word === "each" && expression.of.kind === "name" && expression.of.name === "entries") {
    const damage = damageLoopInWords(loop.parameters[0]?.word ?? "it", loop.statements, scope);
    if (damage !== undefined) return damage;
  }
  const [operation] = methodsNamed(expression.name.word);
  if (operation === undefined) return "";
  const inner = expressionPhrase(expression.of, scope);
  const it: Expression = { ...expression.of, kind: "name", name: pronounInChain(expression.of) };
  const of = inner === "" ? expression.of : it;
  const said = operationInWords({ ...expression, operation, of, scope }, blockInWords);
  // A single card is no list to go through.
  const phrase = said.replace(/^for each of it, /u, "");
  return inner === "" ? phrase : `${inner}, then ${phrase}`;
}

/** What a lasting effect does, and for how long. */
export function bundleInWords(items: readonly BundleItem[], outer: Scope): string {
  const scope = outer.lasting();
  for (const item of items)
    if (item.kind === "definition" && outer.wordsOf(item.name.word) === undefined) define(item, outer, false);
  const expiry = items.find((item) => item.kind === "expiry");
  const lasts = expiry === undefined ? "" : lengthInWords(numberOf(expiry.turns));
  const does = items.flatMap((item): string[] => {
    if (item.kind === "bundle-hook" && item.on === "register")
      return [...statementPhrases(item.body.statements, scope.inner())];
    if (item.kind !== "listener") return [];
    const body = item.body.statements;
    const [only] = body;
    // What ends the effect is part of how long it lasts.
    if (body.length === 1 && only?.kind === "expression" && isUnregister(only.value)) return [];
    const phrase = bodyInWords(body, scope);
    const time = timeOfDamage(item);
    // When damage is changed stands behind the change.
    if (time !== undefined && /\bdamage done\b[^.;]*$/u.test(phrase)) return [`${phrase} ${time}`];
    return phrase === "" ? [] : [`${item.phase} ${heardInWords(item.filters, scope)}, ${phrase}`];
  });
  return does.length === 0 ? "" : `${lasts}${does.join("; ")}`;
}

function timeOfDamage({ phase, filters: [event] }: Extract<BundleItem, { kind: "listener" }>): string | undefined {
  const heard = `${phase} ${event?.value.kind === "constant" ? event.value.name : ""}`;
  return Object.hasOwn(damageTimes, heard) ? damageTimes[heard] : undefined;
}

const isUnregister = (value: Expression): boolean => value.kind === "call" && value.name.word === "unregister";

function lengthInWords(turns: number | undefined): string {
  if (turns === 1) return "until the end of this turn, ";
  if (turns === 2) return "during your opponent's next turn, ";
  return turns === 3 ? "until the end of your next turn, " : "";
}

function heardInWords([event, target]: readonly Filter[], scope: Scope): string {
  const name = event?.value.kind === "constant" ? event.value.name : undefined;
  const spec = name === undefined ? undefined : eventNamed(name);
  const heard = spec?.english ?? "any effect";
  if (target === undefined || target.value.kind === "literal") return heard;
  const of = inWords(target.value, scope);
  return heard.startsWith("a unit ") ? heard.replace("a unit", of) : `${heard} on ${of}`;
}
