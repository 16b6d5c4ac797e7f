import type { Cross } from "./difference.js";
import { entryOf } from "./sums.js";
import { isWonBy, type Place, type Played } from "./tally.js";

export type PairedCard = { drawn: Cross; played: Cross };

export type PairedContestant = {
  others: Cross;
  seats: Record<number, Cross>;
  cards: Record<number, PairedCard>;
};

/** What matches that were played before and after an edit have in common. Merged by `addSums`. */
export type PairedTally = {
  seats: Record<number, Cross>;
  contestants: Record<number, PairedContestant>;
};

export const emptyPaired = (): PairedTally => ({ seats: {}, contestants: {} });

const noCross = (): Cross => ({ matches: 0, before: 0, after: 0, both: 0 });
const emptyContestant = (): PairedContestant => ({ others: noCross(), seats: {}, cards: {} });

/** Counts a match that was played twice, on the same seed and with the same seats. */
export function countPair(tally: PairedTally, before: Played, after: Played, place: Place): void {
  const { seating, contestants, isCheck } = place;
  const isMirror = contestants[0] === contestants[1];
  seating.forEach((contestant, seat) => {
    const won = { before: isWonBy(before.report, seat), after: isWonBy(after.report, seat) };
    count(entryOf(tally.seats, seat, noCross), won);
    if (isCheck) return;
    const own = entryOf(tally.contestants, contestant, emptyContestant);
    if (!isMirror) count(own.others, won);
    count(entryOf(own.seats, seat, noCross), won);
    for (const what of ["drawn", "played"] as const) {
      const earlier = cardsOf(before, seat, what);
      for (const card of cardsOf(after, seat, what)) {
        if (!earlier.has(card)) continue;
        count(entryOf(own.cards, card, () => ({ drawn: noCross(), played: noCross() }))[what], won);
      }
    }
  });
}

const cardsOf = ({ report, cards }: Played, seat: number, what: "drawn" | "played"): ReadonlySet<number> =>
  new Set([...(report.seats[seat]?.[what] ?? [])].map((definition) => cards[definition] ?? -1));

function count(cross: Cross, won: { readonly before: boolean; readonly after: boolean }): void {
  cross.matches += 1;
  if (won.before) cross.before += 1;
  if (won.after) cross.after += 1;
  if (won.before && won.after) cross.both += 1;
}
