/* The peers are installed for benches only, and types are checked without them. */

declare module "@rainbowatcher/toml-edit-js" {
  /** Loads the wasm module. */
  export default function initialize(): Promise<unknown>;
  /** The text with the value at a path (`cards[3].name`) replaced. */
  export function edit(text: string, path: string, value: unknown): string;
}

declare module "@lezer/common" {
  export interface Tree {
    readonly length: number;
  }

  /** A part of an earlier tree that another parse may take over. */
  export interface TreeFragment {
    readonly from: number;
    readonly to: number;
  }

  export const TreeFragment: {
    addTree(tree: Tree, fragments?: readonly TreeFragment[]): readonly TreeFragment[];
    applyChanges(
      fragments: readonly TreeFragment[],
      changes: readonly { fromA: number; toA: number; fromB: number; toB: number }[],
    ): readonly TreeFragment[];
  };
}

declare module "@lezer/json" {
  import type { Tree, TreeFragment } from "@lezer/common";

  export const parser: { parse(text: string, fragments?: readonly TreeFragment[]): Tree };
}

declare module "boardgame.io/internal" {
  interface TrivialState {
    readonly G: { readonly points: number[] };
    readonly ctx: { readonly currentPlayer: string };
  }

  interface TrivialGame {
    readonly name: string;
    setup(): TrivialState["G"];
    readonly turn: { readonly minMoves: number; readonly maxMoves: number };
    readonly moves: Readonly<Record<string, (context: TrivialState) => void>>;
  }

  /** What a server of the package runs a match with. */
  export interface BoardgameInternals {
    readonly ProcessGameConfig: (game: TrivialGame) => TrivialGame;
    readonly InitializeGame: (options: { readonly game: TrivialGame; readonly numPlayers: number }) => TrivialState;
    readonly CreateGameReducer: (options: {
      readonly game: TrivialGame;
    }) => (state: TrivialState, action: unknown) => TrivialState;
  }
}

declare module "pokemon-showdown" {
  type Seed = readonly [number, number, number, number];

  /** A way to talk to a running battle. */
  export interface BattleChannel extends AsyncIterable<string> {
    write(text: string): Promise<void>;
  }

  export interface ShowdownSimulator {
    readonly BattleStream: new () => object;
    readonly getPlayerStreams: (battle: object) => Readonly<Record<"p1" | "p2" | "omniscient", BattleChannel>>;
    readonly Teams: {
      generate(format: string, options: { readonly seed: Seed }): object;
      pack(team: object): string;
    };
  }

  export interface ShowdownTools {
    readonly RandomPlayerAI: new (
      channel: BattleChannel,
      options: { readonly seed: Seed },
    ) => { start(): Promise<void> };
  }
}
