import { describe, expect, test } from "vitest";
import { focusTarget, placeOf } from "../../../../renderer/structure/keyboard-place.js";
import type { Cursor } from "../../../../renderer/structure/model/moves.js";
import { linesOf } from "../../../support/structure/lines.js";

const lines = linesOf({
  mana: { fire: 1 },
  abilities: [{ name: "Rage", ability_type: "passive", alterations: [] }],
  parts: [{ card: "a", copies: 1 }],
});
const nameOf = (cursor: Cursor | undefined): string | undefined =>
  cursor && `${lines.find(({ id }) => id === cursor.id)?.name ?? "?"} ${cursor.at}`;

describe("where the keyboard goes after an edit", () => {
  test.each([
    ["the first required field of a new item", ["abilities", 0], true, "Ability 1 of 1, Rage, ability_type 0"],
    ["the line of an item that was moved", ["abilities", 0], false, "Ability 1 of 1, Rage 0"],
    ["the value of a new entry", ["mana", "fire"], false, "mana, fire 1"],
    ["nowhere while the place has no line yet", ["abilities", 1], true, undefined],
  ])("is %s", (_, place, isEntered, name) => {
    expect(nameOf(placeOf(lines, { place, isEntered }))).toBe(name);
  });
});

describe("where the keyboard goes for a place", () => {
  test.each([
    ["its field", ["abilities", 0, "name"], "Ability 1 of 1, Rage, name 0"],
    ["its cell of a sub-grid", ["parts", 0, "copies"], "Part 1 of 1, a 1"],
    ["the value of its entry", ["mana", "fire"], "mana, fire 1"],
    ["what is around a place without a line", ["abilities", 0, "nothing"], "Ability 1 of 1, Rage 0"],
  ])("is %s", (_, place, name) => expect(nameOf(focusTarget(lines, place)?.cursor)).toBe(name));
});
