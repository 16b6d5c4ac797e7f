import { LruCache } from "../../../base/index.js";
import type { EffectReader } from "./read.js";

/**
 * What a reader makes of texts, kept for the `most` of them that were asked for last. Each reader has its own: texts of
 * two workspaces are read in turn, and neither empties what the other keeps.
 */
export function byReader<Value extends object | null>(
  most: number,
  make: (reader: EffectReader, text: string) => Value,
): (reader: EffectReader, text: string) => Value {
  const known = new WeakMap<EffectReader, LruCache<Value>>();
  return (reader, text) => {
    const ofReader = known.get(reader) ?? new LruCache<Value>(most);
    known.set(reader, ofReader);
    return ofReader.getOrMake(text, () => make(reader, text));
  };
}
