import { describe, expect, it } from "vitest";
import { lettersOf, pays } from "../../../../../../shared/games/tcgone/play/rules/energy.js";

/** Energies by their letters: `R RW C`. */
const energies = (text: string) => text.split(" ").map((letters) => [...new Set(letters.match(/./gu))]);
const cost = (text: string): readonly string[] => text.match(/./gu) ?? [];

describe("energies pay a cost", () => {
  it.each([
    ["R", "R", true],
    ["R", "", true],
    ["R", "W", false],
    ["R", "RR", false],
    // The colourless letter is paid by anything; a colourless energy pays nothing else.
    ["R", "C", true],
    ["C", "C", true],
    ["C", "R", false],
    ["R C", "RC", true],
    ["R C", "CC", true],
    ["R C", "RCC", false],
    // Each letter by another energy.
    ["R W", "RW", true],
    ["R W", "RR", false],
    ["RW R", "RR", true],
    // An energy that may be several letters leaves the place that another needs.
    ["RW R", "RW", true],
    ["R RW", "WR", true],
    ["RW RW", "RW", true],
    ["RW WG GR", "RWG", true],
    ["RW WG WG", "RRW", false],
    ["RWG RW R", "GWR", true],
    ["RWG RW R", "WWR", true],
    ["RWG RW R", "WWW", false],
  ])("%s pays %s: %s", (have, wanted, isPaid) => expect(pays(energies(have), cost(wanted))).toBe(isPaid));

  it("whose letters are no list is free", () => {
    expect(lettersOf(["R", "C"])).toEqual(["R", "C"]);
    expect(lettersOf(null)).toEqual([]);
  });
});
