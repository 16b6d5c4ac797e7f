import type { Fault } from "../base/index.js";
import type { RowKey } from "./identity.js";
import type { CellOutcome, HistoryOutcome } from "./views.js";

/** The answer to an intent. `refused`: nothing was done. */
export type Reply =
  | { readonly kind: "done" }
  | { readonly kind: "cells"; readonly outcomes: readonly CellOutcome[]; readonly revision: number }
  | { readonly kind: "rows"; readonly rowKeys: readonly RowKey[] }
  /** How many problems were mended, and how many could not be together with the others. */
  | { readonly kind: "fixed"; readonly fixed: number; readonly skipped: number }
  | { readonly kind: "history"; readonly outcome: HistoryOutcome }
  | { readonly kind: "refused"; readonly fault: Fault };

export const refused = (fault: Fault): Reply => ({ kind: "refused", fault });
