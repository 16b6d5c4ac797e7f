import { describe, expect, it } from "vitest";
import { hasUntapPermission, keptUntapping } from "../../../../../../shared/games/ttcg/play/effects/untap.js";
import { keptHearing } from "../../../../../../shared/games/ttcg/play/events/happen.js";
import { keptUses, visitUses, type Use } from "../../../../../../shared/games/ttcg/play/effects/users.js";
import { ttcgRules, ttcgRuleset } from "../../../../../../shared/games/ttcg/play/ruleset.js";
import type { TtcgReader, TtcgState } from "../../../../../../shared/games/ttcg/play/types.js";
import { Kernel } from "../../../../../../shared/match/kernel.js";
import { Reader } from "../../../../../../shared/match/reader.js";
import { playRandomly } from "../../../../../support/match/random-match.js";
import { anySetup, trialMaterial } from "../../../../../support/match/ttcg.js";

const kernel = new Kernel(ttcgRules);

function usesOf(reader: TtcgReader, seat: number): readonly Use[] {
  const uses: Use[] = [];
  visitUses(reader, seat, (use) => {
    uses.push(use);
    return false;
  });
  return uses;
}

/** What is kept from one position to the next, as it is in this one. */
function kept(state: TtcgState) {
  const reader: TtcgReader = new Reader(kernel, state);
  const { hearing } = reader.constants;
  const { units, spells, under } = state.zones;
  return [0, 1].map((seat) => ({
    uses: usesOf(reader, seat),
    hearing: [units, spells, under].map((lists, at) => hearing.of(reader, lists, seat, at)),
    untaps: hasUntapPermission(reader, seat),
  }));
}

describe("what is kept while lists stay the same", () => {
  it("equals what a fresh search finds, at every position", () => {
    const material = trialMaterial();
    for (let seed = 0; seed < 3; seed++) {
      playRandomly({
        ruleset: ttcgRuleset,
        setup: anySetup(material, seed),
        watch: (state) => {
          const empty = { uses: keptUses(), hearing: keptHearing(), untapping: keptUntapping() };
          expect(kept(state)).toEqual(kept({ ...state, constants: { ...state.constants, ...empty } }));
        },
      });
    }
  });
});
