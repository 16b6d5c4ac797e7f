import {
  itemName,
  keyTitle,
  membersOf,
  namedType,
  ownName,
  summaryOf,
  type ColumnSchema,
  type ColumnType,
  type MapKeys,
  type RowType,
  type Surrounding,
  type TableEntries,
} from "../../../shared/sheet/index.js";
import type { Path, TomlValue } from "../../../shared/toml/index.js";
import { texts } from "../texts.js";
import { lineId, type AbsentMember, type Line, type ListPlace, type NewKey } from "./line.js";
import { gridColumns } from "./sub-grid.js";
import {
  type LinesContext,
  type Around,
  type Block,
  anyType,
  named,
  headOf,
  isUntypedList,
  fieldOf,
} from "./line-parts.js";

/** A structure column of a row. */
export interface StructureColumn {
  readonly key: string;
  readonly title: string;
  readonly schema: ColumnSchema | undefined;
  readonly value: TomlValue | undefined;
}

type CaptionOf = (item: TomlValue) => string;

/**
 * The lines of the structure columns of a row, from top to bottom; what is in closed blocks is left out. `absent` are columns
 * that the row could have.
 */
export function structureLines(
  columns: readonly StructureColumn[],
  context: LinesContext,
  absent: readonly ColumnSchema[] = [],
): readonly Line[] {
  const lines = new Lines(context);
  const top: Around = { level: 1, parent: undefined, list: undefined, surrounding: undefined, name: "" };
  for (const { key, title, schema, value } of columns) {
    const member = schema ?? { key, type: anyType, about: "" };
    lines.member(member, value, [key], top, title);
  }
  lines.absent(absent, [], top);
  return lines.all;
}

class Lines {
  readonly all: Line[] = [];
  readonly #context: LinesContext;

  constructor(context: LinesContext) {
    this.#context = context;
  }

