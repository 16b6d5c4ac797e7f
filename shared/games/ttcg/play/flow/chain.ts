import type { Seat } from "../../../../match/index.js";
import { activate } from "../effects/activation.js";
import { releaseEquips } from "../effects/equip.js";
import { endContinuous } from "../effects/continuous.js";
import { canRespond } from "../actions/legal.js";
import { checkEnd } from "../moves/points.js";
import type { TtcgFrameOf, TtcgMachine, Waiting } from "../types.js";
import { nameOf } from "../values/cards.js";
import { mustDiscard } from "./limit.js";

type ChainFrame = TtcgFrameOf<"chain">;

const stages = { building: 0, resolving: 1 } as const;

/**
 * Puts what waits onto the chain, lets players respond in turns until both pass, and resolves the chain, last in, first out
 * (MATCH-53). While it resolves nothing new is activated; what is set off by it makes the next chain.
 */
export function runChain(m: TtcgMachine, frame: ChainFrame): void {
  if (frame.step === stages.resolving) {
    resolveNext(m, frame);
    return;
  }
  if (m.state.table.waiting.length > 0) {
    placeNext(m, frame);
    return;
  }
  if (frame.passes < 2 && m.constants.config["chain-responses"] === "alternate") {
    askNext(m, frame);
    return;
  }
  frame.step = stages.resolving;
}

/** Puts a triggered effect onto the chain; a player with several of them chooses the order (MATCH-83). */
function placeNext(m: TtcgMachine, frame: ChainFrame): void {
  const { waiting } = m.state.table;
  const turnFirst = m.constants.config["simultaneous-order"] === "turn-player-first";
  const first = turnFirst ? m.state.active : m.opponent(m.state.active);
  const seat = waiting.some((each) => each.seat === first) ? first : m.opponent(first);
  const own = waiting.filter((each) => each.seat === seat);
  const answer = m.answer("options");
  if (answer === null && own.some((each) => !isSameEffect(each, own[0]))) {
    m.ask({
      kind: "options",
      seat,
      purpose: "order",
      title: "Which of your effects goes onto the chain next?",
      options: own.map((each) => ({ label: labelOf(m, each), refusal: null })),
    });
    return;
  }
  const chosen = own[answer?.index ?? 0];
  if (chosen === undefined) return;
  const { card, object, effect, event } = chosen;
  m.draft.table.waiting = waiting.filter((each) => each !== chosen);
  frame.passes = 0;
  frame.asked = m.opponent(seat);
  activate(m, { card, object, effect, seat, event, definition: m.card(card).definition });
}

const isSameEffect = (one: Waiting, other: Waiting | undefined): boolean =>
  one.object === other?.object && one.effect === other.effect;

const labelOf = (m: TtcgMachine, { card, effect }: Waiting): string => `${nameOf(m, card)}, effect ${effect + 1}`;

/** Asks the next player for a response, where there is anything to respond with. */
function askNext(m: TtcgMachine, frame: ChainFrame): void {
  const seat = frame.asked;
  const answer = m.answer("act");
  if (answer?.action.verb === "activate") {
    const { card, value } = answer.action;
    frame.passes = 0;
    frame.asked = m.opponent(seat);
    const { object, definition } = m.card(card);
    activate(m, { card, object, effect: value, seat, event: null, definition });
    return;
  }
  if (answer === null && canRespond(m, seat)) {
    m.ask({ kind: "act", seat, title: titleOf(m, seat), purpose: "respond" });
    return;
  }
  frame.passes += 1;
  frame.asked = m.opponent(seat);
}

function titleOf(m: TtcgMachine, seat: Seat): string {
  const item = m.state.stack.at(-1);
  if (item !== undefined && item.controller !== seat) return `Answer the effect of ${nameOf(m, item.cause.card)}?`;
  return m.state.table.attack === null ? "Use an effect?" : "Answer the attack?";
}

/** Resolves the next item; when none is left, what was set off meanwhile makes another chain. */
function resolveNext(m: TtcgMachine, frame: ChainFrame): void {
  const done = frame.returned;
  if (typeof done === "number") m.removeItem(done);
  frame.returned = null;
  tidy(m);
  if (checkEnd(m)) return;
  const item = m.state.stack.at(-1);
  if (item !== undefined) {
    frame.returned = null;
    m.pushFrame({
      step: 0,
      cause: item.cause,
      prompt: null,
      answer: null,
      returned: null,
      kind: "resolve",
      item,
      part: "actions",
      at: 0,
      cards: [],
      stage: 0,
      memory: null,
    });
    return;
  }
  if (m.state.table.waiting.length > 0) {
    Object.assign(frame, { step: stages.building, passes: 0, asked: m.opponent(m.state.active) });
    return;
  }
  m.finish();
  if (m.constants.config["hand-limit-when"] === "always") for (const seat of [0, 1]) mustDiscard(m, seat, "always");
}

/** What must be so after each item and each attack. */
export function tidy(m: TtcgMachine): void {
  releaseEquips(m);
  endContinuous(m);
}
