import type { Ability } from "../../../shared/games/dreamtides/language/ast.js";
import { staticAt } from "../../../shared/games/dreamtides/rules/cards/codes.js";
import type { DreamState } from "../../../shared/games/dreamtides/rules/index.js";
import { logOf, presentState, type LogEntry, type Match, type MatchState } from "../../../shared/match/index.js";
import { variantsOf } from "./variants-of.js";

const isDream = (state: MatchState): state is DreamState => "definitions" in state.constants;

/** What happens to a card when all its own rules about being played come to bear. */
const playing = new Set(["played", "activated"]);

/**
 * The variants of abilities that did something in a match: those that caused what the log tells, and, of cards that were played or
 * are in play, the statics.
 */
export function actedIn(match: Match): ReadonlySet<string> {
  const state = presentState(match);
  if (!isDream(state)) throw new Error("No match of this game");
  const acted = new Map<Ability, true>();
  for (const entry of logOf(match)) for (const ability of abilitiesOf(state, entry)) acted.set(ability, true);
  for (const ability of staticsIn(match)) acted.set(ability, true);
  return new Set([...acted.keys()].flatMap((ability) => [...variantsOf(ability)]));
}

/** The statics that were in force at some moment. */
function* staticsIn(match: Match): Generator<Ability> {
  for (const { state } of match.moments.slice(0, match.at + 1)) {
    if (!isDream(state)) continue;
    for (const { program, cause, vars } of state.bundles) {
      const plan = program === "static" ? staticAt(state.constants, Number(vars.static)) : undefined;
      const ability = plan === undefined ? undefined : printedOn(state, cause.card)[plan.ability];
      if (ability !== undefined) yield ability;
    }
  }
}

const printedOn = (state: DreamState, id: number): readonly Ability[] =>
  state.constants.definitions[state.cards[id]?.definition ?? -1]?.abilities ?? [];

function abilitiesOf(state: DreamState, { type, cards, cause }: LogEntry): readonly Ability[] {
  const found: Ability[] = [];
  const ability = printedOn(state, cause.card)[cause.ability];
  if (ability !== undefined) found.push(ability);
  if (playing.has(type)) {
    for (const id of cards) found.push(...printedOn(state, id).filter((each) => "Static" in each || "Named" in each));
  }
  return found;
}
