import { act, NONE, type Action, type ActPrompt, type Reach, type Seat } from "../../../../match/index.js";
import { abilityCode, timesUsed } from "../rules/abilities.js";
import { movesOf } from "../rules/getters.js";
import { activeOf, benchOf, definitionOf, topOf, unitsOf } from "../rules/units.js";
import type { TcgReader } from "../types.js";
import { refusalOf } from "./refusal.js";
import { isBasicUnit } from "../runtime/kinds.js";

/** What a player may do in a turn; going on comes last, as most of a turn is before it. */
export function legalActions(r: TcgReader, prompt: ActPrompt, reach: Reach): Action[] {
  const isForward = reach === "forward";
  const actions = isForward ? forwardActions(r, prompt.seat) : thinkable(r, prompt.seat);
  return actions.filter((action) => refusalOf(r, prompt, action) === null);
}

/** All that a player might think of. */
export const offeredActions = (r: TcgReader, prompt: ActPrompt): Action[] => thinkable(r, prompt.seat);

/** Of several copies in hand only the first is looked at. */
function forwardActions(r: TcgReader, seat: Seat): Action[] {
  const seen = new Set<number>();
  const hand = r.zone("hand", seat).filter((id) => {
    const { definition } = r.card(id);
    if (seen.has(definition)) return false;
    seen.add(definition);
    return true;
  });
  return actionsWith(r, seat, hand).filter(({ verb, value }) => verb !== "use" || timesUsed(r, value) < mostUses);
}

/** Abilities that may be used without limit are not used for ever by who looks for a way. */
const mostUses = 5;

const thinkable = (r: TcgReader, seat: Seat): Action[] => actionsWith(r, seat, r.zone("hand", seat));

function actionsWith(r: TcgReader, seat: Seat, hand: readonly number[]): Action[] {
  const tops = unitsOf(r, seat).map((unit) => topOf(r, unit));
  return [
    ...hand.flatMap((card) => ofCard(r, card, tops)),
    ...abilityActions(r, seat),
    ...benchOf(r, seat).map((unit) => act("retreat", NONE, topOf(r, unit))),
    ...moveActions(r, seat),
    act("end-turn"),
  ];
}

function ofCard(r: TcgReader, card: number, tops: readonly number[]): Action[] {
  const definition = definitionOf(r, card);
  switch (definition["card-kind"]) {
    case "unit":
      if (isBasicUnit(definition)) return [act("bench", card)];
      return tops
        .filter((top) => definitionOf(r, top).name === definition["evolves-from"])
        .map((top) => act("evolve", card, top));
    case "basic-energy":
    case "special-energy":
      return tops.map((top) => act("attach", card, top));
    case "tool":
    case "technical-machine":
      return tops.map((top) => act("tool", card, top));
    default:
      return [act("play", card)];
  }
}

function abilityActions(r: TcgReader, seat: Seat): Action[] {
  return r.state.abilities.flatMap((ability) => {
    const { side, zone } = r.card(ability.cause.card);
    if (side !== seat && zone !== "stadium") return [];
    const actions = abilityCode(r, ability)?.actions ?? [];
    return actions.map((_body, at) => act("use", ability.cause.card, at === 0 ? NONE : at, ability.id));
  });
}

function moveActions(r: TcgReader, seat: Seat): Action[] {
  const unit = activeOf(r, seat);
  return unit === NONE ? [] : movesOf(r, unit).map((_move, at) => act("attack", topOf(r, unit), NONE, at));
}
