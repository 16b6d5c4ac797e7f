import type { DreamState } from "../../../shared/games/dreamtides/rules/types.js";
import { NONE, randomFrom, type MatchState, type Ruleset } from "../../../shared/match/index.js";

/** What must be so at every position of a match of Dreamtides; each answers with what is wrong, or null. */
const LAWS: Readonly<Record<string, (state: DreamState) => string | null>> = {
  "every card is in one place": ({ cards, zones }) => {
    const placed = Object.values(zones).flat(2);
    if (placed.length !== cards.length || new Set(placed).size !== cards.length) return `${placed.length} places`;
    for (const [zone, lists] of Object.entries(zones)) {
      for (const [side, list] of lists.entries()) {
        const stray = list.find((id) => cards[id]?.zone !== zone || (lists.length > 1 && cards[id].side !== side));
        if (stray !== undefined) return `card ${stray} is not in ${zone} of ${side}`;
      }
    }
    return null;
  },
  "no counter is below nothing": ({ counters }) => {
    const wrong = counters.flatMap((each) => Object.entries(each)).find(([, value]) => !(value >= 0));
    return wrong === undefined ? null : wrong.join(" ");
  },
  "no side is overfull": ({ zones, cards, constants: { config } }) => {
    for (const side of zones.battlefield) {
      if (side.length > config.characterLimit) return `${side.length} characters`;
      if (config.profile !== "lanes") continue;
      const places = side.map((id) => cards[id]?.place ?? NONE);
      if (new Set(places).size !== places.length || places.some((place) => place < 0 || place > 8)) {
        return `places ${places.join(" ")}`;
      }
    }
    return null;
  },
  "what is not in play has no spark, place or mark": ({ cards }) => {
    const wrong = cards.find(
      ({ zone, spark, place, reserved, reclaimed }) =>
        zone !== "battlefield" && (spark !== NONE || place !== NONE || reserved || (reclaimed && zone !== "stack")),
    );
    return wrong === undefined ? null : `card ${wrong.id} in ${wrong.zone}`;
  },
  "the stack holds what waits on it": ({ stack, zones }) => {
    const waiting = stack.flatMap(({ card }) => (card === NONE ? [] : [card]));
    const lying = zones.stack.flat();
    return waiting.toSorted().join() === lying.toSorted().join() ? null : `${waiting.join()} but ${lying.join()}`;
  },
  "tokens are in play, on the stack, or gone": ({ cards }) => {
    const stray = cards.find(({ token, zone }) => token && !["battlefield", "stack", "gone"].includes(zone));
    return stray === undefined ? null : `token ${stray.id} in ${stray.zone}`;
  },
  "a match goes on to the turn limit at most": ({ turn, outcome, constants: { config } }) =>
    turn > config.turnLimit && outcome === null ? `turn ${turn}` : null,
  "whose points reach the goal has won": ({ counters, outcome, constants: { config } }) =>
    outcome === null && counters.some(({ points }) => points >= config.pointsToWin) ? "nobody has" : null,
};

/** What is wrong with a position, in a line; null when nothing is. */
export function faultOf(ruleset: Ruleset<DreamState>, state: DreamState): string | null {
  for (const [law, test] of Object.entries(LAWS)) {
    const wrong = test(state);
    if (wrong !== null) return `${law}: ${wrong}`;
  }
  return unanswerable(ruleset, state);
}

/** A question nobody can answer, or an answer that is listed and refused. */
export function unanswerable<State extends MatchState>(ruleset: Ruleset<State>, state: State): string | null {
  for (const reach of ["all", "forward"] as const) {
    const decision = ruleset.decision(state, reach);
    if (decision.kind === "over") return null;
    const { prompt, actions } = decision;
    if (actions.length === 0) return `nothing answers "${prompt.title}" (${reach})`;
    for (const action of actions) {
      const refusal = ruleset.refusal(state, action);
      if (refusal !== null) return `${action.verb} ${action.card} is offered and refused: ${refusal}`;
    }
  }
  return null;
}

/** Where a view tells more than its viewer may know: it changes when what is hidden is drawn again. */
export function leakOf<State extends MatchState>(ruleset: Ruleset<State>, state: State, seed: number): string | null {
  for (const seat of [0, 1]) {
    const other = ruleset.determinize(state, seat, randomFrom(seed));
    const seen = JSON.stringify({ ...ruleset.view(state, seat), step: 0 });
    const guessed = JSON.stringify({ ...ruleset.view(other, seat), step: 0 });
    if (seen === guessed) continue;
    let at = 0;
    while (seen[at] === guessed[at]) at++;
    return `seat ${seat} sees …${seen.slice(Math.max(0, at - 120), at + 60)}… or …${guessed.slice(Math.max(0, at - 20), at + 60)}…`;
  }
  return null;
}
