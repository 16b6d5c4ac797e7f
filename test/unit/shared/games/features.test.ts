import { describe, expect, test } from "vitest";
import { features, featuresOf, games, type Game } from "../../../../shared/games/index.js";

const bare: Game = { id: "bare", title: "Bare", sheets: [] };

const held = (game: Game, id: string): readonly string[] =>
  featuresOf([game])[0]?.features.find((feature) => feature.id === id)?.items ?? [];

describe("what is supported for a game", () => {
  test("is nothing for a game that offers nothing", () => {
    expect(featuresOf([bare])[0]?.features.flatMap(({ items }) => items)).toEqual([]);
  });

  test("has every feature in the same order for every game", () => {
    const ids = features.map(({ id }) => id);
    for (const { features: each } of featuresOf(games)) expect(each.map(({ id }) => id)).toEqual(ids);
  });

  test("is something for each feature in some game", () => {
    const unused = features.filter((feature) => games.every((game) => feature.of(game).length === 0));
    expect(unused).toEqual([]);
  });

  test("names a sheet once, however many kinds share the title", () => {
    const sheet = { kind: "a", title: "Cards", tables: ["cards"], signature: [], idColumn: "id", holdsCards: true };
    expect(held({ ...bare, sheets: [sheet, { ...sheet, kind: "b" }] }, "sheets")).toEqual(["Cards"]);
  });

  test("counts the rules with their variants", () => {
    const info = { severity: "error", title: "", explanation: "", source: "" } as const;
    const rule = { ...info, id: "one", kind: "row", sheets: [], reads: [], check: () => [] } as const;
    const variants = ["a", "b", "c"].map((id) => ({ ...info, id }));
    const withRules = (rules: readonly object[]): Game => ({
      ...bare,
      invariants: { indexes: [], tallies: [], rules: rules as NonNullable<Game["invariants"]>["rules"] },
    });
    expect(held(withRules([rule]), "rules")).toEqual(["1 rule"]);
    expect(held(withRules([rule, { ...rule, id: "two", variants }]), "rules")).toEqual(["4 rules"]);
  });
});
