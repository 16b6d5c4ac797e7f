import { differingMiddle, ok, type Result } from "../base/index.js";
import { printDocument, type TomlDocument } from "./document.js";
import { blockText, deleteRow, insertRow, moveRow, type NewRow } from "./edit-row.js";
import { applyTextChanges, refusal, unchanged, type Edited } from "./edited.js";
import type { ItemEdits } from "./list-change.js";
import type { TomlValue } from "./values.js";

type Step = (document: TomlDocument) => Result<Edited>;

/** Edits of a list whose items are rows of the file, `[[decks.cards]]` below `[decks]`. */
export class RowItems implements ItemEdits {
  readonly #document: TomlDocument;
  readonly #path: readonly string[];

  constructor(document: TomlDocument, path: readonly string[]) {
    this.#document = document;
    this.#path = path;
  }

  insert(at: number, items: readonly TomlValue[]): Result<Edited> {
    const rows = items.flatMap((item): NewRow[] =>
      item.kind === "table" ? [{ entries: [...item.entries].map(([key, value]) => ({ key, value })) }] : [],
    );
    if (rows.length < items.length) return refusal("is-a-table", "An item with a header of its own must be a table.");
    return this.#insert(at, rows);
  }

  duplicate(at: number, count: number): Result<Edited> {
    const rows = Array.from({ length: count }, (_, place) => ({
      block: blockText(this.#document, this.#path, at + place),
    }));
    return this.#insert(at + count, rows);
  }

  remove(at: number, count: number): Result<Edited> {
    return this.#edited(Array.from({ length: count }, () => (document) => deleteRow(document, this.#path, at)));
  }

  move(from: number, count: number, to: number): Result<Edited> {
    const step = (place: number): Step =>
      to < from
        ? (document) => moveRow(document, this.#path, from + place, to + place)
        : (document) => moveRow(document, this.#path, from, to + count - 1);
    return this.#edited(Array.from({ length: count }, (_, place) => step(place)));
  }

  #insert(at: number, rows: readonly NewRow[]): Result<Edited> {
    return this.#edited(rows.map((row, place) => (document) => insertRow(document, this.#path, at + place, row)));
  }

  /** The steps, one after the other, as one edit. */
  #edited(steps: readonly Step[]): Result<Edited> {
    let edited: Edited = unchanged(this.#document);
    for (const step of steps) {
      const next = step(edited.doc);
      if (!next.ok) return next;
      edited = next.value;
    }
    if (steps.length === 1) return ok(edited);
    const [before, after] = [printDocument(this.#document), printDocument(edited.doc)];
    return applyTextChanges(this.#document, [differingMiddle(before, after)]);
  }
}
