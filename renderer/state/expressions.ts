import { derivedIn, loadExpressions, needsExpressions, type ComputeExpression } from "../../shared/derived/index.js";
import type { SheetView } from "../../shared/workspace/index.js";

let loaded: ComputeExpression | undefined;

/** Computes expressions; undefined until a sheet with some was to be shown, or a dialog that can make some. */
export const expressionsNow = (): ComputeExpression | undefined => loaded;

/** Fetches the code of expressions where these sheets have some; undefined where it is here or is not needed. Rejects where it cannot be had. */
export function expressionsFor(sheets: readonly SheetView[]): Promise<void> | undefined {
  return loaded || !sheets.some((sheet) => needsExpressions(derivedIn(sheet))) ? undefined : fetchExpressions();
}

/** Fetches the code of expressions. */
export async function fetchExpressions(): Promise<void> {
  loaded ??= await loadExpressions();
}
