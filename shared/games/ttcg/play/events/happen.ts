import { NONE } from "../../../../match/index.js";
import type { PlacedPlan } from "../cards/blueprint.js";
import type { TtcgEvent, TtcgMachine, TtcgReader, Waiting } from "../types.js";
import { blueprintOf, isFieldZone } from "../values/cards.js";
import { KeptLists } from "../values/kept-lists.js";
import { isSetOff } from "./set-off.js";

/** What is said of an event; the rest is absent. */
export type EventNote = Pick<TtcgEvent, "type" | "seat"> & Partial<TtcgEvent>;

/** The cards of a list that hear anything, to be kept with what never changes in a match. */
export const keptHearing = (): KeptLists<readonly number[]> => new KeptLists(hearingIn);

const hearingIn = (reader: TtcgReader, cards: readonly number[]): readonly number[] =>
  cards.filter((id) => blueprintOf(reader, id).isHearing);

/** Something has happened: effects that it sets off wait for their place on the chain. */
export function happen(m: TtcgMachine, note: EventNote): void {
  const listeners = m.constants.heard.get(note.type);
  if (listeners === undefined) return;
  const event = eventOf(note);
  const found: Waiting[] = [];
  const { hearing } = m.constants;
  const { units, spells, under } = m.state.zones;
  for (let side = 0; side < 2; side++) {
    for (const id of hearing.of(m, units, side, 0)) setOffOn(m, listeners, id, event, found);
    for (const id of hearing.of(m, spells, side, 1)) setOffOn(m, listeners, id, event, found);
    for (const id of hearing.of(m, under, side, 2)) setOffOn(m, listeners, id, event, found);
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
