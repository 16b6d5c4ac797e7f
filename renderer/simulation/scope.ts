import { shareOf } from "../../shared/simulation/index.js";

/** What is about to be simulated. */
export interface Scope {
  readonly decks: number;
  /** Of each pair of decks. */
  readonly matches: number;
  readonly isCompared: boolean;
  /** Whether nobody entered a number of matches. */
  readonly isStandard: boolean;
}

/** Who meets whom, how closely that measures win rates, and what the standard number of matches is good for. */
export function scopeText({ decks, matches, isCompared, isStandard }: Scope): string {
  if (decks === 0) return "Choose a deck.";
  const twice = isCompared ? ", each match twice on the same seed" : "";
  const margin = marginInPoints(matches * Math.max(1, decks - 1));
  return [
    `${decks === 1 ? "One deck against itself" : "Every deck against every other"}, taking turns to go first${twice}.`,
    `Win rates are accurate to about ±${margin} points; smaller differences between ${decks === 1 ? "seats" : "decks"} do not show.`,
    ...(isStandard ? ["That takes about a minute at most. Enter more matches for closer figures."] : []),
  ].join(" ");
}

/** Half the 95 % interval of a deck that wins every second match. */
function marginInPoints(matches: number): number {
  const share = shareOf(matches / 2, matches);
  return share ? Math.max(1, Math.round((100 * (share.high - share.low)) / 2)) : 50;
}
