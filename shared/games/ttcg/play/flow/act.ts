import type { Action } from "../../../../match/index.js";
import { declareAttack } from "../battle/attack.js";
import { activate } from "../effects/activation.js";
import { untapForPoints } from "../effects/untap.js";
import { playCard } from "../moves/play.js";
import type { TtcgMachine } from "../types.js";
import { knownOf } from "../values/cards.js";
import { pushChain } from "./respond.js";

/** Carries out what the turn player chose to do; whether that ends the phase. */
export function act(m: TtcgMachine, { verb, card, target, value }: Action): boolean {
  const { active } = m.state;
  const other = m.opponent(active);
  switch (verb) {
    case "play":
    case "level":
      playCard(m, card, verb === "play" ? { slot: target } : { host: target });
      pushChain(m, 1, other);
      return false;
    case "level-from-deck":
      m.push({ kind: "search", host: knownOf(m, card) });
      pushChain(m, 1, other);
      return false;
    case "activate": {
      const { object, definition } = m.card(card);
      activate(m, { card, object, effect: value, seat: active, event: null, definition });
      pushChain(m, 0, other);
      return false;
    }
    case "untap-for-points":
      untapForPoints(m, active, card);
      return false;
    case "attack":
      declareAttack(m, card, target);
      return false;
    default:
      return true;
  }
}
