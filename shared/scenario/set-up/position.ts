import type { Path } from "../../toml/index.js";
import { edit } from "../change.js";
import { Refusal, unknown } from "../refusal.js";
import type { ScenarioRun } from "../scenario-run.js";
import type { PositionText } from "../schema.js";

/** Lets the match go on at another moment of a turn. */
export function takePosition(run: ScenarioRun, { turn, active, phase }: PositionText, path: Path): void {
  const { ruleset } = run.match;
  if (!ruleset.setUp.canBeginAnywhere) {
    const message = `The rules of ${ruleset.title} cannot begin in the middle of a turn.`;
    throw new Refusal("scenario/no-position", message, path);
  }
  const phases = ruleset.layout.phases.map((each) => each.phase);
  if (phase !== undefined && !phases.includes(phase)) {
    const message = `There is no phase "${phase}".`;
    throw unknown("scenario/unknown-phase", message, [...path, "phase"], phase, phases);
  }
  const seat = active === undefined ? undefined : run.names.seat(active, [...path, "active"]);
  const to = {
    ...(turn === undefined ? {} : { turn }),
    ...(seat === undefined ? {} : { active: seat }),
    ...(phase === undefined ? {} : { phase }),
  };
  edit(run, { kind: "position", ...to }, path);
}
