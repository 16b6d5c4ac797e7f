import { describe, expect, test } from "vitest";
import type { Cost, Trigger, While } from "../../../../../../shared/games/ttcg/language/ast/clauses.js";
import { productions } from "../../../../../../shared/games/ttcg/language/productions/patterns.js";
import { handlers } from "../../../../../../shared/games/ttcg/play/effects/ops/index.js";
import { ttcgPlay } from "../../../../../../shared/games/ttcg/play/play.js";
import { sampleMaterial, trialFolder, trialMaterial } from "../../../../../support/match/ttcg.js";
import { actedIn } from "../../../../../support/ttcg/acted.js";
import { scenarioIn, scenariosIn } from "../../../../../support/scenarios/folder.js";
import { expectPassed, scenarioGame } from "../../../../../support/scenarios/passes.js";

/** The keys of a table that must name each of them. */
const keysOf = <Key extends string>(table: Readonly<Record<Key, 1>>): readonly string[] => Object.keys(table);

/** Cards and decks, and the rules they are played by. */
const trial = scenarioGame(ttcgPlay, trialMaterial());
const sample = scenarioGame(ttcgPlay, sampleMaterial());
const names = scenariosIn(trialFolder);

/** What did something in scenarios whose expectations held. */
const acted = new Set<string>();

// Typed by the language, so that what it gains is missed here.
const costs = keysOf<Cost["cost"]>({ discard: 1, destroy: 1, tap: 1, untap: 1, reveal: 1, lose: 1, mill: 1, skip: 1 });
const durations = ["this-turn", "until-your-next-turn", "opponent-next-turn", "turns"];
const states = keysOf<While>({ "on-field": 1, tapped: 1, untapped: 1, dormant: 1, equipped: 1 });
const triggers = keysOf<Trigger["event"]>({
  "turn-start": 1,
  "turn-end": 1,
  "this-to-discard": 1,
  "this-destroyed": 1,
  "moved-from-under-this": 1,
  "attacked-after": 1,
  attacks: 1,
  "is-attacked": 1,
  "effect-activates": 1,
  destroyed: 1,
  discarded: 1,
  tapped: 1,
  untapped: 1,
  played: 1,
  targeted: 1,
  "placed-under-this": 1,
  moved: 1,
  "sent-to-discard": 1,
});

describe("the list of scenarios", () => {
  const numbers = names.map((name) => Number(name.slice(0, 3)));

  test("has every number once", () => {
    const wanted = [
      [1, 80],
      [101, 197],
      [201, 232],
      [240, 256],
      [260, 299],
      [301, 490],
      [498, 499],
      [501, 575],
    ].flatMap(([first = 0, last = 0]) => Array.from({ length: last - first + 1 }, (_, at) => first + at));
    expect(numbers.toSorted((a, b) => a - b)).toEqual(wanted);
  });

  test("has titles of its own", () =>
    expect(new Set(names.map((name) => scenarioIn(trialFolder, name).text.title)).size).toBe(names.length));
});

test.each(names)("%s", (name) => {
  const scenario = scenarioIn(trialFolder, name);
  const { match } = expectPassed(scenario, scenario.text.cards === "." ? trial : sample);
  if (match !== null) for (const part of actedIn(match)) acted.add(part);
});

describe("in scenarios whose expectations held", () => {
  test("every production, action, cost and opening did something", () => {
    const wanted = [
      ...Object.keys(productions).map((id) => `production ${id}`),
      "production composed",
      ...Object.keys(handlers).map((op) => `action ${op}`),
      ...costs.map((cost) => `cost ${cost}`),
      ...triggers.map((event) => `trigger ${event}`),
      ...durations.map((duration) => `duration ${duration}`),
      ...states.map((state) => `while ${state}`),
      ...["window", "condition", "offer", "once per turn"],
    ];
    expect(wanted.filter((part) => !acted.has(part))).toEqual([]);
  });

  test("every option was played as it usually is, and in another way", () => {
    const values = new Map<string, Set<unknown>>();
    for (const name of names) {
      for (const [id, value] of Object.entries(scenarioIn(trialFolder, name).text.options)) {
        values.set(id, (values.get(id) ?? new Set()).add(value));
      }
    }
    for (const option of ttcgPlay.options) {
      const { id } = option;
      const initial = "initial" in option ? option.initial : undefined;
      const seen = values.get(id) ?? new Set();
      expect([id, seen.has(initial), seen.size > 1]).toEqual([id, true, true]);
    }
  });
});
