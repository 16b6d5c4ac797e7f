import { visibleName } from "../../base/index.js";
import { idOf, isBlankId } from "../../sheet/index.js";
import { readValue, toWire } from "../../toml/index.js";
import { rowTitle } from "../content/row-name.js";
import type { WireCell } from "../wire-schema.js";
import type { RecoveryOffer, WorkspaceState } from "../state.js";
import { LikeRows, type RowElsewhere } from "./like-rows.js";
import { firstValue } from "./site.js";

/** An id that more rows share identifies none, and looking at all of them for each of their edits would take long. */
const mostNamesakes = 100;

/** Rows that are in another file than in the last run, since the file was renamed or split, or that have another id. */
export class MovedRows {
  /** The rows of all files by the names of their ids. */
  #byId: ReadonlyMap<string, readonly RowElsewhere[]> | undefined;

  /** What the rows of the offers were called in the last run, by their files, tables and ids. */
  #titles: ReadonlyMap<string, ReadonlySet<string>> | undefined;
  #alike: LikeRows | undefined;

  readonly #state: WorkspaceState;
  readonly #offers: readonly RecoveryOffer[];

  constructor(state: WorkspaceState, offers: readonly RecoveryOffer[]) {
    this.#state = state;
    this.#offers = offers;
  }

  /**
   * The offer at the only row of any file that has one of its ids and a name that its row had, else, for a person to decide, at the
   * one that holds most of what its row held; undefined where there is none. An id alone may be that of another row: files of one
   * folder may count from 1 each.
   */
  relocated(offer: RecoveryOffer): RecoveryOffer | undefined {
    const named = this.#sameNamed(offer);
    if (named) return at(named, offer, false);
    this.#alike ??= new LikeRows(this.#state, this.#offers);
    const alike = this.#alike.mostLike(offer);
    return alike && at(alike, offer, true);
  }

  #sameNamed(offer: RecoveryOffer): RowElsewhere | undefined {
    const { ids } = offer;
    this.#titles ??= titlesOf(this.#offers);
    const titles = new Set(ids.flatMap((id) => [...(this.#titles?.get(idName(offer, id)) ?? [])]));
    for (const id of ids) {
      const rows = id === null ? [] : this.#rowsWith(id);
      if (rows.length > mostNamesakes) continue;
      const found = rows.filter(({ content, table, place }) => titles.has(rowTitle(content, table, place)));
      const [only] = found;
      if (only && found.length === 1) return only;
    }
    return undefined;
  }

  #rowsWith(id: WireCell): readonly RowElsewhere[] {
    this.#byId ??= rowsById(this.#state);
    return this.#byId.get(JSON.stringify(id)) ?? [];
  }
}

function at({ file, table, place, content }: RowElsewhere, offer: RecoveryOffer, isSupposed: boolean): RecoveryOffer {
  const { record, ids, recorded } = offer;
  const { row } = record;
  const id = idOf(content.document, table.facts, place);
  return {
    ...offer,
    // From here on it is known by the id it has there.
    ids: isSupposed ? [id && !isBlankId(id) ? toWire(id) : null, ...ids] : ids,
    record: { ...record, file, table: table.path, row: { ...row, index: place } },
    recorded: { file: recorded?.file ?? record.file, title: row.title, isSupposed },
  };
}

const idName = ({ record: { file, table } }: RecoveryOffer, id: WireCell): string => JSON.stringify([file, table, id]);

function titlesOf(offers: readonly RecoveryOffer[]): ReadonlyMap<string, ReadonlySet<string>> {
  const all = new Map<string, Set<string>>();
  for (const offer of offers) {
    const { title } = offer.record.row;
    for (const id of offer.ids) {
      const name = idName(offer, id);
      const titles = all.get(name) ?? new Set();
      all.set(name, titles.add(title).add(formerText(offer) ?? title));
    }
  }
  return all;
}

/** The text that the cell of an offer held: the row was named by it where it was its name that was edited. */
function formerText(offer: RecoveryOffer): string | undefined {
  const source = firstValue(offer);
  const before = source === null ? undefined : readValue(source);
  return before?.ok === true && before.value.kind === "string" ? visibleName(before.value.value) : undefined;
}

function rowsById({ files }: WorkspaceState): ReadonlyMap<string, readonly RowElsewhere[]> {
  const rows = new Map<string, RowElsewhere[]>();
  for (const { file, content } of files.values()) {
    for (const table of content?.tables ?? []) {
      if (!content) continue;
      for (let place = 0; place < table.keys.length; place += 1) {
        const id = idOf(content.document, table.facts, place);
        if (id === undefined || isBlankId(id)) continue;
        const name = JSON.stringify(toWire(id));
        const row = { file, content, table, place };
        const same = rows.get(name);
        if (same) same.push(row);
        else rows.set(name, [row]);
      }
    }
  }
  return rows;
}
