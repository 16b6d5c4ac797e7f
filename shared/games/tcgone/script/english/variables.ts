import { methodsNamed, operationNamed } from "../registry/operations/index.js";
import type { Definition, Expression, MemberExpression } from "../syntax/nodes.js";
import type { Scope, VariableWords } from "./scope.js";
import { isNothing } from "./written.js";
import { inWords } from "./words.js";

/** Makes a variable known by what it holds. `isSaid`: a phrase before it says how the value comes about. */
export function define({ name, value }: Definition, scope: Scope, isSaid: boolean): void {
  scope.define(name.word, value === undefined ? always("it") : variableWords(value, scope, isSaid));
}

const always = (words: string): VariableWords => ({ now: words, later: words });

/** What stands for a variable that holds this value. */
export function variableWords(value: Expression, scope: Scope, isSaid: boolean): VariableWords {
  if (isSaid) return always(pronounOf(value));
  // A variable that may hold nothing is asked for it, so that it is spoken of as what it holds otherwise.
  if (value.kind === "choice" && isNothing(value.else)) return variableWords(value.then, scope, isSaid);
  if (value.kind === "choice" && isNothing(value.then)) return variableWords(value.else, scope, isSaid);
  const now = inWords(value, scope);
  return { now, later: mayChange(value) ? `${now} when this began` : now };
}

/** The outcome of an operation that was spoken of before. */
function pronounOf(value: Expression): string {
  if (value.kind !== "call" && value.kind !== "member") return "it";
  const { word } = value.name;
  if (word === "choose") return "the choice";
  const operation = value.kind === "call" ? operationNamed(word) : methodsNamed(word)[0];
  const result = operation?.result;
  if (result?.kind === "simple" && result.name === "Int") return "that many";
  return mostOf(value) === 1 ? "it" : "them";
}

/** How many a choice is of at most; undefined where that depends. Without such a limit it is one. */
function mostOf({ values }: Pick<MemberExpression, "values">): number | undefined {
  const most = values.find(({ label }) => label?.word === "count" || label?.word === "max")?.value;
  if (most === undefined) return 1;
  return most.kind === "integer" ? most.value : undefined;
}

/** What stands for the outcome of the operation before in a chain: one card only where no more can be chosen. */
export function pronounInChain(before: Expression): "it" | "them" {
  if (before.kind !== "member") return "them";
  const [operation] = methodsNamed(before.name.word);
  if (operation?.parameters.some(({ name }) => name === "max") === true) return mostOf(before) === 1 ? "it" : "them";
  // What is only shown or moved is as many as before.
  return pronounInChain(before.of);
}

const momentary: ReadonlySet<string> = new Set(["turnCount", "currentTurn"]);

/** Whether a value read later may be another one. What an event holds stays as it was. */
function mayChange(value: Expression): boolean {
  if (value.kind === "name") return momentary.has(value.name);
  return value.kind === "member" ? !(value.of.kind === "name" && value.of.name === "ef") : value.kind === "binary";
}
