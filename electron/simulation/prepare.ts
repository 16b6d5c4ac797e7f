import { failed, ok, type Result } from "../../shared/base/index.js";
import { changedAnswers, gameOf, optionsOfRules, type BoundTable, type ToolAnswers } from "../../shared/games/index.js";
import {
  checkedPlan,
  frameOf,
  type Contestant,
  type SimulationFrame,
  type SimulationPlan,
} from "../../shared/simulation/index.js";
import { numberedCards, type CardInfo, type ReadCards } from "./cards.js";
import type { Simulation } from "./messages.js";

/** What is asked of a simulation, besides the cards. */
export interface SimulationRequest {
  /** Id of the game. */
  readonly game: string;
  /** Id of the rules. */
  readonly ruleset: string;
  readonly contestants: readonly Contestant[];
  /** Of each two contestants. */
  readonly matches: number;
  readonly seed: number;
  /** Whether each contestant also meets itself, as a check; whether pairs of cards are counted. */
  readonly mirrors?: boolean;
  readonly pairs?: boolean;
  /** What was chosen about the rules, by the ids of their options. */
  readonly options?: ToolAnswers;
}

/** All that a simulation is made of, as plain data. */
export interface SimulationSource {
  readonly request: SimulationRequest;
  readonly tables: readonly BoundTable[];
  /** The cards as they were, to compare with. */
  readonly before: readonly BoundTable[] | null;
}

/** A simulation that can be started, and what its sums are read with. */
export interface PreparedSimulation {
  readonly simulation: Simulation;
  readonly frame: SimulationFrame;
  /** By number of the counts. */
  readonly cards: readonly CardInfo[];
  /** What each card is known by across edits, by its number. */
  readonly keys: readonly string[];
  /** What was left out of the cards as they are, in sentences. */
  readonly remarks: readonly string[];
}

/**
 * Makes a plan of cards and wishes.
 *
 * @param before the cards as they were, to compare with
 */
export function prepareSimulation(
  request: SimulationRequest,
  tables: readonly BoundTable[],
  before: readonly BoundTable[] | null,
): Result<PreparedSimulation> {
  const { game, contestants, matches, seed } = request;
  const found = gameOf(game);
  const play = found?.play;
  const ruleset = play?.rulesets.find(({ id }) => id === request.ruleset);
  if (!found || !play || !ruleset) {
    return failed({ code: "simulation/unknown-rules", message: `There are no rules ${request.ruleset}.` });
  }
  if (ruleset.seats.length !== 2) {
    return failed({ code: "simulation/seats", message: `${ruleset.title} is not played by two.` });
  }
  const read = (from: readonly BoundTable[]): ReadCards & { readonly chosen: ToolAnswers } => {
    const material = play.material(from);
    const chosen = changedAnswers(optionsOfRules(play, ruleset.id), material.options, request.options ?? {});
    return { material: { ...material, options: { ...material.options, ...chosen } }, tables: from, chosen };
  };
  const now = read(tables);
  const numbered = numberedCards(found, now, before && read(before));
  const plan: SimulationPlan = {
    ruleset: ruleset.id,
    cards: numbered.cards,
    before: numbered.before,
    contestants,
    matches,
    seed,
    ...(request.mirrors === true && { mirrors: true }),
    ...(request.pairs === true && { pairs: true }),
  };
  const checked = checkedPlan(plan);
  if (!checked.ok) return checked;
  return ok({
    simulation: { game, plan, options: now.chosen },
    frame: frameOf(plan, ruleset),
    cards: numbered.infos,
    keys: numbered.keys,
    remarks: now.material.remarks,
  });
}
