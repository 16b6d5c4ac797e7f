import { seatTarget, type Anchor } from "../../../../shared/match/index.js";
import { BERTHS, seats, type Definition, type HarbourFrame, type HarbourMachine, type HarbourReader } from "./types.js";

export const definitionOf = (reader: HarbourReader, id: number): Definition => {
  const found = reader.constants.cards[reader.card(id).definition];
  if (found === undefined) throw new Error("No such card");
  return found;
};

export const freeBerths = (reader: HarbourReader, seat: number): readonly number[] => {
  const taken = reader.zone("quay", seat).map((id) => reader.card(id).berth);
  return BERTHS.filter((each) => !taken.includes(each));
};

export function drawShips(m: HarbourMachine, seat: number, count: number): void {
  const drawn = m.zone("yard", seat).slice(-count).toReversed();
  for (const card of count === 0 ? [] : drawn) m.move(card, "roads");
  if (count > 0 && drawn.length > 0) m.drawn(drawn);
}

/** A ship that comes in, or is turned up, unloads and does what it says. */
function arrive(m: HarbourMachine, card: number): void {
  const seat = m.card(card).controller;
  const { tonnage, arrival } = definitionOf(m, card);
  m.raise({ type: "load", seat, amount: m.get("tonnage", card, tonnage) });
  m.push({ kind: "orders", seat, orders: arrival });
}

function beginTurn(m: HarbourMachine): void {
  const { active } = m.state;
  m.beginTurn(active < 0 ? m.chance(2, { purpose: "who begins", words: seats }) : m.opponent(active));
  m.draft.table.phase = "day";
  m.draft.table.docked = false;
  drawShips(m, m.state.active, 1);
}

function endTurn(m: HarbourMachine): boolean {
  m.draft.table.phase = "night";
  const crates = seats.map((_, seat) => m.counters(seat).crates);
  const best = Math.max(...crates);
  const isOver = best >= m.constants.goal || m.state.turn >= 60;
  if (isOver) m.end({ winners: [0, 1].filter((seat) => crates[seat] === best), reason: "crates" });
  return isOver;
}

/** The turn of a player: whatever is done, the same player is asked again until the turn ends. */
export function runTurn(m: HarbourMachine, frame: HarbourFrame<"turn">): void {
  const answer = m.answer("act");
  if (frame.step === 0) {
    beginTurn(m);
    frame.step = 1;
  }
  const seat = m.state.active;
  if (answer === null) {
    m.ask({ kind: "act", seat, title: "Your harbour", purpose: "work" });
    return;
  }
  const { verb, card, value } = answer.action;
  switch (verb) {
    case "dock":
    case "hide":
      m.move(card, "quay", { covered: verb === "hide" });
      m.edit(card).berth = value;
      m.draft.table.docked = true;
      m.played(card, "roads");
      if (verb === "dock") arrive(m, card);
      return;
    case "hoist":
      m.uncover(card);
      arrive(m, card);
      return;
    case "sail": {
      const { departure } = definitionOf(m, card);
      m.move(card, "horizon");
      m.push({ kind: "orders", seat, orders: departure });
      return;
    }
    default:
      if (!endTurn(m)) frame.step = 0;
  }
}

const atSeat = (seat: number): Anchor => ({ kind: "seat", seat });

/** Carries out the next order of a list. */
export function runOrders(m: HarbourMachine, frame: HarbourFrame<"orders">): void {
  const order = frame.orders[frame.step];
  const answer = m.answer("options");
  const { seat } = frame;
  if (answer === null && order?.do === "raid" && !m.constants.calm) {
    const options = seats.map((name, at) => ({ label: `Raid ${name}`, refusal: null, at: atSeat(at) }));
    m.ask({ kind: "options", seat, title: `Who loses ${order.count} crates?`, purpose: "raid", options });
    return;
  }
  frame.step += 1;
  switch (order?.do) {
    case undefined:
      m.finish();
      return;
    case "raid": {
      if (answer === null) return;
      const target = answer.index;
      const loss = Math.min(m.get("loss", seatTarget(target), order.count), m.counters(target).crates);
      m.count(target).crates -= loss;
      m.log({ type: "raided", seat: target, amount: loss });
      return;
    }
    case "flip": {
      const coin = m.chance(2, { purpose: "a coin", words: ["heads", "tails"] });
      m.log({ type: "flipped", seat, amount: coin });
      if (coin === 0) m.push({ kind: "orders", seat, orders: [order.order] });
      return;
    }
    case "load":
      m.raise({ type: "load", seat, amount: order.count });
      return;
    case "draw":
      drawShips(m, seat, order.count);
      return;
    case "carry":
    case "guard":
      // Pilots say these, and what they say holds without being carried out.
      return;
  }
}
