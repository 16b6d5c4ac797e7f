import type { Path } from "./locate.js";
import type { TomlValue } from "./values.js";

/** The value at the end of the steps; undefined where they lead nowhere. */
export function valueWithin(value: TomlValue | undefined, steps: Path): TomlValue | undefined {
  let current = value;
  for (const step of steps) {
    if (typeof step === "number") current = current?.kind === "array" ? current.items[step] : undefined;
    else current = current?.kind === "table" ? current.entries.get(step) : undefined;
  }
  return current;
}

/**
 * The value with another one at the end of the steps, or with none. Tables and arrays on the way are made; a place behind the
 * end of an array is its end.
 */
export function withValueWithin(
  value: TomlValue | undefined,
  steps: Path,
  replacement: TomlValue | undefined,
): TomlValue | undefined {
  const [first, ...rest] = steps;
  if (first === undefined) return replacement;
  if (typeof first === "number") {
    const items = value?.kind === "array" ? value.items : [];
    const item = withValueWithin(items[first], rest, replacement);
    return { kind: "array", items: item ? items.toSpliced(first, 1, item) : items.toSpliced(first, 1) };
  }
  const members = new Map(value?.kind === "table" ? value.entries : []);
  const member = withValueWithin(members.get(first), rest, replacement);
  if (member) members.set(first, member);
  else members.delete(first);
  return { kind: "table", entries: members };
}
