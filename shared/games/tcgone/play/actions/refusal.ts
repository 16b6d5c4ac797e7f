import { NONE, type Action, type ActPrompt, type JsonObject, type Seat } from "../../../../match/index.js";
import { eventOn } from "../runtime/run.js";
import { refusalOfBody } from "../runtime/requirements.js";
import { isBasicUnit } from "../runtime/kinds.js";
import { cardValue, isTrue, type Value } from "../runtime/values.js";
import { lambdaOf } from "../runtime/expressions.js";
import { emptyScene, Locals } from "../runtime/scene.js";
import { abilityCode } from "../rules/abilities.js";
import { byPlayer } from "../rules/causes.js";
import { energiesOfUnit, pays } from "../rules/energy.js";
import { benchSize, getNumber, getOfSeat, hasCondition, movesOf, retreatCost } from "../rules/getters.js";
import { cardEnv } from "../rules/hooks.js";
import { costToPay } from "../rules/costs.js";
import { moveOf, moveName } from "../rules/moves.js";
import {
  activeOf,
  benchOf,
  compiledOf,
  definitionOf,
  isUnit,
  toolsOf,
  topOf,
  unitOfCard,
  valueOf,
} from "../rules/units.js";
import { vetoOf, vetoOn } from "../rules/vetoes.js";
import type { TcgReader } from "../types.js";

/** Why a card cannot be played now, as listeners to one of the events of its playing say. */
const playVeto = (r: TcgReader, card: number, seat: Seat, type: string, more?: () => JsonObject): string | null =>
  vetoOn(r, type, card, seat, () => ({
    card: cardValue(card),
    cardToPlay: cardValue(card),
    fromHand: true,
    ...more?.(),
  }));

/** Why an action is not allowed now, in a sentence; null when it is (DUEL-4). */
export function refusalOf(r: TcgReader, { seat }: ActPrompt, { verb, card, target, value }: Action): string | null {
  switch (verb) {
    case "end-turn":
      return null;
    case "bench":
      return inHand(r, card, seat) ?? benchRefusal(r, card, seat);
    case "evolve":
      return inHand(r, card, seat) ?? evolveRefusal(r, card, seat, unitAt(r, target, seat));
    case "attach":
      return inHand(r, card, seat) ?? attachRefusal(r, card, seat, unitAt(r, target, seat));
    case "tool":
      return inHand(r, card, seat) ?? toolRefusal(r, card, seat, unitAt(r, target, seat));
    case "play":
      return inHand(r, card, seat) ?? trainerRefusal(r, card, seat);
    case "use":
      return useRefusal(r, seat, value, target);
    case "retreat":
      return retreatRefusal(r, seat, unitAt(r, target, seat));
    case "attack":
      return attackRefusal(r, seat, value);
    default:
      return "This cannot be done.";
  }
}

const inHand = (r: TcgReader, card: number, seat: Seat): string | null => {
  const found = r.state.cards[card];
  return found?.zone === "hand" && found.side === seat ? null : "Only cards in your hand are played.";
};

/** The unit of a seat that an action points at by one of its cards. */
function unitAt(r: TcgReader, card: number, seat: Seat): number {
  const unit = r.state.cards[card]?.unit ?? NONE;
  return unit !== NONE && isUnit(r, unit) && r.card(unit).side === seat ? unit : NONE;
}

/** What a limit says, unless an effect lifts it. */
const limited = (r: TcgReader, seat: Seat, card: number, restriction: string, message: string): string | null =>
  vetoOf(r, eventOn(restriction, NONE, seat, { card: cardValue(card) })) === null ? message : null;

function benchRefusal(r: TcgReader, card: number, seat: Seat): string | null {
  if (!isBasicUnit(definitionOf(r, card))) return "Only basic units are put onto the bench.";
  if (benchOf(r, seat).length >= benchSize(r, seat)) return "The bench is full.";
  return playVeto(r, card, seat, "PLAY_CARD") ?? playVeto(r, card, seat, "PLAY_BASIC");
}

const stageBelow: Readonly<Record<string, readonly string[]>> = {
  stage1: ["basic", "baby", "restored"],
  stage2: ["stage1"],
  "level-up": ["basic", "baby", "stage1", "stage2"],
};

