import { NONE } from "../../../../match/index.js";
import type { TtcgEvent, TtcgMachine, Waiting } from "../types.js";
import { fieldOf } from "../values/cards.js";
import { plansOf } from "../effects/source.js";
import { isSetOff } from "./set-off.js";

/** What is said of an event; the rest is absent. */
export type EventNote = Pick<TtcgEvent, "type" | "seat"> & Partial<TtcgEvent>;

/** Something has happened: effects that it sets off wait for their place on the chain. */
export function happen(m: TtcgMachine, note: EventNote): void {
  if (!m.constants.heard.has(note.type)) return;
  const event: TtcgEvent = {
    target: NONE,
    object: NONE,
    from: "",
    to: "",
    untapped: true,
    other: NONE,
    item: NONE,
    ...note,
  };
  const listeners = new Set([0, 1].flatMap((side) => fieldOf(m, side)));
  if (event.target !== NONE) listeners.add(event.target);
  const found = [...listeners].flatMap((id) => setOffOn(m, id, event));
  if (found.length > 0) m.draft.table.waiting = [...m.state.table.waiting, ...found];
}

function setOffOn(m: TtcgMachine, id: number, event: TtcgEvent): readonly Waiting[] {
  const { object, controller } = m.card(id);
  return plansOf(m, id).flatMap((plan, effect): Waiting[] => {
    if (plan.hears !== "any" && plan.hears !== event.type) return [];
    const source = { card: id, object, seat: controller, event };
    return isSetOff(m, source, plan, effect) ? [{ ...source, effect }] : [];
  });
}
