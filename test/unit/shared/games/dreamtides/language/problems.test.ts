import { describe, expect, test } from "vitest";
import { analysed, problemsInShort } from "./material.js";

const told = (rulesText: string, variables?: string, prompts?: string): string[] =>
  problemsInShort(analysed(rulesText, variables, prompts));
const message = (rulesText: string, variables?: string): string =>
  analysed(rulesText, variables).diagnostics[0]?.message ?? "";

describe("problems stand where they are, in the cell's own text", () => {
  test.each([
    ["no problems", "Copy it.", "", []],
    [
      "an unclosed brace, to the end of its paragraph",
      "Draw {cards.\n\nCopy it.",
      "",
      ['unclosed-brace rulesText "{cards."'],
    ],
    ["empty braces", "Draw {}.", "", ['empty-directive rulesText "{}"']],
    ["a word", "  Copy this.  ", "", ['unexpected-word rulesText "this"']],
    ["a directive", "Copy {It}.", "", ['unexpected-directive rulesText "{It}"']],
    ["a value", "Copy {e}.", "e: 1", ['unexpected-token rulesText "{e}"']],
    ["a mark", "Copy: it.", "", ['unexpected-token rulesText ":"']],
    ["the end", "Copy it", "", ['unexpected-end rulesText ""']],
    [
      "each paragraph has its own",
      "Copy.\n\nGain it.",
      "",
      ['unexpected-token rulesText "."', 'unexpected-word rulesText "it"'],
    ],
    ["a missing variable", "Gain {energy($e)}.", "", ['unresolved-variable rulesText "{energy($e)}"']],
    [
      "missing twice is told twice",
      "Gain {e}, then gain {e}.",
      "",
      ['unresolved-variable rulesText "{e}"', 'unresolved-variable rulesText "{e}"'],
    ],
    [
      "kind and number of a compound",
      "{Materialize} {n_figments}.",
      "",
      ['unresolved-variable rulesText "{n_figments}"', 'unresolved-variable rulesText "{n_figments}"'],
    ],
    [
      "a variable of another kind",
      "Gain {energy($t)}.",
      "t: Mage",
      ['wrong-kind-of-variable rulesText "{energy($t)}"'],
    ],
    [
      "a missing variable beside an error",
      "Gain {e} now.",
      "",
      ['unresolved-variable rulesText "{e}"', 'unexpected-word rulesText "now"'],
    ],
    [
      "which word a pronoun is cannot be told without its variable",
      "{pronoun:$n} nonsense.",
      "",
      ['unresolved-variable rulesText "{pronoun:$n}"'],
    ],
    ["a part without colon", "Copy it.", "c 1", ['variable-format variables "c 1"']],
    ["what is not a value", "Gain {e}.", "e: one", ['variable-value variables "one"']],
    ["a value that is missing", "Gain {e}.", "e:", ['variable-value variables ""']],
    [
      "a broken binding is told there alone",
      "Gain {e}. Draw {c}.",
      "e = 1, c: x",
      ['variable-format variables "e = 1"', 'variable-value variables "x"'],
    ],
    ["an unused variable", "Gain {e}.", "e: 1, q: 2", ['unused-variable variables "q: 2"']],
    ["a name no directive can read", "Gain {e}.", "e: 1\nQ: 2", ['unreachable-variable variables "Q"']],
    ["a variable bound twice", "Gain {e}.", "e: 1\ne: 2", ['repeated-variable variables "e: 1"']],
    ["a variable for display only is used", "Copy it. {card:$c}", "c: 1", []],
    ["a variable named in broken text is used", "Draw {cards($c).", "c: 1", ['unclosed-brace rulesText "{cards($c)."']],
    [
      "a variable that means nothing where it stands is used",
      "Gain {$p}.",
      "p: 1",
      ['unexpected-directive rulesText "{$p}"'],
    ],
    ["outer white space is not a problem", "\n Copy it. \n\n\n {reclaim_for_cost($r)}\n", "r: 1", []],
    ["a line with a space parts nothing", "Copy it.\n \nCopy it.", "", ['unexpected-token rulesText "\\n"']],
  ])("%s", (_rule, text, variables, problems) => expect(told(text, variables)).toEqual(problems));

  test.each([
    ["a brace in a prompt", "Choose {one", ['unclosed-brace prompts "{one"']],
    ["a variable of a prompt", "Pay {energy($x)}.", ['unresolved-variable prompts "{energy($x)}"']],
    ["plain prompts", "Choose an enemy to {dissolve}.", []],
  ])("%s keeps no card from being read", (_rule, prompts, problems) => {
    const analysis = analysed("Copy it.", "", prompts);
    expect(problemsInShort(analysis)).toEqual(problems);
    expect(analysis.complete).toHaveLength(1);
  });

  test("a variable used by a prompt alone is used", () =>
    expect(told("Copy it.", "x: 1", "Pay {energy($x)}.")).toEqual([]));

  test("one bad paragraph leaves the others their abilities, and the card none", () => {
    const { abilities, complete } = analysed("Copy it.\n\nCopy.\n\nGain {e}.");
    expect(abilities.map((ability) => ability !== undefined)).toEqual([true, false, true]);
    expect(complete).toBeUndefined();
  });

  test("warnings leave the card its abilities", () => expect(analysed("Copy it.", "q: 1").complete).toHaveLength(1));

  test("rules nested deeper than anyone writes are an error, not a crash", () => {
    const deep = `{Discover} a ${"{fast} ".repeat(5000)}card.`;
    expect(message(deep)).toBe("Unexpected directive {fast}. The text is nested too deeply here.");
    expect(analysed(`{Discover} a ${"{fast} ".repeat(40)}card.`).complete).toHaveLength(1);
  });
});

