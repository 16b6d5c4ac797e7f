import { NONE, type CardFace, type JsonObject, type Seat } from "../../../../match/index.js";
import { isAwake } from "../triggers/happen.js";
import type { DreamCard, DreamReader } from "../types.js";
import { subtypeSpelling } from "../../language/index.js";
import { isWarded } from "../values/predicates.js";
import { costOf, definitionOf, isFast, sparkOf, totalSpark } from "../values/figures.js";

/** What a card shows: current figures beside the printed ones, its text, and what is so just now. */
export function faceOf(reader: DreamReader, card: Readonly<DreamCard>): CardFace {
  const definition = definitionOf(reader, card.id);
  const { name, kind, texts, source } = definition;
  return {
    name,
    figures: figures(reader, card),
    marks: marks(reader, card),
    text: definition.understood ? texts.join("\n") : source.rulesText,
    slot: kind === "character" && card.zone === "battlefield" ? card.place : NONE,
    attachedTo: NONE,
  };
}

function figures(reader: DreamReader, card: Readonly<DreamCard>): CardFace["figures"] {
  const { kind, cost: printed, source } = definitionOf(reader, card.id);
  if (kind === "well")
    return [{ title: "Energy", symbol: "●", value: source.energyProduced, base: source.energyProduced }];
  if (kind === "caller") return [{ title: "Awakens", value: source.awakening, base: source.awakening }];
  const shown = source.energyCost === null ? "*" : costOf(reader, card.id, printed);
  const cost = { title: "Cost", symbol: "●", value: shown, base: source.energyCost ?? "*" };
  if (kind === "event") return [cost];
  return [cost, { title: "Spark", value: sparkOf(reader, card.id), base: source.spark ?? "*" }];
}

function marks(reader: DreamReader, card: Readonly<DreamCard>): string[] {
  const { kind, subtype, understood } = definitionOf(reader, card.id);
  const found: string[] = [];
  if (kind === "character") found.push(subtype === null ? "Character" : subtypeSpelling(subtype));
  if (kind === "event") found.push("Event");
  if (isFast(reader, card.id)) found.push("Fast");
  if (card.token) found.push("Token");
  if (card.reclaimed) found.push("Reclaimed");
  if (card.reserved) found.push("Reserved");
  if (card.zone === "battlefield" && card.controller !== card.owner) found.push("Controlled");
  if (card.zone === "battlefield" && isWarded(reader, card.id)) found.push("Cannot be dissolved");
  if (reader.state.bundles.some(({ program, vars }) => program === "disabled" && vars.object === card.object)) {
    found.push("Disabled");
  }
  if (card.zone === "callers" && !isAwake(reader, card.id)) found.push("Asleep");
  if (reader.state.table.resolving === card.id) found.push("Resolving");
  if (!understood) found.push("Text not understood");
  return found;
}

/** Numbers of a seat that are no counters. */
export const seatFigures = (reader: DreamReader, seat: Seat): Readonly<Record<string, number>> => ({
  spark: totalSpark(reader, seat),
});

/** What else a viewer may know. All of it is public. */
export function facts(reader: DreamReader): JsonObject {
  const { table, active } = reader.state;
  const { pointsToWin } = reader.constants.config;
  return {
    priority: table.priority,
    resolving: table.resolving,
    well: table.well,
    // Who would win in its next judgment as things stand (dreamtides-battle.md 18).
    imminent: [0, 1].map((seat) => {
      const lead = totalSpark(reader, seat) - totalSpark(reader, 1 - seat);
      const missing = pointsToWin - reader.counters(seat).points;
      return seat !== active && reader.constants.config.profile === "classic" && lead >= missing;
    }),
  };
}
