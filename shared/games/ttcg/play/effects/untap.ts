import { NONE, seatBit, type Bundle, type Seat } from "../../../../match/index.js";
import { changePoints } from "../moves/points.js";
import { setTapped } from "../moves/piles.js";
import type { TtcgConstants, TtcgMachine, TtcgReader } from "../types.js";
import { isSame } from "../values/cards.js";
import { KeptBundles } from "../values/kept-lists.js";
import { actionOf, cardsOf } from "./lasting/bundle.js";

/** What lets a player untap a card for points this turn; undefined where nothing does. */
function permissionFor(
  reader: TtcgReader,
  seat: Seat,
  id: number,
): { readonly bundle: Bundle; readonly price: number } | undefined {
  for (const bundle of reader.state.bundles) {
    if (bundle.program !== "lasting" || bundle.cause.seat !== seat) continue;
    const { op } = actionOf(bundle, reader.constants);
    if (op.op !== "untap-once-for-points") continue;
    if (cardsOf(bundle)?.some((each) => each.card === id && isSame(reader, each)) === true)
      return { bundle, price: op.n };
  }
  return undefined;
}

/** Whether anything lets a player untap some card for points: nearly always nothing does. */
export const hasUntapPermission = (reader: TtcgReader, seat: Seat): boolean =>
  (reader.constants.untapping.of(reader.state.bundles, reader.constants) & seatBit(seat)) !== 0;

/** Which seats may untap cards for points, to be kept with what never changes in a match. */
export const keptUntapping = (): KeptBundles<number> => new KeptBundles(untappingBy);

const untappingBy = (bundles: readonly Bundle[], constants: TtcgConstants): number =>
  bundles.reduce((seats, bundle) => {
    if (bundle.program !== "lasting") return seats;
    return actionOf(bundle, constants).op.op === "untap-once-for-points" ? seats | seatBit(bundle.cause.seat) : seats;
  }, 0);

/** Why a card cannot be untapped for points now, in a sentence; null where it can. */
export function untapFault(reader: TtcgReader, seat: Seat, id: number): string | null {
  const found = permissionFor(reader, seat, id);
  if (found === undefined) return "Nothing lets it untap for points.";
  if (!reader.card(id).tapped) return "It is not tapped.";
  const { "pay-below-zero": below } = reader.constants.config;
  return below === "off" && reader.counters(seat).points < found.price ? `It costs ${found.price} points.` : null;
}

/** Pays and untaps, once for each card. */
export function untapForPoints(m: TtcgMachine, seat: Seat, id: number): void {
  const found = permissionFor(m, seat, id);
  if (found === undefined || id === NONE) return;
  const { bundle, price } = found;
  const left = (cardsOf(bundle) ?? []).filter(({ card }) => card !== id);
  m.setVars(bundle.id, { ...bundle.vars, cards: left.map(({ card, object }) => ({ card, object })) });
  changePoints(m, seat, -price, "cost");
  setTapped(m, id, false);
}
