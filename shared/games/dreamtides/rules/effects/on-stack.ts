import { NONE } from "../../../../match/index.js";
import { canPay } from "../costs/payable.js";
import { decline, labelOf, pushCost, takePayment, withPayment } from "../costs/pay.js";
import { leaveStack } from "../flow/leave-stack.js";
import { asTheyAre, putIntoVoid } from "../moves/leave.js";
import { createToken, silence } from "../moves/materialize.js";
import type { DreamMachine, Subject } from "../types.js";
import { EMPTY_MEMORY, type Scope } from "../values/scope.js";
import { remember, type Family, type Progress, type Running } from "./handler.js";

/** Played cards leave the stack without resolving; nothing is paid back. */
function counter(running: Running): Progress {
  const { m, targets } = running;
  const hit = targets.filter(({ card }) => m.card(card).zone === "stack");
  for (const { card } of hit) {
    m.log({ type: "countered", cards: [card] });
    putIntoVoid(m, card);
  }
  if (hit.length > 0) remember(running, asTheyAre(m, hit));
  return "done";
}

/** A played card once more, above it, with the same modes and targets; it was not played (RULES-25). */
function copyOnStack(m: DreamMachine, original: number, seat: number): void {
  const item = m.state.stack.find(({ card }) => card === original);
  if (item === undefined) return;
  const copy = m.create({
    definition: m.card(original).definition,
    owner: seat,
    zone: "stack",
    spark: NONE,
    token: true,
    reclaimed: false,
    place: NONE,
    reserved: false,
  });
  const { choices, memory, modeEnergy, cause } = item;
  m.log({ type: "copied", seat, cards: [original] });
  m.pushItem({
    controller: seat,
    card: copy.id,
    active: NONE,
    choices,
    memory,
    modeEnergy,
    then: NONE,
    cause: { ...cause, seat, card: copy.id, object: copy.object },
  });
}

/** A character once more, with printed values; its own Materialized ability does not fire. */
export function copyInPlay(running: Running, { card }: Subject, count: number): void {
  const { m, frame } = running;
  const made: Subject[] = [];
  for (let copies = 0; copies < count; copies++) {
    const copy = createToken(m, m.card(card).definition, frame.cause.seat);
    if (copy === null) break;
    silence(m, copy.card);
    made.push(copy);
  }
  if (made.length > 0) remember(running, made);
}

/** Cards and abilities that wait to resolve, and costs that are part of an effect (RULES-25). */
export const ON_STACK: Family<
  "BanishWhenLeavesPlay" | "Copy" | "Counterspell" | "CounterspellUnlessPaysCost" | "OpponentPaysCost" | "PayCost"
> = {
  BanishWhenLeavesPlay: (_, { m, targets }) => {
    for (const { card } of targets) {
      const { zone } = m.card(card);
      if (zone === "stack" || zone === "battlefield") m.edit(card).reclaimed = true;
    }
    return "done";
  },
  Copy: (_, running) => {
    const { m, frame, targets } = running;
    for (const target of targets) {
      const { zone } = m.card(target.card);
      if (zone === "stack") copyOnStack(m, target.card, frame.cause.seat);
      else if (zone === "battlefield") copyInPlay(running, target, 1);
    }
    return "done";
  },
  Counterspell: (_, running) => counter(running),
  CounterspellUnlessPaysCost: (_, running) => {
    const { m, frame, part, targets } = running;
    const [target] = targets;
    if (frame.step === 1) return takePayment(m).done ? "done" : counter(running);
    if (target === undefined || m.card(target.card).zone !== "stack") return "done";
    const payer = m.opponent(frame.cause.seat);
    const answer = m.answer("options");
    if (answer !== null) {
      if (answer.index !== 0) {
        decline(m, payer, part.price);
        return counter(running);
      }
      frame.step = 1;
      pushCost(m, part.price, payer, NONE);
      return "again";
    }
    const scope: Scope = { reader: m, seat: payer, card: NONE, object: NONE, memory: EMPTY_MEMORY, guess: false };
    if (!canPay(scope, [part.price])) return counter(running);
    leaveStack(m, frame.item);
    const pay = { label: labelOf(m, part.price), refusal: null };
    const options = [pay, { label: "Decline", refusal: null }];
    m.ask({ kind: "options", seat: payer, title: part.title, purpose: "payment", options });
    return "again";
  },
  OpponentPaysCost: (_, running) => pays(running, running.m.opponent(running.frame.cause.seat)),
  PayCost: (_, running) => pays(running, running.frame.cause.seat),
};

function pays({ m, frame, part }: Running, payer: number): Progress {
  if (frame.step === 0) {
    frame.step = 1;
    pushCost(m, part.price, payer, frame.cause.card);
    return "again";
  }
  frame.memory = withPayment(frame.memory, takePayment(m));
  return "done";
}
