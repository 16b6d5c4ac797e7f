import { must } from "../../base/index.js";
import { fromWire, writeKey, writeValue } from "../../toml/index.js";

/** A key with its value on one line of a file; both are any plain values that TOML can hold. */
export const keyLine = (path: readonly string[], value: unknown): string =>
  `${path.map(writeKey).join(".")} = ${writeValue(must(fromWire(value)), { oneLine: true })}`;

/** A list of names with `3 × Ember` for equal ones that follow each other. */
export function shortened(names: readonly string[]): string[] {
  const short: string[] = [];
  for (let at = 0; at < names.length;) {
    const name = names[at] ?? "";
    let count = 1;
    while (names[at + count] === name) count += 1;
    short.push(count === 1 ? name : `${count} × ${name}`);
    at += count;
  }
  return short;
}
