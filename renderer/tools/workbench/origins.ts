import { useEffect, useState } from "react";
import type { Bench, MadeSentence } from "../../../shared/games/index.js";
import { makeAll } from "./making.js";

/** The templates that make a sentence; where none does, the one that makes the most similar sentence. */
export interface Origins {
  readonly rowKeys: readonly string[];
  readonly nearest?: { readonly rowKey: string; readonly sentence: string };
}

/** How many characters two sentences have in common at their beginnings and ends. */
export function closeness(one: string, other: string): number {
  const shorter = Math.min(one.length, other.length);
  let start = 0;
  while (start < shorter && one[start] === other[start]) start += 1;
  let end = 0;
  while (end < shorter - start && one.at(-1 - end) === other.at(-1 - end)) end += 1;
  return start + end;
}

/** Looks through what all templates make; undefined where it was aborted. */
export async function originsOf(bench: Bench, sentence: string, signal: AbortSignal): Promise<Origins | undefined> {
  const rowKeys = new Set<string>();
  let nearest: { readonly rowKey: string; readonly sentence: string } | undefined;
  let best = 0;
  for (const { rowKey, text, isOff } of bench.templates) {
    const making = isOff ? undefined : bench.make(text);
    if (!making?.ok) continue;
    const take = (made: readonly MadeSentence[]): void => {
      for (const { sentence: each } of made) {
        if (each === undefined) continue;
        if (each === sentence) rowKeys.add(rowKey);
        // One of twice the length is no more like it than a shorter one.
        const likeness = 2 * closeness(each, sentence) - Math.max(each.length, sentence.length);
        if (likeness > best) [best, nearest] = [likeness, { rowKey, sentence: each }];
      }
    };
    if (!(await makeAll(making.value, take, signal))) return undefined;
  }
  if (signal.aborted) return undefined;
  return { rowKeys: [...rowKeys], ...(rowKeys.size === 0 && nearest && { nearest }) };
}

/** Where a sentence comes from; undefined while that is looked for, and where none is asked for. */
export function useOrigins(bench: Bench, sentence: string): Origins | undefined {
  const [found, setFound] = useState<{ readonly sentence: string; readonly origins: Origins }>();
  useEffect(() => {
    if (sentence === "") return undefined;
    const controller = new AbortController();
    void originsOf(bench, sentence, controller.signal).then((origins) => {
      if (origins) setFound({ sentence, origins });
    });
    return () => controller.abort();
  }, [bench, sentence]);
  return found?.sentence === sentence && sentence !== "" ? found.origins : undefined;
}
