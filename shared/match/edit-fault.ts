import { z } from "zod";
import { neverHappens } from "../base/index.js";
import type { Edit } from "./edit.js";
import type { Kernel } from "./kernel.js";
import type { ZoneRule } from "./layout.js";
import { NOBODY, NONE } from "./seat.js";
import { wholeSchema as whole } from "./schemas.js";
import { attachments, type SetUpField } from "./set-up.js";
import type { JsonValue, MatchState, MatchTypes } from "./state.js";

/** The fields that every card has, as `set` takes them. */
export const kernelFields = z.discriminatedUnion("field", [
  z.object({ field: z.literal("controller"), value: whole }),
  z.object({ field: z.literal("known"), value: z.array(whole) }),
  z.object({ field: z.literal("on"), value: z.object({ card: whole, as: z.enum(attachments) }) }),
]);

/** Each change by hand is kept with the position it led to: a file of many thousands that make cards would fill the memory. */
const mostMade = 4_000;

/** Why an edit names something that is not there, or that the rules do not have. */
export function faultOf<T extends MatchTypes>(kernel: Kernel<T>, state: MatchState<T>, edit: Edit): string | null {
  const { rules } = kernel;
  const isSeat = (seat: number): boolean => rules.seats[seat] !== undefined;
  const ruleOf = (zone: string): ZoneRule | undefined =>
    Object.hasOwn(rules.zones, zone) ? rules.zones[zone as T["zone"]] : undefined;
  const isPlace = (zone: string, side: number): boolean => {
    const rule = ruleOf(zone);
    return rule !== undefined && (rule.shared === true || isSeat(side));
  };
  const belongsToNobody = ({ owner, zone }: { readonly owner: number; readonly zone: string }): boolean =>
    owner === NOBODY && ruleOf(zone)?.unowned === true;
  switch (edit.kind) {
    case "move":
      if (state.cards[edit.card] === undefined) return `There is no card ${edit.card}.`;
      return isPlace(edit.zone, edit.side) ? null : `There is no zone "${edit.zone}" of seat ${edit.side}.`;
    case "create":
      if (state.cards.length >= mostMade) return `A match of ${mostMade} cards takes no more.`;
      if (!isSeat(edit.owner) && !belongsToNobody(edit)) return `There is no seat ${edit.owner}.`;
      if (rules.newCard(state.constants, edit.definition) === null) return `There is no definition ${edit.definition}.`;
      if (!isPlace(edit.zone, edit.side)) return `There is no zone "${edit.zone}" of seat ${edit.side}.`;
      return edit.slot === undefined ? null : slotFault(kernel, edit.zone, edit.slot);
    case "set":
      if (state.cards[edit.card] === undefined) return `There is no card ${edit.card}.`;
      return fieldFault(kernel, state, edit.field, edit.value);
    case "position":
      return positionFault(kernel, edit);
    case "chance":
      return null;
    case "count":
      if (!isSeat(edit.seat)) return `There is no seat ${edit.seat}.`;
      return Object.hasOwn(state.counters[edit.seat] ?? {}, edit.counter) && Number.isSafeInteger(edit.value)
        ? null
        : `There is no counter "${edit.counter}", or ${edit.value} is not a value for it.`;
    case "redefine":
      return rules.redefine === undefined ? "In this game cards cannot change during a match." : null;
    case "game":
      if (rules.edited === undefined) return "This game has no such change.";
      if (rules.handEdits?.includes(edit.what) === false) {
        return `There is no change "${edit.what}". There are: ${rules.handEdits.join(", ")}.`;
      }
      if (edit.seat !== NOBODY && !isSeat(edit.seat)) return `There is no seat ${edit.seat}.`;
      return edit.card === NONE || state.cards[edit.card] !== undefined ? null : `There is no card ${edit.card}.`;
    default:
      return neverHappens(edit);
  }
}

function slotFault<T extends MatchTypes>({ rules }: Kernel<T>, zone: string, slot: number): string | null {
  const place = rules.layout.zones.find((each) => each.zone === zone);
  if (place?.slots === undefined || place.slotEdit === undefined) return `There are no slots in "${zone}".`;
  return place.slots[slot] === undefined ? `There is no slot ${slot} in "${zone}".` : null;
}

function positionFault<T extends MatchTypes>(
  { rules }: Kernel<T>,
  { active, phase, turn }: Extract<Edit, { kind: "position" }>,
): string | null {
  if (rules.setUp?.position === undefined) {
    return `The rules of ${rules.title} cannot begin in the middle of a turn.`;
  }
  if (active !== undefined && rules.seats[active] === undefined) return `There is no seat ${active}.`;
  if (turn !== undefined && turn < 1) return `There is no turn ${turn}; the first is 1.`;
  const phases = rules.layout.phases.map((each) => each.phase);
  return phase === undefined || phases.includes(phase)
    ? null
    : `There is no phase "${phase}". There are: ${phases.join(", ")}.`;
}

function fieldFault<T extends MatchTypes>(
  { rules }: Kernel<T>,
  state: MatchState<T>,
  field: string,
  value: JsonValue,
): string | null {
  const kernelField = kernelFields.safeParse({ field, value });
  if (kernelField.success) {
    const { data } = kernelField;
    if (data.field === "on") {
      if (state.cards[data.value.card] === undefined) return `There is no card ${data.value.card}.`;
      return rules.setUp?.attach === undefined ? `In ${rules.title} no card lies at another.` : null;
    }
    const seats = data.field === "known" ? data.value : [data.value];
    const missing = seats.find((seat) => rules.seats[seat] === undefined);
    return missing === undefined ? null : `There is no seat ${missing}.`;
  }
  const fields = rules.setUp?.fields ?? {};
  const known = Object.hasOwn(fields, field) ? fields[field] : undefined;
  if (known === undefined) return noField(rules.title, field, Object.keys(fields));
  return doesFit(known, value, { seats: rules.seats.length, cards: state.cards.length })
    ? null
    : `${field} must be ${fieldInWords(known)}.`;
}

/** There is no such field; what there is instead. */
export const noField = (game: string, field: string, known: readonly string[]): string =>
  `${game} has no field "${field}" for cards. ${known.length === 0 ? "It has none." : `There are: ${known.join(", ")}.`}`;

/** Whether a value is one of a field. */
function doesFit(field: SetUpField, value: JsonValue, there: { seats: number; cards: number }): boolean {
  const isBelow = (bound: number): boolean =>
    typeof value === "number" && Number.isInteger(value) && value >= 0 && value < bound;
  switch (field.kind) {
    case "integer":
      return (
        typeof value === "number" &&
        Number.isSafeInteger(value) &&
        value >= (field.min ?? -Infinity) &&
        value <= (field.max ?? Infinity)
      );
    case "flag":
      return typeof value === "boolean";
    case "choice":
      return typeof value === "string" && field.values.includes(value);
    case "seat":
      return isBelow(there.seats);
    case "card":
      return isBelow(there.cards);
    default:
      return neverHappens(field);
  }
}

/** What a field takes: "a whole number from 0 to 5". */
export function fieldInWords(field: SetUpField): string {
  switch (field.kind) {
    case "integer": {
      const { min, max } = field;
      if (min !== undefined && max !== undefined) return `a whole number from ${min} to ${max}`;
      if (min !== undefined) return `a whole number, at least ${min}`;
      return max === undefined ? "a whole number" : `a whole number, at most ${max}`;
    }
    case "flag":
      return "true or false";
    case "choice":
      return `one of ${field.values.join(", ")}`;
    case "seat":
      return "a player";
    case "card":
      return "the name of a card";
    default:
      return neverHappens(field);
  }
}
