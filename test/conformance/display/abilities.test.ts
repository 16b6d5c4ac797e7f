import { expect, it } from "vitest";
import { z } from "zod";
import type { Ability } from "../../../shared/games/dreamtides/language/ast.js";
import {
  canonicalDifference,
  readTemplateVariables,
  renderAbility,
  renderTemplate,
  templateBindings,
} from "../../../shared/games/dreamtides/language/display/index.js";
import { readVariables } from "../../../shared/games/dreamtides/language/variables/bindings.js";
import {
  corpusAbilities,
  describeWithCorpus,
  describeWithParserSpec,
  describeWithSpec,
  paragraphsOf,
  parserSpecLines,
  rulesRows,
  sectionLines,
} from "./material.js";

/** What the specification and the published file hold is known to be abilities; nothing else is read here. */
const ability = z.custom<Ability>((value) => typeof value === "object" && value !== null);
const example = z.object({ n: z.number(), ast: ability, markup: z.string() });

describeWithSpec("worked ability examples (DISPLAY-9)", () => {
  const examples = sectionLines("8.")
    .filter((line) => line.startsWith('{"n":'))
    .map((line) => example.parse(JSON.parse(line)));

  it("are all read", () => expect(examples).toHaveLength(51));

  it.each(examples)("$n: $markup", ({ ast, markup }) => {
    expect(renderAbility(ast).markup).toBe(markup);
  });
});

describeWithCorpus("the law between template and ability (DISPLAY-15)", () => {
  const abilities = corpusAbilities();

  it("holds for each paragraph of each published card, byte for byte", () => {
    const compared = rulesRows.flatMap((row) => {
      const { bindings } = readTemplateVariables(row.variables);
      return paragraphsOf(row["rules-text"]).map((paragraph, index) => ({
        card: row.name,
        template: renderTemplate(paragraph, bindings).markup,
        ability: renderAbility(ability.parse(abilities.get(row.id)?.[index])).markup,
      }));
    });
    expect(compared.length).toBeGreaterThan(150);
    expect(compared.filter((pair) => pair.ability !== pair.template)).toEqual([]);
  });
});

/** Paragraphs whose ability keeps less than they say, or is worded by the game in other ways (DISPLAY-13, DISPLAY-15). */
const REWORDED = new Set(
  [
    ["T031", "T032", "T038", "T040", "T041", "T043", "T045", "T046", "T047", "T050", "T059", "A079", "A080", "A086"],
    ["N089", "S102", "S103", "S107", "S109", "S110", "E141", "E147", "E149", "E154", "E155", "E158", "E164", "E167"],
  ].flat(),
);

describeWithParserSpec("the worked examples of the parser", () => {
  const paragraph = z.tuple([z.string(), z.string(), z.string(), ability]);
  const examples = parserSpecLines
    .filter((line) => /^\["[A-Z][0-9]+ /.test(line))
    .map((line) => paragraph.parse(JSON.parse(line)))
    .map(([label, text, variables, ast]) => ({
      label: label.slice(0, 4),
      text,
      bindings: templateBindings(readVariables(variables).values),
      ast,
    }));
  const shown = examples.filter(({ text, bindings }) => renderTemplate(text, bindings).problems.length === 0);

  it("are all read; those with short directives are for the parser alone", () => {
    expect([examples.length, shown.length]).toEqual([170, 120]);
  });

  it("keep the law, except those that the game words differently", () => {
    const differing = shown.filter(({ text, bindings, ast }) => canonicalDifference(text, bindings, ast) !== undefined);
    expect(differing.map(({ label }) => label).sort()).toEqual([...REWORDED].sort());
  });
});
