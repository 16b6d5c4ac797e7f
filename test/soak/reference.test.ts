import { describe, it } from "vitest";
import { checkReference } from "../support/workspace/reference-law.js";

describe("20,000 random acts", () => {
  it.each([42, 43, 44, 45])("leave the bytes that a plain reference says, seed %i", (seed) => {
    checkReference({ seed, acts: 5_000, most: 40 });
  });
});
