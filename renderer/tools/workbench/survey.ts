import { useEffect, useState } from "react";
import type { Bench, BenchPart, BenchUse, MadeSentence } from "../../../shared/games/index.js";
import { makeAll, mostCombinations } from "./making.js";

/** How many different combinations a template has, and how many sentences are kept of them. */
export interface TemplateCount {
  /** Equal ones counted each time. */
  readonly total: number;
  readonly made: number;
  readonly kept: number;
}

/** What a row has a part in. */
export interface UseSurvey {
  /** Combinations of all templates; those that several templates make are counted for each. */
  readonly count: number;
  /** Those that another row of the same part has a part in, too. */
  readonly shared: number;
  /** How many of them come of each template, by its row. */
  readonly templates: ReadonlyMap<string, number>;
  /** Which of the row's values were found in any. */
  readonly values: ReadonlySet<number>;
  /** The first ones. */
  readonly examples: readonly MadeSentence[];
}

/** What all templates make, in numbers. */
export interface Survey {
  readonly templates: ReadonlyMap<string, TemplateCount>;
  /** By the kind of the part, then by row; rows that have no part in anything are missing. */
  readonly uses: ReadonlyMap<string, ReadonlyMap<string, UseSurvey>>;
  /** Templates with too many combinations to look at. */
  readonly skipped: number;
}

/** Examples that are kept of each row. */
export const mostExamples = 200;

class UseTally implements UseSurvey {
  count = 0;
  shared = 0;
  readonly templates = new Map<string, number>();
  readonly values = new Set<number>();
  readonly examples: MadeSentence[] = [];

  add(made: MadeSentence, template: string, isShared: boolean): void {
    this.count += 1;
    if (isShared) this.shared += 1;
    this.templates.set(template, (this.templates.get(template) ?? 0) + 1);
    if (this.examples.length < mostExamples) this.examples.push(made);
  }
}

/** Counts the uses of the rows of one part. */
class PartTally {
  readonly rows = new Map<string, UseTally>();
  readonly #part: BenchPart;

  constructor(part: BenchPart) {
    this.#part = part;
  }

  add(made: MadeSentence, text: string, template: string): void {
    const uses = this.#part.usesIn(made, text);
    const rowKeys = new Set(uses.map(({ rowKey }) => rowKey));
    for (const rowKey of rowKeys) this.#of(rowKey).add(made, template, rowKeys.size > 1);
    for (const use of uses) this.#mark(use);
  }

  #mark({ rowKey, value }: BenchUse): void {
    if (value !== undefined) this.#of(rowKey).values.add(value);
  }

  #of(rowKey: string): UseTally {
    const known = this.rows.get(rowKey) ?? new UseTally();
    this.rows.set(rowKey, known);
    return known;
  }
}

/** Looks at all that the templates make, in short slices; undefined where it was aborted. */
export async function surveyOf(bench: Bench, signal: AbortSignal): Promise<Survey | undefined> {
  const templates = new Map<string, TemplateCount>();
  const tallies = new Map(bench.parts.map((part) => [part.kind, new PartTally(part)]));
  let skipped = 0;
  for (const { rowKey, text, isOff } of bench.templates) {
    if (isOff) continue;
    const making = bench.make(text);
    if (!making.ok || making.value.total > mostCombinations) {
      skipped += 1;
      continue;
    }
    let [made, kept] = [0, 0];
    const take = (more: readonly MadeSentence[]): void => {
      made += more.length;
      for (const each of more) {
        if (each.sentence !== undefined) kept += 1;
        for (const tally of tallies.values()) tally.add(each, text, rowKey);
      }
    };
    if (!(await makeAll(making.value, take, signal))) return undefined;
    templates.set(rowKey, { total: making.value.total, made, kept });
  }
  if (signal.aborted) return undefined;
  return { templates, uses: new Map([...tallies].map(([kind, { rows }]) => [kind, rows])), skipped };
}

/** What all templates make; undefined until it is counted for the first time. After a change the last one stands until the next. */
export function useSurvey(bench: Bench): Survey | undefined {
  const [survey, setSurvey] = useState<Survey | undefined>();
  useEffect(() => {
    const controller = new AbortController();
    void surveyOf(bench, controller.signal).then((found) => {
      if (found) setSurvey(found);
    });
    return () => controller.abort();
  }, [bench]);
  return survey;
}
