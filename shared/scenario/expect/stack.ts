import { NONE, type MatchView, type ViewItem } from "../../match/index.js";
import type { Path } from "../../toml/index.js";
import type { ScenarioRun } from "../scenario-run.js";
import type { Expectation, StackFacts } from "./schema.js";
import { expectedNames, sorted } from "./table.js";

/** Looks at what waits on the stack, the topmost first: how many there are, or which, whose, and aimed at what. */
export function expectStack(
  run: ScenarioRun,
  { stack }: MatchView,
  expected: NonNullable<Expectation["stack"]>,
  path: Path,
): void {
  if (!Array.isArray(expected)) {
    run.compareNumber(path, "stack", expected, stack.length);
    return;
  }
  const items = stack.toReversed();
  const names = items.map((item) => nameOf(run, item));
  const wanted = expected.map((facts) => (typeof facts === "string" ? facts : facts.card));
  run.compare(path, "stack", expectedNames(run, wanted).join(", "), names.join(", "));
  for (const [at, facts] of expected.entries()) {
    const item = items[at];
    if (item !== undefined && typeof facts !== "string") expectItem(run, item, facts, [...path, at]);
  }
}

/** A card, or the card whose ability it is. */
const nameOf = (run: ScenarioRun, { card, cause }: ViewItem): string => run.nameOf(card === NONE ? cause.card : card);

function expectItem(
  run: ScenarioRun,
  item: ViewItem,
  { card, controller, targets }: Exclude<StackFacts, string>,
  path: Path,
): void {
  if (controller !== undefined) {
    const here = [...path, "controller"];
    const key = run.names.players[run.names.seat(controller, here)] ?? "";
    run.compare(here, `controller of ${card}`, key, run.names.players[item.controller] ?? "nobody");
  }
  if (targets !== undefined) {
    const seen = item.targets.map((target) => run.nameOf(target));
    run.compare([...path, "targets"], `targets of ${card}`, sorted(expectedNames(run, targets)), sorted(seen));
  }
}
