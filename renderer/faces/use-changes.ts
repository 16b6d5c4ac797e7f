import { useEffect, useReducer } from "react";
import { onRows } from "../state/index.js";

/**
 * Draws again whenever rows of a sheet change, what is being typed into them, or what is known of them as they were: `useRows`
 * follows their cells alone.
 */
export function useChangesOf(sheet: string): void {
  const [, drawAgain] = useReducer((count: number) => count + 1, 0);
  useEffect(() => onRows(sheet, () => drawAgain()), [sheet]);
}
