import { useDeferredValue, useEffect, useMemo, useState } from "react";
import type { Result } from "../../shared/base/index.js";
import type { RowsAtVersion } from "../../shared/bridge/index.js";
import { derivedIn, plainValue, type PlainValue } from "../../shared/derived/index.js";
import type { PivotQuestion } from "../../shared/pivot/index.js";
import { columnKey } from "../../shared/sheet/index.js";
import type { SheetView } from "../../shared/workspace/index.js";
import { derivedFor } from "../derived/index.js";
import { ask, type GridRow } from "../state/index.js";
import { earlierOf, noComparison, type Comparison, type Earlier } from "./comparison.js";

/** The rows of a sheet as they were, with the columns to read them by. */
export interface EarlierSheet {
  /** The sheet with further columns behind its own: elements of arrays that were longer then. */
  readonly sheet: SheetView;
  readonly rows: readonly GridRow[];
  /** The full name of the commit; null for the opening. */
  readonly commit: string | null;
  /** The values of computed columns then; cards they look up are those of now. */
  readonly value: (name: string, rowKey: string) => PlainValue | undefined;
}

/** What the figures of a sheet are compared with, and its rows as they were then. */
interface Compared {
  readonly comparison: Comparison;
  readonly compareWith: (comparison: Comparison) => void;
  readonly then: Result<EarlierSheet> | undefined;
}

/** Lets the person choose an earlier version. Its rows were never on screen: a filter does not say which of them are meant. */
export function useComparison(sheet: SheetView, scope: PivotQuestion["scope"] | undefined): Compared {
  const [chosen, compareWith] = useState(noComparison);
  const comparison = scope === "shown" ? noComparison : chosen;
  return { comparison, compareWith, then: useEarlierRows(sheet, comparison) };
}

/** The rows of a sheet as they were; undefined until there is an answer, or where nothing is compared. */
export function useEarlierRows(sheet: SheetView, comparison: Comparison): Result<EarlierSheet> | undefined {
  const since = useDeferredValue(earlierOf(comparison));
  const [answer, setAnswer] = useState<{
    readonly since: Earlier;
    readonly result: Result<RowsAtVersion>;
  }>();
  const { ref } = sheet;
  useEffect(() => {
    if (since === undefined) return undefined;
    let isWanted = true;
    let commit: string | null | undefined;
    const find = async (): Promise<void> => {
      const result = await ask("revision/rows", { sheet: ref, since });
      const found = result.ok ? result.value.commit : undefined;
      if (!isWanted || (commit !== undefined && commit === found)) return;
      commit = found;
      setAnswer({ since, result });
    };
    const findAgain = (): void => void find();
    findAgain();
    // Somebody may have committed meanwhile. The opening stays what it was.
    if (since !== null) window.addEventListener("focus", findAgain);
    return () => {
      isWanted = false;
      window.removeEventListener("focus", findAgain);
    };
  }, [ref, since]);
  const found = since !== undefined && answer?.since === since ? answer.result : undefined;
  return useMemo(
    () => found && (found.ok ? { ok: true, value: earlierSheet(sheet, found.value) } : found),
    [found, sheet],
  );
}

function earlierSheet(sheet: SheetView, { more, rows, commit }: RowsAtVersion): EarlierSheet {
  const columns = more.flatMap((id) => {
    const like = sheet.columns.findLast(
      (column) => columnKey({ path: column.id.path }) === columnKey({ path: id.path }),
    );
    return like ? [{ ...like, id, key: columnKey(id) }] : [];
  });
  const derived = derivedFor(sheet, derivedIn(sheet));
  const byKey = new Map(rows.map((row) => [row.key, row]));
  return {
    sheet: columns.length === 0 ? sheet : { ...sheet, columns: [...sheet.columns, ...columns] },
    rows,
    commit,
    value: (name, rowKey) => {
      const [row, column] = [byKey.get(rowKey), derived.columns.find((each) => each.name === name)];
      return row && column && plainValue(derived.value(row, column));
    },
  };
}
