import type { Action, MatchState, Ruleset } from "../match/index.js";
import { candidates, type Bot } from "./bot.js";

interface GreedyOptions {
  /** On how many samples of what is hidden each choice is tried. */
  readonly samples: number;
  /** How many turns later the position is judged, so that all choices are judged at one time. */
  readonly turns: number;
}

/** More choices than this within the horizon are cut short. */
const stepLimit = 120;

/**
 * Tries each choice once, lets everybody pass from there on, and takes the one after which the ruleset's own evaluation likes the
 * position best; equals by chance.
 */
export function greedyBot({ samples, turns }: GreedyOptions = { samples: 3, turns: 2 }): Bot {
  return {
    name: "greedy",
    choose(ruleset, state, { random, shouldStop }) {
      const { seat, actions } = candidates(ruleset, state);
      if (actions.length === 1) return actions[0];
      const sums = actions.map(() => 0);
      for (let sample = 0; sample < samples && !(sample > 0 && shouldStop()); sample++) {
        const world = ruleset.determinize(state, seat, random);
        actions.forEach((action, at) => {
          sums[at] = (sums[at] ?? 0) + worthOf(ruleset, world, action, seat, turns);
        });
      }
      return bestOf(actions, sums, (bound) => random.below(bound));
    },
  };
}

function worthOf<State extends MatchState>(
  ruleset: Ruleset<State>,
  world: State,
  action: Action,
  seat: number,
  turns: number,
): number {
  const draft = ruleset.fork(world);
  ruleset.advance(draft, action);
  const horizon = world.turn + turns;
  for (let steps = 0; steps < stepLimit && draft.turn < horizon; steps++) {
    const decision = ruleset.decision(draft, "forward");
    const [first] = decision.kind === "over" ? [] : decision.actions;
    if (first === undefined) break;
    ruleset.advance(draft, first);
  }
  return ruleset.evaluate(draft, seat);
}

function bestOf(
  actions: readonly [Action, ...Action[]],
  worths: readonly number[],
  below: (bound: number) => number,
): Action {
  const best = Math.max(...worths);
  const equals = actions.filter((_action, at) => worths[at] === best);
  return equals[below(equals.length)] ?? actions[0];
}
