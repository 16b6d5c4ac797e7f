import { describe, expect, it } from "vitest";
import { must } from "../../../../shared/base/index.js";
import { parseDocument, readValue, writeValue } from "../../../../shared/toml/index.js";
import { randomDocument, randomFrom, tryEdit } from "../../../support/toml-edits.js";

it("600 random edits of random documents change their target alone, mean what was meant, and are undone to the byte", () => {
  const problems: string[] = [];
  for (let seed = 1; seed <= 60; seed += 1) {
    const random = randomFrom(seed);
    let document = must(parseDocument(randomDocument(random)));
    for (let edit = 0; edit < 10; edit += 1) {
      const tried = tryEdit(random, document);
      if (!tried) continue;
      problems.push(...tried.problems.map((problem) => `seed ${seed}, edit ${edit}: ${problem}`));
      document = tried.next;
    }
  }
  expect(problems).toEqual([]);
});

describe("a text in a string of several lines", () => {
  const texts = ['"', '""', '"""', '""""', 'a"""b', 'ends "', 'ends \\"', "\\", '\n"""\n', "'''", "a\nb"];
  const styles = ['"""old"""', '"""\nold"""', "'''old'''", "'old'", '"old"'];
  const cases = styles.flatMap((like) => texts.map((text) => [text, like] as const));
  it.each(cases)("%j reads back from the style of %j", (text, like) => {
    expect(must(readValue(writeValue({ kind: "string", value: text }, { like })))).toEqual({
      kind: "string",
      value: text,
    });
  });
});
