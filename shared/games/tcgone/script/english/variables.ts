import { methodsNamed, operationNamed } from "../registry/operations/index.js";
import type { Definition, Expression } from "../syntax/nodes.js";
import type { Scope, VariableWords } from "./scope.js";
import { inWords, isNothing } from "./words.js";

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
  const isSeveral = value.values.some(({ label }) => label !== undefined && limits.has(label.word));
  return isSeveral ? "them" : "it";
}

const limits: ReadonlySet<string> = new Set(["count", "min", "max"]);

const momentary: ReadonlySet<string> = new Set(["turnCount", "currentTurn"]);

/** Whether a value read later may be another one. What an event holds stays as it was. */
function mayChange(value: Expression): boolean {
  if (value.kind === "name") return momentary.has(value.name);
  return value.kind === "member" ? !(value.of.kind === "name" && value.of.name === "ef") : value.kind === "binary";
}
