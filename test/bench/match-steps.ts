import { createRequire } from "node:module";
import type { BoardgameInternals } from "boardgame.io/internal";
import { must } from "../../shared/base/index.js";
import { act } from "../../shared/match/index.js";
import { trivial } from "./match-trivial.js";
import { bestOf } from "./timing.js";

const steps = 20_000;

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

/** Microseconds of a trivial move in the kernel, and in boardgame.io's reducer. */
export const kernelStep = (): number => bestOf(5, steps, kernelSteps);
export const reducerStep = (): number => bestOf(3, steps, reducerSteps);
