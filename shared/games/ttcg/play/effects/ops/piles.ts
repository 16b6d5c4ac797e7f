import { NONE } from "../../../../../match/index.js";
import { happen } from "../../events/happen.js";
import { placeUnder, setTapped, tidyPiles } from "../../moves/piles.js";
import type { TtcgMachine } from "../../types.js";
import { atSlot, coveredAt, coveredBy, freeSlots, isActive, isSame, zoneOfRow } from "../../values/cards.js";
import { firstCards, secondCards, type Handlers, type Run } from "../run.js";
import type { Source } from "../source.js";
import { changed } from "./field.js";

type OfPiles = "place-under" | "move-under" | "move-column" | "swap" | "replace-destruction";

/** Actions on whole piles, and on what lies under an active card. */
export const ofPiles: Handlers<OfPiles> = {
  "place-under"(m, run, op) {
    const host = op.host === undefined ? thisCard(m, run) : (secondCards(run)[0] ?? NONE);
    if (host === NONE || !isActive(m.card(host))) return true;
    for (const id of changed(m, run)) {
      if (id === host) continue;
      const { zone: from, owner } = m.card(id);
      placeUnderBy(m, run.source, id, host);
      if (op.played === true) happen(m, { type: "played", seat: owner, target: id, object: m.card(id).object, from });
    }
    return true;
  },
  "move-under"(m, run) {
    const host = thisCard(m, run);
    if (host === NONE) return true;
    for (const id of firstCards(run)) {
      if (id === host || !isActive(m.card(id))) continue;
      const pile = [id, ...coveredBy(m, id)];
      for (const each of pile) {
        const { object } = m.card(each);
        placeUnder(m, each, host);
        happen(m, { type: "placed-under", seat: run.source.seat, target: each, object, other: host, to: "under" });
      }
      m.log({ type: "placed-under", seat: run.source.seat, cards: [id, host], from: "units" });
    }
    return true;
  },
  "move-column": (m, run) => moveNext(m, run),
  swap(m, run) {
    const [first] = firstCards(run);
    const [second] = secondCards(run);
    if (first === undefined || second === undefined || !isActive(m.card(first))) return true;
    exchange(m, first, second);
    m.log({ type: "swapped", seat: run.source.seat, cards: [first, second] });
    return true;
  },
  // Asked for where a card would be destroyed; by itself it does nothing.
  "replace-destruction": () => true,
};

const thisCard = (m: TtcgMachine, { source }: Run): number => (isSame(m, source) ? source.card : NONE);

/** An effect puts a card under another, which effects of that one hear. */
export function placeUnderBy(m: TtcgMachine, { seat }: Source, id: number, host: number): void {
  const { zone: from, object, owner } = m.card(id);
  placeUnder(m, id, host);
  m.log({ type: "placed-under", seat, cards: [id, host], from });
  happen(m, { type: "placed-under", seat: owner, target: id, object, other: host, from, to: "under" });
}

/** The second card takes slot, pile and tap state of the first, which goes where the second was. */
function exchange(m: TtcgMachine, first: number, second: number): void {
  const { row, side, slot, tapped, owner } = m.card(first);
  const { zone: to, row: rowOfSecond } = m.card(second);
  if (row === null || rowOfSecond !== null) return;
  const covered = coveredAt(m, row, side, slot);
  const { object } = m.card(first);
  m.move(first, to, { side: owner });
  const card = m.move(second, zoneOfRow(row), { side });
  Object.assign(card, { slot });
  if (tapped) setTapped(m, second, true);
  if (covered.length > 0) tidyPiles(m);
  happen(m, { type: "moved", seat: side, target: first, object, from: zoneOfRow(row), to, untapped: !tapped });
  if (to === "deck") m.shuffle("deck", owner);
}

/** Moves each pile to another column of its row, asking where; the last answer moves the pile that was asked about. */
function moveNext(m: TtcgMachine, run: Run): boolean {
  const { frame, source } = run;
  const cards = firstCards(run);
  const answer = m.answer("options");
  if (answer !== null) {
    frame.answer = null;
    const id = cards[frame.stage];
    if (id !== undefined) moveTo(m, id, openSlots(m, id)[answer.index] ?? NONE);
    frame.stage += 1;
  }
  const next = cards[frame.stage];
  if (next === undefined) return true;
  const slots = isActive(m.card(next)) ? openSlots(m, next) : [];
  if (slots.length === 0) {
    frame.stage += 1;
    return moveNext(m, run);
  }
  const { row, side } = m.card(next);
  m.ask({
    kind: "options",
    seat: source.seat,
    purpose: "slot",
    title: "Move it to which column?",
    options: slots.map((slot) => ({
      label: `Column ${slot + 1}`,
      refusal: null,
      at: { kind: "slot", zone: row === "spell" ? "spells" : "units", side, slot },
    })),
  });
  return false;
}

/** The other slots that a pile may go to. */
function openSlots(m: TtcgMachine, id: number): readonly number[] {
  const { row, side, slot } = m.card(id);
  if (row === null) return [];
  const free = freeSlots(m, row, side);
  if (m.constants.config["move-swap"] === "off") return free;
  const taken = m.zone(zoneOfRow(row), side).map((each) => m.card(each).slot);
  return [...free, ...taken].filter((each) => each !== slot).sort((a, b) => a - b);
}

function moveTo(m: TtcgMachine, id: number, to: number): void {
  const { row, side, slot } = m.card(id);
  if (row === null || to === NONE) return;
  const other = atSlot(m, row, side, to);
  const pile = [id, ...coveredAt(m, row, side, slot)];
  const others = other === NONE ? [] : [other, ...coveredAt(m, row, side, to)];
  for (const each of pile) m.edit(each).slot = to;
  for (const each of others) m.edit(each).slot = slot;
  m.log({ type: "moved-column", seat: side, cards: [id], data: { column: to + 1 } });
}
