import { z } from "zod";
import { jsonSchema } from "../../../match/index.js";

/** The two players, in the order of their seats. */
export const seatNames: readonly string[] = ["Player 1", "Player 2"];

/** Whose rules are played: ours, or those of a revision of the reference as it behaves (BATTLE-1). */
export const profiles = ["ruled", "compat-r1", "compat-r2"] as const;
export type Profile = (typeof profiles)[number];

const definitions = z.array(z.number().int().min(0));

/** What can be chosen about a match, with what holds where nothing is chosen (BATTLE-11). */
export const optionsSchema = z.strictObject({
  victoryMargin: z.number().int().min(0).max(10_000).default(50),
  victoryCompare: z.enum(["gt", "ge"]).default("gt"),
  carryDraw: z.boolean().default(false),
  spRound: z.boolean().default(false),
  nativeMatch: z.enum(["attribute", "attribute_or_type"]).default("attribute"),
  handSize: z.number().int().min(0).max(60).default(7),
  summonersUsed: z.number().int().min(1).max(8).default(5),
  turnCap: z.number().int().min(1).max(10_000).default(400),
  /** Definitions that each player begins with in hand; the rest of the opening hand is drawn. */
  inHand: z.array(definitions).length(2).default([[], []]),
  /** The position of a file that the match goes on from. */
  position: z.record(z.string(), jsonSchema).nullable().default(null),
});

export type SummonerConfig = Readonly<z.infer<typeof optionsSchema>>;
