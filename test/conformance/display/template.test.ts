import type { StyledRun } from "../../../shared/text/index.js";
import { expect, it } from "vitest";
import { z } from "zod";
import { readTemplateVariables, renderTemplate } from "../../../shared/games/dreamtides/language/display/index.js";
import { corpusRows, describeWithCorpus, describeWithSpec, rulesRows, sectionLines } from "./material.js";
import { referenceWording } from "./reference-wording.js";

const render = (rules: string, variables: string) => renderTemplate(rules, readTemplateVariables(variables).bindings);

const run = z.union([
  z.tuple([z.string()]),
  z.tuple([z.string(), z.string()]),
  z.tuple([z.string(), z.string(), z.string()]),
]);
const example = z.object({
  n: z.number(),
  rules: z.string(),
  vars: z.string(),
  plain: z.string(),
  markup: z.string().optional(),
  runs: z.array(run),
});

function styledRun([text, flags = "", color]: z.infer<typeof run>): StyledRun {
  return {
    text,
    bold: flags.includes("b"),
    italic: flags.includes("i"),
    underline: flags.includes("u"),
    color: color ?? null,
  };
}

describeWithSpec("worked template examples (DISPLAY-4)", () => {
  const examples = [...sectionLines("7.1"), ...sectionLines("7.2")]
    .filter((line) => line.startsWith('{"n":'))
    .map((line) => example.parse(JSON.parse(line)));

  it("are all read", () => expect(examples).toHaveLength(88));

  it.each(examples)("$n: $plain", ({ rules, vars, plain, markup, runs }) => {
    const rendered = render(rules, vars);
    expect(rendered.problems).toEqual([]);
    expect(rendered.plain).toBe(plain);
    expect(rendered.runs).toEqual(runs.map(styledRun));
    if (markup !== undefined) expect(rendered.markup).toBe(markup);
  });
});

describeWithSpec("worked template errors (DISPLAY-6)", () => {
  const errors = sectionLines("1.7").flatMap((line) => {
    const [, rules, variables, error] = /^\| `(.*)` \| `(.*)` \| `((?:RLF|Variable).*)` \|$/.exec(line) ?? [];
    if (rules === undefined || variables === undefined || error === undefined) return [];
    return [{ rules, variables: variables === "(empty)" ? "" : variables, error: error.trimEnd() }];
  });

  it("are all read", () => expect(errors).toHaveLength(19));

  it.each(errors)("$rules with $variables", ({ rules, variables, error }) => {
    const read = readTemplateVariables(variables);
    const [badLine] = read.problems;
    const wording =
      badLine === undefined
        ? referenceWording(renderTemplate(rules, read.bindings).problems, rules)
        : `Variable parse error: Invalid variable definition: '${variables.slice(badLine.from, badLine.to)}'`;
    expect(wording.trimEnd()).toBe(error);
  });
});

describeWithCorpus("the previews of published cards", () => {
  it("RP13: have no problems", () => {
    const broken = rulesRows.filter((row) => {
      const read = readTemplateVariables(row.variables);
      return read.problems.length > 0 || renderTemplate(row["rules-text"], read.bindings).problems.length > 0;
    });
    expect(rulesRows.length).toBeGreaterThan(100);
    expect(broken.map((row) => row.name)).toEqual([]);
  });

  it("equal the rendered file but for the cards that were edited there by hand (DISPLAY-17)", () => {
    const rendered = new Map(corpusRows("rendered-cards.toml", "cards").map((row) => [row.id, row["rendered-text"]]));
    const unequal = corpusRows("cards.toml", "cards").filter((card) => {
      const { plain } = render(card["rules-text"], card.variables);
      return plain.replaceAll("⍏", "✪").trim() !== rendered.get(card.id)?.trim();
    });
    expect(unequal.map((card) => card.id.slice(0, 8)).sort()).toEqual(["810764f4", "86eed140", "dce9ebda"]);
  });
});
