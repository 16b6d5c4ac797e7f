import { describe, expect, it } from "vitest";
import { NONE, type ViewPlace } from "../../../../../shared/match/index.js";
import { unitsOf } from "../../../../../renderer/sandbox/table/units.js";

const place = (key: number, on = NONE, as: ViewPlace["as"] = ""): ViewPlace => ({
  key,
  on,
  as,
  slot: NONE,
  group: "",
  pose: "upright",
  covered: false,
  badges: [],
});

/** Units by the keys of their cards: the card, those under it, those attached. */
const shape = (...places: readonly ViewPlace[]) =>
  unitsOf({ cards: places.map(({ key }) => key), places }).map(({ id, under, attached }) => [
    id,
    under.map((card) => card.id),
    attached.map((card) => card.id),
  ]);

describe("cards that lie at each other", () => {
  it("are one unit: those under it and those attached to it, in their order", () => {
    expect(shape(place(2, 1, "under"), place(1), place(3, 1, "attached"), place(4))).toEqual([
      [1, [2], [3]],
      [4, [], []],
    ]);
  });

  it("belong to the lowest of a chain", () => {
    expect(shape(place(1), place(2, 1, "attached"), place(3, 2, "under"))).toEqual([[1, [3], [2]]]);
  });

  it("lie by themselves where what they lie at is not there, or where hosts go round in a circle", () => {
    expect(shape(place(1, 77, "under"))).toEqual([[1, [], []]]);
    expect(shape(place(1, 2, "under"), place(2, 1, "under"))).toEqual([
      [1, [], []],
      [2, [], []],
    ]);
  });

  it("are none in a zone where all lie plainly", () => {
    expect(unitsOf({ cards: [5, NONE], places: [] }).map(({ id, at }) => [id, at])).toEqual([
      [5, 0],
      [NONE, 1],
    ]);
  });
});
