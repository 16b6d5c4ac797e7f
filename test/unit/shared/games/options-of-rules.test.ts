import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { games, optionsOfRules, usualDeck, type PlayOption } from "../../../../shared/games/index.js";
import type { JsonValue } from "../../../../shared/match/index.js";
import { materialOf } from "../../../support/match/folder.js";

const tabula = join(import.meta.dirname, "../../../../tabula");

/** What an option can be, at its limits, and what it cannot. */
function valuesOf(option: PlayOption): {
  readonly sound: readonly JsonValue[];
  readonly unsound: readonly JsonValue[];
} {
  const others: readonly JsonValue[] = [null, [], {}, "no such word", 1.5, -1e9, 1e9];
  switch (option.kind) {
    case "integer": {
      const words = option.zero === undefined ? [] : [option.zero];
      return { sound: [option.min, option.max, ...words], unsound: [option.min - 1, option.max + 1, true, ...others] };
    }
    case "seed":
      return { sound: [0, 2 ** 31 - 1], unsound: [-1, 2 ** 31, true, ...others] };
    case "choice":
      return { sound: option.choices.map(({ value }) => value), unsound: [true, 0, ...others] };
    case "flag":
      return { sound: [true, false], unsound: [0, "true", ...others] };
  }
}

const rules = games.flatMap(({ id, play }) =>
  (play?.rulesets ?? []).map((ruleset) => ({ game: id, play, ruleset, title: `${id}, ${ruleset.id}` })),
);

describe("the rules of a game", () => {
  it("are tried", () => {
    expect(rules.length).toBeGreaterThan(4);
  });

  it.each(rules)("take every value of an option that is offered, and no other: $title", (of) => {
    const { game, play, ruleset } = of;
    if (!play) throw new Error("It is played");
    const material = materialOf(game, join(tabula, game));
    const decks = ruleset.seats.map((_, seat) => usualDeck(material, seat) ?? { name: "None", cards: [] });
    // Decks may be refused for what an option asks of them.
    const isTaken = (id: string, value: JsonValue): boolean => {
      const options = { ...material.options, [id]: value };
      const begun = ruleset.setup({ definitions: material.definitions, decks, options, seed: 1 });
      return begun.ok || /\/decks?$/u.test(begun.error.code);
    };
    for (const option of optionsOfRules(play, ruleset.id)) {
      const { sound, unsound } = valuesOf(option);
      for (const value of sound)
        expect([option.id, value, isTaken(option.id, value)]).toEqual([option.id, value, true]);
      for (const value of unsound)
        expect([option.id, value, isTaken(option.id, value)]).toEqual([option.id, value, false]);
    }
  });
});
