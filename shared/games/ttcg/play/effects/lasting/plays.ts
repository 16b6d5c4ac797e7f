import { NONE, type Bundle, type Program, type Seat } from "../../../../../match/index.js";
import type { TtcgMachine, TtcgReader, TtcgTypes } from "../../types.js";
import { isKind } from "../selectors.js";
import { actionOf } from "./bundle.js";

/** Plays that an effect adds for cards that fit; they are counted where they are used. */
export const extraPlay: Program<TtcgTypes> = {};

const leftOf = ({ vars }: Bundle): number => Number(vars.left);

const isOpenTo = (bundle: Bundle, seat: Seat): boolean =>
  bundle.program === "extra-play" && bundle.cause.seat === seat && leftOf(bundle) > 0;

/** Whether effects have added plays for some cards that are not used yet. */
export const hasExtraPlay = (reader: TtcgReader, seat: Seat): boolean =>
  reader.state.bundles.some((bundle) => isOpenTo(bundle, seat));

/** A play that effects added for this card; NONE for none. */
export function extraPlayFor(reader: TtcgReader, seat: Seat, id: number): number {
  const found = reader.state.bundles.find((bundle) => {
    if (!isOpenTo(bundle, seat)) return false;
    const { op } = actionOf(bundle, reader.constants);
    return op.op === "extra-play" && isKind(reader, op.filter, id);
  });
  return found?.id ?? NONE;
}

/** Uses an added play, which comes before the others. */
export function takeExtraPlay(m: TtcgMachine, id: number): void {
  const bundle = m.bundle(id);
  if (bundle !== undefined) m.setVars(id, { ...bundle.vars, left: leftOf(bundle) - 1 });
}
