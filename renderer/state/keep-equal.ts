import { useState } from "react";

type Plain = Readonly<Record<string, unknown>>;

const isPlain = (value: unknown): value is Plain => {
  if (typeof value !== "object" || value === null) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
};

/** What is undefined counts as absent, as it does on its way through the bridge. */
const definedIn = (value: Plain): [string, unknown][] => Object.entries(value).filter(([, part]) => part !== undefined);

function kept(before: unknown, after: unknown): unknown {
  if (Object.is(before, after)) return before;
  if (Array.isArray(before) && Array.isArray(after)) {
    const earlier: readonly unknown[] = before;
    const parts = after.map((part, at) => kept(earlier[at], part));
    return parts.length === earlier.length && parts.every((part, at) => Object.is(part, earlier[at])) ? before : parts;
  }
  if (!isPlain(before) || !isPlain(after)) return after;
  const parts = definedIn(after).map(([name, part]): [string, unknown] => [name, kept(before[name], part)]);
  const isSame = parts.length === definedIn(before).length && parts.every(([name, part]) => part === before[name]);
  return isSame ? before : Object.fromEntries(parts);
}

/**
 * `after`, with every part that equals the same part of `before` taken from there: what has not changed stays the same
 * object, so that what depends on it can tell by `===`. Lists and plain objects are compared part by part, everything else
 * by identity.
 */
export const keepEqual = <Value>(before: unknown, after: Value): Value =>
  // Put together from parts of `after` and their equals, it has the shape of `after`.
  kept(before, after) as Value;

/** Whether two views say the same. */
export const isEqual = (one: unknown, other: unknown): boolean => kept(one, other) === one;

/** A value that stays the same object for as long as it says the same. */
export function useKept<Value>(value: Value): Value {
  const [earlier, setEarlier] = useState(value);
  const now = keepEqual(earlier, value);
  if (now !== earlier) setEarlier(() => now);
  return now;
}
