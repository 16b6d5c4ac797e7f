import { describe, expect, it } from "vitest";
import { greedyBot, searchBot } from "../../../../shared/bots/index.js";
import { must } from "../../../../shared/base/index.js";
import { MatchFault, randomFrom, type Action } from "../../../../shared/match/index.js";
import { toySetup } from "../match/toy/decks.js";
import { toy } from "../match/toy/rules.js";

const { state } = must(toy.setup(toySetup(3)));
const decision = toy.decision(state, "forward");
const actions: readonly Action[] = decision.kind === "over" ? [] : decision.actions;

/** The rules with other ones for looking ahead; how often those were asked. */
function withAdvance(advance: typeof toy.advance): { readonly rules: typeof toy; readonly asked: () => number } {
  let asked = 0;
  const rules: typeof toy = {
    ...toy,
    advance(draft, action) {
      asked += 1;
      return advance(draft, action);
    },
  };
  return { rules, asked: () => asked };
}

const context = () => ({ random: randomFrom(1), shouldStop: () => false });

describe.each([greedyBot(), searchBot({ iterations: 400 })])("the bot $name", (bot) => {
  it("makes a choice where effects go on without end, if it can one that they do not follow from", () => {
    const fault = new MatchFault({ code: "match/endless", message: "An effect goes on without end." });
    const [sound] = actions;
    const { rules } = withAdvance((draft, action) => {
      if (draft.turn === state.turn && action.verb !== sound?.verb) throw fault;
      return toy.advance(draft, action);
    });
    expect(actions.length).toBeGreaterThan(1);
    expect(bot.choose(rules, state, context()).verb).toBe(sound?.verb);
    const { rules: broken } = withAdvance(() => {
      throw fault;
    });
    expect(actions).toContainEqual(bot.choose(broken, state, context()));
  });

  it("looks less far ahead where each choice costs the rules very much", () => {
    const { rules, asked } = withAdvance((draft, action) => toy.advance(draft, action) + 100_000);
    expect(actions).toContainEqual(bot.choose(rules, state, context()));
    expect(asked()).toBeLessThanOrEqual(3 * actions.length);
  });
});
