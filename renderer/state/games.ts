import { useSyncExternalStore } from "react";
import { Emitter } from "../../shared/base/index.js";
import { derivedIn } from "../../shared/derived/index.js";
import { gameLoaders, type Game } from "../../shared/games/index.js";
import type { SheetView } from "../../shared/workspace/index.js";

const allGames = gameLoaders.map(({ id }) => id);
const changes = new Emitter();
let loaded: readonly Game[] = [];

/** The games whose code is here, in the order of all games. Those of the sheets of the open folder are always among them. */
export const loadedGames = (): readonly Game[] => loaded;

/** The same for a component, which is drawn again when more of them are here. */
export const useLoadedGames = (): readonly Game[] =>
  useSyncExternalStore((listener) => changes.on(listener), loadedGames);

/** A game whose code is here. */
export const gameOf = (id: string): Game | undefined => loaded.find((game) => game.id === id);

/**
 * The games without whose code these sheets cannot be shown: those they belong to, and all for computed columns that look up rows
 * of a sheet of no game, whose texts may be of any.
 */
export function gamesNeeded(sheets: readonly SheetView[]): ReadonlySet<string> {
  const isOfAny = sheets.some(({ binding }) => !binding) && sheets.some((sheet) => derivedIn(sheet).length > 0);
  return new Set(isOfAny ? allGames : sheets.flatMap(({ binding }) => binding?.game ?? []));
}

/** Fetches the code of games; undefined where all of it is here. Rejects where one cannot be had. */
export function loadGames(ids: ReadonlySet<string>): Promise<void> | undefined {
  const missing = gameLoaders.filter(({ id }) => ids.has(id) && !gameOf(id));
  if (missing.length === 0) return undefined;
  return Promise.all(missing.map(({ load }) => load())).then((fresh) => {
    const known = new Map([...loaded, ...fresh].map((game) => [game.id, game] as const));
    loaded = gameLoaders.flatMap(({ id }) => known.get(id) ?? []);
    changes.emit();
  });
}

/** Fetches the code of all games: dialogs offer them whatever the open folder holds. */
export async function loadAllGames(): Promise<void> {
  await loadGames(new Set(allGames));
}
