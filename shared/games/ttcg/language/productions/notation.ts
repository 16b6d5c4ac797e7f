/** A part of a pattern; `written` is how the pattern writes it. */
export type PatternPart = { readonly written: string } & (
  | { readonly part: "words" }
  /** A slot by its name in the table of slots. */
  | { readonly part: "slot"; readonly name: string }
  | { readonly part: "choice"; readonly choices: readonly string[] }
  /** A word with or without its s. */
  | { readonly part: "spelling"; readonly singular: string }
);

const notation = /\{(\w+)\}|\(([^)]*)\)|(\w+)\{s\}|[.,]|[^\s.,(){}]+/gu;

/** Reads slot notation: words, marks and slots in their order. */
export function patternParts(pattern: string): readonly PatternPart[] {
  return [...pattern.matchAll(notation)].map(([written, slot, choices, singular]): PatternPart => {
    if (slot !== undefined) return { written, part: "slot", name: slot };
    if (choices !== undefined) return { written, part: "choice", choices: choices.split("|") };
    if (singular !== undefined) return { written, part: "spelling", singular };
    return { written, part: "words" };
  });
}
