import { Problems, type Problem } from "../check/problems.js";
import type { Item } from "../syntax/nodes.js";
import { lintLasting } from "./lasting.js";
import { lintOrder } from "./order.js";
import { lintQuestions } from "./asking.js";

/** What a script that is understood hardly means (SCRIPT-6), in the order of the text. */
export function lintEffect(items: readonly Item[]): readonly Problem[] {
  const problems = new Problems();
  const clauses = items.filter(({ kind }) => kind === "hook");
  for (const item of items) {
    lintQuestions(item, clauses, problems);
    lintOrder(item, problems);
    lintLasting(item, problems);
  }
  return problems.found.sort((a, b) => a.from - b.from);
}
