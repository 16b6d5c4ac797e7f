/** What ranks are given to: `rank` undefined where there is none yet. */
interface Rankable {
  rank: number;
}

/**
 * Assigns ranks to new rows between those that have some. `rows` is the whole sheet in order; `fresh` are the places of rows
 * that need one, ascending. Ranks of other rows stay, unless there is no number left between two of them: then all rows get
 * new ones, in the same order.
 */
export function giveRanks(rows: (place: number) => Rankable, count: number, fresh: readonly number[]): void {
  let at = 0;
  while (at < fresh.length) {
    const from = fresh[at] ?? 0;
    let length = 1;
    while (fresh[at + length] === from + length) length += 1;
    const low = from === 0 ? undefined : rows(from - 1).rank;
    const high = from + length >= count ? undefined : rows(from + length).rank;
    const start = low ?? (high === undefined ? 0 : high - length - 1);
    const step = high === undefined || low === undefined ? 1 : (high - low) / (length + 1);
    for (let each = 0; each < length; each += 1) rows(from + each).rank = start + step * (each + 1);
    const last = rows(from + length - 1).rank;
    if (!(rows(from).rank > start) || (high !== undefined && !(last < high)) || !(step > 1e-9)) {
      for (let place = 0; place < count; place += 1) rows(place).rank = place;
      return;
    }
    at += length;
  }
}
