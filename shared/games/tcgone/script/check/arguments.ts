import { nearestWords, listed } from "../../../../text/index.js";
import { constantTypes } from "../registry/constants.js";
import type { Parameter } from "../registry/signature.js";
import { eventNamed } from "../registry/events.js";
import { describeType, typeOf, type Type } from "../registry/types.js";
import type { Closure, Expression, Value, Word } from "../syntax/nodes.js";
import type { CheckContext } from "./context.js";
import { checkExpression } from "./expressions.js";
import { anyType, fits, withElement } from "./fit.js";
import type { Scope } from "./scope.js";
import { checkLambda, checkBody } from "./statements.js";

interface Called {
  readonly name: string;
  readonly parameters: readonly Parameter[];
  /** The event that its blocks hear. */
  readonly hears?: string | undefined;
}

interface Given {
  readonly name: Word;
  readonly values: readonly Value[];
  readonly closures: readonly Closure[];
}

interface Bound {
  /** What `T` stands for: the elements of the first list that is given, or those of the value itself. */
  readonly element: Type;
  /** Whether a number of things is asked for. */
  readonly hasLimits: boolean;
}

const sources = new Set(["ATTACK", "SRC_ABILITY", "TRAINER_CARD", "SRC_SPECIAL_ENERGY", "TRAIT", "RULES"]);

/**
 * Binds values to parameters: named ones by name, others in order to the first parameter whose type they fit. A source at
 * the end says on whose behalf an operation acts.
 */
export function checkArguments(
  called: Called,
  { name, values, closures }: Given,
  scope: Scope,
  context: CheckContext,
  ownElement: Type,
  mayAsk: boolean,
): Bound {
  const free = called.parameters.filter(({ isBlock }) => !isBlock);
  const taken = new Set<Parameter>();
  let element = ownElement;
  const take = (parameter: Parameter, expression: Expression, given: Type): void => {
    if (!parameter.isRest) taken.add(parameter);
    const wanted = withElement(parameter.type, element);
    if (!fits(given, wanted)) {
      const message = `${parameter.name} of ${called.name} is ${describeType(wanted)}, not ${describeType(given)}.`;
      context.problems.error("type", expression, message);
    }
    if (given.kind === "list" && element.kind === "any") element = given.of;
  };
  const read = (expression: Expression, parameter?: Parameter): Type =>
    checkExpression(expression, scope, context, {
      mayAsk,
      ...(parameter && { wanted: withElement(parameter.type, element) }),
    });
  for (const { label, value } of values) {
    if (value.kind === "cases") {
      for (const { body } of value.cases) checkBody(body.statements, scope.inner(), context);
      taken.add(free.find((parameter) => parameter.name === (label?.word ?? "byHeads")) ?? noParameter);
      continue;
    }
    if (label !== undefined) {
      const parameter = called.parameters.find((each) => each.name === label.word);
      if (parameter === undefined) unknownLabel(label, called, context);
      else if (value.kind === "closure") checkOwnBlock(parameter, value, hearing(called, scope), context, element);
      else take(parameter, value, read(value, parameter));
      continue;
    }
    if (value.kind === "closure") continue;
    if (value.kind === "constant" && sources.has(value.name) && !free.some((each) => isOf(each, "Source"))) continue;
    const left = free.filter((parameter) => !taken.has(parameter));
    // What a constant is depends on where it stands; anything else is read once, whatever takes it.
    const given = value.kind === "constant" ? undefined : read(value);
    const types = given === undefined ? constantsOf(value) : [given];
    const parameter =
      left.find(({ type }) => types.some((each) => fits(each, withElement(type, element)))) ??
      left.find(({ isOptional }) => !isOptional) ??
      (left.length === 1 ? left[0] : undefined);
    if (parameter === undefined) tooMany(called, value, context);
    else take(parameter, value, given ?? read(value, parameter));
  }
  const missing = free.filter((parameter) => !parameter.isOptional && !taken.has(parameter));
  if (missing.length > 0) {
    const names = listed(
      missing.map((parameter) => parameter.name),
      "and",
    );
    context.problems.error("arguments", name, `${called.name} needs ${names}. ${takes(called)}`);
  }
  checkBlocks(
    closures,
    called.parameters.filter(({ isBlock }) => isBlock),
    hearing(called, scope),
    context,
    element,
    called.name,
  );
  return { element, hasLimits: [...taken].some((parameter) => ["min", "max", "count"].includes(parameter.name)) };
}

/** What the blocks of an operation see: the event that they hear, where it has one. */
function hearing({ hears }: Called, scope: Scope): Scope {
  const event = hears === undefined ? undefined : eventNamed(hears);
  if (event === undefined) return scope;
  const inner = scope.inner({ kind: "listener", event, phase: "after" });
  inner.define("ef", typeOf("Effect"));
  return inner;
}

const noParameter: Parameter = { name: "", type: anyType, isOptional: true, isBlock: false, isRest: false };

const isOf = ({ type }: Parameter, name: string): boolean => type.kind === "simple" && type.name === name;

const constantsOf = (value: Expression): readonly Type[] =>
  value.kind === "constant" ? constantTypes(value.name) : [];

/** Checks the blocks that follow an operation against those it takes. */
export function checkBlocks(
  closures: readonly Closure[],
  blocks: readonly Parameter[],
  scope: Scope,
  context: CheckContext,
  element: Type,
  name = "this",
): void {
  for (const [index, closure] of closures.entries()) {
    const block = blocks[index];
    if (block !== undefined) checkOwnBlock(block, closure, scope, context, element);
    else {
      if (blocks.length > 0 || name !== "this") {
        context.problems.error(
          "arguments",
          closure,
          `${name} takes ${blocks.length === 0 ? "no block" : `at most ${String(blocks.length)} blocks`}.`,
        );
      }
      checkBody(closure.statements, scope.inner(), context);
    }
  }
}

function checkOwnBlock(block: Parameter, closure: Closure, scope: Scope, context: CheckContext, element: Type): void {
  if (block.type.kind === "null") {
    const inner = scope.inner();
    const [parameter] = closure.parameters;
    if (parameter !== undefined) inner.define(parameter.word, element, parameter);
    else inner.define("it", element);
    checkBody(closure.statements, inner, context);
  } else checkLambda(closure, element, block.type, scope, context);
}

function unknownLabel(label: Word, called: Called, { problems }: CheckContext): void {
  const names = called.parameters.map(({ name }) => name);
  const suggestions = nearestWords(label.word, names);
  problems.error("arguments", label, `${called.name} has no value ${label.word}. ${takes(called)}`, { suggestions });
}

const tooMany = (called: Called, value: Expression, { problems }: CheckContext): void => {
  problems.error("arguments", value, `${called.name} has no place for this value. ${takes(called)}`);
};

function takes({ name, parameters }: Called): string {
  const names = parameters.filter(({ isBlock }) => !isBlock).map((parameter) => parameter.name);
  return names.length === 0 ? `${name} takes no values.` : `${name} takes ${listed(names, "and")}.`;
}
