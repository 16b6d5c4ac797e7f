import { act, NONE, type Action, type ActPrompt, type Reach, type Seat } from "../../../../match/index.js";
import { abilityCode, timesUsed } from "../rules/abilities.js";
import { movesOf } from "../rules/getters.js";
import { activeOf, definitionOf, topOf, unitsOf } from "../rules/units.js";
import type { TcgReader } from "../types.js";
import { energyLimit } from "./hand-refusals.js";
import { refusalOf } from "./refusal.js";
import { isHeld } from "./unit-refusals.js";
import { isBasicUnit } from "../runtime/kinds.js";

/** What a player may do in a turn; going on comes last, as most of a turn is before it. */
export function legalActions(r: TcgReader, prompt: ActPrompt, reach: Reach): Action[] {
  const { seat } = prompt;
  const actions = reach === "forward" ? forwardActions(r, seat) : actionsWith(r, seat, r.zone("hand", seat));
  return actions.filter((action) => refusalOf(r, prompt, action) === null);
}

/** The first of what leads forward. */
export const firstAction = (r: TcgReader, prompt: ActPrompt): Action | undefined =>
  forwardActions(r, prompt.seat).find((action) => refusalOf(r, prompt, action) === null);

/** All that a player might think of. */
export const offeredActions = (r: TcgReader, { seat }: ActPrompt): Action[] =>
  actionsWith(r, seat, r.zone("hand", seat), true);

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

/**
 * Retreats, and energies to attach, are many and mostly all refused for one reason: then they are left out, unless all that is refused
 * is wanted too.
 */
function actionsWith(r: TcgReader, seat: Seat, hand: readonly number[], isAll = false): Action[] {
  const units = unitsOf(r, seat);
  const tops = units.map((unit) => topOf(r, unit));
  const actions: Action[] = [];
  for (const card of hand) {
    if (isAll || !isEnergy(r, card) || energyLimit(r, card, seat) === null) addOfCard(r, card, tops, actions);
  }
  addAbilities(r, seat, actions);
  if (isAll || (units.length > 1 && !isHeld(r, seat))) {
    units.forEach((unit, at) => {
      if (r.card(unit).slot > 0) actions.push(act("retreat", NONE, tops[at]));
    });
  }
  addMoves(r, seat, actions);
  actions.push(act("end-turn"));
  return actions;
}

const isEnergy = (r: TcgReader, card: number): boolean => definitionOf(r, card)["card-kind"].endsWith("energy");

function addOfCard(r: TcgReader, card: number, tops: readonly number[], actions: Action[]): void {
  const definition = definitionOf(r, card);
  switch (definition["card-kind"]) {
    case "unit":
      if (isBasicUnit(definition)) actions.push(act("bench", card));
      else {
        for (const top of tops) {
          if (definitionOf(r, top).name === definition["evolves-from"]) actions.push(act("evolve", card, top));
        }
      }
      break;
    case "basic-energy":
    case "special-energy":
      for (const top of tops) actions.push(act("attach", card, top));
      break;
    case "tool":
    case "technical-machine":
      for (const top of tops) actions.push(act("tool", card, top));
      break;
    default:
      actions.push(act("play", card));
  }
}

function addAbilities(r: TcgReader, seat: Seat, actions: Action[]): void {
  for (const ability of r.state.abilities) {
    const { side, zone } = r.card(ability.cause.card);
    if (side !== seat && zone !== "stadium") continue;
    abilityCode(r, ability)?.actions.forEach((_body, at) => {
      actions.push(act("use", ability.cause.card, at === 0 ? NONE : at, ability.id));
    });
  }
}

function addMoves(r: TcgReader, seat: Seat, actions: Action[]): void {
  const unit = activeOf(r, seat);
  if (unit === NONE) return;
  const top = topOf(r, unit);
  movesOf(r, unit).forEach((_move, at) => {
    actions.push(act("attack", top, NONE, at));
  });
}
