import { describe, expect, it } from "vitest";
import { must } from "../../../../shared/base/index.js";
import { parseDocument } from "../../../../shared/toml/index.js";
import { readTextLimits } from "../../../../shared/validate/index.js";

const read = (text: string) => readTextLimits(must(parseDocument(text)));

describe("the limits of plain texts", () => {
  it("are read where they are whole numbers, and left out otherwise", () => {
    expect(read("[complexity]\nwords = 30\nlines = 0\n")).toEqual({ words: 30, lines: 0 });
    expect(read('[complexity]\nwords = -1\nlines = 1.5\nabilities = "2"\nletters = 3\n')).toBeUndefined();
    expect(read("complexity = 3\n")).toBeUndefined();
    expect(read("")).toBeUndefined();
  });
});
