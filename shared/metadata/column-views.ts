import { greatest } from "../base/index.js";
import { type Column, type ColumnKind, type SheetFacts } from "../sheet/index.js";
import type { Metadata } from "./schema.js";
import { columnSettings, enumOptions, rulesFor, type ColumnSettings } from "./settings.js";
import type { ColumnView, EditorKind } from "./views.js";

const editors: Readonly<Record<ColumnKind, EditorKind>> = {
  empty: "text",
  text: "text",
  "long-text": "long-text",
  number: "number",
  boolean: "checkbox",
  date: "date",
  structure: "structure",
  projection: "text",
  toml: "toml",
};

/** The columns of a sheet as `[metadata]` wants them shown and edited. */
export function columnViews(facts: SheetFacts, metadata: Metadata): ColumnView[] {
  const plainKeys = new Set(facts.columns.filter(({ mixed }) => mixed).map(({ id }) => id.path[0]));
  const hasPlain = ({ id }: Column): boolean => id.index !== undefined && plainKeys.has(id.path[0]);
  const settings = facts.columns.map((column) => columnSettings(metadata, column.id, hasPlain(column)));
  const frozenThrough = lastFrozen(settings, metadata);
  return facts.columns.map((column, at) => {
    const { id, key, source, mixed, hasMore } = column;
    const {
      title = column.title,
      widthPx,
      bold,
      hidden: said,
      wrap,
      alignment,
      format,
    } = settings[at] ?? columnSettings(metadata, id);
    const isHiddenKey = facts.hiddenKeys?.has(id.path[0] ?? "") === true;
    const options = enumOptions(metadata, id, hasPlain(column));
    const editor =
      options && column.kind !== "toml" && column.kind !== "structure" ? "enum" : editorOf(column, metadata);
    return {
      key,
      id,
      title,
      source,
      mixed,
      editor,
      ...(options ? { options } : {}),
      ...(widthPx === undefined ? {} : { widthPx }),
      ...(format === undefined ? {} : { format }),
      frozen: at <= frozenThrough,
      bold,
      hidden: said ?? isHiddenKey,
      ...(isHiddenKey ? { isHiddenKey } : {}),
      ...(hasMore ? { hasMore } : {}),
      wrap,
      // Left is the default, but not for numbers.
      alignment: editor === "number" && alignment === "left" ? "right" : alignment,
    };
  });
}

/** A column with values is edited as they need; a type rule says how to edit an empty one. */
function editorOf({ id, kind }: Column, metadata: Metadata): EditorKind {
  const type = kind === "empty" ? rulesFor(metadata, id).type : undefined;
  if (type === "boolean") return "checkbox";
  return type === "integer" || type === "float" ? "number" : editors[kind];
}

/**
 * The last column that stays in sight: all up to the right-most frozen one do. Derived columns take the visual places they
 * ask for and the sheet's columns flow around them (META-8); a frozen one freezes what is left of it. -1: none.
 */
function lastFrozen(settings: readonly ColumnSettings[], { derivedColumns }: Metadata): number {
  const placed = derivedColumns.filter(({ position }) => position !== undefined);
  const reserved = new Set(placed.map(({ position }) => position));
  let frozenPlace = greatest(
    placed.map(({ frozen, position = -1 }) => (frozen ? position : -1)),
    -1,
  );
  let place = 0;
  const places = settings.map(({ frozen }) => {
    while (reserved.has(place)) place += 1;
    if (frozen) frozenPlace = Math.max(frozenPlace, place);
    return place++;
  });
  return places.findLastIndex((each) => each <= frozenPlace);
}
