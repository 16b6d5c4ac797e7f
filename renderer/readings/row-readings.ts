import { LruCache } from "../../shared/base/index.js";
import { MeaningWriter, Names, type Meaning, type MeaningGuide } from "../../shared/search/index.js";
import type { CellTexts, TextLanguage, TextReading } from "../../shared/text/index.js";
import type { GridRow } from "../state/index.js";

/** Readings hold all that is known of a text: enough of them for a few screens. */
const mostReadings = 400;

/** Time at a stretch, so that the page stays alive while many rows are read. */
const sliceMs = 10;

interface KnownMeaning {
  /** The cells it was read from: a row that changes gets others. */
  readonly cells: GridRow["cells"];
  readonly meaning: Meaning;
}

/**
 * What the rows of a sheet mean. A row is read when it is first asked for; readings are kept for the rows lately seen, and
 * of every row that was searched only its meaning, which is small.
 */
export class RowReadings {
  readonly #textsOf: (row: GridRow) => CellTexts;
  readonly names = new Names();
  readonly #writer: MeaningWriter;
  readonly #recent = new LruCache<TextReading>(mostReadings);
  readonly #meanings = new Map<string, KnownMeaning>();

  constructor(
    readonly language: TextLanguage,
    readonly guide: MeaningGuide,
    textsOf: (row: GridRow) => CellTexts,
  ) {
    this.#textsOf = textsOf;

    this.#writer = new MeaningWriter(this.names, guide);
  }

  /** What the texts of a row say as they stand now, drafts included. */
  reading(row: GridRow): TextReading {
    const texts = this.#textsOf(row);
    return this.#recent.getOrMake(JSON.stringify(texts), () => this.language.read(texts));
  }

  meaning(row: GridRow): Meaning {
    const known = this.knownMeaning(row);
    if (known) return known;
    const meaning = this.#writer.meaning(this.reading(row));
    this.#meanings.set(row.key, { cells: row.cells, meaning });
    return meaning;
  }

  /** The meaning of a row, if it was computed before and still holds. */
  knownMeaning(row: GridRow): Meaning | undefined {
    const known = this.#meanings.get(row.key);
    return known?.cells === row.cells ? known.meaning : undefined;
  }

  /** Something waits beside the values of these rows, or no longer does. */
  forget(rowKeys: readonly string[]): void {
    for (const key of rowKeys) this.#meanings.delete(key);
  }

  /**
   * Computes the meaning of all rows that have none yet, a little at a time. Ends early, with false, once `isWanted` says
   * that nobody waits for it.
   */
  async readAll(
    rows: () => readonly GridRow[],
    isWanted: () => boolean,
    progress: (done: number, all: number) => void,
  ): Promise<boolean> {
    for (;;) {
      const all = rows();
      const left = all.filter((row) => !this.knownMeaning(row));
      if (left.length === 0) {
        this.#prune(all);
        return true;
      }
      const end = performance.now() + sliceMs;
      let read = 0;
      while (read < left.length && performance.now() < end) {
        const row = left[read];
        if (row) this.meaning(row);
        read += 1;
      }
      if (read === left.length) continue;
      progress(all.length - left.length + read, all.length);
      await new Promise((done) => setTimeout(done));
      if (!isWanted()) return false;
    }
  }

  /** Rows that are gone need no meaning. */
  #prune(rows: readonly GridRow[]): void {
    if (this.#meanings.size === rows.length) return;
    const there = new Set(rows.map(({ key }) => key));
    for (const key of this.#meanings.keys()) if (!there.has(key)) this.#meanings.delete(key);
  }
}
