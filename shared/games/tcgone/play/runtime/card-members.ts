import { NOBODY, NONE } from "../../../../match/index.js";
import { movesOfCard } from "../rules/getters.js";
import { abilitiesOfCard, abilityName, abilityWord } from "../rules/abilities.js";
import { energiesOfCard } from "../rules/energy.js";
import { activeOf, definitionOf, unitOfCard, valueOf } from "../rules/units.js";
import type { Entry } from "../types.js";
import { isKind, kindsOf } from "./kinds.js";
import type { Members } from "./members.js";
import type { Env } from "./env.js";
import { cardValue, idOf, listOf, partOf, playerValue, type Value, textOf } from "./values.js";
import { zoneValue } from "./zones.js";

const energies = (env: Env, card: Value): readonly Value[] =>
  energiesOfCard(env.r, idOf(card)).map((each) => [...each]);

export const cardMembers: Members = {
  name: ({ r }, card) => definitionOf(r, idOf(card)).name,
  id: ({ r }, card) => definitionOf(r, idOf(card)).id,
  text: ({ r }, card) => definitionOf(r, idOf(card)).text,
  stage: ({ r }, card) => definitionOf(r, idOf(card)).stage,
  evolvesFrom: ({ r }, card) => definitionOf(r, idOf(card))["evolves-from"],
  owner: ({ r }, card) => playerValue(r.card(idOf(card)).owner),
  kind: ({ r }, card) => kindsOf(r, idOf(card))[0] ?? null,
  cardTypes: ({ r }, card) => [...kindsOf(r, idOf(card))],
  types: ({ r }, card) => definitionOf(r, idOf(card)).types,
  hp: ({ r }, card) => definitionOf(r, idOf(card)).hp,
  moves: ({ r }, card) => [...movesOfCard(r, idOf(card))],
  abilities: ({ r }, card) => [...abilitiesOfCard(r, idOf(card))],
  energyTypes: (env, card) => [...energies(env, card)],
  inHand: ({ r }, card) => r.card(idOf(card)).zone === "hand",
  inPlay: ({ r }, card) => r.card(idOf(card)).zone === "play",
  inDiscard: ({ r }, card) => r.card(idOf(card)).zone === "discard",
  unit: ({ r }, card) => unitOfCard(r, idOf(card)),
  is: ({ r }, card, kinds) => isKind(r, card, kinds),
  isAll: ({ r }, card, kinds) => kinds.every((kind) => isKind(r, card, [kind])),
  isNot: ({ r }, card, kinds) => !isKind(r, card, kinds),
  tag: ({ r }, card, [tag]) => definitionOf(r, idOf(card)).tags.includes(textOf(tag)),
  containsType: (env, card, [type]) => {
    const { types } = definitionOf(env.r, idOf(card));
    return types.includes(textOf(type)) || energies(env, card).some((each) => listOf(each).includes(type ?? null));
  },
};

const zones = ["deck", "hand", "discard", "prizes", "lost", "bench", "all"];
const seatOf = (player: Value): number => partOf(player, "seat");

export const playerMembers: Members = {
  ...Object.fromEntries(zones.map((zone) => [zone, (_env: Env, player: Value) => zoneValue(zone, seatOf(player))])),
  active: ({ r }, player) => valueOf(r, activeOf(r, seatOf(player))),
  opposite: ({ r }, player) => playerValue(r.opponent(seatOf(player))),
  name: ({ r }, player) => r.kernel.rules.seats[seatOf(player)] ?? "",
  stadium: ({ r }) => cardValue(r.zone("stadium", NOBODY)[0] ?? NONE),
  isTurnPlayer: ({ r }, player) => r.state.active === seatOf(player),
  supporterPlayed: ({ r }, player) => r.counters(seatOf(player)).supportersPlayed > 0,
  lastKnockoutByOpponentDamageTurn: ({ r }, player) => r.counters(seatOf(player)).lostUnitIn,
  prizesTaken: ({ r }, player) => r.counters(seatOf(player)).prizesTaken,
};

export const abilityMembers: Members = {
  name: ({ r }, ability) => abilityName(r, idOf(ability)),
  kind: ({ r }, ability) => abilityWord(r, idOf(ability)),
  unit: ({ r }, ability) => unitOfCard(r, r.ability(idOf(ability))?.cause.card ?? NONE),
};

function entryOf({ r }: Env, entry: Value): Entry | undefined {
  return r.state.table.attack?.entries[partOf(entry, "at")];
}

const amountOf = (env: Env, entry: Value): Value => entryOf(env, entry)?.amount ?? 0;

export const entryMembers: Members = {
  from: (env, entry) => valueOf(env.r, entryOf(env, entry)?.from ?? NONE),
  to: (env, entry) => valueOf(env.r, entryOf(env, entry)?.to ?? NONE),
  dmg: amountOf,
  amount: amountOf,
  flags: (env, entry) => [...(entryOf(env, entry)?.flags ?? [])],
  notNoEffect: (env, entry) => entryOf(env, entry)?.flags.includes("NO_DEFENDING_EFFECT") !== true,
  hasFlag: (env, entry, [flag]) => entryOf(env, entry)?.flags.includes(textOf(flag)) === true,
  printed: (env, entry) => entryOf(env, entry)?.isPrinted ?? false,
};
