import { NONE, type Seat } from "../../../../match/index.js";
import type { Definition, StaticPlan } from "../cards/definition.js";
import type { DreamReader } from "../types.js";
import { matchesCard } from "../values/card-predicates.js";
import { holds } from "../values/conditions.js";
import { costOf, definitionOf, staticsFor } from "../values/figures.js";
import { EMPTY_MEMORY, type Scope } from "../values/scope.js";
import { isUsed } from "../triggers/fire.js";

/** A way to play a card now, with what it costs. */
export interface PlayOption {
  readonly energy: number;
  /** Code of a cost in addition, or NONE. */
  readonly cost: number;
  /** Code of the script of "if you do", or NONE. */
  readonly ifYouDo: number;
  readonly afterwards: boolean;
  readonly reclaims: boolean;
  /** The object and code of a static that allows it once per turn; NONE twice where none is used up. */
  readonly uses: readonly [object: number, code: number];
  /** The ability that allows it, of this card or another; `null` for the card's printed cost from hand. */
  readonly allowedBy: { readonly card: number; readonly ability: number } | null;
}

const NOTHING_USED: PlayOption["uses"] = [NONE, NONE];

const plainOption = (
  energy: number,
  reclaims: boolean,
  allowedBy: PlayOption["allowedBy"],
  uses = NOTHING_USED,
): PlayOption => ({
  energy,
  cost: NONE,
  ifYouDo: NONE,
  afterwards: false,
  reclaims,
  uses,
  allowedBy,
});

/** What a player asks as who plays a card; what cannot be known before it is paid is taken to fit. */
export const playerScope = (reader: DreamReader, seat: Seat, id: number): Scope => ({
  reader,
  seat,
  card: id,
  object: reader.card(id).object,
  memory: EMPTY_MEMORY,
  guess: true,
});

/** Where a card can be played from; `null` where it cannot. */
export function origin(reader: DreamReader, seat: Seat, id: number): "hand" | "void" | "deck" | null {
  const { zone, side } = reader.card(id);
  if (side !== seat) return null;
  if (zone === "hand" || zone === "void") return zone;
  return zone === "deck" && reader.zone("deck", seat).at(-1) === id ? "deck" : null;
}

/** All ways to play a card from where it is, payable or not; one that is better than another in every respect replaces it. */
export function waysToPlay(reader: DreamReader, seat: Seat, id: number): readonly PlayOption[] {
  const from = origin(reader, seat, id);
  const definition = definitionOf(reader, id);
  const simple = definition.ways.length === 0;
  switch (from) {
    case "hand":
      if (simple) return definition.onlyFromVoid ? [] : [plainOption(costOf(reader, id, definition.cost), false, null)];
      return withoutWorse(fromHand(reader, seat, id, definition));
    case "void":
      if (simple && reader.state.bundles.length === 0) return [];
      return withoutWorse(fromVoid(reader, seat, id, definition));
    case "deck":
      return reader.state.bundles.length > 0 && mayPlayTop(reader, seat, id)
        ? withoutWorse(fromHand(reader, seat, id, definition))
        : [];
    case null:
      return [];
  }
}

function fromHand(reader: DreamReader, seat: Seat, id: number, definition: Definition): PlayOption[] {
  const options = definition.onlyFromVoid ? [] : [plainOption(costOf(reader, id, definition.cost), false, null)];
  return [...options, ...ownWays(reader, seat, id, definition, "fromHand")];
}

function ownWays(
  reader: DreamReader,
  seat: Seat,
  id: number,
  { ways, cost: printed }: Definition,
  from: "fromHand" | "fromVoid",
): PlayOption[] {
  const scope = playerScope(reader, seat, id);
  return ways
    .filter((way) => way[from] && (way.condition === null || holds(scope, way.condition)))
    .map(({ ability, energy, cost, ifYouDo, afterwards, reclaims }) => ({
      energy: costOf(reader, id, energy === NONE ? printed : energy),
      cost,
      ifYouDo,
      afterwards,
      reclaims,
      uses: NOTHING_USED,
      allowedBy: { card: id, ability },
    }));
}

function fromVoid(reader: DreamReader, seat: Seat, id: number, definition: Definition): PlayOption[] {
  const options = ownWays(reader, seat, id, definition, "fromVoid");
  if (reader.state.bundles.length === 0) return options;
  const { object } = reader.card(id);
  const printed = costOf(reader, id, definition.cost);
  for (const { program, vars, cause } of reader.state.bundles) {
    if (program !== "reclaim" || vars.card !== id || (vars.object !== NONE && vars.object !== object)) continue;
    options.push(plainOption(vars.energy === NONE ? printed : costOf(reader, id, Number(vars.energy)), true, cause));
  }
  for (const { plan, scope, code } of staticsFor(reader, seat)) {
    const granted = grantedBy(plan, scope, id);
    const allowedBy = { card: scope.card, ability: plan.ability };
    if (granted === "reclaim") options.push(plainOption(printed, true, allowedBy));
    if (granted === "once" && !isUsed(reader.state.table.used, scope.object, code)) {
      options.push(plainOption(printed, false, allowedBy, [scope.object, code]));
    }
  }
  return options;
}

function grantedBy({ rule }: StaticPlan, scope: Scope, id: number): "reclaim" | "once" | null {
  if (typeof rule === "string") return null;
  if ("CardsInYourVoidHaveReclaim" in rule) {
    return matchesCard(scope, id, rule.CardsInYourVoidHaveReclaim.matching) ? "reclaim" : null;
  }
  if (!("OncePerTurnPlayFromVoid" in rule)) return null;
  return matchesCard(scope, id, rule.OncePerTurnPlayFromVoid.matching) ? "once" : null;
}

function mayPlayTop(reader: DreamReader, seat: Seat, id: number): boolean {
  for (const { plan, scope } of staticsFor(reader, seat)) {
    if (typeof plan.rule === "string" || !("YouMayPlayFromTopOfDeck" in plan.rule)) continue;
    if (matchesCard(scope, id, plan.rule.YouMayPlayFromTopOfDeck.matching)) return true;
  }
  return false;
}

const isFree = ({ cost, ifYouDo }: PlayOption): boolean => cost === NONE && ifYouDo === NONE;

/** Whether nobody would choose `other` where `one` can be had. */
const isNoWorse = (one: PlayOption, other: PlayOption): boolean =>
  isFree(one) &&
  one.energy <= other.energy &&
  (!one.reclaims || other.reclaims) &&
  (one.uses[0] === NONE || other.uses[0] !== NONE);

function withoutWorse(options: readonly PlayOption[]): readonly PlayOption[] {
  if (options.length < 2) return options;
  return options.filter(
    (option, at) =>
      !options.some(
        (other, place) => place !== at && isNoWorse(other, option) && (place < at || !isNoWorse(option, other)),
      ),
  );
}
