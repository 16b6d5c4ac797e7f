import type { Path } from "../../toml/index.js";
import type { ScenarioRun } from "../scenario-run.js";

/** What is expected of lines of a log. */
interface LogFacts {
  readonly log?: readonly string[] | undefined;
  readonly "not-log"?: readonly string[] | undefined;
}

/** Looks for words in lines: all that are expected, in their order, and none that are not, in whatever case these are written. */
export function expectLog(run: ScenarioRun, lines: readonly string[], facts: LogFacts, what: string, path: Path): void {
  let from = 0;
  for (const [at, words] of (facts.log ?? []).entries()) {
    const found = lines.findIndex((line, index) => index >= from && line.includes(words));
    run.check([...path, "log", at], what, found >= 0, words, lines.slice(from).join(" / "));
    if (found >= 0) from = found + 1;
  }
  for (const [at, words] of (facts["not-log"] ?? []).entries()) {
    const line = lines.find((each) => each.toLowerCase().includes(words.toLowerCase()));
    run.check([...path, "not-log", at], what, line === undefined, `no “${words}”`, line ?? "none");
  }
}
