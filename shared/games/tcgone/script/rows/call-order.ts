import type { Parameter } from "../registry/signature.js";
import type { Operation } from "../registry/operation.js";
import type { Value } from "../syntax/nodes.js";

/** A parameter with what it is given. */
export interface BoundValue {
  readonly parameter: Parameter;
  readonly values: readonly Value[];
}

/** A parameter that is given, and whether its name is written before the value. */
export interface Spoken {
  readonly parameter: Parameter;
  readonly isLabelled: boolean;
}

const isText = ({ type }: Parameter): boolean => type.kind === "simple" && type.name === "Text";
const isSimple = ({ type }: Parameter, ...names: readonly string[]): boolean =>
  type.kind === "simple" && names.includes(type.name);

/** Parameters that people call by their name: limits, flags, and who is asked. */
function isCalledByName(parameter: Parameter, { asks }: Operation): boolean {
  const { name, isOptional, isRest } = parameter;
  if (!isOptional || isRest || name === "n") return false;
  return name === "key" || isSimple(parameter, "Int", "Bool") || (asks && isSimple(parameter, "Player"));
}

/**
 * How the parameters that are given are written, in the order of the signature. A value without a name is one that binding
 * in order finds: nothing of its kind before it is left out.
 */
export function spokenOf(operation: Operation, given: ReadonlySet<string>): readonly Spoken[] {
  const spoken: Spoken[] = [];
  const hasGap = { text: false, other: false };
  for (const parameter of operation.parameters) {
    if (parameter.isBlock) continue;
    const kind = isText(parameter) ? "text" : "other";
    const byName = isCalledByName(parameter, operation);
    if (given.has(parameter.name)) spoken.push({ parameter, isLabelled: byName || hasGap[kind] });
    else if (!byName) hasGap[kind] = true;
  }
  return spoken;
}

/**
 * The parameters that values belong to, where they are written as `spokenOf` would write them; undefined where they are
 * written in another way.
 */
export function boundValues(operation: Operation, values: readonly Value[]): readonly BoundValue[] | undefined {
  const free = operation.parameters.filter(({ isBlock }) => !isBlock);
  const bound = new Map<Parameter, Value[]>();
  for (const value of values) {
    const parameter = parameterFor(value, free, bound, operation);
    if (parameter === undefined) return undefined;
    bound.set(parameter, [...(bound.get(parameter) ?? []), value]);
  }
  const spoken = spokenOf(operation, new Set([...bound.keys()].map(({ name }) => name)));
  const again = spoken.flatMap(({ parameter, isLabelled }) =>
    (bound.get(parameter) ?? []).map((value) => ({ value, label: isLabelled ? parameter.name : undefined })),
  );
  const isSame =
    again.length === values.length &&
    again.every(({ value, label }, at) => value === values[at] && value.label?.word === label);
  return isSame ? spoken.map(({ parameter }) => ({ parameter, values: bound.get(parameter) ?? [] })) : undefined;
}

function parameterFor(
  { label, value }: Value,
  free: readonly Parameter[],
  bound: ReadonlyMap<Parameter, unknown>,
  operation: Operation,
): Parameter | undefined {
  const isFree = (parameter: Parameter): boolean => parameter.isRest || !bound.has(parameter);
  if (label !== undefined) {
    const named = free.find(({ name }) => name === label.word);
    return value.kind !== "closure" && value.kind !== "cases" && named && isFree(named) ? named : undefined;
  }
  if (value.kind === "closure") return undefined;
  if (value.kind === "cases") return free.find((parameter) => parameter.name === "byHeads" && isFree(parameter));
  const inOrder = free.filter((parameter) => isFree(parameter) && !isCalledByName(parameter, operation));
  const wantsText = value.kind === "text";
  return inOrder.find((parameter) => isText(parameter) === wantsText) ?? inOrder[0];
}
