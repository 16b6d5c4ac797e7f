import type { Parameter, Signature } from "../../script/registry/signature.js";
import type { Type } from "../../script/registry/types.js";
import { callParts } from "../../script/syntax/calls.js";
import type { Closure, Cases, Expression, Value as Given } from "../../script/syntax/nodes.js";
import { conditions } from "../types.js";
import { isEnergy, includes, isList, isObject, kindOf, type Value } from "./values.js";
import { isSteps, type Steps, type Work } from "./procedure.js";

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

/** Binds values as the checker does: named ones by name, others in order to the first parameter whose type they fit. */
export function* bind(
  of: Value,
  { parameters }: Signature,
  given: readonly Given[],
  closures: readonly Closure[],
  evaluate: (expression: Expression) => Work,
): Steps<Arguments & { readonly of: Value }> {
  const parts = callParts(given, closures);
  const values: Record<string, Value> = {};
  const blocks: Record<string, Closure> = {};
  let cases: Cases | undefined;
  let source: string | undefined;
  const free = parameters.filter(({ isBlock }) => !isBlock);
  const taken = new Set<Parameter>();
  const take = (parameter: Parameter, value: Value): void => {
    const { name } = parameter;
    if (parameter.isRest) values[name] = [...((values[name] as readonly Value[] | undefined) ?? []), value];
    else {
      values[name] = value;
      taken.add(parameter);
    }
  };
  for (const { label, value: expression } of parts.values) {
    if (expression.kind === "cases") cases = expression;
    else if (expression.kind === "closure") blocks[label?.word ?? ""] = expression;
    else {
      const isSource = expression.kind === "constant" && sources.includes(expression.name);
      if (isSource && !free.some(({ type }) => isOf(type, "Source"))) {
        source = expression.name;
        continue;
      }
      const work = evaluate(expression);
      const value = isSteps(work) ? yield* work : work;
      const left = free.filter((parameter) => !taken.has(parameter));
      const parameter =
        label === undefined
          ? (left.find(({ type }) => fits(value, type, expression)) ??
            left.find(({ isOptional }) => !isOptional) ??
            left[0])
          : free.find(({ name }) => name === label.word);
      if (parameter !== undefined) take(parameter, value);
    }
  }
  const open = parameters.filter(({ isBlock, name }) => isBlock && blocks[name] === undefined);
  parts.closures.forEach((closure, at) => {
    const parameter = open[at];
    if (parameter !== undefined) blocks[parameter.name] = closure;
  });
  return { of, values, blocks, cases, source };
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
