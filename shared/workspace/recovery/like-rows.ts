import { idOf } from "../../sheet/index.js";
import { toWire } from "../../toml/index.js";
import { marksIn, rowMarks } from "../content/row-marks.js";
import type { FoundRow } from "../operations/index.js";
import type { RecoveryOffer, WorkspaceState } from "../state.js";

/** A row of any file. */
export interface RowElsewhere extends FoundRow {
  readonly file: string;
}

interface MarkedRow extends RowElsewhere {
  readonly marks: string;
  readonly idName: string | undefined;
}

/** A value that more rows have says little of any, and looking at all of them for each offer would take long. */
const mostAlike = 100;

/** The rows of all files by what they hold. */
export class LikeRows {
  readonly #byMark = new Map<string, MarkedRow[]>();
  /** The ids that the last run knew rows by. */
  readonly #knownIds: ReadonlySet<string>;

  constructor(state: WorkspaceState, offers: readonly RecoveryOffer[]) {
    for (const row of markedRows(state)) {
      for (const mark of new Set(marksIn(row.marks))) {
        const rows = this.#byMark.get(mark);
        if (rows) rows.push(row);
        else this.#byMark.set(mark, [row]);
      }
    }
    this.#knownIds = new Set(offers.flatMap(({ ids }) => ids.map((id) => JSON.stringify(id))));
  }

  /**
   * The row that holds at least half of what the row of an offer held, a value among it that no other row has, and more of it than
   * any other. A row that the last run edited under an id of its own is another one.
   */
  mostLike({ ids, marks }: RecoveryOffer): RowElsewhere | undefined {
    const own = new Set(ids.map((id) => JSON.stringify(id)));
    for (const held of marks) {
      const found = this.#mostLike([...new Set(marksIn(held))]);
      const isOther = found?.idName !== undefined && this.#knownIds.has(found.idName) && !own.has(found.idName);
      if (found && !isOther) return found;
    }
    return undefined;
  }

  #mostLike(marks: readonly string[]): MarkedRow | undefined {
    const shared = new Map<MarkedRow, number>();
    const telling = new Set<MarkedRow>();
    for (const mark of marks) {
      const rows = this.#byMark.get(mark) ?? [];
      if (rows.length > mostAlike) continue;
      for (const row of rows) shared.set(row, (shared.get(row) ?? 0) + 1);
      const [only] = rows;
      if (only && rows.length === 1) telling.add(only);
    }
    const [best, second] = [...shared].toSorted(([, a], [, b]) => b - a);
    if (!best || !telling.has(best[0]) || best[1] === second?.[1]) return undefined;
    // Values that too many rows have count as well: that they are the same is no chance in a row that is so like it.
    const others = new Set(marksIn(best[0].marks));
    const all = marks.filter((mark) => others.has(mark)).length;
    return all >= 2 && all * 2 >= marks.length ? best[0] : undefined;
  }
}

function* markedRows({ files }: WorkspaceState): Generator<MarkedRow> {
  for (const { file, content } of files.values()) {
    for (const table of content?.tables ?? []) {
      if (!content) continue;
      for (let place = 0; place < table.keys.length; place += 1) {
        const id = idOf(content.document, table.facts, place);
        const idName = id && JSON.stringify(toWire(id));
        yield { file, content, table, place, marks: rowMarks(content, table, place), idName };
      }
    }
  }
}
