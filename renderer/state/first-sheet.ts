import type { SheetView } from "../../shared/workspace/index.js";
import { gameOf } from "./games.js";

/**
 * The sheet that a folder opens with when nobody has been in it: the main cards of a game (the first of its
 * kinds that holds cards), and of several such sheets the first tab. Without any, the first tab.
 */
export function firstSheet(sheets: readonly SheetView[]): SheetView | undefined {
  const ranks = sheets.map(rankOf);
  return sheets[ranks.indexOf(Math.min(...ranks))];
}

/** The place of a sheet's kind among those of its game that hold cards; infinite where it holds none. */
function rankOf({ binding }: SheetView): number {
  const kinds = binding && gameOf(binding.game)?.sheets.filter(({ holdsCards }) => holdsCards);
  const at = kinds?.findIndex(({ kind }) => kind === binding?.kind) ?? -1;
  return at === -1 ? Infinity : at;
}
