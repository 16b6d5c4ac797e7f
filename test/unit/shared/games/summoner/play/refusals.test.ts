import { expect, test } from "vitest";
import { profiles } from "../../../../../../shared/games/summoner/play/config.js";
import { refusalsAgree } from "../../../../../support/summoner/restrictions.js";

test.each(profiles)(
  "what is offered is allowed and what is refused is not, on 200 sets of restrictions, %s",
  (profile) => {
    const refused = Array.from({ length: 200 }, (_, seed) => refusalsAgree(seed, profile));
    const sum = refused.reduce((total, each) => total + each, 0);
    // Some of the 30 ways of each set, and not all of them.
    expect(sum).toBeGreaterThan(200);
    expect(sum).toBeLessThan(200 * 30);
  },
);
