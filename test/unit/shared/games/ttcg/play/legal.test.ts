import { expect, it } from "vitest";
import { must } from "../../../../../../shared/base/index.js";
import { ttcgRuleset as ruleset } from "../../../../../../shared/games/ttcg/play/ruleset.js";
import { randomFrom, type Action } from "../../../../../../shared/match/index.js";
import { anySetup, trialMaterial } from "../../../../../support/match/ttcg.js";

const material = trialMaterial();
const keyOf = ({ verb, card, target, value }: Action): string => `${verb} ${card} ${target} ${value}`;

it.each([
  {},
  { "level-counts": "off", "plays-per-turn": 1 },
  { "battle-plays": "on" },
  { "battle-effects": "on", "tapped-spells": "on" },
])("what the table offers without a refusal is legal, and nothing else is (%j)", (options) => {
  const verbs = new Set<string>();
  for (let seed = 1; seed <= 6; seed++) {
    const setup = anySetup(material, seed);
    const random = randomFrom(seed);
    let { state } = must(ruleset.setup({ ...setup, options: { ...setup.options, ...options } }));
    for (let step = 0; step < 150; step++) {
      const decision = ruleset.decision(state);
      if (decision.kind === "over") break;
      if (decision.prompt.kind === "act") {
        const offered = ruleset.offers(state).flatMap(({ action, refusal }) => (refusal === null ? [action] : []));
        expect(offered.map(keyOf).toSorted()).toEqual(decision.actions.map(keyOf).toSorted());
        for (const { verb } of decision.actions) verbs.add(verb);
      }
      const action = decision.actions[random.below(decision.actions.length)];
      if (action === undefined) throw new Error("Nothing can be done");
      state = must(ruleset.apply(state, action)).state;
    }
  }
  expect([...verbs]).toEqual(expect.arrayContaining(["play", "level", "activate", "attack", "next-phase"]));
});
