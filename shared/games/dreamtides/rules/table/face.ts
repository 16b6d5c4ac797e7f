import {
  NONE,
  type CardFace,
  type CardPlace,
  type FaceSupport,
  type JsonObject,
  type Seat,
} from "../../../../match/index.js";
import { isAwake } from "../triggers/happen.js";
import type { DreamCard, DreamItem, DreamReader } from "../types.js";
import { subtypeSpelling } from "../../language/index.js";
import { waysToPlay } from "../actions/ways.js";
import { scriptAt } from "../cards/codes.js";
import type { Definition } from "../cards/definition.js";
import { supportsOf } from "../support/index.js";
import { isWarded } from "../values/predicates.js";
import { forecasts, scoresOf } from "./forecast.js";
import { costOf, definitionOf, isFast, sparkOf, totalSpark } from "../values/figures.js";

/** What a card shows: current figures beside the printed ones, its text, and what is so just now. */
export function faceOf(reader: DreamReader, card: Readonly<DreamCard>): CardFace {
  const definition = definitionOf(reader, card.id);
  const { name, source } = definition;
  return {
    name,
    figures: figures(reader, card),
    marks: marks(reader, card),
    text: definition.understood ? textsOf(reader, card).join("\n") : source.rulesText,
    support: supportShown(definition),
  };
}

/** Where a character stands: with lanes in one of the places, else nowhere in particular. */
export function placeOf(reader: DreamReader, card: Readonly<DreamCard>): Partial<CardPlace> {
  const isPlaced = card.zone === "battlefield" && definitionOf(reader, card.id).kind === "character";
  return isPlaced ? { slot: card.place } : {};
}

function supportShown(definition: Definition): FaceSupport {
  if (!definition.understood) {
    return { kind: "none", reason: "The rules text is not understood, so the card has no abilities here." };
  }
  const supports = supportsOf(definition);
  const reasons = supports.flatMap((support) => (support.kind === "full" ? [] : [support.reason]));
  if (reasons.length > 0) return { kind: "partial", reason: reasons.join(" ") };
  return { kind: "full", reason: supports.length > 0 ? "" : "No rules text: it does what its type does." };
}

const itemOf = (reader: DreamReader, { id, zone }: Readonly<DreamCard>): DreamItem | undefined =>
  zone === "stack" ? reader.state.stack.find((item) => item.card === id) : undefined;

/** One text per ability; on the stack only the chosen mode of one that offers several (RULES-10), and what was paid. */
function textsOf(reader: DreamReader, card: Readonly<DreamCard>): readonly string[] {
  const { texts, plans } = definitionOf(reader, card.id);
  const item = itemOf(reader, card);
  if (item === undefined) return texts;
  const chosen = plans.reduce((shown, { script }, at) => {
    const found = scriptAt(reader.constants, script);
    const mode = found?.modes[item.choices[at]?.mode ?? NONE];
    return found === undefined || mode === undefined ? shown : shown.with(found.ability, mode.label);
  }, texts);
  const { spent } = item.memory;
  return spent === NONE ? chosen : [...chosen, `(${spent}● paid)`];
}

/** What a card costs where it is: in the void the least it can be played for, on the stack with what its modes cost. */
function costShown(reader: DreamReader, card: Readonly<DreamCard>): number | string {
  const { cost, source } = definitionOf(reader, card.id);
  if (card.zone === "void") {
    const ways = waysToPlay(reader, card.side, card.id);
    if (ways.length > 0) return Math.min(...ways.map(({ energy }) => energy));
  }
  if (source.energyCost !== null) return costOf(reader, card.id, cost);
  const modes = itemOf(reader, card)?.modeEnergy ?? 0;
  return modes === 0 ? "*" : modes;
}

function figures(reader: DreamReader, card: Readonly<DreamCard>): CardFace["figures"] {
  const { kind, source } = definitionOf(reader, card.id);
  if (kind === "well")
    return [{ title: "Energy", symbol: "●", value: source.energyProduced, base: source.energyProduced }];
  if (kind === "caller") return [{ title: "Awakens", value: source.awakening, base: source.awakening }];
  const cost = { title: "Cost", symbol: "●", value: costShown(reader, card), base: source.energyCost ?? "*" };
  if (kind === "event") return [cost];
  return [cost, { title: "Spark", value: sparkOf(reader, card.id), base: source.spark ?? "*" }];
}

function marks(reader: DreamReader, card: Readonly<DreamCard>): string[] {
  const definition = definitionOf(reader, card.id);
  const { kind, subtype, understood } = definition;
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
  for (const support of supportsOf(definition))
    if (support.kind !== "full") found.push(`Not carried out: ${support.reason}`);
  return found;
}

/** Numbers of a seat that are no counters. */
export const seatFigures = (reader: DreamReader, seat: Seat): Readonly<Record<string, number>> => ({
  spark: totalSpark(reader, seat),
  characters: reader.zone("battlefield", seat).length,
  scores: scoresOf(reader, seat),
});

/** What else a viewer may know. All of it is public. */
export function facts(reader: DreamReader): JsonObject {
  const { table, active } = reader.state;
  const { pointsToWin } = reader.constants.config;
  return {
    priority: table.priority,
    resolving: table.resolving,
    well: table.well,
    // Who would win in its next judgment as things stand (RULES-32).
    lanes: forecasts(reader).map((forecast) => ({ ...forecast })),
    imminent: [0, 1].map((seat) => {
      const lead = totalSpark(reader, seat) - totalSpark(reader, 1 - seat);
      const missing = pointsToWin - reader.counters(seat).points;
      return seat !== active && reader.constants.config.profile === "classic" && lead >= missing;
    }),
  };
}
