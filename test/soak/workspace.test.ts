import { describe, it } from "vitest";
import { checkReference } from "../support/workspace/reference-law.js";
import { checkUndo } from "../support/workspace/undo-law.js";

describe("20,000 random acts", () => {
  it.each([42, 43, 44, 45])("leave the bytes that a plain reference says, seed %i", (seed) => {
    checkReference({ seed, acts: 5_000, most: 40 });
  });
});

describe("20,000 random sequences of acts", () => {
  it.each([32, 33, 34, 35])("are undone to the byte and done again, seed %i", (seed) => {
    checkUndo({ seed, numRuns: 5_000 });
  });
});
