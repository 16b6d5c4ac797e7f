import { NONE, type JsonObject } from "../../../../match/index.js";
import { choosePayment } from "../operations/energy.js";
import { switchUnits } from "../operations/units.js";
import { putOnto } from "../operations/stages.js";
import { act, call, change, raise } from "../runtime/journal.js";
import type { Steps } from "../runtime/steps.js";
import { bodyArgs, eventOn } from "../runtime/run.js";
import { emptyScene } from "../runtime/scene.js";
import { cardValue, numberOf, partOf, type Value } from "../runtime/values.js";
import type { TcgMachine } from "../types.js";
import { causeOf } from "./causes.js";
import { abilityCode, grantAbilities, countUse } from "./abilities.js";
import { movesOf, retreatCost } from "./getters.js";
import { hookArgs, pushHook } from "./hooks.js";
import { activeOf, compiledOf, definitionOf, energiesOf, freeSlot, topOf, unitOfCard, valueOf } from "./units.js";
import { moveName } from "./moves.js";

/** What a player does in a turn: the card, a unit or place, and a number, as the action names them. */
type Args = Readonly<Record<string, Value>>;

const cardIn = (args: Args): number => partOf(args, "card");
const unitIn = (m: TcgMachine, args: Args): number => m.card(partOf(args, "target")).unit;

const played = (card: number) => ({ card: cardValue(card), cardToPlay: cardValue(card), fromHand: true });
// Written out: a copy that gets more fields than its original is slow.
const playedOn = (card: number, unit: Value) => ({
  card: cardValue(card),
  cardToPlay: cardValue(card),
  fromHand: true,
  unit,
  pokemonToBeEvolved: unit,
});
const playedAs = (card: number, supporter: boolean) => ({
  card: cardValue(card),
  cardToPlay: cardValue(card),
  fromHand: true,
  supporter,
});

/** A card of the hand has come onto the table: from here on it counts as played. */
const counted = (m: TcgMachine, card: number): void => {
  change(() => {
    m.played(card, "hand");
  });
};

/** PLAY_CARD with the event of its kind within; whether neither was prevented. */
function* announcePlay(m: TcgMachine, card: number, type: string, fields: JsonObject = played(card)): Steps<boolean> {
  const { owner } = m.card(card);
  if (!(yield* raise(eventOn("PLAY_CARD", card, owner, fields)))) return false;
  return yield* raise(eventOn(type, card, owner, fields));
}

export function* bench(m: TcgMachine, args: Args): Steps {
  const card = cardIn(args);
  if (!(yield* announcePlay(m, card, "PLAY_BASIC"))) return null;
  const place = act(() => freeSlot(m, m.card(card).owner));
  yield* raise(eventOn("PUT_ON_BENCH", card, m.card(card).owner, { card: cardValue(card), place, fromHand: true }));
  counted(m, card);
  return null;
}

export function* evolve(m: TcgMachine, args: Args): Steps {
  const card = cardIn(args);
  const unit = act(() => unitIn(m, args));
  const value = act(() => valueOf(m, unit));
  if (!(yield* announcePlay(m, card, "PLAY_EVOLUTION", playedOn(card, value)))) return null;
  const isLevel = definitionOf(m, card).stage === "level-up";
  yield* putOnto(m, isLevel ? "LEVEL_UP" : "EVOLVE", unit, card, "PLAY_FROM_HAND");
  counted(m, card);
  return null;
}

/** An energy is attached once its event happened; what it does when it is played is done first. */
export function* attach(m: TcgMachine, args: Args): Steps {
  const card = cardIn(args);
  const unit = act(() => unitIn(m, args));
  const { owner } = m.card(card);
  if (!(yield* announcePlay(m, card, "PLAY_ENERGY"))) return null;
  const on = act(() => valueOf(m, unit));
  const reason = "PLAY_FROM_HAND";
  if (!(yield* raise(eventOn("CHECK_ATTACH_ENERGY", unit, owner, { card: cardValue(card), reason })))) return null;
  change(() => {
    m.count(owner).energiesPlayed += 1;
    pushHook(m, card, "onPlay", [reason]);
  });
  const fields = { card: cardValue(card), reason, unit: on, resolvedTarget: on, targetPokemon: on };
  yield* raise(eventOn("ATTACH_ENERGY", unit, owner, fields));
  counted(m, card);
  return null;
}

export function* attachTool(m: TcgMachine, args: Args): Steps {
  const card = cardIn(args);
  const unit = act(() => unitIn(m, args));
  if (!(yield* announcePlay(m, card, "PLAY_POKEMON_TOOL"))) return null;
  if (yield* raise(eventOn("ATTACH_POKEMON_TOOL", unit, m.card(card).owner, { card: cardValue(card) }))) {
    change(() => {
      m.played(card, "hand");
      pushHook(m, card, "onPlay", ["PLAY_FROM_HAND"]);
    });
  }
  return null;
}

