import { expect, it } from "vitest";
import { nestedEditProblems } from "../../../support/nested-edits.js";
import { randomFrom } from "../../../support/toml-edits.js";

it("500 random nested edits mean what the same edits of plain data mean, and touch nothing outside of their row", () => {
  expect(nestedEditProblems(500, 1, randomFrom)).toEqual([]);
});
