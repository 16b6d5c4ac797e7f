import { longerOrder, shorterOrder } from "../base/index.js";
import type { RowEntry, TomlValue } from "../toml/index.js";
import { count, countAlike, countLetterCase, emptyTally, noCounts, type Tally } from "./counts.js";
import { keyColumns, sameColumns } from "./columns.js";
import {
  mostColumns,
  mostProjected,
  type WholeKeys,
  type Column,
  type KeyFacts,
  type PartFacts,
  type SheetFacts,
} from "./facts.js";
import { isIdKey } from "./id.js";
import { keyFacts, placeOfKey, withColumnsOfKey } from "./key-places.js";
import { countKinds, kindsDraft, noKinds, type KindsDraft } from "./value-kinds.js";
import { isSpreadArray, isSpreadTable } from "./column.js";

interface PartDraft {
  counts: Tally;
  lasting: boolean;
}

interface KeyDraft {
  readonly key: string;
  readonly isId: boolean;
  rows: number;
  readonly kinds: KindsDraft;
  readonly plain: PartDraft;
  readonly elements: PartDraft[];
  readonly members: Map<string, PartDraft>;
}

/** Collects the facts of a sheet row by row. Starts from `earlier` facts, of which it copies only what it changes. */
export class FactsBuilder {
  readonly #drafts = new Map<string, KeyDraft>();
  #rowCount: number;
  /** About how many columns there are by now, once somebody asked. */
  #width: number | undefined;
  #isCut: boolean;

  readonly #earlier: SheetFacts;
  readonly #whole: WholeKeys;
  readonly #widest: number;

  constructor(earlier: SheetFacts, widest = mostColumns) {
    this.#earlier = earlier;
    this.#whole = earlier.whole;
    this.#widest = widest;

    this.#rowCount = earlier.rowCount;
    this.#isCut = earlier.isCut;
  }

  addRow(entries: readonly RowEntry[]): void {
    this.#rowCount += 1;
    for (const { key, value } of entries) this.count(key, value, 1);
  }

  removeRow(entries: readonly RowEntry[]): void {
    this.#rowCount -= 1;
    for (const { key, value } of entries) this.count(key, value, -1);
  }

