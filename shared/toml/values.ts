/** A TOML value without its spelling. Integers are exact; a date keeps its source text, which is its value. */
export type TomlValue =
  | { readonly kind: "string"; readonly value: string }
  | { readonly kind: "integer"; readonly value: bigint }
  | { readonly kind: "float"; readonly value: number }
  | { readonly kind: "boolean"; readonly value: boolean }
  | { readonly kind: "date"; readonly text: string; readonly dateKind: DateKind }
  | { readonly kind: "array"; readonly items: readonly TomlValue[] }
  | { readonly kind: "table"; readonly entries: ReadonlyMap<string, TomlValue> };

export type DateKind = "offset-date-time" | "local-date-time" | "local-date" | "local-time";

/** Same kind and same value; NaN equals NaN, dates are compared by their text, tables without regard to key order. */
export function equalValues(a: TomlValue, b: TomlValue): boolean {
  // Versions of a document share the values that no edit touched.
  if (a === b) return true;
  switch (a.kind) {
    case "string":
    case "integer":
    case "boolean":
      return b.kind === a.kind && a.value === b.value;
    case "float":
      return b.kind === "float" && Object.is(a.value, b.value);
    case "date":
      return b.kind === "date" && a.text === b.text;
    case "array":
      return (
        b.kind === "array" &&
        a.items.length === b.items.length &&
        a.items.every((item, at) => {
          const other = b.items[at];
          return other !== undefined && equalValues(item, other);
        })
      );
    case "table":
      return (
        b.kind === "table" &&
        a.entries.size === b.entries.size &&
        [...a.entries].every(([key, value]) => {
          const other = b.entries.get(key);
          return other !== undefined && equalValues(value, other);
        })
      );
  }
}
