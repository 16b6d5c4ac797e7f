import { NONE, type Seat } from "../../../../match/index.js";
import type { StandardStaticAbility } from "../../language/ast.js";
import { happen } from "../triggers/happen.js";
import type { DreamMachine } from "../types.js";
import { staticsFor } from "../values/figures.js";
import { putIntoVoid, record } from "./leave.js";
import { gainEnergy } from "./energy.js";

/** Puts the void under what is left of the deck, in random order (RULES-4). */
export function reshuffle(m: DreamMachine, seat: Seat): void {
  const cards = m.shuffled(m.zone("void", seat));
  m.log({ type: "reshuffled", seat, amount: cards.length });
  for (const card of cards) m.move(card, "deck", { at: "bottom" });
}

/** The topmost cards of a deck, the top one last, the void reshuffled into it where it holds too few. */
export function topCards(m: DreamMachine, seat: Seat, count: number): readonly number[] {
  if (m.zone("deck", seat).length < count && m.zone("void", seat).length > 0) reshuffle(m, seat);
  const deck = m.zone("deck", seat);
  return deck.slice(Math.max(0, deck.length - count));
}

/** Draws cards one by one: above the hand limit energy comes instead, an empty deck is made of the void. */
export function draw(m: DreamMachine, seat: Seat, count: number): void {
  for (let drawn = 0; drawn < count && m.state.outcome === null; drawn++) if (!drawOne(m, seat)) return;
}

/** Draws because a card says so. */
export const drawByEffect = (m: DreamMachine, seat: Seat, count: number): void => {
  draw(m, seat, count * multiplier(m, seat, "MultiplyCardDrawFromCardEffects"));
};

type MultiplyingRule = "MultiplyCardDrawFromCardEffects" | "MultiplyEnergyGainFromCardEffects";

/** The product of all statics of a kind that multiply what a player gets from card effects. */
export function multiplier(m: DreamMachine, seat: Seat, rule: MultiplyingRule): number {
  let product = 1;
  if (m.state.bundles.length === 0) return product;
  for (const { plan } of staticsFor(m, seat)) {
    product *= multiplierIn(plan.rule, rule);
  }
  return product;
}

function multiplierIn(rule: StandardStaticAbility, name: MultiplyingRule): number {
  if (typeof rule === "string") return 1;
  if ("MultiplyCardDrawFromCardEffects" in rule) {
    return name === "MultiplyCardDrawFromCardEffects" ? rule.MultiplyCardDrawFromCardEffects.multiplier : 1;
  }
  if (!("MultiplyEnergyGainFromCardEffects" in rule)) return 1;
  return name === "MultiplyEnergyGainFromCardEffects" ? rule.MultiplyEnergyGainFromCardEffects.multiplier : 1;
}

/** False when there is nothing left to draw. */
function drawOne(m: DreamMachine, seat: Seat): boolean {
  if (m.zone("hand", seat).length >= m.constants.config.handLimit) {
    m.log({ type: "hand-limit", seat, amount: 1 });
    gainEnergy(m, seat, 1);
    return true;
  }
  if (m.zone("deck", seat).length === 0) {
    if (m.zone("void", seat).length === 0) {
      m.log({ type: "nothing-to-draw", seat });
      return false;
    }
    reshuffle(m, seat);
    happen(m, "drew-all", seat);
  }
  const top = m.zone("deck", seat).at(-1);
  if (top === undefined) return false;
  m.move(top, "hand");
  happen(m, "drew", seat, { target: top, amount: record(m, "drawn", seat, { card: top, spark: NONE }) });
  return true;
}

/** The topmost cards of a deck go to the void. */
export function mill(m: DreamMachine, seat: Seat, count: number): void {
  const cards = topCards(m, seat, count);
  for (let at = cards.length - 1; at >= 0; at--) putIntoVoid(m, cards[at] ?? 0);
}

/** A chosen one of equally likely cards. */
export function randomOf(m: DreamMachine, cards: readonly number[]): number | undefined {
  return cards[m.chance(cards.length, { purpose: "a card at random", cards })];
}
