import { botOf, candidates, decided } from "./bot.js";

/** Always the first action of the list: it passes and ends its turns. */
export const firstBot = botOf({
  name: "first",
  think: (ruleset, state, _random, known = candidates(ruleset, state)) => decided(known.actions[0]),
});

/** Any action, each equally likely. */
export const randomBot = botOf({
  name: "random",
  think(ruleset, state, random, { actions } = candidates(ruleset, state)) {
    return decided(actions[random.below(actions.length)] ?? actions[0]);
  },
});
