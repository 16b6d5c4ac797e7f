import { failed, neverHappens, ok, type Fault, type Result } from "../base/index.js";
import { readDate } from "./scan-date.js";
import type { TomlValue } from "./values.js";

/** JSON that a TOML value crosses borders as (TOML-7). */
export type WireValue = string | number | boolean | readonly WireValue[] | { readonly [key: string]: WireValue };

/** The JSON form: integers beyond 2^53 as `{"$int"}`, inf and nan as `{"$float"}`, dates as `{"$date"}` with their source. */
export function toWire(value: TomlValue): WireValue {
  switch (value.kind) {
    case "string":
    case "boolean":
      return value.value;
    case "integer": {
      const number = Number(value.value);
      return Number.isSafeInteger(number) ? number : { $int: String(value.value) };
    }
    case "float":
      return Number.isFinite(value.value) ? value.value : { $float: floatName(value.value) };
    case "date":
      return { $date: value.text };
    case "array":
      return value.items.map(toWire);
    case "table":
      return ownRecord([...value.entries].map(([key, member]) => [key, toWire(member)]));
    default:
      return neverHappens(value);
  }
}

const floatName = (value: number): string => (Number.isNaN(value) ? "nan" : value > 0 ? "inf" : "-inf");

/** An object whose keys are its own whatever they are called, `__proto__` too. */
export function ownRecord<Value>(entries: readonly (readonly [string, Value])[]): Record<string, Value> {
  const record: Record<string, Value> = {};
  for (const [key, value] of entries) {
    Object.defineProperty(record, key, { value, enumerable: true, configurable: true, writable: true });
  }
  return record;
}

const notAValue = (what: string): Fault => ({ code: "toml/not-a-value", message: `${what} has no TOML form.` });

/** The value of a JSON form; an integral number is an integer. Fails on what TOML cannot hold, such as null. */
export function fromWire(wire: unknown): Result<TomlValue> {
  switch (typeof wire) {
    case "string":
      return ok({ kind: "string", value: wire });
    case "boolean":
      return ok({ kind: "boolean", value: wire });
    case "number":
      return ok(
        Number.isSafeInteger(wire) && !Object.is(wire, -0)
          ? { kind: "integer", value: BigInt(wire) }
          : { kind: "float", value: wire },
      );
    case "object":
      if (wire === null) return failed(notAValue("null"));
      return Array.isArray(wire) ? fromItems(wire) : fromRecord(wire);
    default:
      return failed(notAValue(typeof wire));
  }
}

function fromItems(wire: readonly unknown[]): Result<TomlValue> {
  const items: TomlValue[] = [];
  for (const each of wire) {
    const item = fromWire(each);
    if (!item.ok) return item;
    items.push(item.value);
  }
  return ok({ kind: "array", items });
}

function fromRecord(wire: object): Result<TomlValue> {
  const members: [string, unknown][] = Object.entries(wire);
  const [first] = members;
  if (members.length === 1 && first && typeof first[1] === "string") {
    const special = fromMark(first[0], first[1]);
    if (special) return special;
  }
  const entries = new Map<string, TomlValue>();
  for (const [key, each] of members) {
    const member = fromWire(each);
    if (!member.ok) return member;
    entries.set(key, member.value);
  }
  return ok({ kind: "table", entries });
}

const namedFloats: ReadonlyMap<string, number> = new Map([
  ["inf", Infinity],
  ["-inf", -Infinity],
  ["nan", NaN],
]);

function fromMark(mark: string, text: string): Result<TomlValue> | undefined {
  switch (mark) {
    case "$int":
      return /^-?\d+$/u.test(text)
        ? ok({ kind: "integer", value: BigInt(text) })
        : failed(notAValue(`The integer ${text}`));
    case "$float": {
      const value = namedFloats.get(text);
      return value === undefined ? failed(notAValue(`The float ${text}`)) : ok({ kind: "float", value });
    }
    case "$date": {
      const dateKind = readDate(text);
      return dateKind ? ok({ kind: "date", text, dateKind }) : failed(notAValue(`The date ${text}`));
    }
    default:
      return undefined;
  }
}
