import type { Seat } from "../../../../match/index.js";
import { type CardPredicate, type Handlers, match, type Predicate } from "../../language/ast.js";
import type { Aim } from "../cards/definition.js";
import type { DreamReader, Subject } from "../types.js";
import { matchesCard } from "./card-predicates.js";
import { isLive, itOf, type Scope } from "./scope.js";

/** Whose cards a predicate is about, seen from "you". */
type Side = "mine" | "theirs" | "both" | "reference";

interface Reach {
  readonly side: Side;
  /** Not the card that has the ability. */
  readonly others: boolean;
  /** In a void rather than in play. */
  readonly inVoid: boolean;
  readonly card: CardPredicate;
}

const reach = (side: Side, card: CardPredicate, others = false, inVoid = false): Reach => ({
  side,
  others,
  inVoid,
  card,
});

export const REACHES: Handlers<Predicate, Reach> = {
  This: () => reach("reference", "Card"),
  That: () => reach("reference", "Card"),
  It: () => reach("reference", "Card"),
  Them: () => reach("reference", "Card"),
  Your: (card) => reach("mine", card),
  Another: (card) => reach("mine", card, true),
  Any: (card) => reach("both", card),
  AnyOther: (card) => reach("both", card, true),
  Enemy: (card) => reach("theirs", card),
  YourVoid: (card) => reach("mine", card, false, true),
  EnemyVoid: (card) => reach("theirs", card, false, true),
};

export const reachOf = (predicate: Predicate): Reach => match(predicate, REACHES);

const REFERENCES: Readonly<Record<Extract<Predicate, string>, (scope: Scope) => readonly Subject[]>> = {
  This: ({ reader, card, object, seat }) =>
    reader.isObject(card, object) ? [{ card, object, spark: reader.card(card).spark, seat }] : [],
  That: (scope) => (scope.memory.that === null ? itOf(scope) : [scope.memory.that]),
  It: itOf,
  Them: itOf,
};

/** The cards a reference names, those that have changed their zone left out. */
export const referred = (scope: Scope, name: Extract<Predicate, string>): readonly Subject[] =>
  REFERENCES[name](scope).filter((subject) => isLive(scope.reader, subject));

const sides: Readonly<Record<Exclude<Side, "reference">, (seat: Seat) => readonly Seat[]>> = {
  mine: (seat) => [seat],
  theirs: (seat) => [1 - seat],
  both: () => [0, 1],
};

/** Puts ids in ascending order where they are not (RULES-12: sets are enumerated by id). */
export function ascending(ids: number[]): number[] {
  if (ids.length > mostInserted) return ids.sort((a, b) => a - b);
  for (let from = 1; from < ids.length; from++) {
    const id = ids[from] as number;
    let at = from;
    for (; at > 0 && (ids[at - 1] as number) > id; at--) ids[at] = ids[at - 1] as number;
    ids[at] = id;
  }
  return ids;
}

/** As many ids are put in order one by one, which is faster than sorting for the few there are. */
const mostInserted = 32;

/** All cards in a zone that match, ascending; a reference is looked for there too. */
export function matching(scope: Scope, zone: "battlefield" | "void" | "hand" | "deck", predicate: Predicate): number[] {
  const { reader } = scope;
  if (typeof predicate === "string") {
    return referred(scope, predicate)
      .filter(({ card }) => reader.card(card).zone === zone)
      .map(({ card }) => card);
  }
  const { side, others, card: wanted } = reachOf(predicate);
  const found: number[] = [];
  if (side === "reference") return found;
  for (const seat of sides[side](scope.seat)) {
    for (const id of reader.zone(zone, seat)) {
      if (others && id === scope.card) continue;
      if (matchesCard(scope, id, wanted)) found.push(id);
    }
  }
  return ascending(found);
}

/** How many cards match now: in play, or in a void where the predicate says so. */
export const countMatching = (scope: Scope, predicate: Predicate): number =>
  matching(scope, reachOf(predicate).inVoid ? "void" : "battlefield", predicate).length;

function matchingOnStack(scope: Scope, predicate: Predicate): number[] {
  const { reader } = scope;
  if (typeof predicate === "string") {
    return referred(scope, predicate)
      .filter(({ card }) => reader.card(card).zone === "stack")
      .map(({ card }) => card);
  }
  const { side, others, card: wanted } = reachOf(predicate);
  const found: number[] = [];
  for (const item of reader.state.stack) {
    if (item.card < 0 || item.card === scope.card) continue;
    const mine = item.controller === scope.seat;
    if ((side === "mine" && !mine) || (side === "theirs" && mine) || side === "reference") continue;
    if (others && item.card === scope.card) continue;
    if (matchesCard(scope, item.card, wanted)) found.push(item.card);
  }
  return ascending(found);
}

/** Whether an effect keeps this character from being dissolved this turn. */
export const isWarded = (reader: DreamReader, id: number): boolean =>
  reader.state.bundles.some(({ program, vars }) => program === "ward" && vars.object === reader.card(id).object);

/** In a void, words about either player's cards mean one's own: only "the opponent's void" is another. */
const voidOf = (predicate: Predicate): Predicate => {
  if (typeof predicate === "string") return predicate;
  const { side, card } = reachOf(predicate);
  return side === "theirs" ? { Enemy: card } : { Your: card };
};

const handOf = (predicate: Predicate): Predicate =>
  typeof predicate === "string" ? predicate : { Your: reachOf(predicate).card };

/** What may be chosen for an aim, ascending. */
export function candidates(scope: Scope, aim: Aim): number[] {
  switch (aim.zone) {
    case "battlefield": {
      const found = matching(scope, "battlefield", aim.predicate);
      return aim.dissolves ? found.filter((id) => !isWarded(scope.reader, id)) : found;
    }
    case "stack":
      return matchingOnStack(scope, aim.predicate);
    case "void":
      return matching(scope, "void", voidOf(aim.predicate));
    case "hand":
      return matching(scope, "hand", handOf(aim.predicate)).filter((id) => matchesCard(scope, id, "Character"));
  }
}
