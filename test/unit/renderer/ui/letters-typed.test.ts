import { describe, expect, it } from "vitest";
import { LettersTyped } from "../../../../renderer/ui/letters-typed.js";

const titles = ["Sort A to Z", "Sort Z to A", "Hide column", "Show"];

/** Where letters lead, each typed at its time in ms. */
function led(...typed: readonly (readonly [letter: string, atMs: number])[]): number[] {
  const letters = new LettersTyped();
  let at = 0;
  return typed.map(([letter, atMs]) => (at = letters.type(letter, atMs, titles, at) ?? at));
}

describe("letters typed at a list", () => {
  it("lead to what begins with all of them, in any case, spaces too", () => {
    const letters = ["S", "O", "R", "T", " ", "z"].map((letter, at) => [letter, at * 100] as const);
    expect(led(...letters)).toEqual([1, 1, 1, 1, 1, 1]);
    expect(led(["h", 0], ["i", 100])).toEqual([2, 2]);
  });

  it("lead round what begins with the same letter", () => {
    expect(led(["s", 0], ["s", 100], ["s", 200])).toEqual([1, 3, 0]);
  });

  it("start over after a second", () => {
    expect(led(["h", 0], ["s", 999])).toEqual([2, 2]);
    expect(led(["h", 0], ["s", 1000])).toEqual([2, 3]);
  });

  it("lead nowhere where nothing begins with them, and by a space that begins", () => {
    expect(new LettersTyped().type("x", 0, titles, 0)).toBeUndefined();
    expect(new LettersTyped().type(" ", 0, titles, 0)).toBeUndefined();
    expect(new LettersTyped().type("s", 0, [], -1)).toBeUndefined();
  });
});
