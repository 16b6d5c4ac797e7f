import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  readTemplateVariables,
  renderTemplate,
} from "../../../../../../shared/games/dreamtides/language/display/index.js";

const ANCIENT = "<color=#2E7D32><b>Ancient</b></color>";
const ANCIENTS = "<color=#2E7D32><b>Ancients</b></color>";
const bindings = readTemplateVariables(
  "n: 1\nm: 2\nz: 0\nminus: -1\nt: Ancient\ng: shadow\nword: Dragon\nword2: other\nk: dissolve\nfar: 9223372036854775807\nit: pronoun_it",
).bindings;
const render = (text: string) => renderTemplate(text, bindings);

describe("what a template shows", () => {
  it.each([
    ["text stays as it is", " a\n\n b ", " a\n\n b "],
    ["signs outside braces are text", "50% $5 @a :x <y>", "50% $5 @a :x <y>"],
    ["doubled braces are braces", "{{a}}", "{a}"],
    ["a doubled brace closes after a directive", "{$n}}}", "1}"],
    ["escapes", String.raw`\" \\ \u{41} \u{1F6_00}`, '" \\ A \u{1F600}'],
    ["blanks inside braces are free", "{ \n@a\n subtype( $t )\n}", `an ${ANCIENT}`],
    ["a number", "{$m}", "2"],
    ["the largest number", "{$far}", "9223372036854775807"],
    ["a bare subtype has no colour", "{$t}", "Ancient"],
    ["a word that is not a phrase", "{$word}", "Dragon"],
    ["a word that is a phrase", "{$k}", "<color=#AA00FF>dissolve</color>"],
    ["a term", "{card}", "card"],
    ["a call with a variable", "{cards($m)}", "2 cards"],
    ["a call with digits", "{cards(1)}", "a card"],
    ["a call with a term", "{subtype(ancient)}", ANCIENT],
    ["a call with a text", '{trigger("Attack, now")}', "▸ <b>Attack, now:</b>"],
    ["a text that spells a number counts as one", '{cards("1")}', "a card"],
    ["numbers print without leading zeros", "{cards(007)}", "7 cards"],
    ["a phrase as a number takes the default", "{cards(event)}", "event cards"],
    ["capital letters ask for a capital", "{Dissolve}", "<color=#AA00FF>Dissolve</color>"],
    [
      "capital letters in each segment",
      "{Reclaim_For_Cost($n)}",
      "<color=#AA00FF>Reclaim</color> <color=#00838F>1●</color>",
    ],
    ["a capital applies outside other transforms", "{@a Subtype($t)}", `An ${ANCIENT}`],
    ["a leading symbol takes no capital", "{Materialized} {Fast}", "▸ <b>Materialized:</b> <b>↯fast</b>"],
  ])("%s", (_, text, markup) => {
    expect(render(text)).toMatchObject({ markup, problems: [] });
  });
});

describe("the scenarios of previews", () => {
  const shown = (text: string, variables: string) => {
    const { runs, plain, problems } = renderTemplate(text, readTemplateVariables(variables).bindings);
    return { runs, plain, problems, styleOf: (part: string) => runs.find((run) => run.text.includes(part)) };
  };
  const keyword = { color: "AA00FF" };
  const subtype = { color: "2E7D32" };

  it.each([
    ["RP7: a keyword with a count", "{Foresee($foresee)}", "foresee: 3", "Foresee 3", "Foresee", keyword],
    ["RP8: a trigger", "{materialized} Gain {$e} energy.", "e: 3", "Materialized", "Materialized", { bold: true }],
    ["RP9: a keyword", "{Dissolve}", "", "Dissolve", "Dissolve", keyword],
    ["RP9: another", "{Reclaim}", "", "Reclaim", "Reclaim", keyword],
    ["RP9: one with a count", "{Kindle($k)}", "k: 2", "2", "Kindle", keyword],
    ["RP9: prevent", "{Prevent}", "", "revent", "revent", {}],
    ["RP9: fast", "{Fast}", "", "fast", "fast", { bold: true }],
    ["RP9: a choice", "{choose_one}", "", "Choose One", "Choose One", { bold: true }],
    ["RP9: energy", "{energy($e)}", "e: 3", "3", "3", {}],
    ["RP11: a subtype", "{subtype($t)}", "t: Warrior", "Warrior", "Warrior", subtype],
    ["RP11: one of two words", "{subtype($t)}", "t: SpiritAnimal", "Spirit Animal", "Spirit Animal", subtype],
    ["RP11: with its article", "{@a subtype($t)}", "t: Ancient", "an Ancient", "Ancient", subtype],
    ["RP11: of several", "{@plural subtype($t)}", "t: Warrior", "Warriors", "Warriors", subtype],
    ["RP11: a figment", "{figment($g)}", "g: celestial", "Celestial", "Celestial", { color: "F57F17" }],
  ])("%s", (_, text, variables, plain, part, style) => {
    const preview = shown(text, variables);
    expect(preview.problems).toEqual([]);
    expect(preview.plain).toContain(plain);
    expect(preview.styleOf(part)).toMatchObject(style);
  });

  it.each([
    ["RP10: one newline", "a\nb"],
    ["RP10: two newlines", "a\n\nb"],
    ["RP12: signs", "Costs & benefits: 50% off!"],
  ])("%s: kept", (_, text) => expect(shown(text, "").plain).toBe(text));
});

