import type { Seat } from "../../../../match/index.js";
import type { Mana } from "../../cards/definition.js";
import { manaTypes } from "../../vocabulary.js";
import { emit, knownOf } from "../events/emit.js";
import type { PtgMachine } from "../types.js";
import { manaWords, pay, sourceOf, totalOf } from "../values/mana.js";
import { putIntoGraveyard } from "./creatures.js";

export function damagePlayer(m: PtgMachine, seat: Seat, amount: number): void {
  if (amount <= 0) return;
  const counters = m.count(seat);
  const before = counters.health;
  counters.health -= amount;
  m.log({ type: "player-damaged", seat, amount, data: { health: counters.health } });
  emit(m, "on_player_receive_damage", seat);
  if (before > 0 && counters.health <= 0) emit(m, "on_player_death", seat);
}

export function healPlayer(m: PtgMachine, seat: Seat, amount: number): void {
  if (amount <= 0) return;
  const counters = m.count(seat);
  counters.health += amount;
  m.log({ type: "player-healed", seat, amount, data: { health: counters.health } });
  emit(m, "on_player_healed", seat);
}

/** Draws from the top, as many cards as there are. */
export function draw(m: PtgMachine, seat: Seat, count: number): void {
  const cards = topOf(m, seat, count);
  if (cards.length === 0) return;
  for (const id of cards) m.move(id, "hand");
  m.drawn(cards);
  emit(m, "on_card_draw", seat);
}

export function mill(m: PtgMachine, seat: Seat, count: number): void {
  for (const id of topOf(m, seat, count)) putIntoGraveyard(m, id);
}

/** The cards on top of a deck, the topmost first. */
const topOf = (m: PtgMachine, seat: Seat, count: number): readonly number[] =>
  count <= 0 ? [] : m.zone("deck", seat).slice(-count).reverse();

export function discardAtRandom(m: PtgMachine, seat: Seat, count: number): void {
  for (let left = Math.min(count, m.zone("hand", seat).length); left > 0; left--) {
    const cards = m.zone("hand", seat);
    const id = cards[m.chance(cards.length, { purpose: "a card to discard", cards })];
    if (id === undefined) return;
    m.log({ type: "discarded", seat, cards: [id], known: -1 });
    putIntoGraveyard(m, id);
  }
}

/** Shuffles the whole graveyard into the deck. */
export function recycle(m: PtgMachine, seat: Seat): void {
  const cards = m.zone("graveyard", seat);
  if (cards.length === 0) return;
  m.log({ type: "recycled", seat, amount: cards.length });
  for (const id of cards) {
    const card = knownOf(m, id);
    m.move(id, "deck");
    emit(m, "on_card_leave_graveyard", seat, { card });
  }
  m.shuffle("deck", seat);
}

/** Pays a cost out of the pool (PLAY-4); false where it cannot be paid, and then nothing happens. */
export function payMana(m: PtgMachine, seat: Seat, cost: Mana): boolean {
  const counters = m.count(seat);
  const left = pay(counters, cost);
  if (left === null) return false;
  if (totalOf(cost) <= 0) return true;
  Object.assign(counters, left);
  if (m.logging) m.log({ type: "paid", seat, data: { cost: manaWords(cost) } });
  emit(m, "on_player_mana_spent", seat);
  return true;
}

/** Adds to the pool, until the end of the turn. */
export function gainMana(m: PtgMachine, seat: Seat, amounts: Mana): void {
  if (totalOf(amounts) <= 0) return;
  addMana(m, seat, amounts);
  if (m.logging) m.log({ type: "gained-mana", seat, data: { mana: manaWords(amounts) } });
  emit(m, "on_player_mana_gained", seat);
}

export function addMana(m: PtgMachine, seat: Seat, amounts: Mana): void {
  const counters = m.count(seat);
  for (const type of manaTypes) counters[type] += Math.max(0, amounts[type] ?? 0);
}

/** Changes what mana cards provide each turn, never below nothing. */
export function addSources(m: PtgMachine, seat: Seat, amounts: Mana, sign: 1 | -1): void {
  const counters = m.count(seat);
  for (const type of manaTypes) {
    const source = sourceOf(type);
    counters[source] = Math.max(0, counters[source] + sign * (amounts[type] ?? 0));
  }
}
