import { NONE, type JsonObject, type Seat } from "../../../../match/index.js";
import { isBasicUnit } from "../runtime/kinds.js";
import { lambdaOf } from "../runtime/expressions.js";
import { refusalOfBody } from "../runtime/requirements.js";
import { eventOn } from "../runtime/run.js";
import { cardValue, isTrue } from "../runtime/values.js";
import { byPlayer } from "../rules/causes.js";
import { benchSize, getNumber, getOfSeat } from "../rules/getters.js";
import { cardEnv } from "../rules/hooks.js";
import { benchCount, compiledOf, definitionOf, toolsOf, topOf, valueOf } from "../rules/units.js";
import { isHeard, vetoOf, vetoOn } from "../rules/vetoes.js";
import type { TcgReader } from "../types.js";
import { limitRefusal } from "./turn-limit.js";

/** Why a card cannot be played now, as listeners to one of the events of its playing say. */
function playVeto(r: TcgReader, card: number, seat: Seat, type: string, more?: () => JsonObject): string | null {
  // Nearly always nothing hears it: that way makes nothing.
  if (!isHeard(r, type)) return null;
  const fields = { card: cardValue(card), cardToPlay: cardValue(card), fromHand: true, ...more?.() };
  return vetoOf(r, eventOn(type, card, seat, fields));
}

/** Why a unit in the hand is not put onto the bench now; null when it can be. */
export function benchRefusal(r: TcgReader, card: number, seat: Seat): string | null {
  if (!isBasicUnit(definitionOf(r, card))) return "Only basic units are put onto the bench.";
  if (benchCount(r, seat) >= benchSize(r, seat)) return "The bench is full.";
  return playVeto(r, card, seat, "PLAY_CARD") ?? playVeto(r, card, seat, "PLAY_BASIC");
}

const stageBelow: Readonly<Record<string, readonly string[]>> = {
  stage1: ["basic", "baby", "restored"],
  stage2: ["stage1"],
  "level-up": ["basic", "baby", "stage1", "stage2"],
};

/** Why a card in the hand does not evolve a unit now; null when it can. */
export function evolveRefusal(r: TcgReader, card: number, seat: Seat, unit: number): string | null {
  const definition = definitionOf(r, card);
  const below = stageBelow[definition.stage];
  if (unit === NONE || below === undefined) return "It evolves none of your units.";
  const top = definitionOf(r, topOf(r, unit));
  if (top.name !== definition["evolves-from"] || !below.includes(top.stage))
    return `It evolves ${definition["evolves-from"]}.`;
  const { entered, evolved, slot } = r.card(unit);
  const { turn } = r.state;
  const isFirst = !r.constants.config.firstEvolve && r.counters(seat).turns <= 1;
  if (definition.stage === "level-up" && slot !== 0) return "Only the active unit levels up.";
  if (entered === turn || evolved === turn || isFirst) {
    const event = eventOn("PREVENT_EVOLVE", unit, seat, { unit: valueOf(r, unit), reason: "PLAY_FROM_HAND" });
    if (liftOf(r, event) === null)
      return isFirst ? "No unit evolves in its player's first turn." : "It came into play or evolved this turn.";
  }
  return (
    playVeto(r, card, seat, "PLAY_EVOLUTION", () => ({
      unit: valueOf(r, unit),
      pokemonToBeEvolved: valueOf(r, unit),
    })) ??
    vetoOn(r, "EVOLVE", unit, seat, () => ({
      card: cardValue(card),
      unit: valueOf(r, unit),
      reason: "PLAY_FROM_HAND",
    }))
  );
}

/** A restriction is an event whose prevention permits; it is raised while an evolution is looked at. */
const liftOf = (r: TcgReader, event: ReturnType<typeof eventOn>): string | null =>
  vetoOf(r, event, byPlayer(event.seat), ["EVOLVE", "PLAY_EVOLUTION"]);

/** Why no more energy cards are attached from the hand in this turn; null where one can be. */
export function energyLimit(r: TcgReader, card: number, seat: Seat): string | null {
  const most = getOfSeat(r, "GET_MAX_ENERGY_PER_TURN", seat, r.constants.config.energies);
  return limitRefusal(r, seat, card, {
    used: r.counters(seat).energiesPlayed,
    most,
    restriction: "PREVENT_PLAY_ENERGY",
    message: most === 1 ? "One energy card a turn." : `${most} energy cards a turn.`,
  });
}

