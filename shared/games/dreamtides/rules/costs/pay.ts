import { NONE, type Cause } from "../../../../match/index.js";
import { type CollectionExpression, type Cost, type Handlers, match, type Predicate } from "../../language/ast.js";
import { costAt } from "../cards/codes.js";
import { limitsOf } from "../cards/aims.js";
import { discard } from "../moves/discard.js";
import { spendEnergy } from "../moves/energy.js";
import { abandon, asTheyAre, banish, returnToHand } from "../moves/leave.js";
import type { CostFrame, DreamMachine, Memory, Payment, Subject } from "../types.js";
import { EMPTY_MEMORY, type Scope } from "../values/scope.js";
import { canPay, ownCharacters, ownHand, ownVoid } from "./payable.js";

export const NO_PAYMENT: Payment = { done: true, abandoned: [], returned: [], other: [], spent: NONE };
const FAILED: Payment = { ...NO_PAYMENT, done: false };

/** Lets a player pay a cost; the result is then found by `takePayment`. `source` cannot itself be taken from hand or void. */
export function pushCost(m: DreamMachine, cost: number, payer: number, source: number, cause: Cause = m.cause): void {
  m.push({ kind: "cost", cause, cost, payer, source, at: 0, total: NO_PAYMENT });
}

/** Writes down that a player will not do what may be done, or will not pay for it. */
export function decline(m: DreamMachine, seat: number, cost: number): void {
  m.log({ type: "declined", seat, ...(cost === NONE ? {} : { data: { what: "payment" } }) });
}

/** What the last cost was paid with. */
export function takePayment(m: DreamMachine): Payment {
  const { paid } = m.state.table;
  m.draft.table.paid = null;
  return paid ?? FAILED;
}

/** The memory of an ability after a payment: what was paid is "it" until something else is. */
export function withPayment(memory: Memory, { abandoned, returned, other, spent }: Payment): Memory {
  const it = [...abandoned, ...returned, ...other];
  return {
    ...memory,
    it: it.length > 0 ? it : memory.it,
    abandoned: [...memory.abandoned, ...abandoned],
    returned: [...memory.returned, ...returned],
    spent: spent === NONE ? memory.spent : Math.max(0, memory.spent) + spent,
  };
}

function added(one: Payment, other: Payment): Payment {
  return {
    done: one.done && other.done,
    abandoned: [...one.abandoned, ...other.abandoned],
    returned: [...one.returned, ...other.returned],
    other: [...one.other, ...other.other],
    spent: other.spent === NONE ? one.spent : Math.max(0, one.spent) + other.spent,
  };
}

type Context = [m: DreamMachine, frame: CostFrame, scope: Scope];
type Done = Payment | "waits";

const paidWith = (of: Partial<Payment>): Payment => ({ ...NO_PAYMENT, ...of });

/** Asks for cards to pay with, or takes them where there is no choice; `null` while it is asked. */
function choose(
  m: DreamMachine,
  { payer }: CostFrame,
  cards: readonly number[],
  limits: { readonly min: number; readonly max: number },
  title: string,
  purpose: string,
): readonly number[] | null {
  const { min } = limits;
  const max = Math.min(limits.max, cards.length);
  const direct = purpose === "character" && min === 1 && max === 1;
  if (min === cards.length && !direct) return cards;
  const answer = m.answer("cards");
  if (answer !== null) return answer.cards;
  m.ask({
    kind: "cards",
    seat: payer,
    title,
    purpose,
    cards,
    min,
    max,
    direct,
    blind: false,
    ordered: false,
    picked: [],
  });
  return null;
}

/** The characters a counted cost takes; `null` while it is asked. */
function chooseCharacters(
  m: DreamMachine,
  frame: CostFrame,
  scope: Scope,
  { target, count }: { readonly target: Predicate; readonly count: CollectionExpression },
): readonly number[] | null {
  const able = ownCharacters(scope, target);
  const title = costAt(m.constants, frame.cost)?.title ?? "";
  if (typeof target === "string" || count === "All") return able;
  if (count === "EachOther") return able.filter((id) => id !== frame.source);
  if (count === "AllButOne") {
    const others = Math.max(0, able.length - 1);
    return choose(m, frame, able, { min: others, max: others }, title, "characters");
  }
  const { min, max } = limitsOf(count) ?? { min: 0, max: 0 };
  if (able.length < min) return [];
  return choose(m, frame, able, { min, max }, title, max === 1 ? "character" : "characters");
}

