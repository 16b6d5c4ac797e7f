import { NONE } from "../../../../match/index.js";
import { enterSlot } from "../moves/piles.js";
import { rows, type TtcgMachine, type TtcgReader } from "../types.js";
import { activeIn, blueprintOf, freeSlots, isActive } from "../values/cards.js";
import { startLasting } from "./lasting/start.js";
import { hostOf } from "./refs.js";
import { plansOf, type Source } from "./source.js";
import { isLasting } from "./targets.js";

/** Attaches a card to a unit; one that is not on the field takes a slot of its row first. */
export function attach(m: TtcgMachine, id: number, host: number, source: Source): void {
  if (!isActive(m.card(id))) {
    const { row } = blueprintOf(m, id);
    const [slot] = freeSlots(m, row, source.seat);
    if (slot === undefined) return;
    enterSlot(m, id, row, source.seat, slot);
  }
  const wasFree = m.card(id).host === NONE;
  m.edit(id).host = m.card(host).object;
  m.log({ type: "equipped", seat: source.seat, cards: [id, host] });
  if (wasFree) holdWhileAttached(m, id, source);
}

/** What equip effects of the card say holds from now on, of whatever it is attached to. */
function holdWhileAttached(m: TtcgMachine, id: number, { seat }: Source): void {
  const { definition, object } = m.card(id);
  plansOf(m, id).forEach(({ program }, effect) => {
    if (program?.form !== "equip") return;
    const source: Source = { card: id, object, seat, event: null };
    program.ops.forEach((op, at) => {
      if (isLasting(op)) startLasting(m, program, { source, definition, effect, at, cards: null });
    });
  });
}

/** Cards whose unit is gone are attached to nothing any more. */
export function releaseEquips(m: TtcgMachine): void {
  for (const id of attached(m)) {
    if (hostOf(m, id) !== NONE) continue;
    m.edit(id).host = NONE;
    m.log({ type: "released", seat: m.card(id).controller, cards: [id] });
    const { object } = m.card(id);
    m.unregisterWhere(
      (bundle) =>
        bundle.program === "lasting" &&
        bundle.cause.object === object &&
        isOfEquip(m, bundle.cause.card, bundle.cause.ability),
    );
  }
}

const nothing: readonly number[] = [];

/** The cards that are attached to something; asked after all that happens, and mostly there are none. */
function attached(reader: TtcgReader): readonly number[] {
  let found: number[] | null = null;
  for (let side = 0; side < 2; side++) {
    for (const row of rows) {
      for (const id of activeIn(reader, row, side)) if (reader.card(id).host !== NONE) (found ??= []).push(id);
    }
  }
  return found ?? nothing;
}

const isOfEquip = (reader: TtcgReader, id: number, effect: number): boolean =>
  plansOf(reader, id)[effect]?.program?.form === "equip";
