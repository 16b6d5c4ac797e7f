// @vitest-environment happy-dom
import { describe, expect, it } from "vitest";
import { isOfFolder } from "../../../../../renderer/sandbox/scenarios/scenario-files.js";

describe("whether a scenario plays with the cards of the open folder", () => {
  it.each([
    ["own.scenario.toml", undefined, true],
    ["../scenarios/first.scenario.toml", undefined, true],
    ["../scenarios/first.scenario.toml", "../cards", true],
    ["../scenarios/more/second.scenario.toml", "../../cards", true],
    ["../scenarios/first.scenario.toml", "../other", false],
    ["../scenarios/first.scenario.toml", "../../cards", false],
    ["sub/a.scenario.toml", "..", true],
    ["sub/a.scenario.toml", "../../cards", false],
    ["a.scenario.toml", ".", true],
  ])("%s with cards = %s: %s", (file, cards, is) => expect(isOfFolder(file, cards)).toBe(is));
});
