import type { Parameter, Signature } from "../../script/registry/signature.js";
import type { Type } from "../../script/registry/types.js";
import { callParts } from "../../script/syntax/calls.js";
import type { Closure, Cases, Expression, Value as Given } from "../../script/syntax/nodes.js";
import { conditions } from "../types.js";
import { isEnergy, includes, isList, isObject, kindOf, listOf, type Value } from "./values.js";
import type { Work } from "./steps.js";
import type { Run } from "./run.js";
import { inTurn, whenDone } from "./work.js";

/** What an operation is given, by the names of its parameters. */
export interface Arguments {
  /** What a method is asked of; null for an operation that stands by itself. */
  readonly of: Value;
  readonly values: Readonly<Record<string, Value>>;
  readonly blocks: Readonly<Record<string, Closure>>;
  readonly cases: Cases | undefined;
  /** On whose behalf it acts, where that is said. */
  readonly source: string | undefined;
}

const sources = ["ATTACK", "SRC_ABILITY", "TRAINER_CARD", "SRC_SPECIAL_ENERGY", "TRAIT", "RULES"];

/** Evaluates what an operation is given, binds it, and goes on with that. */
export type Binder = (run: Run, of: Value, next: (given: Arguments) => Work) => Work;

/** A value with the expression that it is of. */
interface Valued {
  readonly label: string | undefined;
  readonly expression: Expression;
  readonly evaluate: (run: Run) => Work;
}

/** Binds values as the checker does: named ones by name, others in order to the first parameter whose type they fit. */
export function binderOf(
  { parameters }: Signature,
  given: readonly Given[],
  closures: readonly Closure[],
  doingOf: (expression: Expression) => (run: Run) => Work,
): Binder {
  const parts = callParts(given, closures);
  const free = parameters.filter(({ isBlock }) => !isBlock);
  const takesSource = free.some(({ type }) => isOf(type, "Source"));
  const valued: Valued[] = [];
  const blocks: Record<string, Closure> = {};
  let cases: Cases | undefined;
  let source: string | undefined;
  for (const { label, value } of parts.values) {
    if (value.kind === "cases") cases = value;
    else if (value.kind === "closure") blocks[label?.word ?? ""] = value;
    else if (value.kind === "constant" && sources.includes(value.name) && !takesSource) source = value.name;
    else valued.push({ label: label?.word, expression: value, evaluate: doingOf(value) });
  }
  const open = parameters.filter(({ isBlock, name }) => isBlock && blocks[name] === undefined);
  parts.closures.forEach((closure, at) => {
    const parameter = open[at];
    if (parameter !== undefined) blocks[parameter.name] = closure;
  });
  const evaluations = valued.map(({ evaluate }) => evaluate);
  return (run, of, next) =>
    whenDone<Value>(inTurn(evaluations, run), (values) =>
      next({ of, values: placed(free, valued, listOf(values)), blocks, cases, source }),
    );
}

const noValues: Readonly<Record<string, Value>> = {};

function placed(
  free: readonly Parameter[],
  valued: readonly Valued[],
  given: readonly Value[],
): Readonly<Record<string, Value>> {
  if (valued.length === 0) return noValues;
  const values: Record<string, Value> = {};
  const taken: Parameter[] = [];
  for (const [at, { label, expression }] of valued.entries()) {
    const value = given[at] ?? null;
    const parameter =
      label === undefined ? fitting(free, taken, value, expression) : free.find(({ name }) => name === label);
    if (parameter === undefined) continue;
    const { name } = parameter;
    if (parameter.isRest) values[name] = [...((values[name] as readonly Value[] | undefined) ?? []), value];
    else {
      values[name] = value;
      taken.push(parameter);
    }
  }
  return values;
}

/** Of the parameters that are left the first whose type fits, else the first that must be given, else the first. */
function fitting(
  free: readonly Parameter[],
  taken: readonly Parameter[],
  value: Value,
  expression: Expression,
): Parameter | undefined {
  const left = free.filter((parameter) => !taken.includes(parameter));
  return (
    left.find(({ type }) => fits(value, type, expression)) ?? left.find(({ isOptional }) => !isOptional) ?? left[0]
  );
}

const isOf = (type: Type, name: string): boolean => type.kind === "simple" && type.name === name;

const unitZones: readonly unknown[] = ["bench", "all"];

/** Whether a value is of the type of a parameter. */
function fits(value: Value, type: Type, expression: Expression): boolean {
  switch (type.kind) {
    case "any":
    case "element":
      return true;
    case "null":
      return value === null;
    case "maybe":
      return value === null || fits(value, type.of, expression);
    case "some":
      return fits(value, type.of, expression) || fits(value, { kind: "list", of: type.of }, expression);
    case "list":
      if (kindOf(value) === "zone" && isObject(value)) {
        return !isOf(type.of, unitZones.includes(value["zone"]) ? "Card" : "Unit");
      }
      return isList(value) && (value[0] === undefined || fits(value[0], type.of, expression));
    case "simple":
      return fitsSimple(value, type.name, expression);
  }
}

const kindTypes: Readonly<Record<string, string>> = {
  Player: "player",
  Card: "card",
  Unit: "unit",
  Move: "move",
  Ability: "ability",
  Handle: "handle",
  Entry: "entry",
};

function fitsSimple(value: Value, name: string, expression: Expression): boolean {
  const kind = kindTypes[name];
  if (kind !== undefined) return value === null || kindOf(value) === kind;
  switch (name) {
    case "Int":
      return typeof value === "number";
    case "Bool":
      return typeof value === "boolean";
    case "Text":
      return typeof value === "string" && expression.kind !== "constant";
    case "Energy":
      return isEnergy(value);
    case "Condition":
      return includes(conditions, value);
    case "Source":
      return includes(sources, value);
    default:
      return typeof value === "string" && expression.kind !== "text";
  }
}
