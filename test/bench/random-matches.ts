import { must } from "../../shared/base/index.js";
import { playMatch, playOut, randomBot } from "../../shared/bots/index.js";
import type { PlayMaterial } from "../../shared/games/index.js";
import { randomFrom, type MatchSetup, type MatchState, type Ruleset } from "../../shared/match/index.js";
import { showdownBattle, showdownBattles } from "./match-showdown.js";
import { bestOf, inTurn, median } from "./timing.js";

/** Matches of the decks against each other, in turn, as a simulation plays them. */
function setupOf({ definitions, decks, options }: PlayMaterial, seed: number): MatchSetup {
  const deck = (at: number) => decks[at % decks.length] ?? { name: "None", cards: [] };
  return { definitions, decks: [deck(seed), deck(seed + 1)], options, seed };
}

/** How many matches a round plays, and how many of them one battle of Pokémon Showdown must be worth. */
interface Comparison {
  readonly matches?: number;
  readonly goal: number;
}

/** Battles of a round: as many as take about as long as its matches. */
const battles = 20;

/**
 * Times random matches of a sample, with their records and played out in place, and compares them with Pokémon Showdown's battles:
 * each as a short simulation runs it, and both in turn once the compiler has done all it can for either.
 */
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
  const played = bestOf(5, matches, play);
  const playout = bestOf(5, matches, () => {
    for (let seed = 0; seed < matches; seed++) {
      playOut(ruleset, must(ruleset.setup(setupOf(material, seed))).state, 10_000, randomFrom(seed));
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
      `${((battle * 1000) / played).toFixed(1)} random matches to one battle (goal ≥ ${goal})`,
  );
  const works = [
    { count: matches, run: play },
    { count: battles, run: () => showdownBattles(battles) },
  ];
  const rounds = await inTurn(works, 9, 5);
  const [ours, theirs] = [0, 1].map((at) => ms(median(rounds.map((round) => round[at] ?? 0))));
  const ratio = median(rounds.map(([one = 1, other = 0]) => other / one));
  console.log(`both warm and in turn: ${ours} and ${theirs}, ${ratio.toFixed(1)} random matches to one battle`);
}
