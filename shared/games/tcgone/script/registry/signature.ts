import { typeOf, type Type } from "./types.js";

export interface Parameter {
  readonly name: string;
  readonly type: Type;
  readonly isOptional: boolean;
  /** It takes a block: its value for each element, or what is done. */
  readonly isBlock: boolean;
  /** It takes any number of values. */
  readonly isRest: boolean;
}

export interface Signature {
  readonly parameters: readonly Parameter[];
  readonly result: Type | undefined;
}

/**
 * Reads a signature as tables write it: `amount: Int, to?: Unit*, filter?: {Bool} -> List<Card>`. A `?` after the name
 * marks what may be left out, braces what is a block, dots before the name a value that may be repeated.
 */
export function signatureOf(written: string): Signature {
  const [before = "", after] = written.split(/ ?-> /);
  const parameters = before.trim() === "" ? [] : before.split(/, (?![^<{]*[>}])/).map(parameterOf);
  return { parameters, result: after === undefined ? undefined : typeOf(after) };
}

function parameterOf(written: string): Parameter {
  const parts = /^(\.\.\.)?(\w+)(\?)?: (.+)$/.exec(written.trim());
  if (parts === null) throw new Error(`No parameter: ${written}`);
  const [, rest, name = "", optional, type = ""] = parts;
  const block = /^\{(.*)\}$/.exec(type)?.[1];
  return {
    name,
    type: block === undefined ? typeOf(type) : block === "" ? { kind: "null" } : typeOf(block),
    isOptional: optional !== undefined || rest !== undefined,
    isBlock: block !== undefined,
    isRest: rest !== undefined,
  };
}
