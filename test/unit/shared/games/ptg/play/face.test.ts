import { expect, test } from "vitest";
import { must } from "../../../../../../shared/base/index.js";
import { cardSchema } from "../../../../../../shared/games/ptg/cards/schema.js";
import { ptgRuleset as ruleset } from "../../../../../../shared/games/ptg/play/ruleset.js";
import type { MatchView } from "../../../../../../shared/match/index.js";
import { sampleMaterial } from "../../../../../support/match/ptg.js";
import { playRandomly } from "../../../../../support/match/random-match.js";

const { definitions, decks, options } = sampleMaterial();
const setup = { definitions, decks: decks.slice(0, 2), options, seed: 1 };
const facesIn = ({ cards }: MatchView) => cards.map(({ face }) => face);

test("a card says what its abilities do before its own text: a small card has no room for the end", () => {
  const { state } = must(ruleset.setup(setup));
  const found = facesIn(ruleset.view(state, "all")).find(({ name }) => name === "Brazier Bully");
  expect(found?.text.split("\n").map((line) => line.slice(0, 6))).toEqual(["Shove:", "Collec"]);
});

test("a creature in a fight says so before it says that it is a creature", () => {
  const seen = new Set<string>();
  playRandomly({
    ruleset,
    setup,
    watch: (state) => {
      for (const { marks } of facesIn(ruleset.view(state, "all"))) seen.add(marks.join());
    },
  });
  expect([...seen].filter((marks) => /Attacking|Blocking/u.test(marks))).toEqual(
    expect.arrayContaining(["Attacking,Creature", "Blocking,Creature"]),
  );
  expect([...seen].filter((marks) => /^Creature,(?:Attacking|Blocking)/u.test(marks))).toEqual([]);
});

test.each([
  ["Brazier Bully", "Shove: on attack: damage chosen 1 other"],
  ["Firework Peddler", "Light the Fuse (fire 2): pay fire 2: hit opponent 2"],
  ["Thrown Kettle", "Clang: cast: damage chosen 3"],
])("a card whose ability has no description says what it does: %s", (name, text) => {
  const bare = definitions.map((definition) => {
    const card = cardSchema.parse(definition);
    return { ...card, abilities: card.abilities.map((ability) => ({ ...ability, description: "" })) };
  });
  const { state } = must(ruleset.setup({ ...setup, definitions: bare }));
  const found = facesIn(ruleset.view(state, "all")).find((face) => face.name === name);
  expect(found?.text).toContain(text);
});
