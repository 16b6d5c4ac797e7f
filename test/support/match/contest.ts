import { must } from "../../../shared/base/index.js";
import { playMatch, type Bot } from "../../../shared/bots/index.js";
import type { PlayMaterial } from "../../../shared/games/index.js";
import type { JsonObject, MatchState, Ruleset } from "../../../shared/match/index.js";

export interface Contest<State extends MatchState> {
  readonly ruleset: Ruleset<State>;
  readonly material: PlayMaterial;
  readonly bots: readonly [Bot, Bot];
  readonly matches: number;
  readonly options?: JsonObject;
}

export interface Score {
  /** Of the first bot, of the second, and of nobody. */
  readonly wins: number;
  readonly losses: number;
  readonly draws: number;
}

/** Mirror matches of the decks of a folder; each deal is played twice, with the seats changed. */
export function contest<State extends MatchState>({
  ruleset,
  material,
  bots: [one, other],
  matches,
  options = {},
}: Contest<State>): Score {
  const { definitions, decks, everything } = material;
  const lists = decks.length > 0 || !everything ? decks : [everything];
  let [wins, losses, draws] = [0, 0, 0];
  for (let match = 0; match < matches; match++) {
    const [seat, deal] = [match % 2, match >> 1];
    const deck = lists[deal % lists.length] ?? { name: "None", cards: [] };
    const setup = { definitions, decks: [deck, deck], options: { ...material.options, ...options }, seed: deal };
    const { winners } = must(
      playMatch(ruleset, setup, seat === 0 ? [one, other] : [other, one], { seed: match }),
    ).outcome;
    if (winners.length === 0) draws += 1;
    else if (winners.includes(seat)) wins += 1;
    else losses += 1;
  }
  return { wins, losses, draws };
}

/** How far a share of `count` fair throws strays from one half, at most, but in one case of 700 (three standard deviations). */
export const fairInterval = (count: number): { readonly least: number; readonly most: number } => {
  const stray = 1.5 * Math.sqrt(count);
  return { least: count / 2 - stray, most: count / 2 + stray };
};

/** How likely so many wins or more would be between equals: the tail of the binomial distribution. */
export function chanceAmongEquals({ wins, losses }: Score): number {
  const count = wins + losses;
  let [ways, tail] = [0, 0];
  for (let won = 0; won <= count; won++) {
    if (won > 0) ways += Math.log((count - won + 1) / won);
    if (won >= wins) tail += Math.exp(ways - count * Math.LN2);
  }
  return tail;
}

/** `12 wins, 3 losses, 1 draw`, for people. */
export const scoreWords = ({ wins, losses, draws }: Score): string => `${wins} wins, ${losses} losses, ${draws} draws`;
