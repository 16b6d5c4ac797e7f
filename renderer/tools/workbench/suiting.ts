import { useEffect, useState } from "react";
import type { Bench, MadeSentence, ToolRow } from "../../../shared/games/index.js";

/** Time at a stretch, so that the page stays alive meanwhile, in ms. */
const sliceMs = 10;

/** Those of sentences that suit a row, in short slices; undefined where it was aborted. */
export async function suitingOf(
  bench: Pick<Bench, "suits">,
  row: ToolRow,
  sentences: readonly MadeSentence[],
  signal: AbortSignal,
): Promise<readonly MadeSentence[] | undefined> {
  const found: MadeSentence[] = [];
  let end = performance.now() + sliceMs;
  for (const each of sentences) {
    if (each.sentence !== undefined && bench.suits(row, each.sentence)) found.push(each);
    if (performance.now() < end) continue;
    await new Promise((resolve) => setTimeout(resolve));
    if (signal.aborted) return undefined;
    end = performance.now() + sliceMs;
  }
  return found;
}

/** The sentences that suit a row; all without a row, and none until it is known which. */
export function useSuiting(
  bench: Bench,
  row: ToolRow | undefined,
  sentences: readonly MadeSentence[],
): readonly MadeSentence[] | undefined {
  const [found, setFound] = useState<{
    readonly of: readonly MadeSentence[];
    readonly row: ToolRow;
    readonly suiting: readonly MadeSentence[];
  }>();
  useEffect(() => {
    if (!row) return undefined;
    const controller = new AbortController();
    void suitingOf(bench, row, sentences, controller.signal).then((suiting) => {
      if (suiting && !controller.signal.aborted) setFound({ of: sentences, row, suiting });
    });
    return () => controller.abort();
  }, [bench, row, sentences]);
  if (!row) return sentences;
  return found?.of === sentences && found.row === row ? found.suiting : undefined;
}
