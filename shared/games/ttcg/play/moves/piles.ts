import { NONE, type Seat } from "../../../../match/index.js";
import { continuousOf } from "../effects/continuous.js";
import { happen } from "../events/happen.js";
import type { Row, TtcgMachine, Zone } from "../types.js";
import { atSlot, coveredAt, isFieldZone, topOf, zoneOfRow } from "../values/cards.js";

/** Puts a card into a free slot of a row, as its active card. */
export function enterSlot(m: TtcgMachine, id: number, row: Row, side: Seat, slot: number): void {
  const from = m.card(id).zone;
  const card = m.move(id, zoneOfRow(row), { side });
  card.slot = slot;
  if (from === "under") tidyPiles(m);
}

/** Puts a card on top of the active card of a pile, which is covered from then on (MATCH-21). */
export function coverWith(m: TtcgMachine, id: number, host: number): void {
  const { row, side, slot, attacks } = m.card(host);
  if (row === null) throw new Error(`Card ${host} is not an active card`);
  for (const each of coveredAt(m, row, side, slot)) m.edit(each).depth += 1;
  const goingOn = m.constants.config["continuous-covered"] === "stays" ? continuousOf(m, host) : [];
  const covered = m.move(host, "under", { side });
  covered.row = row;
  covered.slot = slot;
  covered.depth = 1;
  covered.attacks = attacks;
  for (const { program, cause, vars } of goingOn) {
    m.register({ program, vars, cause: { ...cause, object: covered.object }, bound: covered.object });
  }
  enterSlot(m, id, row, side, slot);
  m.edit(id).attacks = attacks;
}

/** Puts a card at the bottom of the pile of an active card. */
export function placeUnder(m: TtcgMachine, id: number, host: number): void {
  const { row, side, slot, attacks } = m.card(host);
  if (row === null) throw new Error(`Card ${host} is not an active card`);
  const from = m.card(id).zone;
  const depth = coveredAt(m, row, side, slot).filter((each) => each !== id).length + 1;
  const card = m.move(id, "under", { side });
  card.row = row;
  card.slot = slot;
  card.depth = depth;
  card.attacks = attacks;
  if (isFieldZone(from)) tidyPiles(m);
}

/** Takes a card from wherever it is to a zone off the field; its pile closes up. */
export function takeAway(m: TtcgMachine, id: number, to: Zone, at: "top" | "bottom" = "top"): void {
  const { zone: from, object, controller } = m.card(id);
  const top = topOf(m, id);
  m.move(id, to, { at });
  if (top !== NONE) happen(m, { type: "left-under", seat: controller, target: id, object, other: top, from, to });
  if (isFieldZone(from)) tidyPiles(m);
}

/**
 * Closes every pile: where the active card is gone the next one becomes active, untapped (MATCH-42), and depths have no gaps.
 * It has attacked as often as its pile has (MATCH-43).
 */
export function tidyPiles(m: TtcgMachine): void {
  for (const side of [0, 1]) {
    for (const [row, slot] of pilesOf(m, side)) {
      const [next, ...rest] = coveredAt(m, row, side, slot);
      if (next === undefined) continue;
      const isOpen = atSlot(m, row, side, slot) === NONE;
      if (isOpen) uncover(m, next, row, side, slot);
      (isOpen ? rest : [next, ...rest]).forEach((id, at) => {
        if (m.card(id).depth !== at + 1) m.edit(id).depth = at + 1;
      });
    }
  }
}

/** The places of piles that have covered cards. */
function pilesOf(m: TtcgMachine, side: Seat): readonly (readonly [Row, number])[] {
  const found: (readonly [Row, number])[] = [];
  for (const id of m.zone("under", side)) {
    const { row, slot } = m.card(id);
    // There are few: to look at those that were found is quicker than to keep them by a key.
    if (row !== null && !found.some((each) => each[0] === row && each[1] === slot)) found.push([row, slot]);
  }
  return found;
}

function uncover(m: TtcgMachine, id: number, row: Row, side: Seat, slot: number): void {
  const { attacks } = m.card(id);
  const card = m.move(id, zoneOfRow(row), { side });
  const mayAttack = m.constants.config["uncovered-attack"] === "on";
  card.slot = slot;
  card.attacks = mayAttack ? attacks : Math.max(attacks, mostAttacks);
  m.log({ type: "surfaced", seat: side, cards: [id] });
}

/** More than any unit may attack in a battle phase. */
const mostAttacks = 99;

/** Taps or untaps an active card; whether that changed anything. */
export function setTapped(m: TtcgMachine, id: number, tapped: boolean): boolean {
  if (m.card(id).tapped === tapped) return false;
  const card = m.edit(id);
  card.tapped = tapped;
  if (tapped) {
    card.tappedTurn = m.state.turn;
    m.draft.table.tappedThisTurn = [...m.state.table.tappedThisTurn, { card: id, object: card.object }];
  }
  m.log({ type: tapped ? "tapped" : "untapped", seat: card.controller, cards: [id] });
  happen(m, { type: tapped ? "tapped" : "untapped", seat: card.controller, target: id, object: card.object });
  return true;
}