function evolveRefusal(r: TcgReader, card: number, seat: Seat, unit: number): string | null {
  const definition = definitionOf(r, card);
  const below = stageBelow[definition.stage];
  if (unit === NONE || below === undefined) return "It evolves no unit of yours.";
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

function attachRefusal(r: TcgReader, card: number, seat: Seat, unit: number): string | null {
  const { "card-kind": kind } = definitionOf(r, card);
  if (!kind.endsWith("energy")) return "Only energy cards are attached so.";
  if (unit === NONE) return "Energy is attached to your units.";
  const most = getOfSeat(r, "GET_MAX_ENERGY_PER_TURN", seat, r.constants.config.energies);
  if (r.counters(seat).energiesPlayed >= most) {
    const message = limited(
      r,
      seat,
      card,
      "PREVENT_PLAY_ENERGY",
      most === 1 ? "One energy card a turn." : `${most} energy cards a turn.`,
    );
    if (message !== null) return message;
  }
  const reason = "PLAY_FROM_HAND";
  return (
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

function toolRefusal(r: TcgReader, card: number, seat: Seat, unit: number): string | null {
  const { "card-kind": kind } = definitionOf(r, card);
  if (kind !== "tool" && kind !== "technical-machine") return "Only tools are attached so.";
  if (unit === NONE) return "Tools are attached to your units.";
  if (toolsOf(r, unit).length >= getNumber(r, "GET_MAX_TOOLS", unit, 1)) return "It has a tool already.";
  return (
    holdRefusal(r, card, unit) ??
    playVeto(r, card, seat, "PLAY_POKEMON_TOOL") ??
    vetoOn(r, "ATTACH_POKEMON_TOOL", unit, seat, () => ({ card: cardValue(card) })) ??
    requirementOf(r, card)
  );
}

function trainerRefusal(r: TcgReader, card: number, seat: Seat): string | null {
  const { "card-kind": kind, name } = definitionOf(r, card);
  const { config } = r.constants;
  const counters = r.counters(seat);
  if (kind === "supporter") {
    if (r.state.turn === 1 && !config.firstSupporter) return "No supporters in the first turn of the match.";
    const most = getOfSeat(r, "GET_MAX_SUPPORTER_PER_TURN", seat, config.supporters);
    const message =
      counters.supportersPlayed < most
        ? null
        : limited(
            r,
            seat,
            card,
            "PREVENT_PLAY_SUPPORTER",
            most === 1 ? "One supporter a turn." : `${most} supporters a turn.`,
          );
    if (message !== null) return message;
  } else if (kind === "stadium") {
    const [old] = r.zone("stadium", NONE);
    if (old !== undefined && definitionOf(r, old).name === name) return "This stadium is in play already.";
    const most = getOfSeat(r, "GET_MAX_STADIUM_PER_TURN", seat, config.stadiums);
    const message =
      counters.stadiumsPlayed < most
        ? null
        : limited(
            r,
            seat,
            card,
            "PREVENT_PLAY_STADIUM",
            most === 1 ? "One stadium a turn." : `${most} stadiums a turn.`,
          );
    if (message !== null) return message;
  } else if (kind !== "item") return "Only items, supporters and stadiums are played so.";
  const special =
    kind === "supporter" ? "PLAY_SUPPORTER" : kind === "stadium" ? "PLAY_STADIUM" : "CHECK_TRAINER_REQUIREMENTS";
  return (
    playVeto(r, card, seat, "PLAY_CARD") ??
    playVeto(r, card, seat, "PLAY_TRAINER", () => ({ supporter: kind === "supporter" })) ??
    playVeto(r, card, seat, special) ??
    playVeto(r, card, seat, "CHECK_TRAINER_REQUIREMENTS") ??
    requirementOf(r, card)
  );
}

function useRefusal(r: TcgReader, seat: Seat, id: number, at: number): string | null {
  const ability = r.ability(id);
  const code = ability && abilityCode(r, ability);
  const body = code?.actions[Math.max(0, at)];
  if (ability === undefined || body === undefined) return "It has no such ability.";
  const { card } = ability.cause;
  const isStadium = r.card(card).zone === "stadium";
  if (!isStadium && r.card(card).side !== seat) return "This ability is your opponent's.";
  if (ability.bundle === NONE) return "This ability is blocked.";
  const self = unitOfCard(r, card);
  const scene = {
    ...emptyScene,
    seat,
    card,
    self,
    ability: id,
    bundle: ability.bundle,
    definition: compiledOf(r, card).index,
  };
  const env = { r, scene, locals: new Locals(), heard: null };
  const fields = () => ({ ability: { is: "ability", id } });
  return vetoOn(r, "USE_ABILITY", r.card(card).unit, seat, fields) ?? refusalOfBody(env, body);
}

function retreatRefusal(r: TcgReader, seat: Seat, to: number): string | null {
  const unit = activeOf(r, seat);
  if (unit === NONE || to === NONE || to === unit || r.card(to).slot === 0)
    return "A benched unit takes the place of the active one.";
  const { before, after } = r.once(`leaving ${unit}`, () => leavingRefusal(r, seat, unit));
  const fields = () => ({ retreater: valueOf(r, unit), to: valueOf(r, to) });
  return before ?? vetoOn(r, "RETREAT", unit, seat, fields) ?? after;
}

/** Why a unit does not leave the active place, whichever takes it: before it is asked who would prevent it, and after that. */
function leavingRefusal(
  r: TcgReader,
  seat: Seat,
  unit: number,
): { readonly before: string | null; readonly after: string | null } {
  const before = bindingRefusal(r, seat, unit);
  const cost = before === null ? retreatCost(r, unit) : 0;
  const isPaid = cost === 0 || energiesOfUnit(r, unit).length >= cost;
  return { before, after: isPaid ? null : `The retreat costs ${cost} energy.` };
}

function bindingRefusal(r: TcgReader, seat: Seat, unit: number): string | null {
  const most = getOfSeat(r, "GET_MAX_RETREAT_PER_TURN", seat, r.constants.config.retreats);
  if (r.counters(seat).retreats >= most) {
    const message = limited(
      r,
      seat,
      unit,
      "PREVENT_RETREAT",
      most === 1 ? "One retreat a turn." : `${most} retreats a turn.`,
    );
    if (message !== null) return message;
  }
  const turned = (["ASLEEP", "PARALYZED"] as const).find((condition) => hasCondition(r, unit, condition));
  if (turned !== undefined) return `It is ${turned.toLowerCase()} and cannot retreat.`;
  return vetoOn(r, "TRY_RETREAT", unit, seat, () => ({ retreater: valueOf(r, unit) }));
}

/** What a move asks of the position before it is used. */
function requirementOfMove(r: TcgReader, seat: Seat, unit: number, move: Value): string | null {
  const requirement = moveOf(r, move)?.requirement;
  if (requirement === undefined) return null;
  const card = topOf(r, unit);
  const scene = { ...emptyScene, seat, card, self: valueOf(r, unit), move, definition: compiledOf(r, card).index };
  return refusalOfBody({ r, scene, locals: new Locals(), heard: null }, requirement);
}

function attackRefusal(r: TcgReader, seat: Seat, at: number): string | null {
  const unit = activeOf(r, seat);
  const move = unit === NONE ? undefined : movesOf(r, unit)[at];
  if (move === undefined) return "It has no such move.";
  if (r.state.turn === 1 && !r.constants.config.firstAttack) return "Nobody attacks in the first turn of the match.";
  const turned = (["ASLEEP", "PARALYZED"] as const).find((condition) => hasCondition(r, unit, condition));
  if (turned !== undefined) return `It is ${turned.toLowerCase()} and cannot attack.`;
  const fields = () => ({ move, attacker: valueOf(r, unit) });
  const veto = vetoOn(r, "CHECK_ATTACK_REQUIREMENTS", unit, seat, fields) ?? requirementOfMove(r, seat, unit, move);
  if (veto !== null) return veto;
  const cost = costToPay(r, unit, move);
  return pays(energiesOfUnit(r, unit), cost) ? null : `${moveName(r, move)} costs ${cost.join(" ")}.`;
}
