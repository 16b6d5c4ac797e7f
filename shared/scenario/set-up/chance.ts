import type { ForcedOutcome } from "../../match/index.js";
import type { Path } from "../../toml/index.js";
import { edit } from "../change.js";
import { Refusal } from "../refusal.js";
import type { ScenarioRun } from "../scenario-run.js";
import { forcedChance } from "../../match/index.js";

/** Decides the next draws of chance. */
export function forceChance(run: ScenarioRun, values: readonly ForcedOutcome[], path: Path): void {
  edit(run, { kind: "chance", values }, path);
}

/** Refuses outcomes that nothing was drawn for. */
export function checkAllDrawn(run: ScenarioRun, path: Path): void {
  const { forced } = run.state;
  if (forced.length === 0) return;
  const were = forced.length === 1 ? "1 forced outcome was" : `${forced.length} forced outcomes were`;
  throw new Refusal(forcedChance, `${were} not drawn: ${forced.join(", ")}.`, path);
}
