import { describe, expect, it } from "vitest";
import {
  bandEnds,
  bandedNumbers,
  excessOf,
  lowestLevel,
  sharesOfBands,
} from "../../../../../shared/games/ttcg/power/bands.js";
import {
  compareEffects,
  isAtLeast,
  strengthOf,
  type Standing,
} from "../../../../../shared/games/ttcg/power/compare.js";
import type { Category } from "../../../../../shared/games/ttcg/vocabulary.js";

const opposite: Readonly<Record<Standing, Standing>> = {
  equal: "equal",
  better: "worse",
  worse: "better",
  incomparable: "incomparable",
};

describe("the order of effects (TTCG-10)", () => {
  // `#` is two in the one and three in the other, `rank #` rank 2 and rank 3.
  it.each<[text: string, standing: Standing]>([
    ["Draw # cards.", "worse"],
    ["Your opponent draws # cards.", "better"],
    ["Both players draw # cards.", "incomparable"],
    ["Gain # points.", "worse"],
    ["Lose # points.", "better"],
    ["Your opponent gains # points.", "better"],
    ["Your opponent loses # points.", "worse"],
    ["Both players gain # points.", "incomparable"],
    ["Mill # cards.", "incomparable"],
    ["Your opponent mills # cards.", "worse"],
    ["Discard # cards.", "incomparable"],
    ["Your opponent discards # cards.", "worse"],
    ["Destroy up to # cards on the field.", "worse"],
    ["Destroy one rank # or lower unit on the field.", "worse"],
    ["Destroy one rank # or higher unit on the field.", "better"],
    ["Destroy one rank # unit on the field.", "incomparable"],
    ["Destroy one rank # or lower unit your opponent controls.", "worse"],
    ["Destroy one rank # or lower unit you control.", "incomparable"],
    ["Destroy # cards under this card.", "incomparable"],
    ["Destroy one rank # or lower unit controlled by each player.", "incomparable"],
    ["Destroy all rank # or lower cards on the field.", "incomparable"],
    ["Destroy all rank # or lower cards your opponent controls.", "worse"],
    ["Tap one rank # or lower unit on the field.", "worse"],
    ["Untap one rank # or lower unit on the field.", "worse"],
    ["Untap one rank # or lower unit you control.", "worse"],
    ["Untap one rank # or lower unit your opponent controls.", "better"],
    ["Untap all rank # or lower units on the field.", "incomparable"],
    ["Send one rank # or lower card to the discard pile.", "worse"],
    ["Send all rank # or lower cards to the discard pile.", "incomparable"],
    ["Send all rank # or lower cards in either player's hand to the discard pile.", "worse"],
    ["Return one rank # or lower card from your discard pile to your hand.", "worse"],
    ["This turn, one rank # or lower unit gains 100 attack.", "worse"],
    ["This turn, all rank # or lower units your opponent controls gain 100 attack.", "better"],
    ["This turn, all rank # or lower units your opponent controls lose 100 attack.", "worse"],
    ["This turn, all rank # or lower units you control lose 100 attack.", "incomparable"],
    ["This turn, all rank # or lower units your opponent controls cannot attack.", "worse"],
    ["This turn, all rank # or lower units you control cannot attack.", "incomparable"],
    ["This turn, all rank # or lower units you control can attack twice.", "worse"],
    ["Play one rank # or lower card directly from your deck.", "worse"],
    ["Your opponent plays one rank # or lower card.", "incomparable"],
    ["Lose # points to draw one card.", "better"],
    ["Discard one rank # or lower card to draw one card.", "worse"],
    ["When a rank # or lower card is destroyed, gain one point.", "worse"],
    ["For the next # turns, fire cards you control cannot be destroyed.", "worse"],
    ["For each card tapped this turn, draw # cards at the end of the turn.", "worse"],
    ["If you control at least # units, draw one card.", "incomparable"],
    ["During your turn, draw # cards.", "worse"],
    ["Until your next turn, all units you control become rank #.", "incomparable"],
    ["Drow # cards.", "incomparable"],
  ])("%s", (text, standing) => {
    const [two = "", three = ""] = [2, 3].map((n) =>
      text.replaceAll(/rank #/gu, `rank ${n}`).replace("#", n === 2 ? "two" : "three"),
    );
    const [one, other] = [strengthOf(two), strengthOf(three)];
    expect([compareEffects(one, other), compareEffects(other, one)]).toEqual([standing, opposite[standing]]);
    expect(compareEffects(one, strengthOf(` ${two} `))).toBe("equal");
  });

  it.each<[one: string, other: string, standing: Standing]>([
    ["Draw one card.", "Draw two cards.", "worse"],
    ["Destroy one card on the field.", "Destroy two cards on the field.", "worse"],
    ["Destroy all cards on the field.", "Destroy two cards on the field.", "incomparable"],
    ["Destroy up to two cards on the field.", "Destroy two cards on the field.", "incomparable"],
    ["Destroy one rank 3 unit on the field.", "Destroy one rank 3 or lower unit on the field.", "worse"],
    ["Destroy one rank 5 or lower unit on the field.", "Destroy one unit on the field.", "equal"],
    ["Destroy one rank 1 or higher unit on the field.", "Destroy one unit on the field.", "equal"],
    ["Destroy one rank 5 or higher unit on the field.", "Destroy one rank 5 unit on the field.", "equal"],
    ["Destroy one fire unit on the field.", "Destroy one unit on the field.", "incomparable"],
    ["Lose one point to draw two cards.", "Lose two points to draw one card.", "better"],
    ["Lose one point to draw one card.", "Lose two points to draw two cards.", "incomparable"],
    ["Draw one card.", "Once per turn, draw one card.", "incomparable"],
    ["Draw one card.", "You can draw one card.", "incomparable"],
  ])("%s and %s", (one, other, standing) => {
    expect(compareEffects(strengthOf(one), strengthOf(other))).toBe(standing);
  });
});

it("numbers are at least others where there are as many, and none is smaller", () => {
  expect([isAtLeast([1, 2], [1, 2]), isAtLeast([2, 1], [1, 2]), isAtLeast([], [])]).toEqual([true, false, true]);
  expect([isAtLeast([1, 2], [1]), isAtLeast([1], [1, 0])]).toEqual([false, false]);
});

describe("the bands of levels (TTCG-10)", () => {
  it.each<[text: string, unit: number | undefined, spell: number | undefined]>([
    ["Draw two cards.", 1, 1],
    ["Draw three cards.", 2, 2],
    ["Draw four cards.", 3, 3],
    ["Mill ten cards.", 1, 1],
    ["Your opponent mills ten cards.", undefined, undefined],
    ["Your opponent draws four cards.", 1, 1],
    ["Lose four points to draw two cards.", 1, 1],
    ["Destroy one rank 2 card on the field.", 1, 1],
    ["Destroy one rank 3 card on the field.", 2, 2],
    ["Destroy one rank 4 card on the field.", 3, 2],
    ["Destroy one rank 5 card on the field.", 4, 3],
    ["When a rank 5 card is destroyed, gain one point.", 1, 1],
    ["Discard one rank 5 card to draw one card.", 1, 1],
    ["The equipped unit gains 5 attack.", 1, 1],
    ["Draw two cards, then destroy one rank 3 card on the field.", 2, 2],
  ])("%s is for units from %s and spells from %s", (text, unit, spell) => {
    const strength = strengthOf(text);
    expect([lowestLevel(strength, "unit"), lowestLevel(strength, "spell")]).toEqual([unit, spell]);
  });

  it.each<[category: Category, numbers: readonly number[], ranks: readonly number[]]>([
    ["unit", [2, 3, 4, 5, 5], [2, 3, 4, 5, 5]],
    ["spell", [2, 3, 4], [2, 4, 5]],
  ])("of %ss end at numbers of %j and ranks of %j", (category, numbers, ranks) => {
    const isBeyond = (text: string, level: number): boolean =>
      strengthOf(text).measures.some((measure) => excessOf(measure, category, level) !== undefined);
    const largest = (texts: readonly string[], level: number): number =>
      texts.findLastIndex((text) => !isBeyond(text, level)) + 1;
    const draws = ["one card", "two cards", "three cards", "four cards", "five cards", "six cards", "seven cards"];
    const levels = numbers.map((_, at) => at + 1);
    expect(
      levels.map((level) =>
        largest(
          draws.map((each) => `Draw ${each}.`),
          level,
        ),
      ),
    ).toEqual(numbers);
    const reached = [1, 2, 3, 4, 5].map((rank) => `Destroy one rank ${rank} card on the field.`);
    expect(levels.map((level) => largest(reached, level))).toEqual(ranks);
    expect(bandEnds(category)).toEqual(numbers);
  });

  it("say by how much an effect is beyond them", () => {
    const strength = strengthOf("Draw three cards, then destroy one rank 4 card on the field.");
    const excess = (level: number) => strength.measures.flatMap((measure) => excessOf(measure, "unit", level) ?? []);
    expect(excess(1)).toEqual([
      { word: "three", within: "two" },
      { word: "rank 4", within: "rank 2" },
    ]);
    expect([excess(2), excess(3), excess(6)]).toEqual([[{ word: "rank 4", within: "rank 3" }], [], []]);
    expect([bandedNumbers(strength, "unit", 2), sharesOfBands(strength, "unit", 2)]).toEqual([
      [3, 1],
      [1, 1 / 3, 4 / 3],
    ]);
  });
});
