import type { DreamMachine } from "../types.js";
import { staticsFor } from "../values/figures.js";

/** Shows the top cards of decks that are played with it open, or looked at (RULES-22). */
export function revealTops(m: DreamMachine): void {
  for (const seat of [0, 1]) {
    const top = m.zone("deck", seat).at(-1);
    if (top === undefined) continue;
    for (const { plan } of staticsFor(m, seat)) {
      if (plan.rule === "RevealTopCardOfYourDeck") m.show(top, "all");
      else if (plan.rule === "YouMayLookAtTopCardOfYourDeck" || isPlayFromTop(plan.rule)) m.show(top, seat);
    }
  }
}

/** Who may play the top card may look whether it can be played. */
const isPlayFromTop = (rule: string | object): boolean => typeof rule === "object" && "YouMayPlayFromTopOfDeck" in rule;
