import { existsSync } from "node:fs";
import { join } from "node:path";
import { games, usualDeck, type GamePlay, type PlayMaterial } from "../../../shared/games/index.js";
import type { MatchSetup, Ruleset } from "../../../shared/match/index.js";
import { materialOf } from "./folder.js";
import { LeakWatch, numberedNames, type Looked } from "./leaks.js";
import { playRandomly } from "./random-match.js";

interface Played {
  readonly ruleset: Ruleset;
  readonly material: PlayMaterial;
}

/** The rules of a game with the sample that comes with it. */
export interface LeakCase extends Played {
  readonly name: string;
  readonly game: string;
  readonly play: GamePlay;
}

const sampleOf = (game: string): string => join(import.meta.dirname, "../../../tabula", game);

/** Every set of rules of every game that can be played. */
export const leakCases = (): readonly LeakCase[] =>
  games.flatMap(({ id, play }) => {
    if (!play || !existsSync(sampleOf(id))) return [];
    const material = numberedNames(materialOf(id, sampleOf(id)), play);
    return play.rulesets.map((ruleset) => ({ name: ruleset.id, game: id, play, ruleset, material }));
  });

/** Other decks for each seed: two that the folder names, or all of its cards. */
export function setupOf({ ruleset, material }: Played, seed: number): MatchSetup {
  const decks = ruleset.seats.flatMap((_, seat) => {
    const deck = seed % 3 === 0 ? material.everything : usualDeck(material, seed + seat);
    return deck ? [deck] : [];
  });
  return { definitions: material.definitions, decks, options: material.options, seed };
}

interface LeakSearch {
  readonly first: number;
  readonly count: number;
  readonly every: number;
  /** No further match is played once one has leaked this. */
  readonly wanted?: RegExp;
}

/** Plays random matches from a seed on; what leaked with the seed, and how much was looked at. */
export function leaksIn(
  leakCase: Played,
  { first, count, every, wanted }: LeakSearch,
): { readonly leaks: readonly string[]; readonly looked: Looked } {
  const leaks: string[] = [];
  const looked = { views: 0, entries: 0, offers: 0 };
  const { ruleset } = leakCase;
  for (let seed = first; seed < first + count; seed++) {
    const watch = new LeakWatch(ruleset, every);
    playRandomly({
      ruleset,
      setup: setupOf(leakCase, seed),
      watch: (state, events, step) => watch.watch(state, events, step),
    });
    leaks.push(...watch.leaks.map((leak) => `seed ${seed}, ${leak}`));
    looked.views += watch.looked.views;
    looked.entries += watch.looked.entries;
    looked.offers += watch.looked.offers;
    if (wanted && watch.leaks.some((leak) => wanted.test(leak))) break;
  }
  return { leaks, looked };
}
