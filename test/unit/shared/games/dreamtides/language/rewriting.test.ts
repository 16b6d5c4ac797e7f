import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { dreamtidesLanguage } from "../../../../../../shared/games/dreamtides/language/index.js";
import type { CellTexts } from "../../../../../../shared/text/index.js";
import { phrasePairs, replacing } from "../../../../../support/phrases.js";

function rewrite(find: string, replacement: string, texts: CellTexts) {
  const made = dreamtidesLanguage.phrases?.rewriter(find, replacement);
  return made?.ok === true ? made.value.rewrite(texts) : made?.error;
}

describe("replacing a phrase by what it means", () => {
  it("finds it however it is spelled, and keeps all other words", () => {
    const rulesText = "{Materialized} {Dissolve} an enemy.\n\n{energy($e)}: {Dissolve} an enemy.\n\nDraw {cards}.";
    expect(rewrite("dissolve an enemy", "banish an enemy", { rulesText, variables: "c: 2, e: 1" })).toEqual({
      texts: { rulesText: expect.stringContaining("{Materialized} {Banish} an enemy.\n\n") as string },
      count: 2,
      left: 0,
    });
  });

  it("sets a variable that nothing else uses to another value, and leaves one that is shared", () => {
    const rulesText = "Draw {cards($c)}.";
    expect(rewrite("draw 2", "draw 3", { rulesText, variables: "c: 2" })).toMatchObject({
      texts: { variables: "c: 3" },
    });
    const shared = { rulesText: "{Judgment} Draw {cards($c)}, then discard {discards($c)}.", variables: "c: 2" };
    expect(rewrite("draw 2 cards", "draw 3 cards", shared)).toMatchObject({
      texts: { rulesText: "{Judgment} Draw {cards($c2)}, then discard {discards($c)}.", variables: "c: 2\nc2: 3" },
    });
  });

  it("takes out variables that are not asked for any more, and adds those that are", () => {
    const texts = { rulesText: "{Materialized} Draw {cards($c)}.", variables: "c: 2" };
    expect(rewrite("draw two cards", "gain 3 energy", texts)).toMatchObject({
      texts: { rulesText: "{Materialized} Gain {energy($e)}.", variables: "e: 3" },
    });
  });

  it("takes parts of effects too, with the article that they need", () => {
    const texts = { rulesText: "{Dissolve} an enemy.", variables: "" };
    expect(rewrite("an enemy", "a character with cost 3 or less", texts)).toMatchObject({
      texts: { rulesText: "{Dissolve} a character with cost {energy($e)} or less.", variables: "e: 3" },
    });
  });

  it("says where a phrase cannot be read, and what may be meant", () => {
    expect(rewrite("dissolve an enemyy", "draw a card", {})).toMatchObject({
      phrase: "find",
      at: 12,
      message: "Rules text has no word “enemyy” (character 13). Did you mean “enemy”?",
    });
    const withComma = rewrite("draw a card, then discard a card", "draw a card", {});
    expect(withComma).toMatchObject({ phrase: "find" });
    expect(JSON.stringify(withComma)).toContain("This phrase cannot go on with “");
    expect(rewrite("draw a card", "draw 2 cards allied", {})).toMatchObject({ phrase: "replacement", at: 13 });
    expect(rewrite("dissolve an enemy with", "draw a card", {})).toMatchObject({ phrase: "find", at: 22 });
    expect(rewrite("draw {cards($c)}", "draw 2 cards", {})).toMatchObject({ phrase: "find", at: 5 });
    expect(rewrite("", "draw 2 cards", {})).toMatchObject({ phrase: "find", at: 0 });
  });

  it("refuses phrases that mean several things, or cannot stand in the same place", () => {
    expect(rewrite("gain 2", "gain 3", {})).toMatchObject({ code: "dreamtides/phrase-doubtful" });
    expect(rewrite("dissolve an enemy", "3 energy", {})).toMatchObject({ code: "dreamtides/phrases-apart" });
  });

  it("changes nothing where both phrases mean the same", () => {
    const texts = { rulesText: "{Dissolve} an enemy. Draw {cards($c)}.", variables: "c: 2" };
    for (const { find } of phrasePairs) expect(rewrite(find, find, texts)).toBeUndefined();
    expect(rewrite("draw two cards", "draw 2", texts)).toBeUndefined();
  });

  it("leaves texts with problems as they are", () => {
    expect(rewrite("dissolve an enemy", "banish an enemy", { rulesText: "{Dissolve} an enemy" })).toBeUndefined();
  });
});

describe("random cards", () => {
  const effect = fc.constantFrom(
    "{dissolve} an enemy",
    "{dissolve} enemy",
    "draw {cards($c)}",
    "draw {cards}",
    "draw {cards($c1)}",
    "gain {energy($e)}",
    "{banish} an enemy with cost {energy($e)} or less",
    "discard {discards($c)}",
    "gain control of an enemy",
  );
  const effects = fc.array(effect, { minLength: 1, maxLength: 3 });
  const around = fc.constantFrom(
    (text: string) => `${capital(text)}.`,
    (text: string) => `{Materialized} ${capital(text)}.`,
    (text: string) => `You may ${text}.`,
    (text: string) => `{energy($e)}: ${capital(text)}.`,
    (text: string) => `Once per turn, when you play an event, ${text}.`,
    (text: string) => `When you discard a card, ${text}.`,
  );
  const paragraph = fc.tuple(effects, fc.constantFrom(" and ", ", then ", ". "), around);
  const card = fc.record({
    paragraphs: fc.array(paragraph, { minLength: 1, maxLength: 3 }),
    c: fc.integer({ min: 1, max: 3 }),
    c1: fc.integer({ min: 1, max: 3 }),
    separator: fc.constantFrom("\n", ", "),
  });
  const capital = (text: string): string => text.replace(/\p{L}/u, (letter) => letter.toUpperCase());

  it("mean just what they should, or stay as they are", () => {
    let replaced = 0;
    fc.assert(
      fc.property(card, fc.constantFrom(...phrasePairs), ({ paragraphs, c, c1, separator }, pair) => {
        const lines = paragraphs.map(([parts, joiner, write]) =>
          write(parts.map((part, at) => (joiner === ". " && at > 0 ? capital(part) : part)).join(joiner)),
        );
        const variables = [`c: ${c}`, `c1: ${c1}`, "e: 1"].join(separator);
        const texts = { rulesText: lines.join("\n\n"), variables };
        const done = replacing(texts, pair);
        if (!done) return;
        replaced += 1;
        const { now, wanted, before, left } = done;
        expect(now.filter((each, at) => JSON.stringify(each) !== JSON.stringify(wanted[at]))).toHaveLength(left);
        for (const [at, line] of lines.entries()) {
          if (before[at] === undefined || JSON.stringify(before[at]) !== JSON.stringify(wanted[at])) continue;
          expect(done.texts["rulesText"]).toContain(line);
        }
        if (left === 0) expect(replacing(done.texts, pair)).toBeUndefined();
      }),
      { seed: 16, numRuns: 300 },
    );
    expect(replaced).toBeGreaterThan(100);
  });
});
