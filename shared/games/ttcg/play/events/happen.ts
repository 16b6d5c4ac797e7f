import { NONE } from "../../../../match/index.js";
import type { PlacedPlan } from "../cards/blueprint.js";
import type { TtcgEvent, TtcgMachine, Waiting } from "../types.js";
import { blueprintOf, isFieldZone } from "../values/cards.js";
import { KeptLists } from "../values/kept-lists.js";
import { isSetOff } from "./set-off.js";

/** What is said of an event; the rest is absent. */
export type EventNote = Pick<TtcgEvent, "type" | "seat"> & Partial<TtcgEvent>;

/** The zones of the cards that hear events, in their order. */
const fieldZones = ["units", "spells", "under"] as const;

/** The cards on the field that hear anything, to be kept with what never changes in a match. */
export const keptHearing = (): KeptLists<readonly number[]> =>
  new KeptLists(fieldZones, (reader, _zone, cards) => cards.filter((id) => blueprintOf(reader, id).isHearing));

/** Something has happened: effects that it sets off wait for their place on the chain. */
export function happen(m: TtcgMachine, note: EventNote): void {
  const listeners = m.constants.heard.get(note.type);
  if (listeners === undefined) return;
  const event = eventOf(note);
  const found: Waiting[] = [];
  for (const side of [0, 1]) {
    for (let at = 0; at < fieldZones.length; at++) {
      for (const id of m.constants.hearing.of(m, at, side)) setOffOn(m, listeners, id, event, found);
    }
  }
  if (event.target !== NONE && !isFieldZone(m.card(event.target).zone))
    setOffOn(m, listeners, event.target, event, found);
  if (found.length > 0) m.draft.table.waiting = [...m.state.table.waiting, ...found];
}

/** The whole event; parts are copied by name, since spreading takes several times as long. */
const eventOf = ({ type, seat, target, object, from, to, untapped, equipped, other, item }: EventNote): TtcgEvent => ({
  target: target ?? NONE,
  object: object ?? NONE,
  from: from ?? "",
  to: to ?? "",
  untapped: untapped ?? true,
  equipped: equipped ?? false,
  other: other ?? NONE,
  item: item ?? NONE,
  type,
  seat,
});

/** Adds the effects of a card that an event sets off. */
function setOffOn(
  m: TtcgMachine,
  listeners: readonly (readonly PlacedPlan[])[],
  id: number,
  event: TtcgEvent,
  found: Waiting[],
): void {
  const { object, controller, definition } = m.card(id);
  const here = listeners[definition];
  if (here === undefined || here.length === 0) return;
  const source = { card: id, object, seat: controller, event };
  for (const { plan, effect } of here) {
    if (isSetOff(m, source, plan, effect)) found.push({ card: id, object, seat: controller, event, effect });
  }
}
