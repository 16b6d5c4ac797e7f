import type { Result, TextChange } from "../base/index.js";
import { editRow, refusal, type Edited } from "./edited.js";
import { blockOf, exchange, insertion, placeOfItem, removal, type HeaderList } from "./header-list.js";
import { ItemWriter } from "./item-write.js";
import { newlineOf } from "./layout.js";
import { blockFor, type ItemEdits, type ListOptions, type WrittenItem } from "./list-change.js";

/** Edits of a list whose items have headers, `[[cards.abilities]]`, or will have. */
export class HeaderItems implements ItemEdits {
  readonly #list: HeaderList;
  readonly #options: ListOptions;

  constructor(list: HeaderList, options: ListOptions) {
    this.#list = list;
    this.#options = options;
  }

  insert(at: number, items: readonly WrittenItem[]): Result<Edited> {
    const changes = this.additions(at, items);
    return changes ? this.edited(changes) : refusal("is-a-table", "An item with a header of its own must be a table.");
  }

  /** What adds items; undefined where one is not a table. */
  additions(at: number, items: readonly WrittenItem[]): TextChange[] | undefined {
    const { path } = this.#list;
    const { spelling = "headers", shapeOf } = this.#options;
    const place = placeOfItem(this.#list, at, this.#orderAround());
    const writer = new ItemWriter(place, { spelling, shapeOf });
    const blocks = items.flatMap((item): string[] => {
      const written = blockFor(item, path);
      if (written !== undefined) return [written.endsWith("\n") ? written : `${written}\n`];
      return item.value.kind === "table" ? [writer.block(path, item.value)] : [];
    });
    if (blocks.length < items.length) return undefined;
    const texts = blocks.map((block) => this.#withLineEnds(block));
    return [insertion(this.#list, at, texts, this.#withLineEnds(writer.blanks(path)), place.behind)];
  }

  texts(at: number, count: number): readonly string[] {
    return Array.from({ length: count }, (_, place) => blockOf(this.#list, at + place) ?? "");
  }

  remove(at: number, count: number): Result<Edited> {
    return this.edited(removal(this.#list, at, count));
  }

  move(from: number, count: number, to: number): Result<Edited> {
    return this.edited([exchange(this.#list, from, count, to)]);
  }

  edited(changes: readonly TextChange[]): Result<Edited> {
    const { document, at, path, isScattered } = this.#list;
    if (!isScattered) return editRow(document, at, changes);
    return refusal(
      "scattered-rows",
      `Sub-tables of ${path.join(".")} stand behind other tables; its items cannot be changed safely.`,
      "move those sub-tables below their items in text mode",
    );
  }

  /** The order of the keys around the list: those of the row, or of the item that it is in. */
  #orderAround(): readonly string[] | undefined {
    const { parent, group } = this.#list;
    const keys = parent.path.slice(group.path.length);
    return keys.length === 0 ? this.#options.order : this.#options.shapeOf?.(keys)?.order;
  }

  #withLineEnds(text: string): string {
    const newline = newlineOf(this.#list.document);
    return newline === "\n" ? text : text.replaceAll(/\r?\n/gu, newline);
  }
}
