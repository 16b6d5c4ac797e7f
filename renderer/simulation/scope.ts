import { sequenceErrorRate, shareOf } from "../../shared/simulation/index.js";
import { texts } from "./texts.js";

/** What is about to be simulated. */
export interface Scope {
  readonly decks: number;
  /** Of each pair of decks. */
  readonly matches: number;
  readonly isCompared: boolean;
  /** Whether nobody entered a number of matches. */
  readonly isStandard: boolean;
  /** What it is to be known within, from 0 to 1, for it to stop before all are played. */
  readonly within: number | null;
}

/** Who meets whom, how closely that measures win rates, and what the standard number of matches is good for. */
export function scopeText({ decks, matches, isCompared, isStandard, within }: Scope): string {
  if (decks === 0) return texts.chooseDeck;
  if (within !== null) {
    const stop = texts.whenItStops(isCompared, Math.round(within * 100), `${sequenceErrorRate * 100} %`);
    return [texts.whoMeets(decks, isCompared), stop].join(" ");
  }
  const margin = marginInPoints(matches * Math.max(1, decks - 1));
  return [
    texts.whoMeets(decks, isCompared),
    texts.accuracy(margin, decks),
    ...(isStandard ? [texts.standardNumber] : []),
  ].join(" ");
}

/** Half the 95 % interval of a deck that wins every second match. */
function marginInPoints(matches: number): number {
  const share = shareOf(matches / 2, matches);
  return share ? Math.max(1, Math.round((100 * (share.high - share.low)) / 2)) : 50;
}
