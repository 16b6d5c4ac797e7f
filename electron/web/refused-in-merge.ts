import { z } from "zod";
import type { Fault } from "../../shared/base/index.js";

/**
 * What changes more than cells. A row or a column that is in conflict may be in it: what is decided then would have no place to
 * go, or come back under the name that it had.
 */
const refused: ReadonlySet<string> = new Set([
  ...["rows/insert", "rows/duplicate", "rows/delete", "rows/move", "rows/order", "sheet/import"],
  ...["columns/add", "columns/rename", "columns/delete", "values/rename", "file/format"],
  ...["sheets/add", "sheets/order", "images/folder", "spelling/set"],
]);

const message =
  "Nothing was changed: while a merge is decided here, rows, columns and settings stay as git merged them.";

/** Texts that are pasted below the last row. */
const withNewRows = z.looseObject({ newRows: z.object({}) });

/** Why a page that decides a merge may not ask for something, whichever way its person took to it; undefined where it may. */
export function refusedInMerge(name: string, request: unknown): Fault | undefined {
  const isRefused = refused.has(name) || (name === "cells/edit" && withNewRows.safeParse(request).success);
  return isRefused ? { code: "visit/not-in-merge", message } : undefined;
}
