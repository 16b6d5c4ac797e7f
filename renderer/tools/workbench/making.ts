import { useEffect, useMemo, useState } from "react";
import type { Bench, MadeSentence, Making } from "../../../shared/games/index.js";

/** Time at a stretch, so that the page stays alive meanwhile, in ms. */
const sliceMs = 10;
const atOnce = 64;
/** More combinations of one template are not looked through. */
export const mostCombinations = 100_000;

/** Makes sentences in short slices, up to a number of combinations, and hands them on after each. Aborted: false. */
export async function makeAll(
  making: Making,
  take: (made: readonly MadeSentence[], isDone: boolean) => void,
  signal: AbortSignal,
): Promise<boolean> {
  for (let count = 0; ;) {
    const end = performance.now() + sliceMs;
    const slice: MadeSentence[] = [];
    let isDone = false;
    do {
      const made = making.next(atOnce);
      for (const each of made) slice.push(each);
      count += made.length;
      isDone = made.length === 0 || count >= mostCombinations;
    } while (!isDone && performance.now() < end);
    take(slice, isDone);
    if (isDone) return true;
    await new Promise((resolve) => setTimeout(resolve));
    if (signal.aborted) return false;
  }
}

/** What a template made so far. */
export interface Made {
  readonly sentences: readonly MadeSentence[];
  readonly total: number;
  readonly isDone: boolean;
  /** Why nothing can be made. */
  readonly fault?: string;
}

const nothing: Made = { sentences: [], total: 0, isDone: true };

/** What a template makes, as it is computed; another template starts over. */
export function useMade(bench: Bench, template: string): Made {
  const [made, setMade] = useState<Made>(nothing);
  const fault = useMemo(() => {
    const making = bench.make(template);
    return making.ok ? undefined : making.error.message;
  }, [bench, template]);
  useEffect(() => {
    const making = bench.make(template);
    if (!making.ok) return undefined;
    const { total } = making.value;
    const controller = new AbortController();
    const sentences: MadeSentence[] = [];
    const take = (more: readonly MadeSentence[], isDone: boolean): void => {
      for (const each of more) sentences.push(each);
      setMade({ sentences: [...sentences], total, isDone });
    };
    void makeAll(making.value, take, controller.signal);
    return () => controller.abort();
  }, [bench, template]);
  return fault === undefined ? made : { ...nothing, fault };
}
