import { useState } from "react";
import { definedNames, isPlainObject } from "../../shared/base/index.js";

type Plain = Readonly<Record<string, unknown>>;

function keptList(before: readonly unknown[], after: readonly unknown[]): readonly unknown[] {
  let isSame = before.length === after.length;
  const parts = after.map((part, at) => {
    const now = kept(before[at], part);
    isSame &&= Object.is(now, before[at]);
    return now;
  });
  return isSame ? before : parts;
}

function keptObject(before: Plain, after: Plain): Plain {
  const names = definedNames(after);
  let isSame = names.length === definedNames(before).length;
  const parts = names.map((name) => {
    const now = kept(before[name], after[name]);
    isSame &&= Object.is(now, before[name]);
    return now;
  });
  return isSame ? before : Object.fromEntries(names.map((name, at) => [name, parts[at]]));
}

function kept(before: unknown, after: unknown): unknown {
  if (Object.is(before, after)) return before;
  if (Array.isArray(before) && Array.isArray(after)) return keptList(before, after);
  return isPlainObject(before) && isPlainObject(after) ? keptObject(before, after) : after;
}

/**
 * `after`, with every part that equals the same part of `before` taken from there: what has not changed stays the same
 * object, so that what depends on it can compare by `===`. Lists and plain objects are compared part by part, everything else
 * by identity.
 */
export const keepEqual = <Value>(before: unknown, after: Value): Value =>
  // Put together from parts of `after` and their equals, it has the shape of `after`.
  kept(before, after) as Value;

/** A value that stays the same object for as long as it says the same. */
export function useKept<Value>(value: Value): Value {
  const [earlier, setEarlier] = useState(value);
  const now = keepEqual(earlier, value);
  if (now !== earlier) setEarlier(() => now);
  return now;
}
