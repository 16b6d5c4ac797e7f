import { planAt } from "../../../shared/games/ttcg/play/effects/source.js";
import type { TtcgState } from "../../../shared/games/ttcg/play/types.js";
import type { EffectProgram } from "../../../shared/games/ttcg/language/program/program.js";
import { publishedReader } from "../../../shared/games/ttcg/language/read.js";
import { logOf, presentState, type Match, type MatchState } from "../../../shared/match/index.js";

const isTtcg = (state: MatchState): state is TtcgState => "blueprints" in state.constants;

/** The productions, actions, openings and costs of the effects that did something in a match. */
export function actedIn(match: Match): ReadonlySet<string> {
  const state = presentState(match);
  if (!isTtcg(state)) throw new Error("No match of this game");
  const acted = new Set<string>();
  const done = new Set<string>();
  const add = (card: number, effect: number): void => {
    const definition = state.cards[card]?.definition ?? -1;
    const key = `${definition} ${effect}`;
    const plan = state.constants.blueprints[definition]?.effects[effect];
    if (plan === undefined || done.has(key)) return;
    done.add(key);
    const { program, text } = planAt(state, definition, effect);
    if (program === null) return;
    acted.add(`production ${publishedReader().read(text).effect.production}`);
    for (const part of partsOf(program)) acted.add(part);
  };
  for (const { cause } of logOf(match)) if (cause.kind === "effect") add(cause.card, cause.ability);
  for (const { state: moment } of match.moments.slice(0, match.at + 1)) {
    for (const { cause } of moment.bundles) if (cause.kind !== "rule") add(cause.card, cause.ability);
  }
  return acted;
}

function partsOf(program: EffectProgram): readonly string[] {
  const { when, window, test, costs, offer, duration, ops } = program;
  return [
    ...ops.map(({ op }) => `action ${op}`),
    ...costs.map(({ cost }) => `cost ${cost}`),
    ...(when === undefined ? [] : [`trigger ${when.event}`]),
    ...(window === undefined ? [] : ["window"]),
    ...(test === undefined ? [] : ["condition"]),
    ...(offer === undefined ? [] : ["offer"]),
    ...(program.while === undefined ? [] : [`while ${program.while}`]),
    ...(duration === null ? [] : [`duration ${typeof duration === "string" ? duration : "turns"}`]),
    ...(program.once ? ["once per turn"] : []),
  ];
}