export const PAYING: Handlers<Cost, Done, Context> = {
  AbandonCharactersCount: (counted, m, frame, scope) => {
    const chosen = chooseCharacters(m, frame, scope, counted);
    return chosen === null ? "waits" : paidWith({ abandoned: asTheyAre(m, abandon(m, chosen)) });
  },
  BanishAllCardsFromYourVoid: (_, m, _frame, scope) => paidWith({ other: banished(m, ownVoid(scope)) }),
  BanishAllCardsFromYourVoidWithMinCount: (_, m, _frame, scope) => paidWith({ other: banished(m, ownVoid(scope)) }),
  BanishCardsFromEnemyVoid: (count, m, frame, scope) =>
    banishChosen(
      m,
      frame,
      [...m.zone("void", 1 - scope.seat)].sort((a, b) => a - b),
      count,
      "void",
    ),
  BanishCardsFromYourVoid: (count, m, frame, scope) => banishChosen(m, frame, ownVoid(scope), count, "void"),
  BanishFromHand: (predicate, m, frame, scope) => banishChosen(m, frame, ownHand(scope, predicate), 1, "hand"),
  Choice: (_, m, frame, scope) => chooseAlternative(m, frame, scope),
  CostList: (_, m, frame) => payAll(m, frame),
  DiscardCards: ({ target, count }, m, frame, scope) => {
    const able = ownHand(scope, target);
    if (able.length < count) return FAILED;
    const title = costAt(m.constants, frame.cost)?.title ?? "";
    const chosen = choose(m, frame, able, { min: count, max: count }, title, "discard");
    return chosen === null ? "waits" : paidWith({ other: discard(m, chosen) });
  },
  DiscardHand: (_, m, frame, { seat }) =>
    paidWith({
      other: discard(
        m,
        m
          .zone("hand", seat)
          .filter((id) => id !== frame.source)
          .sort((a, b) => a - b),
      ),
    }),
  Energy: (amount, m, frame) => {
    if (m.counters(frame.payer).energy < amount) return FAILED;
    spendEnergy(m, frame.payer, amount);
    return NO_PAYMENT;
  },
  LoseMaximumEnergy: (amount, m, { payer }) => {
    if (m.counters(payer).produced < amount) return FAILED;
    m.count(payer).produced -= amount;
    m.log({ type: "produced", seat: payer, amount: -amount });
    return NO_PAYMENT;
  },
  ReturnToHand: (counted, m, frame, scope) => {
    const chosen = chooseCharacters(m, frame, scope, counted);
    return chosen === null ? "waits" : paidWith({ returned: asTheyAre(m, returnToHand(m, chosen)) });
  },
  SpendOneOrMoreEnergy: (_, m, frame) => spendSome(m, frame),
};

const banished = (m: DreamMachine, cards: readonly number[]): Subject[] => asTheyAre(m, banish(m, cards));

function banishChosen(
  m: DreamMachine,
  frame: CostFrame,
  cards: readonly number[],
  count: number,
  purpose: string,
): Done {
  if (cards.length < count) return FAILED;
  const title = costAt(m.constants, frame.cost)?.title ?? "";
  const chosen = choose(m, frame, cards, { min: count, max: count }, title, purpose);
  return chosen === null ? "waits" : paidWith({ other: banished(m, chosen) });
}

function spendSome(m: DreamMachine, { payer, cost }: CostFrame): Done {
  const answer = m.answer("number");
  if (answer !== null) {
    spendEnergy(m, payer, answer.value);
    return paidWith({ spent: answer.value });
  }
  const max = m.counters(payer).energy;
  if (max < 1) return FAILED;
  const title = costAt(m.constants, cost)?.title ?? "";
  m.ask({ kind: "number", seat: payer, title, purpose: "energy", min: 1, max });
  return "waits";
}

/** Pays the costs within one after the other. */
function payAll(m: DreamMachine, frame: CostFrame): Done {
  const { within = [] } = costAt(m.constants, frame.cost) ?? {};
  if (frame.at > 0) frame.total = added(frame.total, takePayment(m));
  const next = within[frame.at];
  if (next === undefined || !frame.total.done) return frame.total;
  frame.at += 1;
  pushCost(m, next, frame.payer, frame.source, frame.cause);
  return "waits";
}

/** One of several costs, at the payer's choice among those that can be paid. */
function chooseAlternative(m: DreamMachine, frame: CostFrame, scope: Scope): Done {
  if (frame.at > 0) return takePayment(m);
  const node = costAt(m.constants, frame.cost);
  const within = node?.within ?? [];
  const answer = m.answer("options");
  const payable = within.filter((code) => canPay(scope, [code]));
  const chosen = answer === null ? (payable.length === 1 ? payable[0] : undefined) : within[answer.index];
  if (chosen !== undefined) {
    frame.at = 1;
    pushCost(m, chosen, frame.payer, frame.source, frame.cause);
    return "waits";
  }
  if (payable.length === 0) return FAILED;
  const options = within.map((code) => ({
    label: labelOf(m, code),
    refusal: payable.includes(code) ? null : "This cannot be paid now.",
  }));
  m.ask({ kind: "options", seat: frame.payer, title: node?.title ?? "", purpose: "cost", options });
  return "waits";
}

/** A cost on a button: `Abandon an ally`, `Pay 2●`. */
export function labelOf({ constants }: Pick<DreamMachine, "constants">, code: number): string {
  const words = costAt(constants, code)?.words ?? "";
  return /^\d+●$/.test(words) ? `Pay ${words}` : words.charAt(0).toUpperCase() + words.slice(1);
}

/** The frame that lets somebody pay a cost (RULES-15). */
export function runCost(m: DreamMachine, frame: CostFrame): void {
  const node = costAt(m.constants, frame.cost);
  const scope: Scope = {
    reader: m,
    seat: frame.payer,
    card: frame.source,
    object: frame.source === NONE ? NONE : m.card(frame.source).object,
    memory: EMPTY_MEMORY,
    guess: false,
  };
  const done = node === undefined ? FAILED : match(node.cost, PAYING, m, frame, scope);
  if (done === "waits") return;
  m.draft.table.paid = done;
  m.finish();
}
