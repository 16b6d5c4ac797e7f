import type { Game } from "./game.js";

/** A game whose code is not there until somebody asks for it. */
export interface GameLoader {
  readonly id: string;
  readonly load: () => Promise<Game>;
}

/** The same games as in `index.ts`, in the same order: the page fetches one when a sheet of it is to be shown. */
export const gameLoaders: readonly GameLoader[] = [
  { id: "dreamtides", load: async () => (await import("./dreamtides/index.js")).dreamtides },
  { id: "ttcg", load: async () => (await import("./ttcg/index.js")).ttcg },
  { id: "ptg", load: async () => (await import("./ptg/index.js")).ptg },
  { id: "summoner", load: async () => (await import("./summoner/index.js")).summoner },
  { id: "tcgone", load: async () => (await import("./tcgone/index.js")).tcgone },
];
