import { NONE } from "../../../../match/index.js";
import type { Keyword, RankLimit } from "../../language/ast/actions.js";
import type { Selector } from "../../language/ast/selectors.js";
import { isKind } from "../effects/selectors.js";
import type { TtcgReader } from "../types.js";
import type { DestroyedBy } from "../frames.js";
import { rankOf } from "./stats.js";

/** Something that an effect grants to a card. */
export interface Grant {
  readonly keyword: Keyword | "indestructible-by-rank";
  /** Only against effects of such cards. */
  readonly to?: Selector | undefined;
  /** Only against cards of such a rank. */
  readonly limit?: RankLimit | undefined;
  /** The card whose effect grants it. */
  readonly by: number;
}

/** What effects grant to a card now. */
const grantsOf = (reader: TtcgReader, id: number): readonly Grant[] =>
  reader.isModified("grants") ? reader.get("grants", id, []) : [];

/** The same, without what the effects grant that it is immune to. */
function grantsThatHold(reader: TtcgReader, id: number): readonly Grant[] {
  const grants = grantsOf(reader, id);
  const isImmuneTo = (by: number): boolean =>
    grants.some(({ keyword, to }) => keyword === "immune" && isMeant(reader, to, by));
  return grants.some(({ keyword }) => keyword === "immune")
    ? grants.filter(({ keyword, by }) => keyword === "immune" || !isImmuneTo(by))
    : grants;
}

/** Whether a rank is strictly above or below the limit. */
export const isBeyond = (rank: number, { cmp, rank: limit }: RankLimit): boolean =>
  cmp === "gt" ? rank > limit : rank < limit;

/** Whether a card can be destroyed: in battle with, or by an effect of `by` (NONE for none). */
export function isDestructible(reader: TtcgReader, id: number, how: DestroyedBy, by: number): boolean {
  if (how === "cost") return true;
  const isKept = grantsThatHold(reader, id).some(({ keyword, to, limit }) => {
    switch (keyword) {
      case "indestructible":
        return true;
      case "indestructible-by-battle":
        return how === "battle";
      case "indestructible-by-effects":
        return how === "effect" && isMeant(reader, to, by);
      case "indestructible-by-rank":
        return by !== NONE && limit !== undefined && isBeyond(rankOf(reader, by), limit);
      case "immune":
        return how === "effect" && isMeant(reader, to, by);
      default:
        return false;
    }
  });
  return reader.get("destructible", id, !isKept);
}

/** Whether an effect of a card may be aimed at another. */
export function isTargetable(reader: TtcgReader, id: number, by: number): boolean {
  const isKept = grantsThatHold(reader, id).some(
    ({ keyword, to }) => (keyword === "untargetable" || keyword === "immune") && isMeant(reader, to, by),
  );
  return reader.get("targetable", id, !isKept);
}

/** Whether an effect of a card changes another. */
export const isAffected = (reader: TtcgReader, id: number, by: number): boolean =>
  !grantsOf(reader, id).some(({ keyword, to }) => keyword === "immune" && isMeant(reader, to, by));

const isMeant = (reader: TtcgReader, to: Selector | undefined, by: number): boolean =>
  to === undefined || (by !== NONE && isKind(reader, to, by));
