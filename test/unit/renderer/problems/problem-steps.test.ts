import { describe, expect, it } from "vitest";
import { problemBeside, type ProblemCell } from "../../../../renderer/problems/problem-steps.js";
import { problemView } from "../../../support/validate/problem-view.js";
import type { ProblemView } from "../../../../shared/validate/index.js";

const problem = (rowKey: string | null, column: string | null, isWaived = false): ProblemView =>
  problemView(`${rowKey} ${column}`, { rowKey, column, ...(isWaived ? { waived: { reason: "so" } } : {}) });

const problems = [
  problem("b", "cost"),
  problem("a", "kind"),
  problem("b", null),
  problem("hidden", "kind"),
  problem(null, null),
  problem("a", "cost", true),
  problem("b", "gone"),
];
const reading = { rows: ["a", "b"], columns: ["name", "kind", "cost"] };
const cell = (rowKey: string, column: string | null): ProblemCell => ({ rowKey, column });

describe("the next problem", () => {
  it.each<[string, 1 | -1, ProblemCell | undefined, ProblemCell | undefined]>([
    ["is the first of the sheet from nowhere", 1, undefined, cell("a", "kind")],
    ["is the last from nowhere backwards", -1, undefined, cell("hidden", "kind")],
    ["is in the same row to the right first", 1, cell("a", "name"), cell("a", "kind")],
    ["is that of the row as a whole before those of its cells", 1, cell("a", "kind"), cell("b", null)],
    ["is the next cell of the row", 1, cell("b", null), cell("b", "cost")],
    ["comes in a column that is not shown after those shown", 1, cell("b", "cost"), cell("b", "gone")],
    ["comes in rows that are not shown at the end", 1, cell("b", "gone"), cell("hidden", "kind")],
    ["passes over what was accepted", -1, cell("b", null), cell("a", "kind")],
    ["is none behind the last", 1, cell("hidden", "kind"), undefined],
    ["is none before the first", -1, cell("a", "kind"), undefined],
  ])("%s", (_, step, from, wanted) => {
    expect(problemBeside(problems, reading, step, from)).toEqual(wanted);
  });
});
