import { expect, test } from "vitest";
import { blueprintOf } from "../../../../../../shared/games/summoner/cards/blueprint.js";
import type { Board } from "../../../../../../shared/games/summoner/core/board.js";
import { placementFault, type Lying } from "../../../../../../shared/games/summoner/core/placement.js";
import { inForce } from "../../../../../../shared/games/summoner/core/sources.js";
import { attributesFit } from "../../../../../../shared/games/summoner/core/zone-match.js";
import type { FieldZone } from "../../../../../../shared/games/summoner/vocabulary.js";

const open = { sky: ["wind"], left: ["wind"], right: ["all"] };
const board: Board = {
  summoners: [0, 1].map((at) => blueprintOf({ id: `S${at}`, nativeAddition: [], ...open })),
  cards: [],
  hands: [1, 1],
};
const monster = blueprintOf({ id: "m", attribute: ["fire", "water"], value: 50 });
const help = blueprintOf({ id: "h", type: "help" });
const fault = (card: typeof monster, zone: FieldZone, lying: readonly Lying[] = []) =>
  placementFault(board, inForce(board), { seat: 0, card, zone, faceDown: false }, lying);

test("any attribute of a monster opens a zone", () => {
  expect(attributesFit(["wind", "all"], ["fire"])).toBe(true);
  expect(attributesFit(["wind", "fire"], ["water", "fire"])).toBe(true);
  expect(attributesFit(["wind", "fire"], ["water"])).toBe(false);
  expect(attributesFit([], ["all"])).toBe(true);
});

test("a refusal names the first attribute, and what lies in the zone", () => {
  expect(fault(monster, "sky")).toBe("Summoner does not allow fire type cards in sky field");
  expect(fault(monster, "right")).toBeNull();
  expect(fault(monster, "right", [{ card: monster, covered: false }])).toBe("Monster already in this position");
  expect(fault(monster, "right", [{ card: monster, covered: true }])).toBe("A card lies in this position");
});

test("help cards go face up into their own zone alone", () => {
  expect(fault(help, "help")).toBeNull();
  for (const zone of ["sp", "sky"] as const) expect(fault(help, zone)).toBe("Help cards are played face up in help");
});
