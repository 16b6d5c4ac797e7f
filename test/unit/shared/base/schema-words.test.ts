import { expect, test } from "vitest";
import { z } from "zod";
import { schemaWords } from "../../../../shared/base/index.js";

const cards = z.array(z.strictObject({ name: z.string(), cost: z.number() }));
const wordsOf = (data: unknown): string => {
  const read = cards.safeParse(data);
  return read.success ? "" : schemaWords(read.error);
};

test.each([
  [[{ name: "Fox", cost: "1" }], "0.cost: Invalid input: expected number, received string"],
  [7, "Invalid input: expected array, received number"],
  [[{}, {}], "0.name: Invalid input: expected string, received undefined (and 3 more)"],
])("%j: %s", (data, words) => {
  expect(wordsOf(data)).toBe(words);
});

test("stays one line of bounded length, whatever the keys are", () => {
  const words = wordsOf([{ name: "Fox", cost: 1, [`a\nb${"x".repeat(100_000)}`]: 1 }]);
  expect(words).not.toContain("\n");
  expect(words.length).toBeLessThan(400);
});
