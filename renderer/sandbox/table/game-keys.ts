import type { LayoutKey, Offer } from "../../../shared/match/index.js";

/** What a key of the game does: makes a choice, opens those of the card that has the keyboard, or goes to a card. */
export type KeyAct =
  | { readonly kind: "take"; readonly offer: Offer }
  | { readonly kind: "open" }
  | { readonly kind: "go"; readonly card: number };

/**
 * What a key of the game does now: the choice it stands for where that belongs to no card or the card that has the keyboard has
 * one of it, else it goes to the next card that has. Undefined where nobody has.
 */
export function keyAct(
  keys: readonly LayoutKey[],
  pressed: string,
  offers: readonly Offer[],
  /** The cards on the table, in the order in which arrows pass them, and the one that has the keyboard. */
  { cards, at }: { readonly cards: readonly number[]; readonly at: number | undefined },
): KeyAct | undefined {
  const key = keys.find((each) => each.key === pressed.toLowerCase());
  const legal = offers.filter(({ action, refusal }) => refusal === null && key?.verbs.includes(action.verb));
  const ofTable = legal.find((offer) => offer.cards.length === 0);
  if (ofTable) return { kind: "take", offer: ofTable };
  const here = legal.filter((offer) => offer.cards[0] === at);
  const [only] = here;
  if (only) return here.length === 1 ? { kind: "take", offer: only } : { kind: "open" };
  const able = new Set(legal.map((offer) => offer.cards[0]));
  const start = at === undefined ? 0 : cards.indexOf(at) + 1;
  const next = [...cards.slice(start), ...cards.slice(0, start)].find((card) => able.has(card));
  return next === undefined ? undefined : { kind: "go", card: next };
}
