import { EVENT_NAMES, type EventName } from "../events.js";
import type { Definition, TriggerZone } from "./definition.js";

/**
 * What listens to one event, by where a card is: the places in `triggers` of each definition, by its number. The list is empty where
 * nothing listens from there.
 */
export type Listening = Readonly<Record<TriggerZone, readonly (readonly number[])[]>>;

/** The events that some ability of the match listens to, with what listens. */
export type Heard = Readonly<Partial<Record<EventName, Listening>>>;

const nothing: readonly never[] = [];

/** Who hears what of these cards. */
export function heardIn(definitions: readonly Definition[]): Heard {
  const heard: Partial<Record<EventName, Listening>> = {};
  for (const event of EVENT_NAMES) {
    const listeningFrom = (zone: TriggerZone): Listening[TriggerZone] => {
      const listens = definitions.some(({ triggerIndex }) => triggerIndex[zone][event] !== undefined);
      return listens ? definitions.map(({ triggerIndex }) => triggerIndex[zone][event] ?? nothing) : nothing;
    };
    const listening = { field: listeningFrom("field"), void: listeningFrom("void"), self: listeningFrom("self") };
    const isHeard = Object.values(listening).some((from) => from.length > 0);
    if (isHeard || (event === "materialized" && definitions.some(judges))) heard[event] = listening;
  }
  return heard;
}

/** Whether a static of the card listens to what is materialized. */
const judges = ({ statics }: Definition): boolean =>
  statics.some(({ rule }) => typeof rule === "object" && "JudgmentTriggersWhenMaterialized" in rule);
