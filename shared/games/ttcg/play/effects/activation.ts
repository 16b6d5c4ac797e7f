import { NONE, type Seat } from "../../../../match/index.js";
import { happen } from "../events/happen.js";
import { setTapped } from "../moves/piles.js";
import type { ChainItem, Known, TtcgEvent, TtcgMachine } from "../types.js";
import type { ActivationFrame } from "../frames.js";
import { isSame, isUnit, knownOf, nameOf } from "../values/cards.js";
import { choiceOf, costFault, costsFault, namedIn, pay, payableWith, priceOf } from "./costs.js";
import { isAimedCounter } from "./counters.js";
import { canReach, programFault } from "./faults.js";
import { isReference } from "./refs.js";
import { canAccept } from "./offers.js";
import { isRedirect } from "./redirects.js";
import { planAt, withTaken, type Source } from "./source.js";
import { tapsBy } from "./tapping.js";
import { aimsOf } from "./targets.js";
import { sourceOf, aimNext, counterNext } from "./aiming.js";

/** What is activated, and how. */
export interface Activated extends Known {
  readonly effect: number;
  readonly seat: Seat;
  readonly event: TtcgEvent | null;
  readonly definition: number;
  readonly within?: "paid" | "free";
}

/** Begins to activate an effect. The frame is written out: to add fields to a copy takes longer than the rest of it. */
export function activate(m: TtcgMachine, { card, object, effect, seat, event, definition, within }: Activated): void {
  m.pushFrame({
    step: 0,
    cause: { kind: "effect", seat, card, object, ability: effect },
    prompt: null,
    answer: null,
    returned: null,
    kind: "activation",
    card,
    object,
    effect,
    seat,
    event,
    definition,
    within: within ?? null,
    at: 0,
    paid: [],
    aims: [],
    against: [],
  });
}

const stages = {
  ask: 0,
  offer: 1,
  offered: 2,
  tapFirst: 3,
  costs: 4,
  tapThen: 5,
  aims: 6,
  counters: 7,
  done: 8,
} as const;

/** Offer, costs, tapping, targets, then the place on the chain, in this order. */
export function runActivation(m: TtcgMachine, frame: ActivationFrame): void {
  const plan = planAt(m, frame.definition, frame.effect);
  switch (frame.step) {
    case stages.ask:
      askWhether(m, frame);
      return;
    case stages.offer:
      makeOffer(m, frame);
      return;
    case stages.offered:
      takeOffer(m, frame);
      return;
    case stages.tapFirst:
      if (m.constants.config["tap-order"] === "before-cost") tapSource(m, frame);
      frame.step = stages.costs;
      return;
    case stages.costs:
      payNext(m, frame);
      return;
    case stages.tapThen:
      if (m.constants.config["tap-order"] === "after-cost") tapSource(m, frame);
      countUse(m, frame);
      frame.at = 0;
      frame.step = stages.aims;
      return;
    case stages.aims:
      if (plan.program === null || !aimNext(m, frame, aimsOf(plan.program))) frame.step = stages.counters;
      return;
    case stages.counters:
      if (plan.program === null || !counterNext(m, frame, plan.program.ops.filter(isAimedCounter)))
        frame.step = stages.done;
      return;
    default:
      putOnChain(m, frame);
  }
}

/**
 * A triggered effect that can do nothing any more, or finds the chain full, is dropped. Its player is asked where the rules
 * say so (MATCH-82), and about a redirection, which happens as its event does.
 */
function askWhether(m: TtcgMachine, frame: ActivationFrame): void {
  const plan = planAt(m, frame.definition, frame.effect);
  const { card, object, seat, event } = frame;
  const source: Source = { card, object, seat, event };
  const isFull = frame.within === null && m.state.stack.length >= m.constants.config["chain-limit"];
  if (isFull || (programFault(m, source, plan, frame.within !== null) !== null && frame.within !== "free")) {
    m.finish(false);
    return;
  }
  const isRedirecting = plan.program !== null && isRedirect(plan.program);
  if (frame.event !== null && (isRedirecting || m.constants.config.triggers === "asked")) {
    const answer = m.answer("confirm");
    if (answer === null) {
      m.ask({
        kind: "confirm",
        seat: frame.seat,
        purpose: "may",
        title: `Use the effect of ${nameOf(m, frame.card)}? ${plan.text}`,
        yes: "Use it",
        no: "Do not use it",
        refusal: null,
      });
      return;
    }
    if (!answer.yes) {
      m.finish(false);
      return;
    }
  }
  frame.step = plan.program?.offer === undefined ? stages.tapFirst : stages.offer;
}

