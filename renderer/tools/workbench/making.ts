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

/** How many different combinations a template has, and how many sentences are kept of them. */
export interface TemplateCount {
  readonly made: number;
  readonly kept: number;
}

/** Counts what each template makes, one after the other. Templates with too many combinations have no count. */
export function useCounts(bench: Bench): ReadonlyMap<string, TemplateCount> {
  const [counts, setCounts] = useState<ReadonlyMap<string, TemplateCount>>(new Map());
  useEffect(() => {
    const controller = new AbortController();
    const known = new Map<string, TemplateCount>();
    const countAll = async (): Promise<void> => {
      for (const { rowKey, text } of bench.templates) {
        const making = bench.make(text);
        if (!making.ok || making.value.total > mostCombinations) continue;
        let [made, kept] = [0, 0];
        const take = (more: readonly MadeSentence[]): void => {
          made += more.length;
          kept += more.filter(({ sentence }) => sentence !== undefined).length;
        };
        if (!(await makeAll(making.value, take, controller.signal))) return;
        known.set(rowKey, { made, kept });
      }
      if (!controller.signal.aborted) setCounts(known);
    };
    void countAll();
    return () => controller.abort();
  }, [bench]);
  return counts;
}

/** The rows of the templates that make a sentence; undefined while they are looked for, and where none is asked for. */
export function useOrigins(bench: Bench, sentence: string): readonly string[] | undefined {
  const [found, setFound] = useState<{ readonly sentence: string; readonly rowKeys: readonly string[] }>();
  useEffect(() => {
    if (sentence === "") return undefined;
    const controller = new AbortController();
    const find = async (): Promise<void> => {
      const rowKeys = new Set<string>();
      for (const { rowKey, text } of bench.templates) {
        const making = bench.make(text);
        if (!making.ok) continue;
        const take = (made: readonly MadeSentence[]): void => {
          if (made.some((each) => each.sentence === sentence)) rowKeys.add(rowKey);
        };
        if (!(await makeAll(making.value, take, controller.signal))) return;
      }
      if (!controller.signal.aborted) setFound({ sentence, rowKeys: [...rowKeys] });
    };
    void find();
    return () => controller.abort();
  }, [bench, sentence]);
  return found?.sentence === sentence && sentence !== "" ? found.rowKeys : undefined;
}
