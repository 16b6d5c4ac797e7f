import { useCallback, useMemo, useSyncExternalStore } from "react";
import type { SheetView } from "../../shared/workspace/index.js";
import { derivedOf } from "./sheet-derived.js";
import type { SheetValues, ValuesProgress } from "./sheet-values.js";

export interface WantedValues {
  readonly values: SheetValues;
  readonly isReady: boolean;
  readonly progress: ValuesProgress;
  /** Grows with every value that becomes another. */
  readonly version: number;
}

/** Has the values of some derived columns of a sheet worked out while the component is there, and follows them. */
export function useSheetValues(sheet: SheetView, wanted: readonly string[]): WantedValues {
  const { values } = derivedOf(sheet);
  const said = JSON.stringify(wanted);
  // The same list for as long as it names the same columns.
  // eslint-disable-next-line react-hooks/exhaustive-deps -- `said` is what `wanted` says
  const names = useMemo(() => wanted, [said]);
  const subscribe = useCallback((listener: () => void) => values.want(names, listener), [values, names]);
  const version = useSyncExternalStore(subscribe, () => values.version);
  return { values, isReady: values.isReady(names), progress: values.progress(names), version };
}
