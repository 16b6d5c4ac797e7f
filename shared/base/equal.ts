type Plain = Readonly<Record<string, unknown>>;

/** Whether a value is an object of the JSON kind, rather than an instance of a class. */
export const isPlainObject = (value: unknown): value is Plain => {
  if (typeof value !== "object" || value === null) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
};

/** The names of an object's members. An undefined member counts as absent, as it does in JSON. */
export function definedNames(value: Plain): string[] {
  const names = Object.keys(value);
  return names.some((name) => value[name] === undefined) ? names.filter((name) => value[name] !== undefined) : names;
}

/** Whether two values are equal: lists and plain objects part by part, everything else by identity. */
export function isEqual(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true;
  if (Array.isArray(one)) {
    return Array.isArray(other) && one.length === other.length && one.every((part, at) => isEqual(part, other[at]));
  }
  if (!isPlainObject(one) || !isPlainObject(other)) return false;
  const names = definedNames(one);
  // A member that only `other` lacks is undefined there, and none of these is.
  return names.length === definedNames(other).length && names.every((name) => isEqual(one[name], other[name]));
}

const offsetBasis = 0x811c9dc5;
const prime = 0x01000193;

/**
 * A whole number that stands for a text (FNV-1a, 32 bits); the same text has the same in every run of the program. Two texts
 * may share one: that they differ shows that a text was changed, that they agree proves nothing.
 */
export function hashOf(text: string): number {
  let hash = offsetBasis;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), prime);
  return hash;
}
