import { describe, expect, test } from "vitest";
import { z } from "zod";
import { issueWords } from "../../../../shared/base/index.js";

const wordsFor = (keys: readonly string[]): string => {
  const read = z.strictObject({}).safeParse(Object.fromEntries(keys.map((key) => [key, 1])));
  const issue = read.error?.issues[0];
  return issue ? issueWords(issue) : "";
};

describe("keys that are not known", () => {
  test("are named while they are few", () => {
    expect(wordsFor(["size"])).toBe('There is no key "size" here');
    expect(wordsFor(["size", "colour"])).toBe('There are no keys "size", "colour" here');
  });

  test("are counted where they are many, and cut off where they are long", () => {
    const many = wordsFor(Array.from({ length: 20_000 }, (_, at) => `key-${at}`));
    expect(many).toMatch(/^There are no keys "key-0", .*"key-9" and 19990 more here$/u);
    expect(wordsFor(["long".repeat(100_000)]).length).toBeLessThan(200);
  });
});
