import { describe, expect, test } from "vitest";
import { must } from "../../../../../../shared/base/index.js";
import { botNamed, playMatch } from "../../../../../../shared/bots/index.js";
import { PROFILES, type DreamState } from "../../../../../../shared/games/dreamtides/rules/index.js";
import { dreamtidesLanesRuleset, dreamtidesRuleset } from "../../../../../../shared/games/dreamtides/rules/index.js";
import {
  fingerprint,
  presentState,
  replay,
  type LogEntry,
  type Ruleset,
} from "../../../../../../shared/match/index.js";
import { sampleGame } from "../../../../../support/scenarios/sample.js";

interface Course {
  readonly phases: Set<string>;
  readonly types: Set<string>;
}

const { definitions, decks, options } = sampleGame();

/** What must hold at every position of a match. */
function expectSound({ zones, cards, counters, constants }: DreamState): void {
  const placed = Object.values(zones).flatMap((lists) => lists.flat());
  expect(new Set(placed).size).toBe(cards.length);
  expect(placed).toHaveLength(cards.length);
  for (const [seat, { energy, points }] of counters.entries()) {
    expect(energy).toBeGreaterThanOrEqual(0);
    expect(points).toBeGreaterThanOrEqual(0);
    expect(zones.battlefield[seat]?.length).toBeLessThanOrEqual(constants.config.characterLimit);
  }
}

describe.each([
  ["classic", dreamtidesRuleset],
  ["lanes", dreamtidesLanesRuleset],
] as const)("a whole match of the profile %s", (profile, ruleset: Ruleset<DreamState>) => {
  test.each([
    ["greedy", "random", 11],
    ["random", "greedy", 12],
    ["random", "random", 13],
  ])("%s against %s is played out by the rules", (first, second, seed) => {
    const setup = { definitions, decks: decks.slice(0, 2), options, seed };
    const course: Course = { phases: new Set(), types: new Set() };
    const watch = (state: DreamState, events: readonly LogEntry[]): void => {
      expectSound(state);
      course.phases.add(state.table.phase);
      for (const { type } of events) course.types.add(type);
    };
    const bots = [must(botNamed(first)), must(botNamed(second))];
    const { outcome, state, record } = must(playMatch(ruleset, setup, bots, { seed, watch }));

    expect(["points", "turn-limit", "card"]).toContain(outcome.reason);
    if (outcome.reason === "points") {
      expect(outcome.winners).toHaveLength(1);
      expect(state.counters[outcome.winners[0] ?? -1]?.points).toBeGreaterThanOrEqual(PROFILES[profile].pointsToWin);
    } else if (outcome.reason === "turn-limit") expect(state.turn).toBeGreaterThan(PROFILES[profile].turnLimit);
    for (const type of ["turn", "judgment", "dreamwell", "played", "resolves", "moved", "points", "over"]) {
      expect(course.types).toContain(type);
    }
    expect(course.phases).toContain("main");

    const again = must(replay(ruleset, record));
    expect(again.stopped).toBeNull();
    expect(fingerprint(presentState(again.match))).toBe(fingerprint(state));
  });
});
