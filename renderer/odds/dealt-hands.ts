import { useEffect, useState } from "react";
import type { MatchSetup, Ruleset } from "../../shared/match/index.js";
import { dealHand, dealtHands, type DealtHand, type KeepRule } from "../../shared/odds/index.js";

/** Hands as far as they have been dealt. */
export interface DealtSoFar {
  readonly hands: readonly DealtHand[];
  readonly isDone: boolean;
}

const none: DealtSoFar = { hands: [], isDone: false };

/** Hands are dealt for so many ms before the page may draw. */
const sliceMs = 12;

/**
 * Deals hands by the rules, in slices, so that the page stays quick; again when what is dealt changes. Null: nothing is dealt.
 *
 * @param what must be the same object as long as the same is to be dealt
 */
export function useDealtHands(what: Dealt | null): DealtSoFar {
  const [dealt, setDealt] = useState<{ readonly of: Dealt; readonly so: DealtSoFar } | null>(null);
  useEffect(() => {
    if (!what) return;
    const hands: DealtHand[] = [];
    let seed = 0;
    let timer = window.setTimeout(function deal() {
      const until = performance.now() + sliceMs;
      while (seed < dealtHands && performance.now() < until) {
        seed += 1;
        const hand = dealHand(what.ruleset, { ...what.setup, seed }, what.keeps);
        if (hand) hands.push(hand);
      }
      const isDone = seed >= dealtHands;
      if (isDone) setDealt({ of: what, so: { hands, isDone } });
      else timer = window.setTimeout(deal);
    });
    return () => window.clearTimeout(timer);
  }, [what]);
  return what && dealt?.of === what ? dealt.so : none;
}

/** What hands are dealt of. */
export interface Dealt {
  readonly ruleset: Ruleset;
  readonly setup: Omit<MatchSetup, "seed">;
  readonly keeps: KeepRule;
}
