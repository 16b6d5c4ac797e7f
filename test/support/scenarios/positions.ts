import { expect } from "vitest";
import { must } from "../../../shared/base/index.js";
import { scenarioGame, type GamePlay, type PlayMaterial } from "../../../shared/games/index.js";
import {
  choose,
  presentState,
  randomFrom,
  startMatch,
  type FaceFigure,
  type Match,
  type MatchSetup,
  type MatchView,
  type Ruleset,
  type Viewer,
} from "../../../shared/match/index.js";
import { playScenario, positionOf, readScenario } from "../../../shared/scenario/index.js";

/** A match some way on, where a player is free to act in a turn; one that is over where it came to that before. */
function somewhere(ruleset: Ruleset, setup: MatchSetup, most: number): Match {
  const random = randomFrom(setup.seed);
  let match = must(startMatch(ruleset, setup));
  for (let left = random.below(most); ; left--) {
    const state = presentState(match);
    const decision = ruleset.decision(state, "forward");
    const isInTurn = state.turn > 0 && state.stack.length === 0;
    const isFree =
      isInTurn && decision.kind === "choice" && decision.prompt.kind === "act" && decision.prompt.seat === state.active;
    if (decision.kind === "over" || (left <= 0 && isFree && ruleset.unsaid(state).length === 0)) return match;
    const action = decision.actions[random.below(decision.actions.length)];
    if (action === undefined) throw new Error("Nothing can be done");
    match = must(choose(match, action));
  }
}

/** All that a viewer sees, cards by their names: which zones they lie in, how, with what figures and marks, and the moment. */
function seen(view: MatchView): object {
  const faces = new Map(view.cards.map((card) => [card.id, card]));
  const titles = new Map(
    view.zones.flatMap(({ places, cards }) =>
      places.map(({ key }, at) => [key, faces.get(cards[at] ?? -1)?.face.name]),
    ),
  );
  return {
    zones: view.zones.map(({ zone, side, cards, places }) => ({
      zone,
      side,
      cards: cards.map((id, at) => {
        const { face, owner, controller } = faces.get(id) ?? {};
        const place = places[at];
        const lies = place && { ...place, key: 0, on: place.on < 0 ? place.on : titles.get(place.on) };
        return { ...face, figures: face?.figures.map(withoutSteps), owner, controller, ...lies };
      }),
    })),
    links: view.links.map(({ kind }) => kind).toSorted(),
    counters: view.counters,
    moment: [view.turn, view.active, view.phase, view.waitingFor, view.prompt?.purpose],
  };
}

/** A figure by its value: what led to it comes in the order in which effects began, which positions do not keep. */
const withoutSteps = (figure: FaceFigure): object => ({ ...figure, steps: undefined });

export interface Positions {
  readonly game: string;
  readonly play: GamePlay;
  readonly ruleset: Ruleset;
  readonly material: PlayMaterial;
  readonly setup: (seed: number) => MatchSetup;
  /** A position comes after at most so many choices, but for what must end first. */
  readonly choices: number;
}

/** Writes so many random positions as scenarios, plays these, and expects that all viewers see the same and nothing was lost. */
export function expectSamePositions(
  { game: id, play, ruleset, material, setup, choices }: Positions,
  { first, count }: { readonly first: number; readonly count: number },
): void {
  const game = scenarioGame(play, material);
  const viewers: readonly Viewer[] = ["all", ...ruleset.seats.keys()];
  let written = 0;
  for (let seed = first; written < count; seed++) {
    const match = somewhere(ruleset, setup(seed), choices);
    const state = presentState(match);
    if (state.outcome !== null) continue;
    const { text, losses } = must(positionOf(match, game, { title: "Somewhere", game: id, cards: null }));
    expect({ seed, losses }).toEqual({ seed, losses: [] });
    const scenario = readScenario(text);
    if (!scenario.ok) throw new Error(scenario.error.map(({ message }) => message).join("\n"));
    const { report, match: again } = playScenario(scenario.value, game);
    expect({ seed, faults: report.faults, verdict: report.verdict }).toEqual({ seed, faults: [], verdict: "passed" });
    if (again === null) throw new Error(`seed ${seed}: no match`);
    for (const viewer of viewers) {
      const wanted = seen(ruleset.view(state, viewer));
      expect({ seed, viewer, ...seen(ruleset.view(presentState(again), viewer)) }).toEqual({ seed, viewer, ...wanted });
    }
    written += 1;
  }
}
