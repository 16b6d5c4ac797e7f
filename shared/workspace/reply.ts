import type { Fault } from "../base/index.js";
import type { RowKey } from "./identity.js";
import type { CellOutcome, HistoryOutcome, ReferencesView } from "./views.js";

/** The answer to an intent. `refused`: nothing was done. */
export type Reply =
  | { readonly kind: "done" }
  | {
      readonly kind: "cells";
      readonly outcomes: readonly CellOutcome[];
      readonly revision: number;
      /** Of the rows that were added with them. */
      readonly rowKeys?: readonly RowKey[];
    }
  | {
      readonly kind: "rows";
      readonly rowKeys: readonly RowKey[];
      /** Who names the rows, where that kept them. */
      readonly references?: ReferencesView;
    }
  /** How many problems were fixed, and how many could not be together with the others. */
  | { readonly kind: "fixed"; readonly fixed: number; readonly skipped: number }
  | { readonly kind: "history"; readonly outcome: HistoryOutcome }
  | { readonly kind: "refused"; readonly fault: Fault };

export const refused = (fault: Fault): Reply => ({ kind: "refused", fault });
