import type { Path } from "../../toml/index.js";
import { unknown } from "../refusal.js";
import type { ScenarioRun } from "../scenario-run.js";

/** Refuses a mark that is expected not to be there, where the game has no such mark and no card of the match ever had it. */
export function checkIsMark(run: ScenarioRun, mark: string, path: Path): void {
  const { ruleset, moments, at } = run.match;
  const known = new Set(ruleset.vocabulary.marks);
  const isKnown = (): boolean => [...known].some((each) => each.toLowerCase() === mark.toLowerCase());
  if (isKnown()) return;
  for (const { state } of moments.slice(0, at + 1)) {
    for (const { face } of ruleset.view(state, "all").cards) for (const each of face.marks) known.add(each);
    if (isKnown()) return;
  }
  const message = `No card of this match had the mark "${mark}".`;
  throw unknown("scenario/unknown-mark", message, path, mark, [...known]);
}