  /** A column, or a member of a table: a list, a table, or a field. */
  member(
    schema: ColumnSchema,
    value: TomlValue | undefined,
    place: Path,
    around: Around,
    title = keyTitle(schema.key),
  ): void {
    const type = this.#typeOf(schema.type, value);
    const block = { title, about: schema.about, name: named(around, schema.key), place };
    if (type.kind === "rows" && (value === undefined || value.kind === "array")) {
      this.#list(type.rows, value?.items ?? [], block, around, this.#captionOf(schema));
    } else if (isUntypedList(type, value)) {
      this.#list(undefined, value.items, block, around);
    } else if (type.kind === "map" && (value === undefined || value.kind === "table")) {
      this.#table(block, value, type, around, (within, entries) =>
        this.#entries(place, entries, type.keys, type.value, within),
      );
    } else if (type.kind === "record" && (value === undefined || value.kind === "table")) {
      this.#table(block, value, type, around, (within, entries) =>
        this.#members(type, entries, place, { ...within, surrounding: this.#surrounding(place, entries, around) }),
      );
    } else if (type.kind === "any" && value?.kind === "table") {
      this.#table(block, value, type, around, (within, entries) =>
        this.#entries(place, entries, { kind: "text" }, anyType, within),
      );
    } else {
      this.all.push({
        ...headOf("field", place, around, block.name),
        field: fieldOf(schema, type, value, place, block.name),
      });
    }
  }

  #typeOf(type: ColumnType, value: TomlValue | undefined): ColumnType {
    const known = namedType(type, this.#context.types);
    // What is not of its kind is shown as what it is, so that it can be corrected.
    if (!value) return known;
    if (known.kind === "rows") return value.kind === "array" ? known : anyType;
    if (known.kind === "map" || known.kind === "record") return value.kind === "table" ? known : anyType;
    return value.kind === "table" || isUntypedList(anyType, value) ? anyType : known;
  }

  /** The text of an item by a projection that cannot be typed into: elsewhere it is cut to a line. */
  #captionOf({ projection }: ColumnSchema): CaptionOf | undefined {
    if (!projection?.each || projection.language) return undefined;
    const { row } = this.#context;
    const text = (key: string): string | undefined => {
      const value = row(key);
      return value?.kind === "string" ? value.value : undefined;
    };
    return (item) => projection.print(item, { value: row, text });
  }

  #surrounding(place: Path, entries: TableEntries, around: Around, rows?: RowType): Surrounding {
    return { inner: place.slice(1), entries, ...(rows && { rows }), around: around.surrounding };
  }

  #isOpen(kind: Line["kind"], place: Path): boolean {
    return !this.#context.closed.has(lineId(kind, place));
  }

  #list(
    rows: RowType | undefined,
    items: readonly TomlValue[],
    { title, about, name, place }: Block,
    around: Around,
    captionOf?: CaptionOf,
  ): void {
    const count = items.length;
    const isOpen = this.#isOpen("list", place);
    const own: ListPlace = { place, at: count - 1, count, rows };
    const summary = summaryOf({ kind: "array", items }, rows ? { kind: "rows", rows } : anyType, this.#context.types);
    this.all.push({
      ...headOf("list", place, around, `${name}, ${count} ${count === 1 ? "item" : "items"}`),
      title,
      about,
      summary,
      isOpen,
      count,
      own,
    });
    if (!isOpen || count === 0) return;
    const columns = gridColumns(rows, items);
    const within = { ...around, level: around.level + 1, parent: lineId("list", place) };
    if (columns) {
      const titles = columns.map(({ key, about: each }) => ({ title: keyTitle(key), about: each }));
      this.all.push({ ...headOf("head", place, within, title), titles });
    }
    items.forEach((item, at) => {
      const list: ListPlace = { place, at, count, rows };
      const itemPlace = [...place, at];
      const own = ownName(item, rows);
      const itemTitle = `${rows?.title ?? texts.item} ${at + 1} of ${count}${own === undefined ? "" : `, ${own}`}`;
      const inItem: Around = { ...within, list, name: itemTitle };
      if (item.kind !== "table") {
        const schema = { key: String(at + 1), type: anyType, about: "" };
        const field = fieldOf(schema, anyType, item, itemPlace, itemTitle);
        this.all.push({ ...headOf("field", itemPlace, inItem, itemTitle), field });
        return;
      }
      if (columns) {
        const fields = columns.map((column) =>
          fieldOf(
            column,
            namedType(column.type, this.#context.types),
            item.entries.get(column.key),
            [...itemPlace, column.key],
            `${itemTitle}, ${column.key}`,
          ),
        );
        this.all.push({ ...headOf("cells", itemPlace, inItem, itemTitle), fields, list });
        return;
      }
      const isItemOpen = this.#isOpen("item", itemPlace);
      this.all.push({
        ...headOf("item", itemPlace, inItem, itemTitle),
        title: own === undefined ? `${rows?.title ?? texts.item} ${at + 1}` : itemName(item, at, rows),
        about: "",
        summary: summaryOf(item),
        isOpen: isItemOpen,
        list,
        caption: captionOf?.(item),
      });
      if (!isItemOpen) return;
      const inside = { ...inItem, level: within.level + 1, parent: lineId("item", itemPlace) };
      if (rows) {
        const surrounding = this.#surrounding(itemPlace, item.entries, around, rows);
        this.#members(rows, item.entries, itemPlace, { ...inside, surrounding });
      } else this.#entries(itemPlace, item.entries, { kind: "text" }, anyType, inside);
    });
  }

  #table(
    { title, about, name, place }: Block,
    value: TomlValue | undefined,
    type: ColumnType,
    around: Around,
    inside: (within: Around, entries: TableEntries) => void,
  ): void {
    const isOpen = this.#isOpen("table", place);
    const summary = summaryOf(value, type, this.#context.types);
    this.all.push({ ...headOf("table", place, around, name), title, about, summary, isOpen });
    const within = { ...around, level: around.level + 1, parent: lineId("table", place), name };
    if (isOpen) inside(within, value?.kind === "table" ? value.entries : new Map());
  }

  /** The members of a record or item: those that are there, keys that nobody knows, and those that could be added. */
  #members(type: Pick<RowType, "members" | "cases">, entries: TableEntries, place: Path, around: Around): void {
    const members = membersOf(type, entries, around.surrounding?.around, this.#context.row);
    const absent: ColumnSchema[] = [];
    for (const member of members) {
      const value = entries.get(member.key);
      if (value || member.required) this.member(member, value, [...place, member.key], around);
      else absent.push(member);
    }
    const known = new Set(members.map(({ key }) => key));
    for (const [key, value] of entries) {
      if (!known.has(key)) this.member({ key, type: anyType, about: "" }, value, [...place, key], around, key);
    }
    this.absent(absent, place, around);
  }

  /** Members that could be added to a table. */
  absent(absent: readonly ColumnSchema[], place: Path, around: Around): void {
    // Keys that begin so are written by programs, not by people.
    const offered = absent.filter(({ key }) => !key.startsWith("_"));
    if (offered.length === 0 || this.#context.isReadOnly) return;
    const members = offered.map(({ key, about, type }): AbsentMember => ({
      key,
      about,
      place: [...place, key],
      type: namedType(type, this.#context.types),
    }));
    this.all.push({ ...headOf("absent", place, around, named(around, texts.membersToAdd)), members });
  }

  /** The entries of a table whose keys the person chooses, and a line for another one. */
  #entries(place: Path, entries: TableEntries, keys: MapKeys, of: ColumnType, around: Around): void {
    const left = keys.kind === "choice" ? keys.values.filter((key) => !entries.has(key)) : undefined;
    const keyType: ColumnType =
      keys.kind === "reference"
        ? keys
        : keys.kind === "choice"
          ? { kind: "choice", values: left ?? [] }
          : { kind: "text" };
    const map: NewKey = { place, keys: left, keyType, value: of };
    for (const [key, value] of entries) {
      const inner = [...place, key];
      const type = this.#typeOf(of, value);
      const isScalar = value.kind !== "table" && !isUntypedList(anyType, value) && type.kind !== "rows";
      const member = { key, type: of, about: "" };
      if (!isScalar) this.member(member, value, inner, around, key);
      else {
        const name = named(around, key);
        this.all.push({
          ...headOf("entry", inner, around, name),
          field: fieldOf(member, type, value, inner, name),
          map,
        });
      }
    }
    if (!this.#context.isReadOnly && left?.length !== 0)
      this.all.push({ ...headOf("new-key", place, around, named(around, texts.newKeyLine)), map });
  }
}
