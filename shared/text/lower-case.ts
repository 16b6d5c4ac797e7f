/** A text in lower case, and where its units come from. */
export interface LoweredText {
  readonly text: string;
  /** The offset in the original of an offset in `text`; `undefined` when they are the same throughout. */
  readonly origins: readonly number[] | undefined;
}

/**
 * Lower-cases by the full Unicode mapping. A character whose lower case is longer (there is one, U+0130) shifts what
 * follows, so offsets are mapped back; all units of such a character come from its beginning.
 */
export function lowerCase(original: string): LoweredText {
  const text = original.toLowerCase();
  if (text.length === original.length) return { text, origins: undefined };
  const origins: number[] = [];
  let from = 0;
  for (const character of original) {
    for (let unit = 0; unit < character.toLowerCase().length; unit += 1) {
      origins.push(character.length > unit ? from + unit : from);
    }
    from += character.length;
  }
  origins.push(from);
  return { text, origins };
}

/** The offset in the original of an offset in the lowered text. */
export const originOf = (lowered: LoweredText, offset: number): number => lowered.origins?.[offset] ?? offset;
