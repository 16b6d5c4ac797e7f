import fc from "fast-check";
import { it } from "vitest";
import { expectIdentity } from "../support/ptg/identity.js";
import { expectLaws } from "../support/ptg/laws.js";
import { randomAbility, randomCard } from "../support/ptg/random-card.js";

const wanted = 2000;

it(`${wanted} random cards are the same as YAML and as TOML, there and back`, () => {
  fc.assert(fc.property(randomCard(2), expectIdentity), { numRuns: wanted });
});

it(`the laws of projections hold for ${wanted} random abilities`, () => {
  const type = fc.constantFrom("creature", "spell", "mana");
  fc.assert(fc.property(randomAbility(1), randomAbility(1), type, expectLaws), { numRuns: wanted });
});
