import { columnFacts, type Column, type ColumnKind, type SheetFacts } from "../sheet/index.js";
import type { Metadata } from "./schema.js";
import { columnSettings, enumOptions, rulesFor, type ColumnSettings } from "./settings.js";
import type { ColumnView, EditorKind } from "./views.js";

const editors: Readonly<Record<ColumnKind, EditorKind>> = {
  text: "text",
  "long-text": "long-text",
  number: "number",
  boolean: "checkbox",
  date: "date",
  toml: "toml",
};

/** The columns of a sheet as `[metadata]` wants them shown and edited. */
export function columnViews(facts: SheetFacts, metadata: Metadata): ColumnView[] {
  const plainKeys = new Set(facts.columns.filter(({ mixed }) => mixed).map(({ id }) => id.path[0]));
  const hasPlain = ({ id }: Column): boolean => id.index !== undefined && plainKeys.has(id.path[0]);
  const settings = facts.columns.map((column) => columnSettings(metadata, column.id, hasPlain(column)));
  const frozenThrough = lastFrozen(settings, metadata);
  return facts.columns.map((column, at) => {
    const { id, key, title, source, mixed } = column;
    const { widthPx, bold, hidden, wrap, alignment, format } = settings[at] ?? columnSettings(metadata, id);
    const options = enumOptions(metadata, id, hasPlain(column));
    return {
      key,
      id,
      title,
      source,
      mixed,
      editor: options && column.kind !== "toml" ? "enum" : editorOf(column, facts, metadata),
      ...(options ? { options } : {}),
      ...(widthPx === undefined ? {} : { widthPx }),
      ...(format === undefined ? {} : { format }),
      frozen: at <= frozenThrough,
      bold,
      hidden,
      wrap,
      alignment,
    };
  });
}

/** A type rule says how an empty column is edited; a column with values is edited as they need. */
function editorOf({ id, kind }: Column, facts: SheetFacts, metadata: Metadata): EditorKind {
  if (columnFacts(facts, id).counts.present > 0) return editors[kind];
  switch (rulesFor(metadata, id).type) {
    case "boolean":
      return "checkbox";
    case "integer":
    case "float":
      return "number";
    default:
      return editors[kind];
  }
}

/**
 * The last column that stays in sight: all up to the right-most frozen one do. Derived columns take the visual places they
 * ask for and the sheet's columns flow around them (editor 7.5); a frozen one freezes what is left of it. -1: none.
 */
function lastFrozen(settings: readonly ColumnSettings[], { derivedColumns }: Metadata): number {
  const placed = derivedColumns.filter(({ position }) => position !== undefined);
  const reserved = new Set(placed.map(({ position }) => position));
  let frozenPlace = Math.max(-1, ...placed.map(({ frozen, position = -1 }) => (frozen ? position : -1)));
  let place = 0;
  const places = settings.map(({ frozen }) => {
    while (reserved.has(place)) place += 1;
    if (frozen) frozenPlace = Math.max(frozenPlace, place);
    return place++;
  });
  return places.findLastIndex((each) => each <= frozenPlace);
}
