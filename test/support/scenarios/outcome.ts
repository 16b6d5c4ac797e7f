import { playScenario, readScenario, type ScenarioGame } from "../../../shared/scenario/index.js";

/** What comes of a scenario in one line: `passed`, what did not hold and what was seen instead, or what is wrong and where. */
export function outcomeOf(text: string, game: ScenarioGame): string {
  const read = readScenario(text);
  const { faults, checks } = read.ok ? playScenario(read.value, game).report : { faults: read.error, checks: [] };
  const [fault] = faults;
  if (fault !== undefined) {
    const hint = fault.suggestion === undefined ? "" : ` (${fault.suggestion})`;
    return `${fault.line ?? 0} ${fault.code} ${fault.message}${hint}`;
  }
  const wrong = checks.find(({ held }) => !held);
  return wrong === undefined ? "passed" : `${wrong.line} ${wrong.what}: ${wrong.expected} / ${wrong.seen}`;
}
