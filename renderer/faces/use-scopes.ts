import { useMemo } from "react";
import type { SheetView } from "../../shared/workspace/index.js";
import { useSelectedRows, useShownRows } from "../grid/index.js";
import { changedRows, sheetKey, useRows, useSheetChanges, type GridRow } from "../state/index.js";
import { texts } from "./texts.js";

/** Which cards of a sheet are meant. */
export type Scope = "shown" | "selected" | "changed";

export type Scopes = Readonly<Record<Scope, readonly GridRow[]>>;

/** The rows of a sheet that are on screen, selected, and changed. */
export function useScopes(sheet: SheetView): Scopes {
  const key = sheetKey(sheet.ref);
  const all = useRows(key);
  const shown = useShownRows(key);
  const selected = useSelectedRows(key);
  const changes = useSheetChanges((state) => state.changes);
  const changed = useMemo(() => {
    const keys = changes ? changedRows(changes, key) : new Set();
    return all.filter((row) => keys.has(row.key));
  }, [all, changes, key]);
  return { shown, selected, changed };
}

/** Several selected cards are meant; one is only where the person happens to be. */
export const usualScope = ({ selected }: Scopes): Scope => (selected.length > 1 ? "selected" : "shown");

/** The scopes to choose from, with how many cards they have. */
export const scopeChoices = ({ shown, selected, changed }: Scopes): readonly (readonly [Scope, string])[] => [
  ["shown", texts.shownRows(shown.length)],
  ["selected", texts.selectedRows(selected.length)],
  ["changed", texts.changedRows(changed.length)],
];
