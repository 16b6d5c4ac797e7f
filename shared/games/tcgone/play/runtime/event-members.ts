import { NONE, targetSeat } from "../../../../match/index.js";
import { isUnit, valueOf } from "../rules/units.js";
import type { Env } from "./env.js";
import { cardValue, playerValue, type Value, textOf } from "./values.js";

/** A field of the event that is heard. */
export function eventMember({ r, heard }: Env, name: string, values: readonly Value[]): Value {
  if (heard === null) return null;
  const { event, cause } = heard;
  if (Object.hasOwn(event.data, name)) return event.data[name] ?? null;
  switch (name) {
    case "type":
      return event.type;
    case "target":
      if (event.target <= -2) return playerValue(targetSeat(event.target));
      if (event.target === NONE) return playerValue(event.seat);
      return isUnit(r, event.target) ? valueOf(r, event.target) : cardValue(event.target);
    case "player":
      return playerValue(cause.seat);
    case "source":
      return sourceOf(cause.kind);
    case "sourceCard":
      return cardValue(cause.card);
    case "parent":
      return r.isWithin(textOf(values[0] ?? ""));
    default:
      return null;
  }
}

const sources: Readonly<Record<string, string>> = {
  attack: "ATTACK",
  ability: "SRC_ABILITY",
  trainer: "TRAINER_CARD",
  energy: "SRC_SPECIAL_ENERGY",
  trait: "TRAIT",
  rules: "RULES",
};

/** The constant of a kind of source. */
export const sourceOf = (kind: string): string => sources[kind] ?? "RULES";

/** The kind of source that a constant means. */
export const kindOfSource = (constant: string): string =>
  Object.keys(sources).find((kind) => sources[kind] === constant) ?? "rules";
