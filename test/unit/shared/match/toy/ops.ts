import { neverHappens } from "../../../../../shared/base/index.js";
import type { Machine } from "../../../../../shared/match/index.js";
import type { Op, ToyFrame, ToyTypes } from "./types.js";

type ToyMachine = Machine<ToyTypes>;
type BodyFrame = Extract<ToyFrame, { kind: "body" }>;

/** Runs the ops of a body one at a time; an op that asks is called again with its answer. */
export function runBody(m: ToyMachine, frame: BodyFrame): void {
  const op = frame.ops[frame.step];
  if (op === undefined) {
    m.finish();
    return;
  }
  if (runOp(m, op, frame.cause.seat)) frame.step += 1;
}

/** True when the op is done, false when it waits for an answer or ended its frame. */
function runOp(m: ToyMachine, op: Op, seat: number): boolean {
  const enemy = m.opponent(seat);
  switch (op.op) {
    case "hit":
      m.raise({ type: "hit", seat: enemy, amount: m.get("power", m.cause.card, op.amount) });
      return true;
    case "heal":
      m.raise({ type: "heal", seat, amount: op.amount });
      return true;
    case "draw":
      for (let count = 0; count < op.count; count++) m.raise({ type: "draw", seat });
      return true;
    case "discard": {
      const answer = m.answer("cards");
      if (answer === null) {
        const cards = m.zone("hand", seat);
        const min = Math.min(op.min, cards.length);
        m.select({ seat, title: "Discard", purpose: "discard", cards, min, max: op.max });
        return false;
      }
      for (const card of answer.cards) m.move(card, "spent");
      return true;
    }
    case "scry": {
      const answer = m.answer("arrange");
      const deck = m.zone("deck", seat);
      const seen = deck.slice(-op.count);
      if (seen.length === 0) return true;
      if (answer === null) {
        const piles = [
          { title: "the deck", cards: seen, ordered: true },
          { title: "the spent cards", cards: [], ordered: false },
        ];
        m.ask({ kind: "arrange", seat, title: "Arrange", purpose: "scry", cards: seen, piles, moved: [] });
        return false;
      }
      const [kept = [], spent = []] = answer.piles;
      m.setOrder("deck", seat, [...spent, ...deck.slice(0, deck.length - seen.length), ...kept]);
      for (const card of spent) m.move(card, "spent");
      return true;
    }
    case "ask": {
      const answer = m.answer("confirm");
      if (answer === null) {
        m.ask({ kind: "confirm", seat, title: op.title, purpose: "may", yes: "Yes", no: "No", refusal: null });
        return false;
      }
      if (answer.yes) m.push({ kind: "body", ops: op.then });
      return true;
    }
    case "choose": {
      const answer = m.answer("options");
      if (answer === null) {
        const options = op.modes.map(({ label }) => ({ label, refusal: null }));
        m.ask({ kind: "options", seat, title: "Choose one", purpose: "mode", options });
        return false;
      }
      m.push({ kind: "body", ops: op.modes[answer.index]?.then ?? [] });
      return true;
    }
    case "gamble":
      m.raise({
        type: "hit",
        seat: m.chance(2, { purpose: "a coin", words: ["heads", "tails"] }) === 0 ? seat : enemy,
        amount: 1,
      });
      return true;
    case "filch": {
      const answer = m.answer("cards");
      if (answer === null) {
        const cards = m.zone("hand", enemy);
        m.select({ seat, title: "Which to discard?", purpose: "filch", cards, count: 1, blind: true });
        return false;
      }
      for (const card of answer.cards) m.move(card, "spent");
      return true;
    }
    case "peek": {
      const top = m.zone("deck", seat).at(-1);
      const [theirs] = m.zone("hand", enemy);
      if (top !== undefined) m.show(top, "all");
      if (theirs !== undefined) m.show(theirs, seat);
      return true;
    }
    case "bid": {
      const answer = m.answer("number");
      if (answer === null) {
        m.ask({ kind: "number", seat, title: "Burn how much oil?", purpose: "bid", min: 0, max: m.counters(seat).oil });
        return false;
      }
      m.count(seat).oil -= answer.value;
      m.raise({ type: "hit", seat: enemy, amount: answer.value });
      return true;
    }
    case "assert":
      return m.assert(m.zone("hand", seat).length >= op.atLeast, op.message);
    case "later":
      m.register({ program: op.program, turns: op.turns, vars: { amount: op.amount } });
      return true;
    case "douse": {
      const item = m.state.stack.at(-1);
      if (item === undefined) return true;
      m.removeItem(item.id);
      m.move(item.card, "spent");
      m.log({ type: "doused", cards: [item.card] });
      return true;
    }
    default:
      return neverHappens(op);
  }
}
