import { neverHappens } from "../../base/index.js";
import { journalledSpecOf } from "../operations/index.js";
import type { JournalRecord } from "../protocol.js";
import type { RecoveryOffer, WorkspaceState } from "../state.js";
import type { Transition } from "../transition.js";
import { MovedRows } from "./elsewhere.js";
import { renamedFiles } from "./renamed-files.js";
import { JournalRows } from "./rows.js";
import { siteOf } from "./site.js";

/** Offers the edits of the last run that never reached their files, one for each thing edited. */
export function offerRecovery(step: Transition, journal: readonly JournalRecord[]): void {
  const offered = new Map<string, RecoveryOffer>();
  const done: string[] = [];
  const files = new Set<string>();
  for (const offer of whereRowsAre(step.state, [...gather(step.state, journal)])) {
    const { change, file, id } = offer.record;
    const site = { ...siteOf(step.state, offer), isAfterOthers: () => files.has(file) };
    // That a row which is only supposed to be the one holds the value says nothing.
    const isDone = offer.recorded?.isSupposed !== true && journalledSpecOf(change).isDone(change, site);
    if (isDone) for (const each of journalIds(offer)) done.push(each);
    else {
      offered.set(id, offer);
      files.add(file);
    }
  }
  step.update({ recovery: offered });
  step.journalDone(done);
}

/** The offers with those for rows that are elsewhere by now at their new places. */
function whereRowsAre(state: WorkspaceState, offers: readonly RecoveryOffer[]): readonly RecoveryOffer[] {
  const offering = { ...state, recovery: new Map(offers.map((offer) => [offer.record.id, offer])) };
  const moved = new MovedRows(state, offers);
  return offers.map((offer) => {
    const { file, change } = offer.record;
    const { kind } = journalledSpecOf(change).subject(change);
    // Where its file is still there, a row that was to be deleted is: what is like it was not meant.
    if (kind !== "part" && !(kind === "removal" && !state.files.has(file))) return offer;
    const { found, isRowOffered } = siteOf(offering, offer);
    const isHere = found !== undefined && found.place !== -1;
    return isHere || isRowOffered() ? offer : (moved.relocated(offer) ?? offer);
  });
}

/** The journal records that an offer covers. They stay there until it is decided. */
export const journalIds = ({ earlier, record }: RecoveryOffer): readonly string[] => [
  ...earlier.map(({ id }) => id),
  record.id,
];

function gather(state: WorkspaceState, journal: readonly JournalRecord[]): Iterable<RecoveryOffer> {
  const gathering = new Gathering(new JournalRows(state));
  const renamed = renamedFiles(state, journal);
  for (const record of journal) gathering.take({ ...record, file: renamed.get(record.file) ?? record.file });
  const formerNames = new Map([...renamed].map(([former, now]) => [now, former]));
  return [...gathering.offers.values()].map((offer) => {
    const former = formerNames.get(offer.record.file);
    const recorded =
      former === undefined ? undefined : { file: former, title: offer.record.row.title, isSupposed: false };
    return { ...offer, earlier: recordsOf(offer.earlier), recorded };
  });
}

/**
 * Records in their order, as what is joined of two such: a row that was deleted and restored again and again carries all
 * records from one to the next, and copying them each time would take the square of their number.
 */
type Records = JournalRecord | readonly [Records, Records] | undefined;

/** An offer that more records may still be added to. */
interface Gathered extends Omit<RecoveryOffer, "earlier"> {
  readonly earlier: Records;
}

const joined = (first: Records, second: Records): Records =>
  first === undefined ? second : second === undefined ? first : [first, second];

const joinedAll = (all: readonly Records[]): Records => all.reduce(joined, undefined);

const isPair = (records: Records): records is readonly [Records, Records] => Array.isArray(records);

/** All of them, without recursion: they may be joined as deep as there are records. */
function recordsOf(records: Records): JournalRecord[] {
  const backwards: JournalRecord[] = [];
  const left: Records[] = [records];
  while (left.length > 0) {
    const next = left.pop();
    if (next === undefined) continue;
    if (isPair(next)) left.push(...next);
    else backwards.push(next);
  }
  return backwards.reverse();
}

/** Edits of one thing become one offer, from its first value to its last; a deletion covers the edits of its row. */
class Gathering {
  /** By what is edited, in the order of the newest records. */
  readonly offers = new Map<string, Gathered>();
  /** The names of the offers about a row, by the name of the row. */
  readonly #ofRow = new Map<string, Set<string>>();
  /** The offers that a deletion covers, by the name of the row: it counts again when the deletion was undone. */
  readonly #deleted = new Map<string, readonly (readonly [name: string, offer: Gathered])[]>();

  readonly #rows: JournalRows;

  constructor(rows: JournalRows) {
    this.#rows = rows;
  }

  take(record: JournalRecord): void {
    const { name: row, ids, marks } = this.#rows.of(record);
    const offer = { record, ids, marks };
    const { change, file, id } = record;
    const subject = journalledSpecOf(change).subject(change);
    switch (subject.kind) {
      case "part":
        this.#follow(row, JSON.stringify([row, subject.name]), offer);
        return;
      case "file":
        this.#follow(row, JSON.stringify([file]), offer);
        return;
      case "removal": {
        const gone = record.row.id === null ? [] : this.#takeAway(row);
        this.#deleted.set(row, gone);
        this.#put(row, id, { ...offer, earlier: recordsOfAll(gone) });
        return;
      }
      case "addition": {
        const before = this.#deleted.get(row);
        const replaced = before && record.row.id !== null ? this.#takeAway(row) : [];
        this.#deleted.delete(row);
        const additions = (before ?? []).filter(isAddition);
        const deletions = joinedAll(replaced.map(([, offer]) => offer.record));
        this.#put(row, id, { ...offer, earlier: joined(recordsOfAll(additions), deletions) });
        for (const each of before ?? []) if (!isAddition(each)) this.#put(row, ...each);
        return;
      }
      case "itself":
        this.#put(row, id, { ...offer, earlier: undefined });
        return;
      default:
        neverHappens(subject);
    }
  }

  /** A later edit of the same thing covers the earlier ones. */
  #follow(row: string, name: string, next: Omit<Gathered, "earlier">): void {
    const known = this.offers.get(name);
    this.#put(row, name, { ...next, earlier: known && joined(known.earlier, known.record) });
  }

  #takeAway(row: string): (readonly [string, Gathered])[] {
    const taken: (readonly [string, Gathered])[] = [];
    for (const name of this.#ofRow.get(row) ?? []) {
      const offer = this.offers.get(name);
      if (offer) taken.push([name, offer]);
      this.offers.delete(name);
    }
    this.#ofRow.delete(row);
    return taken;
  }

  #put(row: string, name: string, offer: Gathered): void {
    this.offers.delete(name);
    this.offers.set(name, offer);
    const names = this.#ofRow.get(row) ?? new Set();
    this.#ofRow.set(row, names.add(name));
  }
}

const recordsOfAll = (offers: readonly (readonly [string, Gathered])[]): Records =>
  joinedAll(offers.map(([, { earlier, record }]) => joined(earlier, record)));

function isAddition([, { record }]: readonly [string, Gathered]): boolean {
  const { change } = record;
  return journalledSpecOf(change).subject(change).kind === "addition";
}
