import { must } from "../../shared/base/index.js";
import { playMatch, playOut, randomBot } from "../../shared/bots/index.js";
import type { PlayMaterial } from "../../shared/games/index.js";
import { randomFrom, type MatchSetup, type MatchState, type Ruleset } from "../../shared/match/index.js";
import { showdownBattles } from "./match-showdown.js";
import { inTurn, median } from "./timing.js";

/** Matches of the decks against each other, in turn, as a simulation plays them. */
function setupOf({ definitions, decks, options }: PlayMaterial, seed: number): MatchSetup {
  const deck = (at: number) => decks[at % decks.length] ?? { name: "None", cards: [] };
  return { definitions, decks: [deck(seed), deck(seed + 1)], options, seed };
}

/** A comparison with Pokémon Showdown: how many matches a round plays, and how many of them one battle must be worth. */
interface Comparison {
  readonly matches?: number;
  readonly goal: number;
}

/** Battles of a round, about as long as the matches of one. */
const battles = 12;

/** Times random matches of a sample, with their records and played out in place, and compares them with Pokémon Showdown's battles. */
export async function timeRandomMatches<State extends MatchState>(
  ruleset: Ruleset<State>,
  material: PlayMaterial,
  { matches = 200, goal }: Comparison,
): Promise<void> {
  let [choices, turns] = [0, 0];
  const play = (): void => {
    [choices, turns] = [0, 0];
    for (let seed = 0; seed < matches; seed++) {
      const setup = setupOf(material, seed);
      const { record, state } = must(playMatch(ruleset, setup, [randomBot, randomBot], { seed }));
      choices += record.choices.length;
      turns += state.turn;
    }
  };
  const out = (): void => {
    for (let seed = 0; seed < matches; seed++) {
      playOut(ruleset, must(ruleset.setup(setupOf(material, seed))).state, 10_000, randomFrom(seed));
    }
  };
  const fight = (): Promise<void> => showdownBattles(battles);

  const works = [play, out].map((run) => ({ count: matches, run }));
  const rounds = await inTurn([...works, { count: battles, run: fight }], 9, 6);
  const [played = 0, playout = 0, battle = 0] = [0, 1, 2].map((at) => median(rounds.map((one) => one[at] ?? 0)));
  const ratios = rounds.map(([one = 1, , other = 0]) => other / one);
  const ms = (value: number): string => `${(value / 1000).toFixed(2)} ms`;
  console.log(
    `a random match of ${(turns / matches).toFixed(0)} turns, ${(choices / matches).toFixed(0)} choices: ` +
      `${ms(played)}, ${((played * matches) / choices).toFixed(2)} µs a choice; played out in place ${ms(playout)}`,
  );
  console.log(
    `a battle of Pokémon Showdown between random players: ${ms(battle)}: ${median(ratios).toFixed(1)} random matches to one ` +
      `battle (${Math.min(...ratios).toFixed(1)} to ${Math.max(...ratios).toFixed(1)} by round; goal ≥ ${goal})`,
  );
}
