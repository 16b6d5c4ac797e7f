import type { MatchView, Offer, Prompt } from "../../../shared/match/index.js";
import { tableTexts } from "./texts.js";

interface Asked {
  readonly offers: readonly Offer[];
  readonly view: Pick<MatchView, "cards" | "stack">;
}

/** Guidance for a newcomer; `idle` is what the game says where cards can only be moved. */
export function hintOf(prompt: Prompt, { offers, view }: Asked, idle = tableTexts.cardsCanOnlyBeMoved): string {
  if (prompt.kind === "cards" && !prompt.blind)
    return prompt.max === 1 ? tableTexts.clickACardThatGlows : tableTexts.clickCardsThatGlow;
  if (prompt.kind !== "act" || view.stack.length > 0) return "";
  const allowed = offers.filter(({ refusal }) => refusal === null);
  const legal = allowed.filter(({ cards }) => cards.length > 0);
  if (legal.some((offer) => !isMove(offer, view)))
    return allowed.length > legal.length ? tableTexts.clickOrGoOn : tableTexts.clickACardThatGlows;
  if (legal.length > 0) return idle;
  return allowed.length > 1 ? tableTexts.chooseOne : tableTexts.nothingElseCanBeDone;
}

/** Whether the card only goes from one place of its zone to another. */
function isMove({ cards: [first], place }: Offer, { cards }: Asked["view"]): boolean {
  if (place === undefined) return false;
  return cards.some(({ id, zone }) => id === first && zone === place.zone);
}