/** Why an energy card in the hand is not attached to a unit now; null when it can be. */
export function attachRefusal(r: TcgReader, card: number, seat: Seat, unit: number): string | null {
  const { "card-kind": kind } = definitionOf(r, card);
  if (!kind.endsWith("energy")) return "Only energy cards can be attached here.";
  if (unit === NONE) return "Energy is attached to your units.";
  const reason = "PLAY_FROM_HAND";
  return (
    energyLimit(r, card, seat) ??
    holdRefusal(r, card, unit) ??
    playVeto(r, card, seat, "PLAY_ENERGY") ??
    vetoOn(r, "CHECK_ATTACH_ENERGY", unit, seat, () => ({ card: cardValue(card), reason })) ??
    vetoOn(r, "ATTACH_ENERGY", unit, seat, () => {
      const on = valueOf(r, unit);
      return { card: cardValue(card), reason, unit: on, resolvedTarget: on, targetPokemon: on };
    }) ??
    requirementOf(r, card)
  );
}

function requirementOf(r: TcgReader, card: number): string | null {
  const { playRequirement } = compiledOf(r, card).hooks;
  return playRequirement === undefined ? null : refusalOfBody(cardEnv(r, card), playRequirement);
}

/** What a card says of the units it may be attached to. */
function holdRefusal(r: TcgReader, card: number, unit: number): string | null {
  const { allowAttach } = compiledOf(r, card);
  if (allowAttach === undefined || isTrue(lambdaOf(allowAttach)(cardEnv(r, card), valueOf(r, unit)))) return null;
  return "It cannot be attached to this unit.";
}

/** Why a tool in the hand is not attached to a unit now; null when it can be. */
export function toolRefusal(r: TcgReader, card: number, seat: Seat, unit: number): string | null {
  const { "card-kind": kind } = definitionOf(r, card);
  if (kind !== "tool" && kind !== "technical-machine") return "Only tools can be attached here.";
  if (unit === NONE) return "Tools are attached to your units.";
  if (toolsOf(r, unit).length >= getNumber(r, "GET_MAX_TOOLS", unit, 1)) return "It has a tool already.";
  return (
    holdRefusal(r, card, unit) ??
    playVeto(r, card, seat, "PLAY_POKEMON_TOOL") ??
    vetoOn(r, "ATTACH_POKEMON_TOOL", unit, seat, () => ({ card: cardValue(card) })) ??
    requirementOf(r, card)
  );
}

/** Why a card is no trainer, or one too many in this turn. */
function limitOfTrainer(r: TcgReader, card: number, seat: Seat): string | null {
  const { "card-kind": kind, name } = definitionOf(r, card);
  const { config } = r.constants;
  const counters = r.counters(seat);
  if (kind === "supporter") {
    if (r.state.turn === 1 && !config.firstSupporter) return "No supporters in the first turn of the match.";
    const most = getOfSeat(r, "GET_MAX_SUPPORTER_PER_TURN", seat, config.supporters);
    return limitRefusal(r, seat, card, {
      used: counters.supportersPlayed,
      most,
      restriction: "PREVENT_PLAY_SUPPORTER",
      message: most === 1 ? "One supporter a turn." : `${most} supporters a turn.`,
    });
  }
  if (kind === "stadium") {
    const [old] = r.zone("stadium", NONE);
    if (old !== undefined && definitionOf(r, old).name === name) return "This stadium is in play already.";
    const most = getOfSeat(r, "GET_MAX_STADIUM_PER_TURN", seat, config.stadiums);
    return limitRefusal(r, seat, card, {
      used: counters.stadiumsPlayed,
      most,
      restriction: "PREVENT_PLAY_STADIUM",
      message: most === 1 ? "One stadium a turn." : `${most} stadiums a turn.`,
    });
  }
  return kind === "item" ? null : "Only items, supporters and stadiums can be played here.";
}

/** Why an item, a supporter or a stadium in the hand is not played now; null when it can be. */
export function trainerRefusal(r: TcgReader, card: number, seat: Seat): string | null {
  const { "card-kind": kind } = definitionOf(r, card);
  const checked = "CHECK_TRAINER_REQUIREMENTS";
  const special = kind === "supporter" ? "PLAY_SUPPORTER" : kind === "stadium" ? "PLAY_STADIUM" : checked;
  return (
    limitOfTrainer(r, card, seat) ??
    playVeto(r, card, seat, "PLAY_CARD") ??
    playVeto(r, card, seat, "PLAY_TRAINER", () => ({ supporter: kind === "supporter" })) ??
    playVeto(r, card, seat, special) ??
    (special === checked ? null : playVeto(r, card, seat, checked)) ??
    requirementOf(r, card)
  );
}
