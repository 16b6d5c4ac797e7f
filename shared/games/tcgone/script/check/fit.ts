import { isEqual } from "../../../../base/index.js";
import { typeOf, type Type } from "../registry/types.js";

export const anyType: Type = { kind: "any" };
export const nullType: Type = { kind: "null" };
export const bool = typeOf("Bool");
export const int = typeOf("Int");
export const text = typeOf("Text");

export const isSimple = (type: Type, name: string): boolean => type.kind === "simple" && type.name === name;

/** Whether a value of a type may stand where another is wanted (SCRIPT-4). */
export function fits(given: Type, wanted: Type): boolean {
  if (given.kind === "any" || wanted.kind === "any" || wanted.kind === "element") return true;
  // Operations leave out what is null.
  if (wanted.kind === "some")
    return fits(withoutNull(given), wanted.of) || fits(given, { kind: "list", of: wanted.of });
  if (wanted.kind === "maybe") return given.kind === "null" || fits(withoutNull(given), wanted.of);
  if (given.kind === "maybe" || given.kind === "null") return false;
  if (given.kind === "some") return fits(given.of, wanted);
  if (given.kind === "list" && wanted.kind === "list") return fits(given.of, wanted.of);
  return isEqual(given, wanted);
}

export const withoutNull = (type: Type): Type => (type.kind === "maybe" ? type.of : type);

/** The type of a value that is one of two; undefined where they have none in common. */
export function commonType(a: Type, b: Type): Type | undefined {
  if (a.kind === "null")
    return b.kind === "null" || b.kind === "maybe" || b.kind === "any" ? b : { kind: "maybe", of: b };
  if (b.kind === "null") return commonType(b, a);
  if (fits(a, b)) return b;
  if (fits(b, a)) return a;
  if (a.kind === "maybe" || b.kind === "maybe") {
    const inner = commonType(withoutNull(a), withoutNull(b));
    return inner && { kind: "maybe", of: inner };
  }
  return undefined;
}

/** A type with the elements of a list in place of `T`. */
export function withElement(type: Type, element: Type): Type {
  switch (type.kind) {
    case "element":
      return element;
    case "list":
    case "maybe":
    case "some":
      return { kind: type.kind, of: withElement(type.of, element) };
    default:
      return type;
  }
}

/** Whether a value can be asked for being true: yes or no, a number, a list, or something that may be null. */
export const hasTruth = (type: Type): boolean => !isSimple(type, "Text");
