import { NOBODY } from "../../../../match/index.js";
import { activeOf, valueOf } from "../rules/units.js";
import { bundleVars, type Env } from "./env.js";
import { cardValue, entryValue, playerValue, type Value } from "./values.js";
import { zoneValue } from "./zones.js";

const builtIn: Readonly<Record<string, (env: Env) => Value>> = {
  self: ({ scene }) => scene.self,
  holder: ({ scene }) => scene.self,
  thisCard: ({ scene }) => cardValue(scene.card),
  thisMove: ({ scene }) => scene.move,
  thisAbility: ({ scene }) => ({ is: "ability", id: scene.ability }),
  my: ({ scene }) => playerValue(scene.seat),
  opp: ({ r, scene }) => playerValue(r.opponent(scene.seat)),
  opponent: ({ r, scene }) => playerValue(r.opponent(scene.seat)),
  deck: ({ scene }) => zoneValue("deck", scene.seat),
  hand: ({ scene }) => zoneValue("hand", scene.seat),
  bench: ({ scene }) => zoneValue("bench", scene.seat),
  all: ({ scene }) => zoneValue("all", scene.seat),
  defending: ({ r, scene }) => (scene.seat === NOBODY ? null : valueOf(r, activeOf(r, r.opponent(scene.seat)))),
  turnCount: ({ r }) => r.state.turn,
  turn: ({ r }) => r.state.turn,
  currentTurn: ({ r }) => playerValue(r.state.active),
  turn_player: ({ r }) => playerValue(r.state.active),
  ef: ({ heard }) => (heard === null ? null : { is: "event" }),
  entries: ({ r }) => (r.state.table.attack?.entries ?? []).map((_entry, at) => entryValue(at)),
};

/** Finds the value of a name: a variable of the body, then one of the lasting effect, then what the language brings. */
export function nameReader(name: string): (env: Env) => Value {
  const own = Object.hasOwn(builtIn, name) ? builtIn[name] : undefined;
  return (env) => {
    const local = env.locals.find(name);
    if (local !== undefined) return local;
    const vars = bundleVars(env);
    if (Object.hasOwn(vars, name)) return vars[name] ?? null;
    return own === undefined ? null : own(env);
  };
}
