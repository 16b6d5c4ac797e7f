import type { Problems } from "../check/problems.js";
import { pathOf } from "../check/paths.js";
import type { Expression, Item, Value } from "../syntax/nodes.js";
import { operationsIn, type OperationCall } from "../syntax/operations.js";
import { nodesIn } from "../syntax/visit.js";

const questions: ReadonlySet<string> = new Set([
  "select",
  "oppSelect",
  "search",
  "choose",
  "chooseNumber",
  "multiSelect",
  "oppChoose",
  "rearrange",
]);
/** Zones that may be empty when a player is asked; `all` always has the active unit. */
const zones: ReadonlySet<string> = new Set(["deck", "hand", "bench", "discard", "prizes", "lost"]);

/** Questions that say nothing, that may have no answer, and searches that leave a deck in order. */
export function lintQuestions(item: Item, clauses: readonly Item[], problems: Problems): void {
  const calls = operationsIn(item);
  // The requirement of a card stands beside what it does when it is played.
  const tests = testsIn([item, ...clauses]);
  for (const asked of calls) {
    const { call, operation } = asked;
    if (!questions.has(operation.name)) continue;
    if (!hasInfo(asked)) {
      problems.warning("empty-info", call.name, `${call.name.word} asks without words; say what the player is asked.`);
    }
    if (call.kind === "member" && operation.name === "search" && zoneOf(call.of) === "deck") {
      const isShuffled = calls.some((other) => other.operation.raises.includes("SHUFFLE_DECK"));
      if (!isShuffled) {
        problems.warning("search-no-shuffle", call.name, "The deck is not shuffled after it was searched.");
      }
    }
    if (call.kind !== "member" || operation.name !== "select" || !needsOne(call.values)) continue;
    const path = pathOf(call.of);
    if (path === undefined || !zones.has(zoneOf(call.of) ?? "") || tests.has(path.replace(/^my\./, ""))) continue;
    const message = `${path} may be empty; assert that it is not, or ask with min: 0.`;
    problems.warning("unhandled-prompt", call.name, message);
  }
}

function hasInfo({ call, operation }: OperationCall): boolean {
  const required = operation.parameters.filter(({ isOptional, isBlock }) => !isOptional && !isBlock).length;
  const unnamed = call.values.filter(({ label }) => label === undefined).slice(required);
  return (
    call.values.some(({ label }) => label?.word === "info") ||
    unnamed.some(({ value }) => !["integer", "literal", "closure", "list", "constant"].includes(value.kind))
  );
}

/** Whether at least one element must be chosen: `count` is satisfied with fewer. */
function needsOne(values: readonly Value[]): boolean {
  const limit = values.find(({ label }) => label !== undefined && ["min", "count", "optional"].includes(label.word));
  if (limit === undefined) return !values.some(({ value }) => value.kind === "literal");
  return limit.label?.word === "min" && limit.value.kind === "integer" && limit.value.value > 0;
}

const zoneOf = (of: Expression): string | undefined =>
  of.kind === "member" ? of.name.word : of.kind === "name" ? of.name : undefined;

/** The paths that tests speak about; `my.` is understood. */
function testsIn(items: readonly Item[]): ReadonlySet<string> {
  const found = new Set<string>();
  const tests = nodesIn(...items).flatMap((node) => {
    if (node.kind === "assert") return [node.that];
    return node.kind === "if" || node.kind === "choice" ? [node.test] : [];
  });
  for (const part of nodesIn(...tests)) {
    const path = part.kind === "member" || part.kind === "name" ? pathOf(part) : undefined;
    if (path !== undefined) found.add(path.replace(/^my\./, ""));
  }
  return found;
}
