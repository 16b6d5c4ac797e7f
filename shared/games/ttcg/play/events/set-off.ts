import { NONE, type Seat } from "../../../../match/index.js";
import type { Trigger } from "../../language/ast/clauses.js";
import type { Selector } from "../../language/ast/selectors.js";
import type { EffectPlan } from "../cards/blueprint.js";
import { isInState, isKind } from "../effects/selectors.js";
import type { Source } from "../effects/source.js";
import { holds, isWhile } from "../effects/states.js";
import type { TtcgEvent, TtcgReader } from "../types.js";
import { isActive, topOf } from "../values/cards.js";

/** Whether an event sets an effect off: what it listens to, and whether its card can use it. */
export function isSetOff(reader: TtcgReader, source: Source, plan: EffectPlan, effect: number): boolean {
  const { event } = source;
  if (event === null || !isReady(reader, source, plan, effect, event)) return false;
  const { program, timing } = plan;
  if (timing.window === "entering") return isEchoing(reader, source, event);
  if (program?.when === undefined) return timing.anyChange === true && !isWaiting(reader, source, effect);
  return hears(reader, source, program.when, event);
}

/** Whether the card may use the effect at all now: it is where it must be, and as it must be. */
function isReady(
  reader: TtcgReader,
  source: Source,
  { program, timing }: EffectPlan,
  effect: number,
  event: TtcgEvent,
): boolean {
  const card = reader.card(source.card);
  const { config } = reader.constants;
  if (program === null) return false;
  const uses = card.uses[effect] ?? 0;
  if (uses >= config["activations-per-turn"] || (program.once && uses > 0)) return false;
  if (leaves(program.when))
    return event.target === source.card && (event.untapped || config["leaving-untapped"] === "off");
  if (program.test !== undefined && !holds(reader, source, program.test)) return false;
  if (program.form === "dormant") return topOf(reader, source.card) !== NONE;
  if (!isActive(card)) return false;
  if (program.while !== undefined && !isWhile(reader, source, program.while)) return false;
  return program.while === "tapped" || timing.needs === "any" || card.tapped === (timing.needs === "tapped");
}

/** Triggers of a card about its own going, which it hears from where it has gone. */
const leaves = (when: Trigger | undefined): boolean =>
  when?.event === "this-to-discard" || when?.event === "this-destroyed";

/** An echo sounds when its card is played, and once more when it is untapped after that. */
const isEchoing = (reader: TtcgReader, { card }: Source, { type, target }: TtcgEvent): boolean => {
  const { echoes } = reader.card(card);
  return target === card && ((type === "played" && echoes === 0) || (type === "untapped" && echoes === 1));
};

/** An effect that answers any change is set off once in a chain. */
const isWaiting = ({ state }: TtcgReader, { card, object }: Source, effect: number): boolean =>
  state.table.waiting.some((each) => each.object === object && each.effect === effect) ||
  state.stack.some((item) => item.cause.card === card && item.object === object && item.effect === effect);

/** Whether an event is what a trigger listens to. */
function hears(reader: TtcgReader, source: Source, when: Trigger, event: TtcgEvent): boolean {
  const { card, seat } = source;
  const isSeat = (whose: "you" | "opponent" | "each" | "any" | undefined, of: Seat): boolean =>
    whose === "you" ? of === seat : whose === "opponent" ? of !== seat : true;
  switch (when.event) {
    case "turn-start":
    case "turn-end":
      return isSeat(when.whose, event.seat);
    case "this-to-discard":
      return event.to === "discard";
    case "this-destroyed":
      return true;
    case "moved-from-under-this":
      return event.other === card;
    case "attacked-after":
      return event.target === card;
    case "attacks":
      return "of" in when ? event.target === card : isOne(reader, source, when.sel, event, event.target, event.seat);
    case "is-attacked":
      if ("of" in when) return event.other === card;
      return event.other >= 0 && isOne(reader, source, when.sel, event, event.other, reader.opponent(event.seat));
    case "effect-activates":
      return (
        event.target !== card &&
        isSeat(when.by, event.seat) &&
        isOne(reader, source, when.sel, event, event.target, event.seat)
      );
    case "destroyed":
    case "discarded":
    case "tapped":
    case "untapped":
      return isOne(reader, source, when.sel, event, event.target, event.seat);
    case "played":
      return isSeat(when.by, event.seat) && isOne(reader, source, when.sel, event, event.target, event.seat);
    case "targeted":
      return (
        event.target !== card &&
        isOne(reader, source, when.sel, event, event.target, reader.card(event.target).controller)
      );
    case "placed-under-this":
      return event.other === card && isKind(reader, when.sel, event.target);
    case "moved":
      return (
        event.from === when.from &&
        event.to === when.to &&
        isOne(reader, source, when.sel, event, event.target, event.seat)
      );
    case "sent-to-discard":
      return event.to === "discard" && reader.card(event.target).owner === seat;
  }
}

/** Whether the card of an event is meant, wherever it is by now; whose it was is the player of the event. */
function isOne(reader: TtcgReader, source: Source, sel: Selector, event: TtcgEvent, id: number, whose: Seat): boolean {
  const { controller, side, state } = sel;
  const player = controller ?? side;
  if (player === "you" && whose !== source.seat) return false;
  if (player === "opponent" && whose === source.seat) return false;
  return (
    isKind(reader, sel, id) &&
    (state === undefined || wasInState(reader, event, id, state)) &&
    (sel.other !== true || id !== source.card) &&
    (sel.owner !== "you" || isOwned(reader, source, id))
  );
}

/** Whether a card was in a state at an event: as it lay where it has left a place. */
function wasInState(reader: TtcgReader, event: TtcgEvent, id: number, state: NonNullable<Selector["state"]>): boolean {
  const hasLeft = id === event.target && event.from !== "" && event.to !== "";
  if (!hasLeft) return isInState(reader, id, state);
  switch (state) {
    case "dormant":
      return event.from === "under";
    case "equipped":
      return event.equipped;
    case "tapped":
    case "untapped":
      return event.untapped === (state === "untapped");
  }
}

const isOwned = (reader: TtcgReader, { seat }: Source, id: number): boolean => reader.card(id).owner === seat;
