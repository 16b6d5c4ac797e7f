import { must } from "../../shared/base/index.js";
import { playMatch, playOut, randomBot } from "../../shared/bots/index.js";
import { ptgRuleset as ruleset } from "../../shared/games/ptg/play/ruleset.js";
import { randomFrom, type MatchSetup } from "../../shared/match/index.js";
import { sampleMaterial } from "../support/match/ptg.js";
import { showdownBattle } from "./match-showdown.js";
import { bestOf } from "./timing.js";

const matches = 200;
const { definitions, decks, options } = sampleMaterial();

/** Matches of the decks against each other, in turn, as a simulation plays them. */
function setupOf(seed: number): MatchSetup {
  const deck = (at: number) => decks[at % decks.length] ?? { name: "None", cards: [] };
  return { definitions, decks: [deck(seed), deck(seed + 1)], options, seed };
}

let [choices, turns] = [0, 0];
const played = bestOf(5, matches, () => {
  [choices, turns] = [0, 0];
  for (let seed = 0; seed < matches; seed++) {
    const { record, state } = must(playMatch(ruleset, setupOf(seed), [randomBot, randomBot], { seed }));
    choices += record.choices.length;
    turns += state.turn;
  }
});
const playout = bestOf(5, matches, () => {
  for (let seed = 0; seed < matches; seed++) {
    playOut(ruleset, must(ruleset.setup(setupOf(seed))).state, 10_000, randomFrom(seed));
  }
});

const ms = (value: number): string => `${(value / 1000).toFixed(2)} ms`;
const battle = await showdownBattle(60);
console.log(
  `a random match of ${(turns / matches).toFixed(0)} turns, ${(choices / matches).toFixed(0)} choices: ` +
    `${ms(played)}, ${((played * matches) / choices).toFixed(2)} µs a choice; played out in place ${ms(playout)}`,
);
console.log(
  `a battle of Pokémon Showdown between random players: ${battle.toFixed(2)} ms: ` +
    `${((battle * 1000) / played).toFixed(1)} random matches to one battle (goal ≥ 20)`,
);