/** A trainer lies in limbo while it is carried out; then it is discarded, or stays as the stadium (DUEL-11). */
export function* playTrainer(m: TcgMachine, args: Args): Steps {
  const card = cardIn(args);
  const { owner } = m.card(card);
  const kind = definitionOf(m, card)["card-kind"];
  if (!(yield* announcePlay(m, card, "PLAY_TRAINER", playedAs(card, kind === "supporter")))) return null;
  if (kind === "supporter" && !(yield* raise(eventOn("PLAY_SUPPORTER", card, owner, played(card))))) return null;
  if (kind === "stadium" && !(yield* raise(eventOn("PLAY_STADIUM", card, owner, played(card))))) return null;
  const old = act(() => m.zone("stadium", NONE)[0] ?? NONE);
  change(() => {
    m.move(card, "limbo");
    m.played(card, "hand");
    if (kind === "supporter") m.count(owner).supportersPlayed += 1;
    if (kind === "stadium") m.count(owner).stadiumsPlayed += 1;
  });
  if (kind === "stadium") {
    if (old !== NONE) yield* raise(eventOn("DISCARD", old, m.card(old).owner, { from: null }));
    change(() => {
      m.move(card, "stadium");
      grantAbilities(m, card, false);
    });
    yield* raise(eventOn("ACTIVATE_STADIUM", card, owner, { card: cardValue(card) }));
  }
  const hook = act(() => hookArgs(m, card, "onPlay", ["PLAY_FROM_HAND"]));
  if (hook !== null) yield* call("body", hook, causeOf(m, "trainer", card));
  change(() => {
    if (m.card(card).zone === "limbo") m.move(card, "discard");
  });
  return null;
}

export function* useAbility(m: TcgMachine, args: Args): Steps {
  const body = act(() => {
    const ability = m.ability(numberOf(args["value"]));
    const closure = ability && abilityCode(m, ability)?.actions[Math.max(0, partOf(args, "target"))];
    if (ability === undefined || closure === undefined) return null;
    countUse(m, ability.id);
    const { card, seat } = ability.cause;
    const { code, index } = compiledOf(m, card);
    const controller = m.card(card).zone === "stadium" ? m.state.active : seat;
    const scene = {
      ...emptyScene,
      seat: controller,
      card,
      self: unitOfCard(m, card),
      ability: ability.id,
      definition: index,
    };
    return { args: bodyArgs({ ...scene, bundle: ability.bundle }, code, closure), card };
  });
  if (body === null) return null;
  const { zone } = act(() => m.card(body.card));
  const used = eventOn("USE_STADIUM", body.card, m.state.active, { card: cardValue(body.card) });
  if (zone === "stadium" && !(yield* raise(used))) return null;
  yield* call("body", body.args, causeOf(m, "ability", body.card));
  return null;
}

export function* retreat(m: TcgMachine, args: Args): Steps {
  const to = act(() => unitIn(m, args));
  const seat = m.card(to).owner;
  const unit = act(() => activeOf(m, seat));
  const fields = act(() => ({ retreater: valueOf(m, unit), to: valueOf(m, to) }));
  yield* raise(eventOn("RETREAT", unit, seat, fields));
  return null;
}

/** The cost is paid by cards, then the units change places. */
export function* payRetreat(m: TcgMachine, args: Args): Steps {
  const [unit, to] = [partOf(args, "unit"), partOf(args, "to")];
  const seat = m.card(unit).owner;
  const cost = act(() => Array.from({ length: retreatCost(m, unit) }, () => "C"));
  const cards = act(() => [...energiesOf(m, unit)]);
  const paid = yield* choosePayment({ m }, seat, "Which energy pays for the retreat?", cards, cost);
  if (paid === null) return null;
  change(() => {
    m.count(seat).retreats += 1;
    m.log({ type: "retreats", seat, cards: [topOf(m, unit)] });
    for (const card of paid) m.move(card, "discard");
  });
  yield* switchUnits({ m }, unit, to);
  return null;
}

/** The move is the one of the number among the moves of the active unit. */
export function* attack(m: TcgMachine, args: Args): Steps {
  const start = act(() => {
    const seat = m.state.active;
    const unit = activeOf(m, seat);
    const move = movesOf(m, unit)[numberOf(args["value"])] ?? null;
    m.log({ type: "attacks", seat, cards: [topOf(m, unit)], data: { move: moveName(m, move) } });
    return { unit, move, card: topOf(m, unit) };
  });
  yield* call("declare-attack", start, causeOf(m, "attack", start.card));
  return null;
}

export function* declareAttack(m: TcgMachine, args: Args): Steps {
  const unit = partOf(args, "unit");
  const fields = act(() => ({ move: args["move"] ?? null, attacker: valueOf(m, unit) }));
  yield* raise(eventOn("ATTACK_MAIN", unit, m.card(unit).owner, fields));
  return null;
}
