import { join } from "node:path";
import { must } from "../../shared/base/index.js";
import { playMatch, playOut, randomBot, searchBot } from "../../shared/bots/index.js";
import type { PlayMaterial } from "../../shared/games/index.js";
import { randomFrom, type MatchSetup, type Ruleset } from "../../shared/match/index.js";
import type { DreamState } from "../../shared/games/dreamtides/rules/types.js";
import { PROFILES } from "../support/match/dreamtides.js";
import { materialOf } from "../support/match/folder.js";
import { reducerStep, kernelStep } from "./match-steps.js";
import { showdownBattle } from "./match-showdown.js";
import { bestOf, median } from "./timing.js";

const matches = 200;
const sample = materialOf("dreamtides", join(import.meta.dirname, "../../tabula/dreamtides"));

/** Matches of the decks of the sample against each other, in turn, as a simulation plays them. */
function setupOf({ definitions, decks, options }: PlayMaterial, seed: number): MatchSetup {
  const lists = decks.filter(({ cards }) => cards.length === 30);
  const deck = (at: number) => lists[at % lists.length] ?? { name: "None", cards: [] };
  return { definitions, decks: [deck(seed), deck(seed + 1 + (seed % 3))], options, seed };
}

interface Times {
  /** Milliseconds of processor time for a match with its record, and for one played out in place. */
  readonly played: number;
  readonly playout: number;
  readonly choices: number;
  readonly turns: number;
}

function timesOf(ruleset: Ruleset<DreamState>): Times {
  let choices = 0;
  let turns = 0;
  const played = bestOf(5, matches, () => {
    choices = 0;
    turns = 0;
    for (let seed = 0; seed < matches; seed++) {
      const { record, state } = must(playMatch(ruleset, setupOf(sample, seed), [randomBot, randomBot], { seed }));
      choices += record.choices.length;
      turns += state.turn;
    }
  });
  const playout = bestOf(5, matches, () => {
    for (let seed = 0; seed < matches; seed++) {
      playOut(ruleset, must(ruleset.setup(setupOf(sample, seed))).state, 10_000, randomFrom(seed));
    }
  });
  return { played: played / 1000, playout: playout / 1000, choices: choices / matches, turns: turns / matches };
}

const us = (value: number): string => `${value.toFixed(2)} µs`;
const ms = (value: number): string => `${value.toFixed(2)} ms`;

const [ours, other] = [kernelStep(), reducerStep()];
console.log(
  `a trivial move: kernel ${us(ours)}, boardgame.io ${us(other)}: ${(other / ours).toFixed(0)} times (goal ≥ 5)`,
);

const battle = await showdownBattle(60);
console.log(`a battle of Pokémon Showdown between random players: ${ms(battle)}`);
for (const [at, ruleset] of PROFILES.entries()) {
  const { played, playout, choices, turns } = timesOf(ruleset);
  const goal = at === 0 ? 100 : 50;
  console.log(
    `${ruleset.id}: a random match of ${turns.toFixed(0)} turns, ${choices.toFixed(0)} choices: ${ms(played)}, ` +
      `${us((played * 1000) / choices)} a choice; ${(1000 / played).toFixed(0)} matches a second (goal ≥ 300), ` +
      `${(battle / played).toFixed(1)} to one battle (goal ≥ ${goal}); played out in place ${ms(playout)} (goal ≤ 3.3)`,
  );
}

const [classic] = PROFILES;
if (classic !== undefined) {
  const bot = searchBot({ iterations: 100 });
  const times: number[] = [];
  for (let seed = 0; seed < 6; seed++) {
    let { state } = must(classic.setup(setupOf(sample, seed)));
    const random = randomFrom(seed);
    for (let choice = 0; choice < 40 && state.outcome === null; choice++) {
      const decision = classic.decision(state, "forward");
      const from = performance.now();
      const action = bot.choose(classic, state, { random, shouldStop: () => false });
      if (decision.kind === "choice" && decision.actions.length > 1) times.push(performance.now() - from);
      ({ state } = must(classic.apply(state, action)));
    }
  }
  console.log(`a decision of search:100 with something to choose from: median ${ms(median(times))}`);
}
