/** The words of a name: what is no letter or digit separates them (LANG-19). */
const wordsOf = (name: string): string[] => name.split(/[^\p{L}\p{N}]+/u).filter((word) => word !== "");

/**
 * `Core 11` as a constant: `CORE_11`. A capital behind a small letter begins a word. A name that begins with a digit gets
 * an underscore, since no language has such constants; of a name without letters and digits nothing is left.
 */
export function constantName(name: string): string {
  const constant = wordsOf(name)
    .flatMap((word) => word.split(/(?<=\p{Ll})(?=\p{Lu})|(?<=\p{Lu})(?=\p{Lu}\p{Ll})/u))
    .join("_")
    .toUpperCase();
  return /^\p{N}/u.test(constant) ? `_${constant}` : constant;
}

/** A constant's name as a variant of an enumeration: `CORE_11` is `Core11`. */
export function variantName(constant: string): string {
  const variant = constant
    .split("_")
    .map((word) => word.charAt(0) + word.slice(1).toLowerCase())
    .join("");
  return constant.startsWith("_") ? `_${variant}` : variant;
}

/** A type's name in small letters: `BaseCardId` is `base_card_id`. */
export const snakeName = (type: string): string => constantName(type).toLowerCase();

/** A type's name as a variable's: `BaseCardId` is `baseCardId`. */
export const variableName = (type: string): string => type.charAt(0).toLowerCase() + type.slice(1);

/** Whether generated code may name a type so. */
export const isTypeName = (name: string): boolean => /^[A-Za-z]\w*$/u.test(name);
