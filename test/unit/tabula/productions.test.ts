import { describe, expect, test } from "vitest";
import { abilityGrammar } from "../../../shared/games/dreamtides/language/grammar/abilities.js";
import { lex } from "../../../shared/games/dreamtides/language/tokens/lex.js";
import { resolve } from "../../../shared/games/dreamtides/language/tokens/resolve.js";
import { readVariables } from "../../../shared/games/dreamtides/language/variables/bindings.js";
import { paragraphSpans } from "../../../shared/text/index.js";
import { productionsIn, productionsOf, type Production } from "./productions.js";
import { sample, textBearers } from "./sample.js";

type Texts = Pick<(typeof textBearers)[number], "rulesText" | "variables">;

/** The productions a card uses; none for a paragraph that does not parse. */
function productionsOfCard({ rulesText, variables }: Texts): Set<Production> {
  const { values } = readVariables(variables);
  const used = paragraphSpans(rulesText).map(({ from, to }) =>
    productionsIn(abilityGrammar, resolve(lex(rulesText.slice(from, to)).tokens, values)),
  );
  return new Set(used.flatMap((each) => [...(each ?? [])]));
}

/** What the sample leaves out, with the reason. */
const leftOut = new Map<Production, string>([
  ["value DiscardCount", "{discards($d)} has no display; authors write {cards($d)}"],
]);

const isForm = (production: Production): boolean => production.includes(" := ") && !production.includes(" at step ");

describe("how productions are told apart", () => {
  test.each<[string, string, string, string]>([
    ["a form", "Draw {cards($c)}.", "c: 1", "draw {cards($c)}"],
    ["a form inside", "When an ally leaves play, draw {cards($c)}.", "c: 1", "<predicate> leaves play"],
    ["a spelling", "When an ally leaves play, draw {cards($c)}.", "c: 1", "word an"],
  ])("%s is counted where it is used", (_, rulesText, variables, part) => {
    expect([...productionsOfCard({ rulesText, variables })].filter((each) => each.includes(part))).not.toEqual([]);
  });

  test("what an abandoned alternative took is not counted", () => {
    const used = [...productionsOfCard({ rulesText: "Draw {cards($c)}.", variables: "c: 1" })];
    expect(used.filter((each) => each.includes("for each"))).toEqual([]);
    expect(used.filter((each) => each.includes("several"))).toEqual([]);
  });

  test("a text that does not parse uses nothing", () => {
    expect(productionsOfCard({ rulesText: "Draw one card.", variables: "" }).size).toBe(0);
  });
});

describe("the rules language and the sample", () => {
  const used = new Set(textBearers.flatMap((card) => [...productionsOfCard(card)]));
  const all = productionsOf(abilityGrammar);

  test("every form, option, length of a list and spelling is used by some card", () => {
    expect(all.filter((production) => !used.has(production) && !leftOut.has(production))).toEqual([]);
  });

  test("nothing is excused that is used", () => {
    expect([...leftOut.keys()].filter((production) => used.has(production) || !all.includes(production))).toEqual([]);
  });

  test("the cards of the set alone use most forms", () => {
    const inSet = new Set(
      sample.cards.flatMap((card) => [
        ...productionsOfCard({ rulesText: card["rules-text"], variables: card.variables }),
      ]),
    );
    const forms = all.filter(isForm);
    expect(forms.filter((form) => inSet.has(form)).length).toBeGreaterThan(forms.length * 0.6);
  });
});
