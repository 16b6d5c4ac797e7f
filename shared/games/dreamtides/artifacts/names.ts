/** The words of a name: what is no letter or digit separates them (`editor.md` 8.3). */
const wordsOf = (name: string): string[] => name.split(/[^\p{L}\p{N}]+/u).filter((word) => word !== "");

/** `Core 11` as a constant: `CORE_11`. A capital behind a small letter begins a word. */
export const constantName = (name: string): string =>
  wordsOf(name)
    .flatMap((word) => word.split(/(?<=\p{Ll})(?=\p{Lu})|(?<=\p{Lu})(?=\p{Lu}\p{Ll})/u))
    .join("_")
    .toUpperCase();

/** A constant's name as a variant of an enumeration: `CORE_11` is `Core11`. */
export const variantName = (constant: string): string =>
  constant
    .split("_")
    .map((word) => word.charAt(0) + word.slice(1).toLowerCase())
    .join("");

/** A type's name in small letters: `BaseCardId` is `base_card_id`. */
export const snakeName = (type: string): string => constantName(type).toLowerCase();

/** `"text"` as Rust spells it between quotes of `uuid!`. */
export const quotedText = (text: string): string => `"${text.replaceAll(/["\\]/gu, String.raw`\$&`)}"`;
