import { describe, expect, it } from "vitest";
import { presetOf } from "../../../../../../shared/games/play-options.js";
import { optionsSchema } from "../../../../../../shared/games/tcgone/play/config.js";
import { playOptions, presets } from "../../../../../../shared/games/tcgone/play/options.js";
import { tcgonePlay } from "../../../../../../shared/games/tcgone/play/play.js";
import type { TcgState } from "../../../../../../shared/games/tcgone/play/types.js";
import { duel } from "../../../../../support/tcgone/duel.js";

const attack = (body: string): string => `move "Do" {\n  onAttack {\n${body}\n  }\n}`;

describe("the damage that a confused unit does to itself", () => {
  const hurt = (options: string, more: Readonly<Record<string, unknown>>): number | undefined => {
    const played = duel({
      ...{ options, more, mine: attack("damage 10"), hand: ["Trick"], trick: "onPlay { apply CONFUSED, my.active }" },
      steps: ['do = "Play Trick"', 'chance = ["tails"]\ndo = "Attack with Do"'],
    });
    const { cards } = played.match.moments.at(-1)?.state as unknown as TcgState;
    return cards.find(({ owner, slot, zone }) => owner === 0 && slot === 0 && zone === "play")?.damage;
  };
  const both = { types: ["L"], weakness: ["L x2"] };

  it("is that of its confusion alone, unless weakness counts", () => {
    expect(hurt("", both)).toBe(30);
    expect(hurt("confusionWeakness = true", both)).toBe(60);
  });

  it("counts what it resists, and no weakness to other types", () => {
    expect(hurt("confusionWeakness = true", { types: ["L"], resistance: ["L -20"] })).toBeLessThan(30);
    expect(hurt("confusionWeakness = true", { types: ["L"], weakness: ["W x2"] })).toBe(30);
  });
});

describe("a payment that could be made in several ways", () => {
  const pay = (options: string) => {
    const { match, said } = duel({
      ...{ options, energies: 1, hand: ["Twin"] },
      mine: attack('discardSelfEnergy L\nbc "${self.energyCount()}"'),
      steps: ['do = "Attach Twin to Mine"', 'do = "Attack with Do"'],
    });
    const { frames } = match.moments.at(-1)?.state as unknown as TcgState;
    return { asked: frames.at(-1)?.prompt?.title, left: said };
  };

  it("is asked for, unless the least energy is to pay", () => {
    expect(pay("")).toEqual({ asked: "Which energy to discard?", left: [] });
    expect(pay("autoPay = true").left).toEqual(["2"]);
  });
});

describe("the presets of options", () => {
  it("are answers that the rules take, each another one", () => {
    for (const { answers } of presets) expect(optionsSchema.safeParse(answers).success).toBe(true);
    expect(presets.map(({ id, answers }) => [id, presetOf(presets, playOptions, answers)?.id])).toEqual([
      ["modern", "modern"],
      ["classic", "classic"],
    ]);
    expect(tcgonePlay.presets).toBe(presets);
  });
});
