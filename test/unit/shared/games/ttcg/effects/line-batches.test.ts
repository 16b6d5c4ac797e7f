import fc from "fast-check";
import { expect, test } from "vitest";
import { lineBatches, wholeLines } from "../../../../../../shared/games/ttcg/effects/commands/load.js";
import { linesOf } from "../../../../../../shared/games/ttcg/effects/text-rules.js";

async function* streamed(pieces: readonly string[]): AsyncGenerator<string, undefined> {
  await Promise.resolve();
  yield* pieces;
}

async function all<Each>(values: AsyncIterable<Each>): Promise<readonly Each[]> {
  const found: Each[] = [];
  for await (const each of values) found.push(each);
  return found;
}

const text = fc.string({ unit: fc.constantFrom("\r", "\n", "a", "b"), maxLength: 6 });

test("lines of a stream are those of its text, wherever it is cut", () =>
  fc.assert(
    fc.asyncProperty(fc.array(text, { maxLength: 8 }), async (pieces) => {
      const lines = await all(lineBatches(streamed(pieces)));
      expect(lines.flat()).toEqual(linesOf(pieces.join("")));
    }),
  ));

test("pieces of a stream become texts that end with lines, and none is lost", () =>
  fc.assert(
    fc.asyncProperty(fc.array(text, { maxLength: 8 }), async (pieces) => {
      const whole = await all(wholeLines(streamed(pieces)));
      expect(whole.join("")).toBe(pieces.join(""));
      expect(whole.slice(0, -1).every((each) => /[\r\n]$/u.test(each))).toBe(true);
      for (const [at, each] of whole.entries())
        expect([each.endsWith("\r"), whole[at + 1]?.startsWith("\n")]).not.toEqual([true, true]);
    }),
  ));
