import fc from "fast-check";
import { it } from "vitest";
import { expectIdentity } from "../support/ptg/identity.js";
import { randomCard } from "../support/ptg/random-card.js";

const wanted = 2000;

it(`${wanted} random cards are the same as YAML and as TOML, there and back`, () => {
  fc.assert(fc.property(randomCard(2), expectIdentity), { numRuns: wanted });
});
