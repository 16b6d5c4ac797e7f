import { createRequire } from "node:module";
import type { BoardgameInternals } from "boardgame.io/internal";
import { must } from "../../shared/base/index.js";
import { act, randomFrom } from "../../shared/match/index.js";
import { playMatch, playOut, randomBot } from "../../shared/bots/index.js";
import { toySetup } from "../unit/match/toy/decks.js";
import { toy } from "../unit/match/toy/rules.js";
import { trivial } from "./match-trivial.js";

const steps = 20_000;

/** Microseconds of processor time a step, the best of a few rounds: what the machine can do, not what disturbed it. */
function bestOf(rounds: number, perRound: number, round: () => void): number {
  round();
  let best = Infinity;
  for (let count = 0; count < rounds; count++) {
    const from = process.cpuUsage();
    round();
    const { user, system } = process.cpuUsage(from);
    best = Math.min(best, (user + system) / perRound);
  }
  return best;
}

const us = (value: number): string => `${value.toFixed(2)} µs`;

function kernelSteps(): void {
  let { state } = must(trivial.setup({ definitions: [], decks: [], options: {}, seed: 1 }));
  for (let count = 0; count < steps; count++) {
    const decision = trivial.decision(state);
    if (decision.kind === "over") throw new Error("Over");
    state = must(trivial.apply(state, act("add"))).state;
  }
  if ((state.counters[0] as { readonly points: number }).points !== steps / 2) throw new Error("Steps were lost");
}

// As its servers run: without the checks it makes in development.
process.env.NODE_ENV = "production";
// The package names its files in a way only `require` resolves.
const { CreateGameReducer, InitializeGame, ProcessGameConfig } = createRequire(import.meta.url)(
  "boardgame.io/internal",
) as BoardgameInternals;

const game = ProcessGameConfig({
  name: "trivial",
  setup: () => ({ points: [0, 0] }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    add: ({ G, ctx }) => {
      const seat = Number(ctx.currentPlayer);
      G.points[seat] = (G.points[seat] ?? 0) + 1;
    },
  },
});

function reducerSteps(): void {
  const reduce = CreateGameReducer({ game });
  let state = InitializeGame({ game, numPlayers: 2 });
  for (let count = 0; count < steps; count++) {
    const payload = { type: "add", args: [], playerID: state.ctx.currentPlayer };
    state = reduce(state, { type: "MAKE_MOVE", payload });
  }
  if (state.G.points[0] !== steps / 2) throw new Error("Steps were lost");
}

const ours = bestOf(5, steps, kernelSteps);
const other = bestOf(3, steps, reducerSteps);
console.log(
  `a trivial move: kernel ${us(ours)}, boardgame.io ${us(other)}: ${(other / ours).toFixed(1)} times (goal ≥ 5)`,
);

const matches = 300;
let choices = 0;
const watched = bestOf(4, matches, () => {
  choices = 0;
  for (let seed = 0; seed < matches; seed++) {
    choices += must(playMatch(toy, toySetup(seed), [randomBot, randomBot], { seed })).record.choices.length;
  }
});
const perStep = us((watched * matches) / choices);
console.log(`a random match of the small game with its log: ${us(watched)}, ${perStep} a choice`);

const drafts = bestOf(4, matches, () => {
  for (let seed = 0; seed < matches; seed++) {
    playOut(toy, toy.fork(must(toy.setup(toySetup(seed))).state), 10_000, randomFrom(seed));
  }
});
console.log(`the same played out in place: ${us(drafts)}`);

const { state } = must(toy.setup(toySetup(1)));
const forks = bestOf(5, steps, () => {
  for (let count = 0; count < steps; count++) toy.fork(state);
});
const samples = bestOf(5, 2_000, () => {
  const random = randomFrom(1);
  for (let count = 0; count < 2_000; count++) toy.determinize(state, 0, random);
});
console.log(`a copy of its position: ${us(forks)}; one with what is hidden drawn anew: ${us(samples)}`);
