import { z } from "zod";
import type { FigmentType } from "../language/ast.js";

/** The two generations of the rules (RULES-1). */
export type Profile = "classic" | "lanes";

export interface FigmentStats {
  readonly cost: number;
  readonly spark: number;
}

/** Every number of the rules that a designer may want to turn (RULES-1, RULES-2). */
export interface RulesConfig {
  readonly profile: Profile;
  readonly pointsToWin: number;
  /** The turn id that is not played any more: the match is a draw. */
  readonly turnLimit: number;
  readonly openingHand: number;
  readonly handLimit: number;
  readonly characterLimit: number;
  /** The seat that takes the first turn. */
  readonly firstPlayer: number;
  readonly skipFirstDraw: boolean;
  readonly figments: Readonly<Record<FigmentType, FigmentStats>>;
  /** Definitions of the shared dreamwell, one per copy; empty for plain wells. */
  readonly dreamwell: readonly number[];
  /** Definitions of each seat's dreamcallers and dreamsigns. */
  readonly dreamcallers: readonly (readonly number[])[];
  /** Definitions each seat begins with in hand, of its deck where that has them; the rest of the opening hand is drawn. */
  readonly inHand: readonly (readonly number[])[];
}

const figment: FigmentStats = { cost: 0, spark: 1 };

const classic: RulesConfig = {
  profile: "classic",
  pointsToWin: 12,
  turnLimit: 50,
  openingHand: 5,
  handLimit: 10,
  characterLimit: 8,
  firstPlayer: 0,
  skipFirstDraw: true,
  figments: { Celestial: figment, Radiant: figment, Halcyon: figment, Shadow: figment },
  dreamwell: [],
  dreamcallers: [[], []],
  inHand: [[], []],
};

export const PROFILES: Readonly<Record<Profile, RulesConfig>> = {
  classic,
  lanes: { ...classic, profile: "lanes", pointsToWin: 25, characterLimit: 9 },
};

const count = z.number().int().min(0).max(1_000);
const definition = z.number().int().min(0);
const stats = z.strictObject({ cost: count, spark: count });

/** The options of a match: a profile, and what differs from it. */
export const optionsSchema = z.strictObject({
  profile: z.enum(["classic", "lanes"]).exactOptional(),
  pointsToWin: z.number().int().min(1).max(1_000_000).exactOptional(),
  turnLimit: z.number().int().min(1).max(10_000).exactOptional(),
  openingHand: count.exactOptional(),
  handLimit: count.exactOptional(),
  characterLimit: z.number().int().min(1).max(100).exactOptional(),
  firstPlayer: z.number().int().min(0).max(1).exactOptional(),
  skipFirstDraw: z.boolean().exactOptional(),
  figments: z
    .strictObject({
      Celestial: stats.exactOptional(),
      Radiant: stats.exactOptional(),
      Halcyon: stats.exactOptional(),
      Shadow: stats.exactOptional(),
    })
    .exactOptional(),
  dreamwell: z.array(definition).exactOptional(),
  dreamcallers: z.array(z.array(definition)).length(2).exactOptional(),
  inHand: z.array(z.array(definition)).length(2).exactOptional(),
});
export type DreamOptions = z.infer<typeof optionsSchema>;

/** The rules of a match from its options. */
export function configOf({ profile, figments, ...changes }: DreamOptions): RulesConfig {
  const base = PROFILES[profile ?? "classic"];
  return { ...base, ...changes, figments: { ...base.figments, ...figments } };
}

/** In the lanes profile: places 0–3 are deployed, 4–8 in reserve (RULES-30). */
export const DEPLOYED = 4;
export const PLACES = 9;

/** How the two players are called. */
export const SEATS: readonly string[] = ["Player 1", "Player 2"];
