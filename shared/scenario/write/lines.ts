import { failed, must, type Result } from "../../base/index.js";
import { fromWire, writeKey, writeValue } from "../../toml/index.js";

/** A key with its value on one line of a file; both are any plain values that TOML can hold. */
export const keyLine = (path: readonly string[], value: unknown): string =>
  `${path.map(writeKey).join(".")} = ${writeValue(must(fromWire(value)), { oneLine: true })}`;

/** A list of names with `3 × Ember` for equal ones that follow each other; anything else stays. */
export function shortened<Other = never>(names: readonly (string | Other)[]): (string | Other)[] {
  const short: (string | Other)[] = [];
  for (let at = 0; at < names.length;) {
    const name = names[at] as string | Other;
    let count = 1;
    while (typeof name === "string" && names[at + count] === name) count += 1;
    short.push(count === 1 ? name : `${count} × ${String(name)}`);
    at += count;
  }
  return short;
}

/** Something of a match that no file can say. */
export const unsayable = (what: string): Result<never> =>
  failed({ code: "scenario/unsayable", message: `${what} cannot be said in a scenario.` });
