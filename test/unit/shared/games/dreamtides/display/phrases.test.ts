import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { z } from "zod";
import { AUTHOR_PHRASES, renderTemplate } from "../../../../../../shared/games/dreamtides/language/display/index.js";
import { PHRASES } from "../../../../../../shared/games/dreamtides/language/display/vocabulary/phrases.js";

/** One line a case: `{phrase(argument)} => "its text"`; each branch and each form has a line. */
const cases = readFileSync(join(import.meta.dirname, "phrases.txt"), "utf8")
  .trimEnd()
  .split("\n")
  .map((line) => {
    const [template = "", text = ""] = line.split(" => ");
    return { template, text: z.string().parse(JSON.parse(text)) };
  });

const nameIn = (template: string): string => /[a-z_0-9]+/.exec(template)?.[0] ?? "";

describe("each phrase of the vocabulary", () => {
  it("has a case here", () => {
    const tested = new Set(cases.map(({ template }) => nameIn(template)));
    expect([...tested].sort()).toEqual([...PHRASES.keys()].sort());
  });

  it.each(cases)("$template", ({ template, text }) => {
    const { markup, problems } = renderTemplate(template, new Map());
    expect(problems).toEqual([]);
    expect(markup).toBe(text);
  });

  it("refers to its own parameters only", () => {
    const strangers = [...PHRASES.values()].filter(({ parameters, from, body }) => {
      const texts =
        typeof body === "string"
          ? [body]
          : body.kind === "match"
            ? Object.values(body.branches)
            : [body.one, body.other];
      const used = texts.flatMap((text) => [...text.matchAll(/\$([a-z_]+)/g)].map((found) => found[1] ?? ""));
      const match = typeof body === "object" && body.kind === "match" ? [body.parameter] : [];
      return [...used, ...match, ...(from === null ? [] : [from])].some((name) => !parameters.includes(name));
    });
    expect(strangers.map((phrase) => phrase.name)).toEqual([]);
  });
});

describe("the vocabulary for card text", () => {
  it("explains each of its phrases in a sentence", () => {
    expect(AUTHOR_PHRASES).toHaveLength(82);
    expect(AUTHOR_PHRASES.filter(({ about }) => !/^[A-Z].*[.]$/.test(about))).toEqual([]);
  });

  it("knows the parameters a phrase takes", () => {
    const found = AUTHOR_PHRASES.find((phrase) => phrase.name === "count_allied_subtype");
    expect(found).toMatchObject({ parameters: ["n", "s"], group: "Counts" });
  });
});