describe("transforms", () => {
  it.each([
    ["cap", "{@cap subtype($t)}", ANCIENT],
    ["cap passes tags", "{@cap dissolve}", "<color=#AA00FF>Dissolve</color>"],
    [
      "a, from the table and not from spelling",
      "{@a subtype($t)} {@a fast_predicate(event)}",
      `an ${ANCIENT} a <b>↯fast</b> event`,
    ],
    ["an is the same as a", "{@an card}", "a card"],
    ["plural", "{@plural subtype($t)}", ANCIENTS],
    ["plural of what has no forms", "{@plural cards($m)} {@plural $n}", "2 cards 1"],
    ["the", "{@the card}", "the card"],
    ["upper, markup included", "{@upper dissolve}", "<COLOR=#AA00FF>DISSOLVE</COLOR>"],
    ["lower, markup included", "{@lower subtype($t)}", "<color=#2e7d32><b>ancient</b></color>"],
    ["stacked, from the right", "{@cap @a subtype($t)}", `An ${ANCIENT}`],
    ["stacked without blanks", "{@cap@the card}", "The card"],
    ["stacked after a selector", "{@cap @the card:other}", "The cards"],
    ["a context is read and ignored", "{@a:x card} {@a($n) card}", "a card a card"],
  ])("%s", (_, text, markup) => {
    expect(render(text)).toMatchObject({ markup, problems: [] });
  });
});

describe("selectors", () => {
  it.each([
    ["a key", "{card:other}", "cards"],
    ["a key of a call", "{subtype($t):other}", ANCIENTS],
    ["a key of a variable", "{$t:other}", "Ancients"],
    ["one, by number", "{card:$n}", "card"],
    ["two, by number", "{card:$m}", "cards"],
    ["zero, by number", "{card:$z}", "cards"],
    ["below zero, by number", "{card:$minus}", "cards"],
    ["by a word", "{card:$word2}", "cards"],
    ["the default", "{card:*}", "card"],
    ["repeated selectors fall back to the first", "{card:other:x}", "cards"],
    ["what has no forms reads the same", "{cards($n):other}", "a card"],
    ["selection keeps the article", "{@a card:other}", "a cards"],
    ["selection drops the forms", "{@plural card:one}", "card"],
  ])("%s", (_, text, markup) => {
    expect(render(text).markup).toBe(markup);
  });
});

describe("agreement", () => {
  it.each([
    ["with one", "{count_allied_subtype($n, $t)}", `an allied ${ANCIENT}`],
    ["with two", "{count_allied_subtype($m, $t)}", `2 allied ${ANCIENTS}`],
    ["a phrase takes the article of its source", "{@a when_you_play_trigger(event)}", "an when you play event, "],
    ["and its forms", "{banish_target(enemy):other}", "<color=#AA00FF>banish</color> enemies"],
    ["a source without forms gives none", "{banish_target(pronoun_them):other}", "<color=#AA00FF>banish</color> them"],
    ["a source whose forms have no article", "{banish_target($it):other}", "<color=#AA00FF>banish</color> them"],
  ])("%s", (_, text, markup) => {
    expect(render(text)).toMatchObject({ markup, problems: [] });
  });
});

