import { lower } from "../../language/program/lower.js";
import type { EffectProgram } from "../../language/program/program.js";
import { EffectReader } from "../../language/read.js";
import { publishedKinds } from "../../language/words.js";

const reader = new EffectReader(publishedKinds);

/** Programs of texts that were read before: a set has most of its effects on several cards. */
const known = new Map<string, EffectProgram | null>();
const mostKnown = 20_000;

/** What a text does; null for one that cannot be read. */
export function readProgram(text: string): EffectProgram | null {
  const before = known.get(text);
  if (before !== undefined) return before;
  const program = lower(reader.read(text).effect) ?? null;
  if (known.size >= mostKnown) known.clear();
  known.set(text, program);
  return program;
}
