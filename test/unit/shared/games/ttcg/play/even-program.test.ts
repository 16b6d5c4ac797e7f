import { describe, expect, it } from "vitest";
import { evenProgram } from "../../../../../../shared/games/ttcg/play/cards/even-program.js";
import { readerOf } from "../../../../../../shared/games/ttcg/language/lexicon.js";
import { lower } from "../../../../../../shared/games/ttcg/language/program/lower.js";
import { trialMaterial } from "../../../../../support/match/ttcg.js";

const texts = trialMaterial().definitions.flatMap((definition) =>
  (definition as { effects: readonly { text: string }[] }).effects.map(({ text }) => text),
);
const programs = texts.flatMap((text) => lower(readerOf(undefined).read(text).effect) ?? []);

/** The selectors of a program, at any depth. */
function selectorsIn(value: unknown): readonly object[] {
  if (typeof value !== "object" || value === null) return [];
  const inner = Object.values(value).flatMap(selectorsIn);
  return "noun" in value ? [value, ...inner] : inner;
}

describe("programs written out in full", () => {
  it("say the same", () => {
    expect(programs.length).toBeGreaterThan(50);
    expect(programs.map(evenProgram)).toEqual(programs);
  });

  it("have selectors of one shape", () => {
    const shapes = programs
      .map(evenProgram)
      .flatMap(selectorsIn)
      .map((sel) => Object.keys(sel).join(" "));
    expect(shapes.length).toBeGreaterThan(50);
    expect(new Set(shapes).size).toBe(1);
  });
});
