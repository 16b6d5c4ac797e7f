import { neverHappens } from "../base/index.js";
import type { RowEntry, TomlValue } from "../toml/index.js";
import { isBlankId, isIdKey } from "./id.js";

/** A text that two values share exactly when they are of one type and equal, however they are spelled. */
export function valueKey(value: TomlValue): string {
  switch (value.kind) {
    case "string":
      return JSON.stringify(value.value);
    case "integer":
      return `i${value.value}`;
    case "float":
      return Object.is(value.value, -0) ? "f-0" : `f${value.value}`;
    case "boolean":
      return `b${value.value}`;
    case "date":
      return `d${value.text}`;
    case "array":
      return `[${value.items.map(valueKey).join()}]`;
    case "table":
      return `{${[...value.entries]
        .map(([key, member]) => `${JSON.stringify(key)}:${valueKey(member)}`)
        .sort()
        .join()}}`;
    default:
      return neverHappens(value);
  }
}

/** A row as texts that can be compared and looked up. */
export interface Fingerprint {
  /** Of each key that is present. */
  readonly cells: ReadonlyMap<string, string>;
  readonly whole: string;
  /** The row's own id; undefined where it is missing, blank or nothing but zeros. */
  readonly id: string | undefined;
}

const onlyZeros = /^[0-]*$/;

/** The id that identifies a row (SHEET-7): neither blank nor all zeros. */
export function usableId(entries: readonly RowEntry[], idKey?: string | null): string | undefined {
  const id = entries.find(({ key }) => (idKey === undefined ? isIdKey(key) : key === idKey))?.value;
  if (id === undefined || isBlankId(id) || (id.kind === "string" && onlyZeros.test(id.value))) return undefined;
  return valueKey(id);
}

export function fingerprint(entries: readonly RowEntry[], idKey?: string | null): Fingerprint {
  const cells = new Map(entries.map(({ key, value }) => [key, valueKey(value)]));
  const whole = [...cells]
    .map(([key, cell]) => `${JSON.stringify(key)}=${cell}`)
    .sort()
    .join();
  return { cells, whole, id: usableId(entries, idKey) };
}

/** The share of equal cells among the keys either row has, 0 to 1. */
export function similarity(a: Fingerprint, b: Fingerprint): number {
  let equal = 0;
  let onlyInA = 0;
  for (const [key, cell] of a.cells) {
    const other = b.cells.get(key);
    if (other === undefined) onlyInA += 1;
    else if (other === cell) equal += 1;
  }
  const keys = b.cells.size + onlyInA;
  return keys === 0 ? 1 : equal / keys;
}
