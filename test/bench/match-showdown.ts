import { createRequire } from "node:module";
import type { ShowdownSimulator, ShowdownTools } from "pokemon-showdown";

const load = createRequire(import.meta.url);
const { BattleStream, getPlayerStreams, Teams } = load("pokemon-showdown") as ShowdownSimulator;
const { RandomPlayerAI } = load("pokemon-showdown/dist/sim/tools/random-player-ai") as ShowdownTools;

const teams = Array.from({ length: 20 }, (_, at) =>
  Teams.pack(Teams.generate("gen9randombattle", { seed: [at + 1, 2, 3, 4] })),
);
const isOver = /^\|(?:win\||tie$)/m;

/** One battle of Pokémon Showdown's simulator between its random players, to its end, with its full log; its length in characters. */
async function battle(seed: number): Promise<number> {
  const streams = getPlayerStreams(new BattleStream());
  void new RandomPlayerAI(streams.p1, { seed: [seed, 1, 1, 1] }).start();
  void new RandomPlayerAI(streams.p2, { seed: [seed, 2, 2, 2] }).start();
  const start = JSON.stringify({ formatid: "gen9customgame", seed: [seed, 5, 6, 7] });
  const players = ["p1", "p2"].map((name, at) => {
    const team = teams[(seed + at) % teams.length];
    return `>player ${name} ${JSON.stringify({ name, team })}`;
  });
  void streams.omniscient.write([`>start ${start}`, ...players].join("\n"));
  let length = 0;
  for await (const chunk of streams.omniscient) {
    length += chunk.length;
    if (isOver.test(chunk)) return length;
  }
  throw new Error("The battle did not end");
}

/** So many battles, the same ones each time. */
export async function showdownBattles(battles: number): Promise<void> {
  for (let seed = 0; seed < battles; seed++) await battle(seed);
}

/** Milliseconds of processor time a battle takes, teams not counted. */
export async function showdownBattle(battles: number): Promise<number> {
  await showdownBattles(teams.length);
  const from = process.cpuUsage();
  await showdownBattles(battles);
  const { user, system } = process.cpuUsage(from);
  return (user + system) / 1000 / battles;
}
