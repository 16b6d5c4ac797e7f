import { describe, expect, it } from "vitest";
import { isUnderway } from "../../../../../renderer/sandbox/match/progress.js";

const going = { view: { outcome: null } };
const over = { view: { outcome: { winners: [0] } } };

describe("a match is underway", () => {
  it.each([
    ["not while there is none", null, [{ by: "person" }], false],
    ["not before somebody has chosen something", going, [{ by: null }, { by: "driver" }], false],
    ["from the first choice of a person", going, [{ by: null }, { by: "person" }], true],
    ["from the first choice of a bot", going, [{ by: null }, { by: "bot" }], true],
    ["not when it is over", over, [{ by: null }, { by: "person" }], false],
  ] as const)("%s", (_rule, snapshot, moments, expected) => {
    expect(isUnderway({ snapshot, moments })).toBe(expected);
  });
});
