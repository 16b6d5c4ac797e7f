import type { Hover } from "../../../text/index.js";
import { energyWords } from "../script/registry/constants.js";
import { eventNamed } from "../script/registry/events.js";
import { functionNamed } from "../script/registry/functions.js";
import { getterNamed } from "../script/registry/getters.js";
import type { Operation } from "../script/registry/operation.js";
import { methodsNamed, operationNamed } from "../script/registry/operations/index.js";
import { properties } from "../script/registry/properties.js";
import type { Parameter } from "../script/registry/signature.js";
import { describeType, writtenType, type Type } from "../script/registry/types.js";
import type { Token } from "../script/tokens/token.js";

/** Explains the word at an offset: an operation, event, getter, property or constant. */
export function hoverAt(tokens: readonly Token[], offset: number, cell: string): Hover | undefined {
  const index = tokens.findIndex(({ from, to }) => from <= offset && offset < to);
  const token = tokens[index];
  if (token === undefined) return undefined;
  const lines = linesFor(token, tokens, index);
  const { from, to, text } = token;
  return lines === undefined ? undefined : { cell, span: { from, to }, title: text, lines };
}

function linesFor({ group, text }: Token, tokens: readonly Token[], index: number): readonly string[] | undefined {
  switch (group) {
    case "operation":
    case "call": {
      const operation = operationNamed(text);
      if (operation !== undefined) return aboutOperation(operation);
      const fn = functionNamed(text);
      return fn && [signatureText(fn.name, fn.parameters, fn.result), fn.about];
    }
    case "constant":
      return aboutConstant(text);
    case "number":
      return tokens[index - 1]?.text === "unregisterAfter" ? turnsText(Number(text)) : undefined;
    case "name": {
      if (tokens[index - 1]?.text !== ".") return undefined;
      const [operation] = methodsNamed(text);
      if (operation !== undefined) return aboutOperation(operation);
      const found = properties.filter(({ name }) => name === text);
      return found.length === 0
        ? undefined
        : found.map(({ on, parameters, result, isMethod }) =>
            isMethod
              ? signatureText(`${writtenType(on)}.${text}`, parameters, result)
              : `Of ${describeType(on)}: ${result === undefined ? "nothing" : describeType(result)}.`,
          );
    }
    default:
      return undefined;
  }
}

/** Signature, what it does, and what can be done about it. */
function aboutOperation(operation: Operation): readonly string[] {
  const { name, on, parameters, result, about, raises } = operation;
  const owner = on === undefined ? "" : `${writtenType(on)}.`;
  return [
    signatureText(owner + name, parameters, result),
    about,
    ...(raises.length > 0 ? [`Raises ${raises.join(", ")}; a listener before that can prevent it.`] : []),
  ];
}

export function signatureText(name: string, parameters: readonly Parameter[], result: Type | undefined): string {
  const shown = parameters.map((parameter) => {
    const type = parameter.isBlock ? "{ }" : writtenType(parameter.type);
    return `${parameter.isRest ? "…" : ""}${parameter.name}${parameter.isOptional ? "?" : ""}: ${type}`;
  });
  return `${name}(${shown.join(", ")})${result === undefined ? "" : ` → ${writtenType(result)}`}`;
}

function aboutConstant(name: string): readonly string[] | undefined {
  const event = eventNamed(name);
  if (event !== undefined) {
    const fields = [...event.fields.values()].map(
      (field) => `${field.name}${field.isWritable ? " (can be changed)" : ""}`,
    );
    return [event.about, `Happens to ${describeType(event.target)}. Says: ${fields.join(", ")}.`];
  }
  const getter = getterNamed(name);
  if (getter !== undefined) return [getter.about, `Of ${describeType(getter.target)}: ${describeType(getter.value)}.`];
  const energy = energyWords[name];
  return energy === undefined ? undefined : [`${energy.charAt(0)}${energy.slice(1).toLowerCase()} energy.`];
}

function turnsText(turns: number): readonly string[] | undefined {
  const lasting = ["", "until the end of this turn", "through the opponent's next turn", "through your own next turn"][
    turns
  ];
  return lasting === undefined || lasting === "" ? undefined : [`Lasts ${lasting}.`];
}
