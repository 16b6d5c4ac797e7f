import type { Seat } from "../../../../match/index.js";
import type { Cost } from "../../language/ast/clauses.js";
import type { Selector, Target } from "../../language/ast/selectors.js";
import type { EffectPlan } from "../cards/blueprint.js";
import { even } from "../cards/even-program.js";
import { destroy } from "../moves/destroy.js";
import { mill, toDiscard } from "../moves/decks.js";
import { setTapped } from "../moves/piles.js";
import { changePoints } from "../moves/points.js";
import { reveal } from "../moves/hidden.js";
import type { TtcgMachine, TtcgReader } from "../types.js";
import { isSame } from "../values/cards.js";
import { isReference } from "./refs.js";
import type { Limits } from "./quantity.js";
import { cardsFor } from "./selectors.js";
import { withTaken, type Source } from "./source.js";
import { isTappedToPay } from "./tapping.js";

const oneCard: Target = even({ q: { mode: "exact", n: 1 }, sel: { noun: "card", zone: "hand", controller: "you" } });

/** The costs of an effect: those of its text, and a discard where its style asks for one and the text does not. */
function costsOf({ program, timing }: EffectPlan): readonly Cost[] {
  const costs = program?.costs ?? [];
  const isMissing = timing.extraCost === "discard" && !costs.some(({ cost }) => cost === "discard");
  return isMissing ? [{ cost: "discard", target: oneCard }, ...costs] : costs;
}

const nothing: Limits = { min: 0, max: 0 };

/** How many of so many cards are chosen for a cost; null where there are too few to pay it whole. */
export function choiceOf(cost: Cost, there: number): Limits | null {
  if (!("target" in cost) || isReference(cost.target)) return nothing;
  const { q } = cost.target;
  switch (q.mode) {
    case "all":
      return { min: there, max: there };
    case "up-to":
      return there === 0 ? null : { min: 0, max: Math.min(q.n, there) };
    case "exact":
    case "fixed":
      return there < q.n ? null : { min: q.n, max: q.n };
    case "per":
      return nothing;
  }
}

/** Whether cards are chosen for a cost. */
const isChosen = (cost: Cost): boolean => "target" in cost && !isReference(cost.target);

/** The costs of an effect, with what is asked of them at every choice. */
interface Price {
  readonly costs: readonly Cost[];
  /** The first cost whose cards are chosen. */
  readonly choosing: Cost | undefined;
  /** Paying takes the card of the effect itself away. */
  readonly removesItself: boolean;
}

const prices = new WeakMap<EffectPlan, Price>();

/** What using an effect costs; made once for each. */
export function priceOf(plan: EffectPlan): Price {
  const known = prices.get(plan);
  if (known) return known;
  const costs = costsOf(plan);
  const removesItself = costs.some(
    (cost) => "target" in cost && isReference(cost.target) && (cost.cost === "discard" || cost.cost === "destroy"),
  );
  const price = { costs, choosing: costs.find(isChosen), removesItself };
  prices.set(plan, price);
  return price;
}

/** The cards that a cost can be paid with: those of the player who pays. */
export function payableWith(reader: TtcgReader, source: Source, cost: Cost): readonly number[] {
  if (!("target" in cost) || isReference(cost.target)) return [];
  const { sel } = cost.target;
  const own = cardsFor(reader, source, sel).filter((id) => isOwn(reader, source.seat, id, sel));
  const free = own.filter((id) => source.taken?.includes(id) !== true);
  if (cost.cost === "tap") return free.filter((id) => !isTappedToPay(reader, source, id));
  if (cost.cost === "untap") return free.filter((id) => isTappedToPay(reader, source, id));
  // A card in hand that is used by discarding it pays for nothing else.
  return cost.cost === "discard" ? free.filter((id) => id !== source.card) : free;
}

/** "You own" means cards of one's deck on either side, "your side" all that lies there; else those one controls pay. */
const isOwn = (reader: TtcgReader, seat: Seat, id: number, { owner, side }: Selector): boolean =>
  owner === "you" ? reader.card(id).owner === seat : side === "you" || reader.card(id).controller === seat;

