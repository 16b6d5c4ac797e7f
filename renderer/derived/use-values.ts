import { useCallback, useSyncExternalStore } from "react";
import type { SheetView } from "../../shared/workspace/index.js";
import { useKept } from "../state/index.js";
import { derivedOf } from "./sheet-derived.js";
import type { ValuesProgress, ValuesSnapshot } from "./sheet-values.js";

export interface WantedValues {
  /** Another object whenever values changed. */
  readonly values: ValuesSnapshot;
  readonly isReady: boolean;
  readonly progress: ValuesProgress;
}

/** Has the values of some derived columns of a sheet computed while the component is there, and follows them. */
export function useSheetValues(sheet: SheetView, wanted: readonly string[]): WantedValues {
  const { values: worked } = derivedOf(sheet);
  const names = useKept(wanted);
  const subscribe = useCallback((listener: () => void) => worked.want(names, listener), [worked, names]);
  const values = useSyncExternalStore(subscribe, () => worked.snapshot);
  return { values, isReady: worked.isReady(names), progress: worked.progress(names) };
}
