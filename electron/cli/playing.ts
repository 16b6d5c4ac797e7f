import { InvalidArgumentError } from "commander";
import { join } from "node:path";
import { failed, ok, type Result } from "../../shared/base/index.js";
import { games, type GamePlay } from "../../shared/games/index.js";
import type { Ruleset } from "../../shared/match/index.js";

/** Ids of the games that can be played, the usual one first. */
export const playable = games.filter(({ play }) => play !== undefined).map(({ id }) => id);

/** The game that is played where none is named. */
export const usualGame = playable[0] ?? "";

/** The cards a game comes with. */
export const sampleFolder = (game: string): string => join(import.meta.dirname, "../../tabula", game);

/** The rules of a name: an id, or the part after the game's; the default rules where none is given. */
export function rulesetNamed({ rulesets }: GamePlay, name: string | undefined): Result<Ruleset> {
  const found = name === undefined ? rulesets[0] : rulesets.find(({ id }) => id === name || id.endsWith(`-${name}`));
  if (found) return ok(found);
  return failed({
    code: "cli/unknown-rules",
    message: `There are no rules “${name ?? ""}”.`,
    expected: rulesets.map(({ id }) => id).join(" or "),
  });
}

/** Reads an option that is a whole number; anything else is refused with the numbers that are not. */
export const wholeNumber =
  (least: number, most: number) =>
  (text: string): number => {
    const value = /^\d{1,15}$/u.test(text) ? Number(text) : Number.NaN;
    if (value >= least && value <= most) return value;
    throw new InvalidArgumentError(`Expected: a whole number from ${least} to ${most}.`);
  };

/** Reads an option that can be given several times. */
export const severalTexts = (text: string, before: readonly string[] = []): readonly string[] => [...before, text];

export const largestSeed = 0xffffffff;
