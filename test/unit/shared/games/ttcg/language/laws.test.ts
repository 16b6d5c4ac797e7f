import { describe, expect, it } from "vitest";
import { expectOwnTexts, sameProgramsOf } from "../../../../../support/ttcg/composed-laws.js";

const seed = 13;

// The soak has 20,000.
describe("composed effects", () => {
  it("come back from their canonical text, or are raised to a production that means the same", () => {
    expectOwnTexts({ seed, count: 2_000 });
  });
});

describe("texts that both grammars read", () => {
  it("have one program", () => {
    expect(sameProgramsOf({ seed, count: 40 })).toBeGreaterThan(500);
  });
});
