import type { Result, TextChange } from "../base/index.js";
import { editRow, refusal, type Edited } from "./edited.js";
import { blockOf, exchange, insertion, placeOfItem, removal, type HeaderList } from "./header-list.js";
import { ItemWriter } from "./item-write.js";
import { newlineOf } from "./layout.js";
import type { ItemEdits, ListOptions } from "./list-change.js";
import type { TomlValue } from "./values.js";

/** Edits of a list whose items have headers, `[[cards.abilities]]`, or will have. */
export class HeaderItems implements ItemEdits {
  readonly #list: HeaderList;
  readonly #options: ListOptions;

  constructor(list: HeaderList, options: ListOptions) {
    this.#list = list;
    this.#options = options;
  }

  insert(at: number, items: readonly TomlValue[]): Result<Edited> {
    const changes = this.additions(at, items);
    return changes ? this.edited(changes) : refusal("is-a-table", "An item with a header of its own must be a table.");
  }

  /** What adds items; undefined where one is no table. */
  additions(at: number, items: readonly TomlValue[]): TextChange[] | undefined {
    const tables = items.filter((item) => item.kind === "table");
    if (tables.length < items.length) return undefined;
    const { path } = this.#list;
    const { writer, behind } = this.#writerAt(at);
    return [
      this.#insertion(
        at,
        tables.map((table) => this.#withLineEnds(writer.block(path, table))),
        writer,
        behind,
      ),
    ];
  }

  duplicate(at: number, count: number): Result<Edited> {
    const { writer, behind } = this.#writerAt(at + count);
    const blocks = Array.from({ length: count }, (_, place) => blockOf(this.#list, at + place) ?? "");
    return this.edited([this.#insertion(at + count, blocks, writer, behind)]);
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

  #writerAt(at: number): { readonly writer: ItemWriter; readonly behind: number } {
    const { spelling = "headers", shapeOf } = this.#options;
    const place = placeOfItem(this.#list, at, this.#orderAround());
    return { writer: new ItemWriter(place, { spelling, shapeOf }), behind: place.behind };
  }

  /** The order of the keys around the list: those of the row, or of the item that it is in. */
  #orderAround(): readonly string[] | undefined {
    const { parent, group } = this.#list;
    const keys = parent.path.slice(group.path.length);
    return keys.length === 0 ? this.#options.order : this.#options.shapeOf?.(keys)?.order;
  }

  #insertion(at: number, blocks: readonly string[], writer: ItemWriter, behind: number): TextChange {
    const blanks = this.#withLineEnds(writer.blanks(this.#list.path));
    return insertion(this.#list, at, blocks, blanks, behind);
  }

  #withLineEnds(text: string): string {
    const newline = newlineOf(this.#list.document);
    return newline === "\n" ? text : text.replaceAll("\n", newline);
  }
}
