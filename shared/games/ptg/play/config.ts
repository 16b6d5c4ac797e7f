import { z } from "zod";

/** The two players, in the order of their seats. */
export const seatNames: readonly string[] = ["Alice", "Bob"];

/** Where the players are asked to go on: in phases where something can be done, or in every one (PLAY-3). */
export const stopKinds = ["useful", "every"] as const;

export const firstPlayers = ["alice", "bob"] as const;

const definitions = z.array(z.number().int().min(0));

/** What can be chosen about a match, with what holds where nothing is chosen (PLAY-2). */
export const optionsSchema = z.strictObject({
  initialHealth: z.number().int().min(1).max(1_000).default(20),
  handSize: z.number().int().min(0).max(60).default(7),
  handLimit: z.number().int().min(1).max(60).default(7),
  firstPlayer: z.enum(firstPlayers).default("alice"),
  stops: z.enum(stopKinds).default("useful"),
  turnLimit: z.number().int().min(1).max(10_000).default(200),
  /** Definitions that each player begins with in hand; the rest of the opening hand is drawn. */
  inHand: z.array(definitions).length(2).default([[], []]),
});

export type PtgConfig = Readonly<z.infer<typeof optionsSchema>>;

/** The seat that takes the first turn. */
export const firstSeat = ({ firstPlayer }: PtgConfig): number => firstPlayers.indexOf(firstPlayer);