describe("problems are reported in sentences", () => {
  test.each([
    ["Drow {c}.", "c: 1", "Unexpected word 'Drow'. Did you mean 'Draw'?"],
    ["{Disolve} an enemy.", "", "Unexpected directive {Disolve}. Did you mean {Dissolve}?"],
    ["When you materialise an ally, copy it.", "", "Unexpected word 'materialise'. Did you mean {materialize}?"],
    ["{draw} {c}.", "c: 1", "Unexpected directive {draw}. Did you mean 'draw'?"],
    ["Banish an enemy.", "", "Unexpected word 'Banish'. Did you mean {Banish}?"],
    ["{Banish} a warrior.", "", "Unexpected word 'warrior'. Did you mean {subtype($t)}?"],
    ["{Banish} all mages.", "", "Unexpected word 'all'."],
    ["{reclaim_for_cost($r)}.", "r: 1", "Unexpected '.'. Nothing can follow here."],
    ["{Dissolve} all mages.", "", "Unexpected word 'mages'. Did you mean {@plural subtype($t)}?"],
    ["Draw 3.", "", "Unexpected word '3'. Did you mean {cards($c)}?"],
    ["Draw {discards($d)}.", "d: 1", "Unexpected number token {discards($d)}. Did you mean {cards($d)}?"],
    [
      "{choose_one}\n{bullet} {energy($e)}: Copy it.",
      "e: 1",
      "Unexpected number token {energy($e)}. Did you mean {energy($e1)}?",
    ],
    ["Copy it", "", "Unexpected end of text. Expected '.', ', then' or 'and'."],
    ["When you gain energy copy it.", "", "Unexpected word 'copy'. Expected ','."],
    ["Copy\nit.", "", "Unexpected line break. Expected 'the next' or 'it'."],
    ["Gain {energy($e)}.", "", "Unresolved variable: e. The variables bind no e."],
    [
      "Gain {energy($e)}.",
      "e: shadow",
      "Unresolved variable: e. {energy($e)} needs a whole number, and e is the figment shadow.",
    ],
    [
      "{subtype($t)} cost you {e} less.",
      "t: 4, e: 1",
      "Unresolved variable: t. {subtype($t)} needs a subtype, and t is the number 4.",
    ],
  ])("%s", (text, variables, sentence) => expect(message(text, variables)).toBe(sentence));

  test.each([
    ["c: two", "Invalid variable value: two. A value is a whole number, a subtype or a figment."],
    ["c: 99999999999", "Invalid variable value: 99999999999. Numbers go up to 4294967295."],
    ["c: -2", "Invalid variable value: -2. A number is written with digits only."],
    ["c:", "Invalid variable value: . The variable has no value."],
    ["c", "Invalid variable format: expected name: value."],
    ["C: 1", "No directive can use the variable C: directives read names in lower case."],
    ["q: 1", "No directive uses the variable q."],
  ])("variables %s", (variables, sentence) => expect(message("Copy it.", variables)).toBe(sentence));
});
