import { ITEM } from "./outline.js";
import { ABILITY, type Meaning } from "./meaning.js";
import type { Names } from "./names.js";

/** What rules texts are counted and grouped by. */
export interface TextFacts {
  /** What each ability is at its top, such as the kind that its game gives it; each once. */
  readonly kinds: readonly string[];
  /** All names that occur in its abilities, each once. */
  readonly parts: readonly string[];
  readonly abilities: number;
  /** Of the text as players read it. */
  readonly words: number;
  readonly lines: number;
  readonly flags: readonly ComplexityFlag[];
}

/** Why a card may be too much to take in: what designers look at first, most of all on common cards. */
export type ComplexityFlag = "many-words" | "many-lines" | "many-abilities" | "not-understood";

/** Up to how much a text is plain: more is flagged. */
export interface PlainLimits {
  readonly words: number;
  readonly lines: number;
  readonly abilities: number;
}

/** Where nobody says otherwise. */
export const plainText: PlainLimits = { words: 25, lines: 4, abilities: 2 };

const noNames = new Set([ITEM, "none", "true", "false"]);
const word = /[\p{L}\p{N}](?:[\p{L}\p{N}'’+-]*[\p{L}\p{N}])?/gu;

/** What a rules text is counted by; `names` are those that its meaning was written with, more than `limits` is flagged. */
export function textFacts(
  { state, outline, words: text }: Meaning,
  names: Names,
  limits: PlainLimits = plainText,
): TextFacts {
  const ability = names.idOf(ABILITY);
  const [kinds, parts] = [new Set<string>(), new Set<string>()];
  let abilities = 0;
  for (let at = 0; at < outline.names.length; at = outline.ends[at] ?? outline.names.length) {
    if (outline.names[at] !== ability) continue;
    abilities += 1;
    const end = outline.ends[at] ?? at + 1;
    const inside = outline.names.slice(at + 1, end).flatMap((name) => (name < 0 ? [] : [names.spelling(name)]));
    const named = inside.filter((name) => !noNames.has(name));
    if (named[0] !== undefined) kinds.add(named[0]);
    for (const name of named) parts.add(name);
  }
  const words = text.match(word)?.length ?? 0;
  const lines = text.split("\n").filter((line) => line.trim() !== "").length;
  const flags: readonly (readonly [ComplexityFlag, boolean])[] = [
    ["many-words", words > limits.words],
    ["many-lines", lines > limits.lines],
    ["many-abilities", abilities > limits.abilities],
    ["not-understood", state === "broken"],
  ];
  return {
    ...{ kinds: [...kinds], parts: [...parts], abilities, words, lines },
    flags: flags.flatMap(([flag, holds]) => (holds ? [flag] : [])),
  };
}
