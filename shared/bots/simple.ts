import { candidates, type Bot } from "./bot.js";

/** Always the first action of the list: it passes and ends its turns. */
export const firstBot: Bot = {
  name: "first",
  choose: (ruleset, state) => candidates(ruleset, state).actions[0],
};

/** Any action, each equally likely. */
export const randomBot: Bot = {
  name: "random",
  choose(ruleset, state, { random }) {
    const { actions } = candidates(ruleset, state);
    return actions[random.below(actions.length)] ?? actions[0];
  },
};