describe("problems", () => {
  it.each([
    ["unknown-parameter", "a {$x} b", "{$x}"],
    ["unknown-parameter", "{cards($x)}", "{cards($x)}"],
    ["unknown-parameter", "{card:$x}", "{card:$x}"],
    ["unknown-phrase", "{foo}", "{foo}"],
    ["unknown-phrase", "{CARD}", "{CARD}"],
    ["unknown-phrase", "{$$}", "{$$}"],
    ["unknown-phrase", "{@@}", "{@@}"],
    ["unknown-phrase", "{::}", "{::}"],
    ["unknown-transform", "{@foo card}", "{@foo card}"],
    ["phrase-without-arguments", "{energy}", "{energy}"],
    ["phrase-without-arguments", "{keyword(energy)}", "{keyword(energy)}"],
    ["term-with-arguments", "{card()}", "{card()}"],
    ["argument-count", "{cards()}", "{cards()}"],
    ["argument-count", "{cards($n, $n)}", "{cards($n, $n)}"],
    ["not-a-phrase", "{subtype($n)}", "{subtype($n)}"],
    ["not-a-phrase", '{subtype("Ancient")}', '{subtype("Ancient")}'],
    ["missing-form", "{card:few}", "{card:few}"],
    ["missing-form", "{$n:one}", "{$n:one}"],
    ["missing-form", "{$word:one}", "{$word:one}"],
    ["no-article", "{@a cards($n)}", "{@a cards($n)}"],
    ["no-article", "{@a @cap card}", "{@a @cap card}"],
    ["no-selector-key", "{card:$k}", "{card:$k}"],
    ["bad-interpolation", "a {} b", "{}"],
    ["bad-interpolation", "{cards (1)}", "{cards (1)}"],
    ["bad-interpolation", "{cards(1,)}", "{cards(1,)}"],
    ["bad-interpolation", "{card :other}", "{card :other}"],
    ["bad-interpolation", "{cards(cards(1))}", "{cards(cards(1))}"],
    ["unclosed-brace", "Gain {energy($n)", "{energy($n)"],
    ["unclosed-brace", "a {b\nc", "{b"],
    ["lone-brace", "a } b", "}"],
    ["bad-escape", String.raw`a\b`, "\\"],
    ["bad-escape", String.raw`\u{110000}`, "\\"],
    ["bad-escape", String.raw`\u{D800}`, "\\"],
  ])("%s in %s", (kind, text, at) => {
    const { problems } = render(text);
    expect(problems[0]).toMatchObject({
      code: `dreamtides/template-${kind}`,
      from: text.indexOf(at),
      to: text.indexOf(at) + at.length,
    });
    expect(problems[0]?.message).toMatch(/^\S.*[.]$/);
  });

  it.each([
    ["variables, the nearest first", "{$wort}", ["word", "word2"]],
    ["phrases for card text", "{disolve}", ["dissolve", "dissolved"]],
    ["a phrase in capitals", "{CARD}", ["card", "cards"]],
    ["a transform", "{@capp card}", ["cap"]],
    ["a form", "{card:others}", ["other"]],
    ["a short name one slip away", "{$zz}", ["z"]],
    ["nothing for two slips in a short name, as RLF counts swapped letters", "{@teh card}", []],
    ["nothing near", "{zzzzzz}", []],
    ["nothing for syntax", "{}", []],
  ])("suggest %s", (_, text, suggestions) => {
    expect(render(text).problems[0]?.suggestions).toEqual(suggestions);
  });

  it("leave the other parts as they are, and are all reported in order", () => {
    const { markup, problems } = render("{$x} {cards($m)} } {foo} {ally}");
    expect(markup).toBe("{$x} 2 cards } {foo} ally");
    expect(problems.map((problem) => problem.from)).toEqual([0, 17, 19]);
  });
});

describe("any text at all", () => {
  const piece = fc.oneof(
    fc.string({ unit: "binary", maxLength: 5 }),
    fc.constantFrom(
      "{",
      "}",
      "{{",
      "}}",
      "\\",
      "@a ",
      "@cap ",
      "$n",
      "$t",
      "card",
      "cards",
      "subtype",
      "(",
      ")",
      ",",
      ":",
      ":other",
      '"',
      "<b>",
      "</b>",
      "<color=#00838F>",
      "</color>",
      "\n",
    ),
  );
  const text = fc.array(piece, { maxLength: 30 }).map((pieces) => pieces.join(""));

  it("is rendered, and its problems lie inside it", () => {
    fc.assert(
      fc.property(text, (written) => {
        const { problems } = render(written);
        for (const { from, to } of problems) expect(0 <= from && from < to && to <= written.length).toBe(true);
      }),
      { seed: 3, numRuns: 2000 },
    );
  });

  it("shows itself where it has no braces, escapes or tags", () => {
    const plainText = fc.string({ unit: "binary" }).map((written) => written.replace(/[{}\\<]/g, ""));
    fc.assert(
      fc.property(plainText, (written) => {
        expect(render(written).plain).toBe(written);
      }),
      { seed: 3 },
    );
  });

  it.each([
    "{",
    "}",
    "{{",
    "{}",
    "{$n}",
    "{card",
    "{a(",
    '{f("',
    "{@a ",
    "{f(a,",
    "\\\\",
    "\\u{0",
    "<",
    "<b>",
    "<color=",
    "{ ",
    "{card:a",
  ])("is rendered when it is 100 kB of %j", (unit) => {
    const written = unit.repeat(Math.ceil(100_000 / unit.length));
    expect(render(written).markup.length).toBeGreaterThan(0);
  });

  it.each([
    ["of many selectors", `{card${":a".repeat(50_000)}}`],
    ["of selectors by long words", "{card:$x:$x:$x}".repeat(6_000)],
    ["of selectors by long numbers", "{card:$n}".repeat(11_000)],
    ["of long words without forms", "{$x:one}".repeat(12_000)],
    ["of unknown names", "{dissolv}".repeat(10_000)],
  ])("is rendered when it is 100 kB %s", (_, written) => {
    const { bindings: long } = readTemplateVariables(`x: ${"w.".repeat(50_000)}\nn: ${"9".repeat(100_000)}`);
    expect(renderTemplate(written, long).problems.length).toBeGreaterThan(0);
  });

  it("lists at most a hundred problems", () => {
    expect(render("{$x}}".repeat(1_000)).problems).toHaveLength(100);
  });

  it("shows no more than a million units by much, however long its values are", () => {
    const { bindings: long } = readTemplateVariables(`x: ${"word ".repeat(20_000)}`);
    const { markup, problems } = renderTemplate("{$x}".repeat(25_000), long);
    expect(markup.length).toBeLessThan(1_200_000);
    expect(problems).toMatchObject([{ code: "dreamtides/template-too-long", to: 100_000 }]);
  });
});
