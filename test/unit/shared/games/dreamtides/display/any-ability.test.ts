import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  canonicalDifference,
  promptsFor,
  renderAbility,
  renderAbilityEffect,
  renderModalChoices,
} from "../../../../../../shared/games/dreamtides/language/display/index.js";
import { randomAbility } from "./random-ability.js";

describe("any ability of the catalogue", () => {
  it("has a text without holes, and no piece of notation in it", () => {
    fc.assert(
      fc.property(randomAbility, (ability) => {
        const { markup, plain } = renderAbility(ability);
        expect(markup).not.toMatch(/undefined|null|NaN|\[object|[{}$@\\]/);
        expect(plain).not.toMatch(/<\/?(b|i|u|color)/);
        expect(plain).not.toMatch(/^[a-z]/);
      }),
      { seed: 11, numRuns: 3000 },
    );
  });

  it("has prompts, choices and a text of its effect that are texts too", () => {
    fc.assert(
      fc.property(randomAbility, (ability) => {
        const texts = [...promptsFor(ability), renderAbilityEffect(ability), ...renderModalChoices([ability])];
        for (const { plain } of texts) expect(plain).not.toMatch(/undefined|null|NaN|\[object|[{}$@\\]/);
      }),
      { seed: 12, numRuns: 1000 },
    );
  });

  it("is in canonical form when written in its own words", () => {
    fc.assert(
      fc.property(randomAbility, (ability) => {
        expect(canonicalDifference(renderAbility(ability).markup, new Map(), ability)).toBeUndefined();
      }),
      { seed: 13, numRuns: 500 },
    );
  });
});
