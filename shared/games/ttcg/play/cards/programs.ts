import type { Lexicon } from "../../../../text/index.js";
import { lower } from "../../language/program/lower.js";
import type { EffectProgram } from "../../language/program/program.js";
import { readerOf } from "../../language/lexicon.js";
import type { EffectReader } from "../../language/read.js";

/** Programs of texts that were read before: a set has most of its effects on several cards. */
const known = new Map<string, EffectProgram | null>();
/** The reader that read them: a match with other words starts over. */
let knownReader: EffectReader | undefined;
const mostKnown = 20_000;

/** What a text does; null for one that cannot be read. `lexicon`: the words of the workspace, where they are not the published ones. */
export function readProgram(text: string, lexicon?: Lexicon): EffectProgram | null {
  const reader = readerOf(lexicon);
  if (reader !== knownReader || known.size >= mostKnown) known.clear();
  knownReader = reader;
  const before = known.get(text);
  if (before !== undefined) return before;
  const program = lower(reader.read(text).effect) ?? null;
  known.set(text, program);
  return program;
}
