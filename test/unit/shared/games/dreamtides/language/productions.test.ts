import { describe, expect, test } from "vitest";
import { ability, abilityGrammar } from "../../../../../../shared/games/dreamtides/language/grammar/abilities.js";
import { lex } from "../../../../../../shared/games/dreamtides/language/tokens/lex.js";
import { resolve } from "../../../../../../shared/games/dreamtides/language/tokens/resolve.js";
import { readVariables } from "../../../../../../shared/games/dreamtides/language/variables/bindings.js";
import { compileGrammar, matchTokens } from "../../../../../../shared/text/index.js";
import { ALL_VARIABLES, analysed, productionRows } from "./material.js";

const rows = productionRows();
const { values } = readVariables(ALL_VARIABLES);

describe("every production of the grammar", () => {
  test("has a row of its own", () => {
    const written = rows.map(({ rule, form }) => `${rule} ${form}`);
    const forms = abilityGrammar.rules.flatMap(({ name, forms }) => forms.map(({ index }) => `${name} ${index}`));
    expect(written.sort()).toEqual(forms.sort());
  });

  test.each(rows)("$rule $form reads: $passing", ({ passing, ability }) => {
    const { diagnostics, complete } = analysed(passing);
    expect(diagnostics.filter(({ severity }) => severity === "error")).toEqual([]);
    expect(JSON.stringify(complete)).toBe(`[${ability}]`);
  });

  test.each(rows)("$rule $form does not read: $failing", ({ failing, at }) => {
    const { diagnostics, complete } = analysed(failing);
    expect(diagnostics.filter(({ severity }) => severity === "error").map(({ span }) => span.from)).toEqual([at]);
    expect(complete).toBeUndefined();
  });

  test.each(rows)("$rule $form is what its row depends on", ({ rule, form, passing, failing }) => {
    const without = compileGrammar(ability);
    without.rules.find(({ name }) => name === rule)?.forms.splice(form, 1);
    const outcome = (grammar: typeof without, text: string) =>
      JSON.stringify(matchTokens(grammar, resolve(lex(text).tokens, values)));
    const outcomes = (grammar: typeof without) => [outcome(grammar, passing), outcome(grammar, failing)];
    expect(outcomes(without)).not.toEqual(outcomes(abilityGrammar));
  });
});
