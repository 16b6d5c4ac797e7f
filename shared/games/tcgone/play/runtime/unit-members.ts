import { NONE } from "../../../../match/index.js";
import { abilitiesOf, abilityWord } from "../rules/abilities.js";
import { energiesOfUnit, energyCount, pays } from "../rules/energy.js";
import {
  fullHp,
  movesOf,
  printedMoves,
  remainingHp,
  resistancesOf,
  retreatCost,
  typesOf,
  weaknessesOf,
} from "../rules/getters.js";
import { moveCost } from "../rules/moves.js";
import { cardsOf, definitionOf, energiesOf, isUnit, pileOf, toolsOf, topOf } from "../rules/units.js";
import type { TcgCard, TcgReader } from "../types.js";
import { isKind } from "./kinds.js";
import type { Members } from "./members.js";
import type { Env } from "./env.js";
import { cardValue, idOf, partOf, playerValue, type Value, textOf } from "./values.js";

const field =
  (read: (card: Readonly<TcgCard>, r: TcgReader) => Value) =>
  ({ r }: Env, unit: Value): Value =>
    read(r.card(idOf(unit)), r);
const cards =
  (read: (r: TcgReader, unit: number) => readonly number[]) =>
  ({ r }: Env, unit: Value): Value =>
    read(r, idOf(unit)).map(cardValue);
const stage =
  (...kinds: readonly string[]) =>
  ({ r }: Env, unit: Value): Value =>
    isKind(r, unit, kinds);
const hasKind =
  (...kinds: readonly string[]) =>
  ({ r }: Env, unit: Value): Value =>
    abilitiesOf(r, idOf(unit)).some((ability) => kinds.includes(abilityWord(r, idOf(ability))));

/** Whether a unit is still the one that was meant. */
export const isHere = (r: TcgReader, unit: Value): boolean =>
  isUnit(r, idOf(unit)) && r.card(idOf(unit)).object === partOf(unit, "object");

const basicTypes = (r: TcgReader, unit: number): Value => {
  const provided = energiesOf(r, unit).flatMap((card) => {
    const { "card-kind": kind, provides } = definitionOf(r, card);
    return kind === "basic-energy" ? provides : [];
  });
  return [...new Set(provided)];
};

export const unitMembers: Members = {
  owner: ({ r }, unit) => playerValue(r.card(idOf(unit)).owner),
  name: ({ r }, unit) => definitionOf(r, topOf(r, idOf(unit))).name,
  topCard: ({ r }, unit) => cardValue(topOf(r, idOf(unit))),
  cards: cards(cardsOf),
  unitCards: cards(pileOf),
  energyCards: cards(energiesOf),
  tools: cards(toolsOf),
  damage: field(({ damage }) => damage),
  counters: field(({ damage }) => Math.floor(damage / 10)),
  fullHP: ({ r }, unit) => fullHp(r, idOf(unit)),
  remainingHP: ({ r }, unit) => remainingHp(r, idOf(unit)),
  retreatCost: ({ r }, unit) => retreatCost(r, idOf(unit)),
  lastEvolved: field(({ evolved }) => evolved),
  enteredTurn: field(({ entered }) => entered),
  switchedInTurn: field(({ switchedIn }) => switchedIn),
  damagedByAttackTurn: field(({ hurt }) => hurt),
  lastAttackDamage: field(({ lastHurt }) => lastHurt),
  types: ({ r }, unit) => [...typesOf(r, idOf(unit))],
  basicEnergyTypes: ({ r }, unit) => basicTypes(r, idOf(unit)),
  weaknesses: ({ r }, unit) => [...weaknessesOf(r, idOf(unit))],
  resistances: ({ r }, unit) => [...resistancesOf(r, idOf(unit))],
  moves: ({ r }, unit) => [...movesOf(r, idOf(unit))],
  baseMoves: ({ r }, unit) => [...printedMoves(r, idOf(unit))],
  abilities: ({ r }, unit) => [...abilitiesOf(r, idOf(unit))],
  active: field(({ slot, unit, id, zone }) => zone === "play" && unit === id && slot === 0),
  benched: field(({ slot, unit, id, zone }) => zone === "play" && unit === id && slot > 0),
  basic: stage("BASIC"),
  stage1: stage("STAGE1"),
  stage2: stage("STAGE2"),
  baby: stage("BABY"),
  evolution: stage("EVOLUTION"),
  notEvolution: ({ r }, unit) => !isKind(r, unit, ["EVOLUTION"]),
  noSPC: field(({ conditions }) => conditions.length === 0),
  specialConditions: field(({ conditions }) => conditions),
  isSPC: ({ r }, unit, [type]) => r.card(idOf(unit)).conditions.some((each) => each === type),
  hasPokePower: hasKind("POKE_POWER"),
  hasPokeBody: hasKind("POKE_BODY"),
  hasPokemonPower: hasKind("POKEMON_POWER"),
  hasAbility: ({ r }, unit) => abilitiesOf(r, idOf(unit)).length > 0,
  wasSwitchedOutThisTurn: field(({ switchedOut }, r) => switchedOut !== NONE && switchedOut === r.state.turn),
  wasDamagedByOpponentLastTurn: field(
    ({ hurt, hurtByOpponent }, r) => hurt !== NONE && hurt === r.state.turn - 1 && hurtByOpponent,
  ),
  slatedToKO: ({ r }, unit) => remainingHp(r, idOf(unit)) <= 0,
  inPlay: ({ r }, unit) => isHere(r, unit),
  is: ({ r }, unit, kinds) => isKind(r, unit, kinds),
  tag: ({ r }, unit, [tag]) => definitionOf(r, topOf(r, idOf(unit))).tags.includes(textOf(tag)),
  energyCount: ({ r }, unit, [type = "C"]) => energyCount(r, idOf(unit), textOf(type)),
  energySufficient: ({ r }, unit, [move = null]) => pays(energiesOfUnit(r, idOf(unit)), moveCost(r, idOf(unit), move)),
};
