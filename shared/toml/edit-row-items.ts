import { differingMiddle, ok, type Result } from "../base/index.js";
import { printDocument, type TomlDocument } from "./document.js";
import { deleteRow, insertRow, moveRow } from "./edit-row.js";
import { blockText, type NewRow } from "./row-block.js";
import { applyTextChanges, refusal, unchanged, type Edited } from "./edited.js";
import { blockFor, type ItemEdits, type WrittenItem } from "./list-change.js";

type Step = (document: TomlDocument) => Result<Edited>;

/** Edits of a list whose items are rows of the file, `[[decks.cards]]` below `[decks]`. */
export class RowItems implements ItemEdits {
  readonly #document: TomlDocument;
  readonly #path: readonly string[];

  constructor(document: TomlDocument, path: readonly string[]) {
    this.#document = document;
    this.#path = path;
  }

  insert(at: number, items: readonly WrittenItem[]): Result<Edited> {
    const rows = items.flatMap((item): NewRow[] => {
      const block = blockFor(item, this.#path);
      if (block !== undefined) return [{ block }];
      if (item.value.kind !== "table") return [];
      return [{ entries: [...item.value.entries].map(([key, value]) => ({ key, value })) }];
    });
    if (rows.length < items.length) return refusal("is-a-table", "An item with a header of its own must be a table.");
    return this.#edited(rows.map((row, place) => (document) => insertRow(document, this.#path, at + place, row)));
  }

  texts(at: number, count: number): readonly string[] {
    return Array.from({ length: count }, (_, place) => blockText(this.#document, this.#path, at + place));
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
