import { expect, test } from "vitest";
import { must } from "../../../../../../shared/base/index.js";
import { ptgPlay } from "../../../../../../shared/games/ptg/play/play.js";
import { ptgRuleset as ruleset } from "../../../../../../shared/games/ptg/play/ruleset.js";
import type { PtgState } from "../../../../../../shared/games/ptg/play/types.js";
import {
  choose,
  presentState,
  randomFrom,
  startMatch,
  type Match,
  type MatchView,
} from "../../../../../../shared/match/index.js";
import { playScenario, positionOf, readScenario, type ScenarioGame } from "../../../../../../shared/scenario/index.js";
import { anySetup, trialMaterial } from "../../../../../support/match/ptg.js";

const material = trialMaterial();
const game: ScenarioGame = {
  rulesets: ptgPlay.rulesets,
  definitions: material.definitions,
  decks: material.decks,
  options: material.options,
  nameOf: (each) => ptgPlay.nameOf(each),
  idOf: (each) => ptgPlay.idOf?.(each) ?? null,
};

/** A match some way on, where a player is free to act. */
function somewhere(seed: number): Match<PtgState> {
  const random = randomFrom(seed);
  let match = must(startMatch(ruleset, anySetup(material, seed)));
  for (let left = random.below(60); ; left--) {
    const decision = ruleset.decision(presentState(match), "forward");
    if (decision.kind === "over" || (left <= 0 && decision.prompt.kind === "act")) return match;
    match = must(
      choose(
        match,
        decision.actions[random.below(decision.actions.length)] ?? { verb: "", card: 0, target: 0, value: 0 },
      ),
    );
  }
}

/** What lies where with which figures and badges, by name; who attacks and blocks; the numbers of the players. */
function told(view: MatchView): unknown {
  const faces = new Map(view.cards.map((card) => [card.id, card]));
  return {
    zones: view.zones.map(({ zone, side, cards, places }) => ({
      zone,
      side,
      cards: cards.map((id, at) => [faces.get(id)?.face.name, faces.get(id)?.face.figures, places[at]?.badges]),
    })),
    links: view.links.map(({ kind }) => kind).toSorted(),
    counters: view.counters,
    moment: [view.turn, view.active, view.phase, view.prompt?.purpose],
  };
}

/** What a scenario file has no words for: changes that end some day, or set stats. */
const isSayable = ({ cards }: PtgState): boolean =>
  cards.every(({ changes }) => changes.every(({ sets, until, ending }) => !sets && until < 0 && ending === null));

test.each([1, 1001, 2001, 3001, 4001])(
  "20 random positions from seed %i on are the same when written and played",
  (first) => {
    let written = 0;
    for (let seed = first; written < 20; seed++) {
      const match = somewhere(seed);
      const state = presentState(match);
      if (state.outcome !== null || !isSayable(state)) continue;
      const { text, losses } = must(positionOf(match, game, { title: "Somewhere", game: "ptg", cards: null }));
      expect({ seed, losses }).toEqual({ seed, losses: [] });
      const scenario = readScenario(text);
      if (!scenario.ok) throw new Error(scenario.error.map(({ message }) => message).join("\n"));
      const { report, match: again } = playScenario(scenario.value, game);
      expect({ seed, faults: report.faults }).toEqual({ seed, faults: [] });
      if (again === null) throw new Error(`seed ${seed}: no match`);
      expect({ seed, ...(told(ruleset.view(presentState(again) as PtgState, "all")) as object) }).toEqual({
        seed,
        ...(told(ruleset.view(state, "all")) as object),
      });
      written += 1;
    }
  },
);
