import { create } from "zustand";
import type { Meaning, QueryProblem, UnknownName } from "../../shared/search/index.js";
import type { RowReadings } from "../readings/index.js";
import { useApp } from "../state/index.js";

/** What is asked of the cards of a sheet. */
export type Asked =
  | { readonly kind: "typed"; readonly text: string }
  /** The cards like one of them. */
  | { readonly kind: "like"; readonly rowKey: string; readonly title: string }
  /** Cards that are known already, such as a group of near-duplicates. */
  | { readonly kind: "these"; readonly rowKeys: readonly string[]; readonly title: string };

/** How a question was understood, and what there is to say of it. */
export type Verdict =
  | { readonly kind: "nothing" }
  | { readonly kind: "query"; readonly unknown: readonly UnknownName[] }
  | { readonly kind: "alike"; readonly asQuery: string }
  | { readonly kind: "words" }
  | { readonly kind: "these" }
  | { readonly kind: "wrong"; readonly problem: QueryProblem };

/** What is known of the cards of a sheet without reading more of them. */
export interface KnownMeanings {
  readonly readings: RowReadings;
  /** How many rows of the sheet had been read. */
  readonly rows: number;
  /** The meanings known by now. */
  readonly meanings: () => readonly Meaning[];
}

export interface MeaningState {
  /** `sheetKey` of the sheet that is searched; null while the bar is closed. */
  readonly sheet: string | null;
  readonly asked: Asked;
  readonly verdict: Verdict;
  /** Cards found when the search last ran; null while nothing is asked. */
  readonly found: number | null;
  /** Cards that could not be searched whole, for their rules text has problems. */
  readonly unsure: number;
  /** Rows for which the search would answer otherwise by now: they were edited since. */
  readonly outdated: number;
  readonly reading: { readonly done: number; readonly all: number } | null;
  /** What is known by now of the cards that are searched: another object as more of them are read. */
  readonly known: KnownMeanings | undefined;
}

const nothingAsked: MeaningState = {
  sheet: null,
  asked: { kind: "typed", text: "" },
  verdict: { kind: "nothing" },
  found: null,
  unsure: 0,
  outdated: 0,
  reading: null,
  known: undefined,
};

export const useMeaning = create<MeaningState>()(() => nothingAsked);

/** Whether the sheet on screen is being searched, for a component. */
export const useIsSearchingMeaning = (): boolean => {
  const active = useApp((state) => state.active);
  const sheet = useMeaning((state) => state.sheet);
  return sheet !== null && sheet === active;
};

export const getMeaning = useMeaning.getState;
export const setMeaning = useMeaning.setState;

export function resetMeaning(sheet: string | null): void {
  setMeaning({ ...nothingAsked, sheet });
}
