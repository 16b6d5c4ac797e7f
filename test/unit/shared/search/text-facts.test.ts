import { describe, expect, it } from "vitest";
import { MeaningWriter, Names, textFacts, type TextFacts } from "../../../../shared/search/index.js";
import type { TextReading } from "../../../../shared/text/index.js";

/** A reading with these abilities: what each means, and its text. */
function reading(
  abilities: readonly (readonly [ast: unknown, text: string])[],
  state = "parsed" as TextReading["state"],
) {
  const display = (plain: string) => ({ markup: plain, runs: [], plain });
  return {
    ...{ texts: {}, state, diagnostics: [] },
    abilities: abilities.map(([ast, text]) => ({
      ...{ cell: "rules", span: { from: 0, to: 0 }, ast },
      ...{ tree: () => undefined, prompts: () => [] },
      written: () => display(text),
      shown: () => (ast === undefined ? undefined : display(text)),
    })),
  };
}

function factsOf(...args: Parameters<typeof reading>): TextFacts {
  const names = new Names();
  const of = { ...reading(...args), displayFault: () => undefined, styles: () => [], completionsAt: () => [] };
  const whole: TextReading = { ...of, hoverAt: () => undefined, after: () => whole };
  return textFacts(new MeaningWriter(names).meaning(whole), names);
}

describe("the facts of a rules text", () => {
  it("are what its abilities are at their top and inside, each once, and how long it is", () => {
    const facts = factsOf([
      [{ Triggered: { when: "Played", effect: { Draw: 2 } } }, "When played, draw 2."],
      [{ Static: { effect: { Draw: 1 }, isLasting: true } }, "Owner’s cost is 1 less."],
      [{ Static: { effect: "Hide" } }, "Hidden."],
    ]);
    expect(facts.kinds).toEqual(["Triggered", "Static"]);
    expect(facts.parts).toEqual(expect.arrayContaining(["Triggered", "Played", "Draw", "Static", "Hide"]));
    expect(facts.parts.filter((part) => part === "Draw")).toHaveLength(1);
    expect(facts.parts).not.toContain("true");
    expect([facts.abilities, facts.words, facts.lines]).toEqual([3, 10, 3]);
    expect(facts.flags).toEqual(["many-abilities"]);
  });

  it("flag what is long, and what is not understood, and nothing of a card without text", () => {
    const long = Array.from({ length: 26 }, () => "word").join(" ");
    expect(factsOf([[{ A: 1 }, long]]).flags).toEqual(["many-words"]);
    expect(factsOf([[{ A: 1 }, "a\nb\n\nc\nd"]]).flags).toEqual([]);
    expect(factsOf([[{ A: 1 }, "a\nb\nc\nd\ne"]]).flags).toEqual(["many-lines"]);
    expect(factsOf([[undefined, "Drwa."]], "broken").flags).toEqual(["not-understood"]);
    expect(factsOf([], "empty")).toEqual({ kinds: [], parts: [], abilities: 0, words: 0, lines: 0, flags: [] });
  });
});
