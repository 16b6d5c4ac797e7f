import fc from "fast-check";
import { expect, test } from "vitest";
import { Finisher } from "../../../../../../shared/games/ttcg/effects/combine.js";
import { capitalise } from "../../../../../../shared/games/ttcg/effects/text-rules.js";
import { Tracer } from "../../../../../../shared/games/ttcg/workbench/trace.js";

const words = fc.string({ unit: fc.constantFrom("one ", "cards", " ", "  ", "a", "b", "."), maxLength: 8 });
const phrase = fc.string({ unit: fc.constantFrom("one", "a", "b", " ", "s"), minLength: 1, maxLength: 3 });

test("what a tracer comes to, step by step, is what a finisher comes to at once", () =>
  fc.assert(
    fc.property(
      words,
      fc.array(fc.tuple(phrase, phrase), { maxLength: 3 }),
      fc.array(phrase, { maxLength: 2 }),
      (text, pairs, removals) => {
        const rules = { replacements: new Map(pairs), removals };
        const { sentence, leftOutFor, steps } = new Tracer(rules).trace(text);
        const finished = new Finisher(rules).finish(text);
        expect(sentence).toBe(finished === undefined ? undefined : capitalise(finished));
        expect(leftOutFor === undefined).toBe(finished !== undefined);
        if (sentence !== undefined) expect(steps.at(-1)?.text ?? text).toBe(sentence);
      },
    ),
  ));

test("a combination that the replacements make too long has no sentence, and no removal leaves it out", () => {
  const letters = Array.from({ length: 40 }, (_, at) => String.fromCodePoint(0x4e00 + at));
  const replacements = new Map(letters.map((each, at) => [each, (letters[at + 1] ?? "x").repeat(2)]));
  const made = new Tracer({ replacements, removals: [] }).trace(letters[0] ?? "");
  expect([made.sentence, made.leftOutFor]).toEqual([undefined, undefined]);
});
