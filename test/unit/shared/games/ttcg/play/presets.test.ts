import { expect, it } from "vitest";
import { isAnswer, optionsOfRules, presetChanges } from "../../../../../../shared/games/index.js";
import { optionsSchema } from "../../../../../../shared/games/ttcg/play/options/config.js";
import { ttcgPlay } from "../../../../../../shared/games/ttcg/play/play.js";

const options = optionsOfRules(ttcgPlay, ttcgPlay.rulesets[0]?.id ?? "");
const presets = ttcgPlay.presets ?? [];

it.each(presets.map((preset) => [preset.id, preset] as const))(
  "%s answers options that there are",
  (_, { answers }) => {
    for (const [id, answer] of Object.entries(answers)) {
      const option = options.find((each) => each.id === id);
      expect([id, option !== undefined && isAnswer(option, answer)]).toEqual([id, true]);
    }
  },
);

it("offers the design document as it stands, the rules chapters, and a quick match", () => {
  expect(presets.map((preset) => [preset.id, presetChanges(preset, options)])).toEqual([
    ["seed", []],
    [
      "repository",
      [
        "Mulligan: On",
        "A card is tapped: Before its cost is paid",
        "Continuous effects end: When the card is untapped, too",
      ],
    ],
    ["quick", ["Points: 10", "Untap step: At the start of their player's turn"]],
  ]);
});

it("has no end by points unless one is chosen", () => {
  const winAt = (said?: unknown): number | undefined =>
    optionsSchema.safeParse(said === undefined ? {} : { "win-at": said }).data?.["win-at"];
  expect([winAt(), winAt("none"), winAt(0), winAt(30), winAt("nobody")]).toEqual([0, 0, 0, 30, undefined]);
});
