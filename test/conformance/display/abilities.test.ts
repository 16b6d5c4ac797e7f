import { expect, it } from "vitest";
import { z } from "zod";
import type { Ability } from "../../../shared/games/dreamtides/language/ast.js";
import {
  readTemplateVariables,
  renderAbility,
  renderTemplate,
} from "../../../shared/games/dreamtides/language/display/index.js";
import {
  corpusAbilities,
  describeWithCorpus,
  describeWithSpec,
  paragraphsOf,
  rulesRows,
  sectionLines,
} from "./material.js";

/** What the specification and the published file hold is known to be abilities; nothing else is read here. */
const ability = z.custom<Ability>((value) => typeof value === "object" && value !== null);
const example = z.object({ n: z.number(), ast: ability, markup: z.string() });

describeWithSpec("worked ability examples (display spec 8)", () => {
  const examples = sectionLines("8.")
    .filter((line) => line.startsWith('{"n":'))
    .map((line) => example.parse(JSON.parse(line)));

  it("are all read", () => expect(examples).toHaveLength(51));

  it.each(examples)("$n: $markup", ({ ast, markup }) => {
    expect(renderAbility(ast).markup).toBe(markup);
  });
});

describeWithCorpus("the law between template and ability (display spec 3.11)", () => {
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