/** The other player is shown the text and asked, before anything is paid; what they cannot do wholly counts as declined. */
function makeOffer(m: TtcgMachine, frame: ActivationFrame): void {
  const answer = m.answer("confirm");
  const { program, text } = planAt(m, frame.definition, frame.effect);
  const isPossible = program?.offer === undefined || canAccept(m, sourceOf(frame), program.offer);
  if (answer === null && isPossible) {
    m.ask({
      kind: "confirm",
      seat: m.opponent(frame.seat),
      purpose: "offer",
      title: `${nameOf(m, frame.card)} offers: ${text}`,
      yes: "Accept",
      no: "Decline",
      refusal: null,
    });
    return;
  }
  if (answer?.yes !== true) {
    m.draft.table.declined = [...m.state.table.declined, frame.object, frame.effect];
    m.log({ type: "declined", seat: m.opponent(frame.seat), cards: [frame.card] });
    m.finish(false);
    return;
  }
  frame.step = stages.offered;
  m.log({ type: "accepted", seat: m.opponent(frame.seat), cards: [frame.card] });
  m.push({
    kind: "resolve",
    item: { id: NONE, ...itemOf(frame) },
    part: "offer",
    at: 0,
    cards: [],
    stage: 0,
    memory: null,
  });
}

function takeOffer(_m: TtcgMachine, frame: ActivationFrame): void {
  frame.step = stages.tapFirst;
}

/** The card is tapped as the style says (MATCH-25, MATCH-26). */
function tapSource(m: TtcgMachine, frame: ActivationFrame): void {
  if (frame.within === null && tapsBy(m, frame, planAt(m, frame.definition, frame.effect)))
    setTapped(m, frame.card, true);
}

function countUse(m: TtcgMachine, frame: ActivationFrame): void {
  if (!isSame(m, frame)) return;
  const { uses, echoes } = m.card(frame.card);
  const next = [uses[0] ?? 0, uses[1] ?? 0];
  next[frame.effect] = (next[frame.effect] ?? 0) + 1;
  const isEcho = planAt(m, frame.definition, frame.effect).timing.window === "entering";
  const card = m.edit(frame.card);
  card.uses = next;
  card.echoes = isEcho ? echoes + 1 : echoes;
}

/** Pays the next cost; its player chooses the cards. An effect whose costs cannot be paid any more is not used. */
function payNext(m: TtcgMachine, frame: ActivationFrame): void {
  const plan = planAt(m, frame.definition, frame.effect);
  const cost = frame.within === "free" ? undefined : priceOf(plan).costs[frame.at];
  if (cost === undefined) {
    frame.step = stages.tapThen;
    return;
  }
  const source = sourceOf(frame);
  const answer = m.answer("cards");
  if (answer === null && costFault(m, source, cost) !== null) {
    m.finish(false);
    return;
  }
  const payable = answer === null ? payableWith(m, source, cost) : [];
  const limits = choiceOf(cost, payable.length);
  if (answer === null && limits !== null && limits.max > 0) {
    const rest = priceOf(plan).costs.slice(frame.at + 1);
    const named = namedIn(source, rest);
    const wise = payable.filter((id) => {
      if (named.includes(id)) return false;
      const after = withTaken(source, id);
      return costsFault(m, after, rest) === null && canReach(m, after, plan, frame.within !== null);
    });
    const { min, max } = limits;
    m.select({
      seat: frame.seat,
      title: `Pay: ${cost.cost} ${max === 1 ? "a card" : `${max} cards`}`,
      purpose: "cost",
      cards: wise.length < min ? payable : wise,
      min,
      max: wise.length < min ? max : Math.min(max, wise.length),
    });
    return;
  }
  const cards = answer?.cards ?? ("target" in cost && isReference(cost.target) ? [frame.card] : []);
  frame.paid = [...frame.paid, ...cards.map((id) => knownOf(m, id))];
  frame.at += 1;
  pay(m, frame.seat, cost, cards);
}

function itemOf(frame: ActivationFrame): Omit<ChainItem, "id"> {
  const { seat, object, definition, effect, aims, against, paid, event, cause } = frame;
  const chosen = { aims, against, paid };
  return { controller: seat, card: NONE, cause, object, definition, effect, ...chosen, event, isCountered: false };
}

/** The effect counts as activated: others may answer it (MATCH-53). Used by another effect, it resolves at once. */
function putOnChain(m: TtcgMachine, frame: ActivationFrame): void {
  const { seat, card, object } = frame;
  m.finish(true);
  if (frame.within !== null) {
    m.push({
      kind: "resolve",
      item: { id: NONE, ...itemOf(frame) },
      part: "actions",
      at: 0,
      cards: [],
      stage: 0,
      memory: null,
    });
    return;
  }
  const item = m.pushItem(itemOf(frame));
  m.log({
    type: "activated",
    seat,
    cards: [card],
    data: { text: planAt(m, frame.definition, frame.effect).text, unit: isUnit(m, card) },
  });
  happen(m, { type: "activated", seat, target: card, object, item: item.id });
  for (const target of frame.aims.flat()) {
    happen(m, { type: "targeted", seat, target: target.card, object: target.object, other: card, item: item.id });
  }
}