  /** Counts the value of one key in one row, or takes it out again. */
  count(key: string, value: TomlValue, by: 1 | -1): void {
    const draft = this.#draft(key);
    if (!draft) return;
    draft.rows += by;
    countKinds(draft.kinds, value, by);
    if (this.#whole.has(key)) {
      count(draft.plain.counts, value, by);
      if (this.#whole.get(key)?.each && value.kind === "array") countItems(draft.elements, value.items.length, by);
    } else if (isSpreadArray(value)) {
      for (const [index, item] of value.items.entries()) {
        const known = draft.elements[index];
        if (!known && !this.#hasRoom(index === 0)) break;
        count((draft.elements[index] = known ?? newPart()).counts, item, by);
      }
    } else if (isSpreadTable(value)) {
      for (const [name, member] of value.entries) {
        const known = draft.members.get(name);
        if (!known && !this.#hasRoom(draft.members.size === 0)) break;
        const part = known ?? newPart();
        if (!known) draft.members.set(name, part);
        count(part.counts, member, by);
      }
    } else {
      count(draft.plain.counts, value, by);
      if (draft.isId && value.kind === "string") countLetterCase(draft.plain.counts, value.value, by);
    }
  }

  /** Counts a value of a key in the place of another. */
  replace(key: string, before: TomlValue, after: TomlValue): void {
    if (!isIdKey(key) && countAlike(before, after)) return;
    this.count(key, before, -1);
    this.count(key, after, 1);
  }

  /** The facts so far. `keep: "all"` marks every column there is now as one that stays when it empties. */
  finish(keep: "all" | "as-before"): SheetFacts {
    const finished = new Map<string, KeyFacts | undefined>();
    for (const draft of this.#drafts.values()) {
      finished.set(draft.key, finishedKey(draft, keep, this.#whole, keyFacts(this.#earlier, draft.key)));
    }
    // Facts of no rows may name keys that do not stay.
    const hasSameRows = this.#earlier.rowCount > 0 && this.#rowCount === this.#earlier.rowCount;
    if (!hasSameRows || this.#isCut !== this.#earlier.isCut) return this.#anyColumns(finished);
    if (finished.size === 0) return this.#earlier;
    return this.#fewColumns(finished) ?? this.#anyColumns(finished);
  }

  /**
   * The facts where most keys stay as they are, at the cost of copies of their lists: an act on each cell of a row of thousands
   * changes its facts as often. Undefined where a key goes with other changes.
   */
  #fewColumns(finished: ReadonlyMap<string, KeyFacts | undefined>): SheetFacts | undefined {
    const keys = [...this.#earlier.keys];
    let width = widthsOfKeys.get(this.#earlier.keys);
    const added: KeyFacts[] = [];
    let { columns, keyOrder } = this.#earlier;
    for (const [key, facts] of finished) {
      const place = placeOfKey(this.#earlier, key);
      const old = place === undefined ? undefined : keys[place];
      if (width !== undefined) width += (facts ? widthOfKey(facts) : 0) - (old ? widthOfKey(old) : 0);
      if (place === undefined) {
        if (facts) added.push(facts);
        continue;
      }
      if (facts?.columns !== old?.columns) {
        const others = withColumnsOfKey(columns, old, facts?.columns ?? []);
        if (!others) return undefined;
        columns = others;
      }
      if (facts) keys[place] = facts;
      else if (finished.size === 1) {
        keys.splice(place, 1);
        keyOrder = shorterOrder(keyOrder, place);
      } else return undefined;
    }
    if (added.length > 0) {
      for (const facts of added) keys.push(facts);
      columns = columns.concat(added.flatMap((facts) => facts.columns));
      keyOrder = longerOrder(
        keyOrder,
        added.map(({ key }) => key),
      );
    }
    if (width !== undefined) widthsOfKeys.set(keys, width);
    return { ...this.#earlier, columns, keyOrder, keys };
  }

  #anyColumns(finished: ReadonlyMap<string, KeyFacts | undefined>): SheetFacts {
    const { table, columns: earlierColumns, keyOrder: earlierOrder } = this.#earlier;
    const keys: KeyFacts[] = [];
    for (const facts of this.#earlier.keys) {
      const now = finished.has(facts.key) ? finished.get(facts.key) : facts;
      if (now && (now !== facts || facts.rows > 0 || facts.columns.length > 0)) keys.push(now);
    }
    for (const [key, facts] of finished) if (facts && placeOfKey(this.#earlier, key) === undefined) keys.push(facts);

    const columns = keys.flatMap((facts) => facts.columns);
    const isSameOrder = keys.length === earlierOrder.length && keys.every(({ key }, at) => key === earlierOrder[at]);
    return {
      table,
      rowCount: this.#rowCount,
      whole: this.#whole,
      ids: this.#earlier.ids,
      hiddenKeys: this.#earlier.hiddenKeys,
      columns: sameColumns(earlierColumns, columns) ? earlierColumns : columns,
      keyOrder: isSameOrder ? earlierOrder : keys.map(({ key }) => key),
      keys,
      isCut: this.#isCut,
    };
  }

  /** Undefined where there is no room for the key. */
  #draft(key: string): KeyDraft | undefined {
    const known = this.#drafts.get(key);
    if (known) return known;
    const earlier = keyFacts(this.#earlier, key);
    if (!earlier && !this.#hasRoom(false)) return undefined;
    const draft = draftOf(key, earlier);
    this.#drafts.set(key, draft);
    return draft;
  }

  /**
   * Whether one column more fits; the first element or member takes the room of its key. A sheet that was cut once takes
   * no others: nobody knows how many rows have what was left out.
   */
  #hasRoom(isOfKey: boolean): boolean {
    if (isOfKey) return true;
    this.#width ??= widthOf(this.#earlier.keys);
    if (this.#width >= this.#widest) this.#isCut = true;
    if (this.#isCut) return false;
    this.#width += 1;
    return true;
  }
}

const widthOfKey = ({ elements, members }: KeyFacts): number => Math.max(1, elements.length + members.length);

const widthsOfKeys = new WeakMap<readonly KeyFacts[], number>();

/** About how many columns keys have. Versions of the facts hand it on, as far as it was asked for. */
function widthOf(keys: readonly KeyFacts[]): number {
  const known = widthsOfKeys.get(keys);
  if (known !== undefined) return known;
  const width = keys.reduce((sum, key) => sum + widthOfKey(key), 0);
  widthsOfKeys.set(keys, width);
  return width;
}

const noKeys: WholeKeys = new Map();

/** A sheet of which nothing is known yet. */
export const noFacts = (table: readonly string[], whole: WholeKeys = noKeys): SheetFacts => ({
  table,
  rowCount: 0,
  whole,
  columns: [],
  keyOrder: [],
  keys: [],
  isCut: false,
});

/**
 * The facts of a sheet that lost all its rows. `keep: "columns"` keeps what it shows; `keep: "order"` only remembers in which
 * order its keys and members stood, for the rows that are read next.
 */
export function withoutRows(facts: SheetFacts, keep: "columns" | "order"): SheetFacts {
  const lasting = keep === "columns";
  const emptied = { counts: noCounts, lasting };
  const keys = facts.keys.map((each): KeyFacts => {
    const isWhole = facts.whole.has(each.key);
    const hasPlain = isWhole || each.plain.counts.present > 0 || each.plain.lasting;
    const plain = { counts: noCounts, lasting: lasting && hasPlain };
    const elements = lasting && !isWhole ? each.elements.map(() => emptied) : [];
    const members = isWhole ? [] : each.members.map(({ name }) => ({ name, ...emptied }));
    const columns = lasting ? keyColumns(each.key, plain, elements, members, facts.whole) : [];
    return { key: each.key, rows: 0, kinds: noKinds, plain, elements, members, columns };
  });
  return {
    table: facts.table,
    rowCount: 0,
    whole: facts.whole,
    ids: facts.ids,
    hiddenKeys: facts.hiddenKeys,
    columns: lasting ? keys.flatMap(({ columns }) => columns) : facts.columns,
    keyOrder: facts.keyOrder,
    keys,
    isCut: false,
  };
}

/** Counts the items of a list by their place, for the columns of their texts; one more says that there are more. */
function countItems(elements: PartDraft[], items: number, by: 1 | -1): void {
  for (let at = 0; at < Math.min(items, mostProjected + 1); at += 1) {
    (elements[at] ??= newPart()).counts.present += by;
  }
}

const newPart = (): PartDraft => ({ counts: emptyTally(), lasting: false });

const copyPart = ({ counts, lasting }: PartFacts): PartDraft => ({ counts: { ...counts }, lasting });

function draftOf(key: string, facts: KeyFacts | undefined): KeyDraft {
  return {
    key,
    isId: isIdKey(key),
    rows: facts?.rows ?? 0,
    kinds: kindsDraft(facts?.kinds),
    plain: facts ? copyPart(facts.plain) : newPart(),
    elements: facts?.elements.map(copyPart) ?? [],
    members: new Map(facts?.members.map((member) => [member.name, copyPart(member)])),
  };
}

const isKept = ({ counts, lasting }: PartFacts): boolean => counts.present > 0 || lasting;

function finishedPart({ counts, lasting }: PartDraft, keep: "all" | "as-before"): PartFacts {
  return { counts, lasting: lasting || (keep === "all" && counts.present > 0) };
}

/** Undefined when no row has the key and none of its columns is to stay. */
function finishedKey(
  draft: KeyDraft,
  keep: "all" | "as-before",
  whole: WholeKeys,
  earlier: KeyFacts | undefined,
): KeyFacts | undefined {
  const plain = finishedPart(draft.plain, keep);
  const elements = draft.elements.map((part) => finishedPart(part, keep));
  while (elements.length > 0 && !isKept(elements.at(-1) as PartFacts)) elements.pop();
  const members = [...draft.members].map(([name, part]) => ({ name, ...finishedPart(part, keep) })).filter(isKept);
  if (draft.rows === 0 && !isKept(plain) && elements.length === 0 && members.length === 0) return undefined;
  const columns: readonly Column[] = keyColumns(draft.key, plain, elements, members, whole);
  const kept = earlier && sameColumns(earlier.columns, columns) ? earlier.columns : columns;
  return { key: draft.key, rows: draft.rows, kinds: draft.kinds, plain, elements, members, columns: kept };
}
