import { idKeyOf, isBlankId, isIdKey } from "../../sheet/index.js";
import { readValue, toWire } from "../../toml/index.js";
import { tableOf } from "../content/content.js";
import type { WireCell } from "../wire-schema.js";
import { rowMarks, sharedMarks } from "../content/row-marks.js";
import { rowTitle } from "../content/row-name.js";
import { journalledSpecOf, type FoundRow } from "../operations/index.js";
import type { JournalRecord } from "../protocol.js";
import type { RecoveryOffer, TableState, WorkspaceState } from "../state.js";
import { isSharedId, placeOfId } from "./ids.js";

/**
 * Finds the row of an offer in the file as it is now: by the newest of its ids that the file knows, unless the row there is another
 * one by its name and what it holds, else by its place where rows have no ids. Journals of former versions leave out the id of some rows that have one: those are found by their place
 * where the row there still has their name.
 */
export function findRow(state: WorkspaceState, offer: RecoveryOffer): FoundRow | undefined {
  const { record, ids } = offer;
  const content = state.files.get(record.file)?.content;
  const table = content && tableOf(content, record.table);
  if (!content || !table) return undefined;
  const { index, title } = record.row;
  const found: FoundRow[] = [];
  for (const id of ids) {
    const place = placeOfId(content, table, id, index);
    if (place !== -1 && !isAnother({ content, table, place }, offer)) found.push({ content, table, place });
    const isNamedHere = id === null && index in table.keys && rowTitle(content, table, index) === title;
    if (place === -1 && isNamedHere) found.push({ content, table, place: index });
  }
  return mostLike(found, offer) ?? { content, table, place: -1 };
}

/** Of rows that have one of the ids of a row, the one that holds most of what it held: an id may be that of another row as well. */
function mostLike(found: readonly FoundRow[], { marks }: RecoveryOffer): FoundRow | undefined {
  const [first, ...others] = found;
  if (others.length === 0) return first;
  const likeness = ({ content, table, place }: FoundRow): number => {
    const here = rowMarks(content, table, place);
    return Math.max(0, ...marks.map((held) => sharedMarks(held, here).shared));
  };
  // The newest id comes first where rows are as like it.
  return found.toSorted((a, b) => likeness(b) - likeness(a))[0];
}

/** Fewer values say nothing about which row it is. */
const fewMarks = 4;

/** Whether a row that is found by its id, or by its place, is another: files may be replaced by others that count from 1 as well. */
function isAnother({ content, table, place }: FoundRow, { record, marks }: RecoveryOffer): boolean {
  if (marks.length === 0 || rowTitle(content, table, place) === record.row.title) return false;
  const here = rowMarks(content, table, place);
  return marks.every((held) => {
    const { shared, all } = sharedMarks(held, here);
    return all >= fewMarks && shared * 3 <= all;
  });
}

/** The id that a record takes away from its row, where it changes the id: `undefined` where it does not. */
function formerId({ row, change }: JournalRecord, table: TableState | undefined): WireCell | undefined {
  const idKey = table && idKeyOf(table.facts);
  const isId = (key: string): boolean => (idKey === undefined ? isIdKey(key) : key === idKey);
  const source = row.id === null ? undefined : journalledSpecOf(change).formerId?.(change, isId);
  if (source === undefined || source === null) return source;
  const before = readValue(source);
  if (!before.ok) return undefined;
  return isBlankId(before.value) ? null : toWire(before.value);
}

/** A row of the journal, as far as it was read. */
interface NamedRow extends Pick<RecoveryOffer, "ids" | "marks"> {
  readonly name: string;
}

/** Of a row whose id was edited over and over, so many former ids are known: each record keeps them all. */
const mostFormerIds = 100;

/** The newest of the ids, and the oldest: that is the one on disk where nothing was saved. */
const fewOf = (ids: readonly WireCell[]): readonly WireCell[] =>
  ids.length <= mostFormerIds ? ids : [...ids.slice(0, mostFormerIds - 1), ...ids.slice(-1)];

/** Recognises the rows of a journal from record to record, also when their ids change on the way. */
export class JournalRows {
  readonly #renamed = new Map<string, Omit<NamedRow, "marks">>();
  /** What the rows held at first, and at last. */
  readonly #marks = new Map<string, readonly string[]>();

  readonly #state: WorkspaceState;

  constructor(state: WorkspaceState) {
    this.#state = state;
  }

  /** To be asked record by record, in the order of the journal. */
  of(record: JournalRecord): NamedRow {
    const named = this.#named(record);
    const { marks: last } = record.row;
    const known = this.#marks.get(named.name) ?? [];
    const marks = last === undefined ? known : [...new Set([...known.slice(0, 1), last])];
    this.#marks.set(named.name, marks);
    return { ...named, marks };
  }

  #named(record: JournalRecord): Omit<NamedRow, "marks"> {
    const { row } = record;
    const content = this.#state.files.get(record.file)?.content;
    const former = formerId(record, content && tableOf(content, record.table));
    if (former === undefined) return this.#known(record, row.id);
    const before = this.#known(record, former);
    const now = { name: before.name, ids: [row.id, ...fewOf(before.ids)] };
    this.#renamed.set(this.#key(record, row.id), now);
    return now;
  }

  #known(record: JournalRecord, id: WireCell): Omit<NamedRow, "marks"> {
    const key = this.#key(record, id);
    return this.#renamed.get(key) ?? { name: key, ids: [id] };
  }

  /** Rows without an id, and rows that share one, are distinguished by their places. */
  #key({ file, table: path, row }: JournalRecord, id: WireCell): string {
    const content = this.#state.files.get(file)?.content;
    const table = content && tableOf(content, path);
    const isKnownByPlace = id === null || (content && table !== undefined && isSharedId(content, table, id));
    return JSON.stringify(isKnownByPlace === true ? [file, path, id, row.index] : [file, path, id]);
  }
}