/** Why a cost cannot be paid, in a sentence; null when it can. */
export function costFault(reader: TtcgReader, source: Source, cost: Cost): string | null {
  const { config } = reader.constants;
  switch (cost.cost) {
    case "lose": {
      const { points } = reader.counters(source.seat);
      if (cost.n === "all") return points < 1 ? "There are no points to lose." : null;
      return config["pay-below-zero"] === "off" && points < cost.n ? `It costs ${cost.n} points.` : null;
    }
    case "mill": {
      const there = reader.zone("deck", source.seat).length;
      return cost.n !== "all" && there < cost.n ? `The deck has only ${there} cards.` : null;
    }
    case "skip":
      return null;
    default:
      if (isReference(cost.target)) return thisFault(reader, source, cost.cost);
      return choiceOf(cost, payableWith(reader, source, cost).length) === null ? noMeans : null;
  }
}

const noMeans = "There is nothing to pay its cost with.";

/** The card of the effect where one of the costs names it, so that it pays for no other of them. */
export const namedIn = ({ card }: Source, costs: readonly Cost[]): readonly number[] =>
  costs.some((cost) => "target" in cost && isReference(cost.target)) ? [card] : [];

/** Why costs cannot be paid one after the other, in a sentence; null when they can: what pays for one pays for no other. */
export function costsFault(reader: TtcgReader, source: Source, costs: readonly Cost[]): string | null {
  for (const cost of costs) {
    const fault = costFault(reader, source, cost);
    if (fault !== null) return fault;
  }
  if (costs.length < 2) return null;
  const summed = (["lose", "mill"] as const).flatMap((kind): Cost[] => {
    const numbers = costs.flatMap((each) => (each.cost === kind && each.n !== "all" ? [each.n] : []));
    return numbers.length < 2 ? [] : [{ cost: kind, n: numbers.reduce((sum, each) => sum + each, 0) }];
  });
  for (const cost of summed) {
    const fault = costFault(reader, source, cost);
    if (fault !== null) return fault;
  }
  const paying = withTaken(source, ...namedIn(source, costs));
  return canChoose(reader, paying, costs.filter(isChosen)) ? null : noMeans;
}

/** Whether cards can be chosen for each of some costs of one card. */
function canChoose(reader: TtcgReader, source: Source, costs: readonly Cost[]): boolean {
  // A cost that more cards pay for than there are costs is never in the way of the others.
  const scarce = costs.filter((cost) => payableWith(reader, source, cost).length < costs.length);
  const [first, ...others] = scarce;
  if (first === undefined) return true;
  return payableWith(reader, source, first).some((id) => canChoose(reader, withTaken(source, id), others));
}

function thisFault(
  reader: TtcgReader,
  source: Source,
  cost: "discard" | "destroy" | "tap" | "untap" | "reveal",
): string | null {
  if (!isSame(reader, source)) return "The card is gone.";
  const tapped = isTappedToPay(reader, source, source.card);
  if (cost === "tap" && tapped) return "It is tapped already.";
  return cost === "untap" && !tapped ? "It is not tapped." : null;
}

/** Pays a cost with these cards. What it destroys goes after the running frame has returned. */
export function pay(m: TtcgMachine, seat: Seat, cost: Cost, cards: readonly number[]): void {
  switch (cost.cost) {
    case "discard":
      for (const id of cards) toDiscard(m, id, "discarded");
      return;
    case "destroy":
      destroy(m, cards, "cost");
      return;
    case "tap":
    case "untap":
      for (const id of cards) setTapped(m, id, cost.cost === "tap");
      return;
    case "reveal":
      reveal(m, cards);
      return;
    case "lose":
      changePoints(m, seat, -(cost.n === "all" ? m.counters(seat).points : cost.n), "cost");
      return;
    case "mill":
      mill(m, seat, cost.n === "all" ? m.zone("deck", seat).length : cost.n);
      return;
    case "skip":
      m.draft.table.skips = [...m.state.table.skips, { seat, what: cost.what }];
  }
}
