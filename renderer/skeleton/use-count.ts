import { useMemo } from "react";
import { countSkeleton, type CountedRows, type Skeleton, type SkeletonCount } from "../../shared/skeleton/index.js";
import type { SheetView } from "../../shared/workspace/index.js";
import { useSheetValues } from "../derived/index.js";
import type { EarlierSheet } from "../pivot/index.js";
import { readingsOf, useAllRead } from "../readings/index.js";
import type { GridRow } from "../state/index.js";
import { countedRows } from "./counted-rows.js";

interface Counted {
  readonly rows: CountedRows;
  readonly now: SkeletonCount;
  readonly before: SkeletonCount | undefined;
}

/** Counts a skeleton in the rows of its sheet, and in those of an earlier version; undefined until all is read for that. */
export function useCount(
  sheet: SheetView,
  skeleton: Skeleton,
  rows: readonly GridRow[],
  earlier: EarlierSheet | undefined,
): Counted | undefined {
  const conditions = useMemo(() => skeleton.slots.flatMap(({ where }) => where), [skeleton]);
  const names = useMemo(() => [...new Set(conditions.flatMap(({ computed }) => computed ?? []))], [conditions]);
  const { values, isReady } = useSheetValues(sheet, names);
  const isRead = useAllRead(
    sheet,
    rows,
    conditions.some(({ meaning }) => meaning !== undefined),
  );
  return useMemo(() => {
    if (!isReady || !isRead) return undefined;
    const readings = readingsOf(sheet);
    const counted = countedRows(sheet, rows, (name, key) => values.value(name, key), readings);
    return {
      rows: counted,
      now: countSkeleton(skeleton, counted),
      before: earlier && countSkeleton(skeleton, countedRows(earlier.sheet, earlier.rows, earlier.value, readings)),
    };
  }, [sheet, skeleton, rows, earlier, values, isReady, isRead]);
}
