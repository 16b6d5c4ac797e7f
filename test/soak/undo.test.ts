import { describe, it } from "vitest";
import { checkUndo } from "../support/workspace/undo-law.js";

describe("20,000 random sequences of acts", () => {
  it.each([32, 33, 34, 35])("are undone to the byte and done again, seed %i", (seed) => {
    checkUndo({ seed, numRuns: 5_000 });
  });
});
