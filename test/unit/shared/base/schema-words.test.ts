import { expect, test } from "vitest";
import { z } from "zod";
import { schemaWords } from "../../../../shared/base/index.js";

const cards = z.array(z.strictObject({ name: z.string(), cost: z.number() }));
const wordsOf = (data: unknown): string => {
  const read = cards.safeParse(data);
  return read.success ? "" : schemaWords(read.error);
};

test.each([
  [[{ name: "Fox", cost: "1" }], "0.cost: Expected a number, not a text"],
  [7, "Expected a list, not a number"],
  [[{}, {}], "0.name: A text is missing (and 3 more)"],
])("%j: %s", (data, words) => {
  expect(wordsOf(data)).toBe(words);
});

test("stays one line of bounded length, whatever the keys are", () => {
  const words = wordsOf([{ name: "Fox", cost: 1, [`a\nb${"x".repeat(100_000)}`]: 1 }]);
  expect(words).not.toContain("\n");
  expect(words.length).toBeLessThan(400);
});

const parts = z.strictObject({
  count: z.number().int().min(1).max(9).optional(),
  names: z.array(z.string()).min(1).max(2).optional(),
  kind: z.enum(["fast", "slow", "still"]).optional(),
  code: z.string().regex(/^a+$/u).max(3).optional(),
  flag: z.boolean().optional(),
  told: z.string({ error: "Expected the name of a card" }).optional(),
});

test.each([
  [{ count: 1.5 }, "count: Expected a whole number, not a number"],
  [{ count: 0 }, "count: Expected at least 1"],
  [{ count: 10 }, "count: Expected no more than 9"],
  [{ names: [] }, "names: Expected at least 1 item"],
  [{ names: ["a", "b", "c"] }, "names: Expected no more than 2 items"],
  [{ names: {} }, "names: Expected a list, not a table"],
  [{ kind: "quick" }, 'kind: Expected "fast", "slow" or "still"'],
  [{ code: "b" }, "code: The text does not have the form that is expected here"],
  [{ flag: 1 }, "flag: Expected true or false, not a number"],
  [{ told: 1 }, "told: Expected the name of a card"],
  [{ other: 1 }, 'There is no key "other" here'],
  [{ other: 1, another: 2 }, 'There are no keys "other", "another" here'],
])("what is wrong with %j is said in plain words: %s", (data, words) => {
  const read = parts.safeParse(data);
  expect(read.success ? "" : schemaWords(read.error)).toBe(words);
});
