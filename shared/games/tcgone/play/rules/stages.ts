import { NONE, type Seat } from "../../../../match/index.js";
import type { TcgCard, TcgMachine, Zone } from "../types.js";
import { grantAbilities, withdrawAbilities } from "./abilities.js";
import { pileOf, topOf, valueOf } from "./units.js";
import { pushHook } from "./hooks.js";

/** What a fresh card is of a unit: nothing. */
export const freshFields = () => ({
  unit: NONE,
  role: "none" as const,
  slot: NONE,
  damage: 0,
  conditions: [],
  entered: NONE,
  evolved: NONE,
  switchedIn: NONE,
  switchedOut: NONE,
  hurt: NONE,
  lastHurt: 0,
  hurtByOpponent: false,
});

/** A card comes into play as a unit. */
export function enterAsUnit(m: TcgMachine, id: number, seat: Seat, slot: number, reason: string): void {
  m.move(id, "play", { side: seat });
  Object.assign(m.edit(id), { unit: id, role: "unit", slot, entered: m.state.turn });
  m.draft.table.enteredBy = reason;
  grantAbilities(m, id, false);
  m.draft.table.enteredBy = "OTHER";
}

/** A card goes onto a unit: as its new top, or attached to it. */
export function join(m: TcgMachine, id: number, unit: number, role: TcgCard["role"], reason: string): void {
  m.move(id, "play", { side: m.card(unit).side });
  Object.assign(m.edit(id), { unit, role });
  if (role === "unit") m.edit(unit).evolved = m.state.turn;
  m.draft.table.enteredBy = reason;
  if (role === "unit") showTop(m, unit);
  else grantAbilities(m, id, false);
  m.draft.table.enteredBy = "OTHER";
}

/** Only the abilities of the top card work. */
export function showTop(m: TcgMachine, unit: number): void {
  const top = topOf(m, unit);
  for (const id of pileOf(m, unit)) if (id !== top) withdrawAbilities(m, id);
  if (!m.state.abilities.some(({ cause }) => cause.card === top)) grantAbilities(m, top, false);
}

/** An attached card goes to another unit; what it does is for that from now on. */
export function attachElsewhere(m: TcgMachine, id: number, to: number): void {
  withdrawAbilities(m, id);
  m.edit(id).unit = to;
  grantAbilities(m, id, false);
  pushHook(m, id, "onMove", [valueOf(m, to)]);
}

/** The top card of a unit is swapped for another, which is the unit from now on where it was the only one. */
export function changeCardOf(m: TcgMachine, unit: number, card: number): void {
  const old = topOf(m, unit);
  const { zone, side } = m.card(card);
  join(m, card, unit, "unit", "OTHER");
  m.move(old, zone, { side });
  const now = m.card(card).unit;
  if (now !== NONE) showTop(m, now);
}

const kept = ["slot", "damage", "conditions", "entered", "evolved", "switchedIn", "switchedOut"] as const;

/**
 * Before a card leaves play: a unit without its bottom card goes on as the next one, and what is attached to a unit that is gone is
 * discarded.
 */
export function leaving(m: TcgMachine, card: Readonly<TcgCard>, to: Zone): void {
  const { unit, id, role, zone } = card;
  if (zone !== "play" || unit === NONE || to === "play") return;
  if (role !== "unit") return;
  const others = pileOf(m, unit).filter((each) => each !== id);
  const [bottom] = others;
  const rest = m.zone("play", card.side).filter((each) => each !== id && m.card(each).unit === unit);
  if (bottom === undefined) {
    for (const each of rest) m.move(each, "discard");
    return;
  }
  if (unit !== id) return;
  for (const each of rest) m.edit(each).unit = bottom;
  const next = m.edit(bottom);
  Object.assign(next, Object.fromEntries(kept.map((field) => [field, card[field]])), { evolved: m.state.turn });
}

/** A card in a new place is of no unit; who put it there says what it is of. */
export function entered(_m: TcgMachine, card: TcgCard): void {
  // Written out field by field: every move of a card comes here.
  card.unit = NONE;
  card.role = "none";
  card.slot = NONE;
  card.damage = 0;
  card.conditions = [];
  card.entered = NONE;
  card.evolved = NONE;
  card.switchedIn = NONE;
  card.switchedOut = NONE;
  card.hurt = NONE;
  card.lastHurt = 0;
  card.hurtByOpponent = false;
}
