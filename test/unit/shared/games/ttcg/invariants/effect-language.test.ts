import { describe, expect, it } from "vitest";
import { ttcg } from "../../../../../../shared/games/ttcg/index.js";
import { problemsOf } from "../../../../../support/validate/problems.js";
import { afterFix, aUnit, findings, type Cells } from "./tables.js";

const files = (cells: Cells) => ({ "cards.toml": aUnit(cells) });

describe("what the language says of the effects of cards", () => {
  it("is a guess to mend, at the words that it is about", () => {
    const misspelt = files({ "effect-1": '"Draw two crads."' });
    const said = problemsOf(ttcg, misspelt).filter(({ code }) => code === "ttcg/effect-parses");
    expect(said.map(({ column, span }) => [column?.path, span])).toEqual([[["effect-1"], { from: 9, to: 14 }]]);
    expect(said.flatMap(({ fixes }) => fixes.map(({ id, kind }) => `${id} ${kind}`))[0]).toBe("suggestion guess");
    expect(afterFix("effect-parses", "suggestion", misspelt)["cards.toml"]).toContain('"Draw two cards."');
  });

  it.each<[style: string, cells: Cells, told: number]>([
    ["no style", {}, 1],
    ["another style", { "effect-1-style": '"latent"' }, 1],
    ["the style equip for this effect", { "effect-1-style": '"equip"' }, 0],
    ["the style equip for the other effect", { "effect-2-style": '"equip"' }, 0],
  ])("lets only an equip card speak of the equipped unit: with %s", (_, cells, told) => {
    const text = '"When this card attacks, the equipped unit gains 50 attack."';
    expect(findings("effect-reference", files({ "effect-1": text, ...cells }))).toHaveLength(told);
  });
});
