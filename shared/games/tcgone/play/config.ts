import { z } from "zod";

/** The two players, in the order of their seats. */
export const seatNames: readonly string[] = ["Alice", "Bob"];

const count = (usual: number, most: number) => z.number().int().min(0).max(most).default(usual);
const definitions = z.array(z.number().int().min(0));

export const firstPlayers = ["chance", "alice", "bob"] as const;
export const burnFlips = ["heal", "damage", "none"] as const;
export const mulliganDraws = ["choose", "always", "off"] as const;
export const suddenDeaths = ["replay", "draw"] as const;

/** What can be chosen about a match, with what holds where nothing is chosen (DUEL-2). */
export const optionsSchema = z.strictObject({
  /** 0 for decks of any size. */
  deckSize: count(60, 250),
  copies: count(4, 60),
  hand: count(7, 30),
  prizes: count(6, 30),
  bench: count(5, 8),
  turnDraw: count(1, 9),
  supporters: count(1, 9),
  energies: count(1, 9),
  retreats: count(1, 9),
  stadiums: count(1, 9),
  first: z.enum(firstPlayers).default("chance"),
  firstDraw: z.boolean().default(true),
  firstSupporter: z.boolean().default(false),
  firstAttack: z.boolean().default(false),
  firstEvolve: z.boolean().default(false),
  mulliganDraw: z.enum(mulliganDraws).default("choose"),
  poison: count(10, 990),
  burn: count(20, 990),
  burnFlip: z.enum(burnFlips).default("heal"),
  confusion: count(30, 990),
  /** Weakness and resistance count for the damage that a confused unit does to itself. */
  confusionWeakness: z.boolean().default(false),
  /** The least energy pays where several ways would do; nobody is asked. */
  autoPay: z.boolean().default(false),
  suddenDeath: z.enum(suddenDeaths).default("replay"),
  turnLimit: z.number().int().min(1).max(10_000).default(400),
  /** Definitions that each player begins with in hand; the rest of the opening hand is drawn. */
  inHand: z.array(definitions).length(2).default([[], []]),
});

export type TcgConfig = Readonly<z.infer<typeof optionsSchema>>;
