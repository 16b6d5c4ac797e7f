import type { TomlValue } from "../toml/index.js";
import { readFilter, readFormat } from "./conditions.js";
import { TableReader, type MetadataWarning } from "./reader.js";
import { readRule } from "./rules.js";
import type {
  AppSettings,
  ColumnEntry,
  DerivedColumn,
  Metadata,
  RowSettings,
  SortSettings,
  StatisticSettings,
  TableStyle,
} from "./schema.js";

/** The version of the schema this program understands and writes. */
export const schemaVersion = 1;

const noStyle: TableStyle = { rowStripes: true, columnStripes: false, headerBold: true };

const nothing = (version: number, warnings: readonly MetadataWarning[]): Metadata => ({
  schemaVersion: version,
  columns: [],
  derivedColumns: [],
  validationRules: [],
  conditionalFormats: [],
  tableStyle: noStyle,
  rows: { heights: [], hidden: [] },
  statistics: [],
  warnings,
});

/**
 * Reads `[metadata]` (META-1). Never fails: what is wrong is left out with a warning, what is unknown is passed over. A
 * later schema version applies nothing.
 */
export function readMetadata(value: TomlValue | undefined): Metadata {
  if (value === undefined) return nothing(schemaVersion, []);
  const warnings: MetadataWarning[] = [];
  if (value.kind !== "table") {
    const message = "`metadata` is not a table and is ignored.";
    warnings.push({ code: "metadata/not-a-table", place: "", message });
    return nothing(schemaVersion, warnings);
  }
  const root = new TableReader(value.entries, "", warnings);
  const version = root.size("schema_version") ?? schemaVersion;
  if (version > schemaVersion) {
    const message = `[metadata] is of version ${version}, this program knows version ${schemaVersion}; it is not applied.`;
    return nothing(version, [{ code: "metadata/newer-schema", place: "schema_version", message }]);
  }
  return {
    schemaVersion: version,
    columns: root.tables("columns", readColumn),
    derivedColumns: root.tables("derived_columns", readDerivedColumn),
    validationRules: root.tables("validation_rules", readRule),
    conditionalFormats: root.tables("conditional_formatting", readFormat),
    tableStyle: readTableStyle(root),
    sort: readSort(root),
    filter: readFilterSection(root),
    rows: readRows(root),
    statistics: root.tables("statistics", readStatistic),
    appSettings: readAppSettings(root),
    warnings,
  };
}

/** One `[[metadata.columns]]`. */
export function readColumn(table: TableReader): ColumnEntry | undefined {
  const key = table.required("key", table.string("key"));
  if (key === undefined) return undefined;
  return {
    key,
    title: table.label("title"),
    widthPx: table.size("width"),
    bold: table.boolean("bold"),
    frozen: table.boolean("frozen"),
    alignment: table.oneOf("alignment", ["left", "center", "right"]),
    wrap: table.boolean("wrap"),
    hidden: table.boolean("hidden"),
    format: table.label("format"),
  };
}

/** One `[[metadata.derived_columns]]`. */
export function readDerivedColumn(table: TableReader): DerivedColumn | undefined {
  const name = table.required("name", table.string("name"));
  const derive = table.required("function", table.string("function"));
  if (name === undefined || derive === undefined) return undefined;
  return {
    name,
    function: derive,
    position: table.size("position"),
    widthPx: table.size("width"),
    frozen: table.boolean("frozen") ?? false,
    inputs: table.strings("inputs") ?? [],
    urlTemplate: table.string("url_template"),
    expression: table.string("expression"),
  };
}

/** Says that a key stands directly under `[metadata]`, where other notes put it but no program wrote it (META-1). */
function noteFlat(root: TableReader, keys: readonly string[], section: string): void {
  const flat = keys.filter((key) => root.has(key));
  if (flat.length === 0) return;
  const names = flat.map((key) => `\`${key}\``).join(", ");
  root.note(
    "flat-form",
    section,
    `${names} should stand in [metadata.${section}].`,
    `Move ${names} to [metadata.${section}].`,
  );
}

function readTableStyle(root: TableReader): TableStyle {
  noteFlat(
    root,
    ["color_scheme", "show_row_stripes", "show_column_stripes", "header_bold", "header_background"],
    "table_style",
  );
  const nested = root.table("table_style");
  const from = (key: string): TableReader => (nested?.has(key) ? nested : root);
  return {
    colorScheme: from("color_scheme").string("color_scheme"),
    rowStripes: from("show_row_stripes").boolean("show_row_stripes") ?? noStyle.rowStripes,
    columnStripes: from("show_column_stripes").boolean("show_column_stripes") ?? noStyle.columnStripes,
    headerBold: from("header_bold").boolean("header_bold") ?? noStyle.headerBold,
    headerBackground: from("header_background").color("header_background"),
  };
}

function readSort(root: TableReader): SortSettings | undefined {
  noteFlat(root, ["sort_column", "sort_ascending"], "sort");
  if (root.has("sort")) {
    const table = root.table("sort");
    const column = table?.required("column", table.string("column"));
    return column === undefined ? undefined : { column, ascending: table?.boolean("ascending") ?? true };
  }
  const column = root.string("sort_column");
  return column === undefined ? undefined : { column, ascending: root.boolean("sort_ascending") ?? true };
}

function readFilterSection(root: TableReader): Metadata["filter"] {
  noteFlat(root, ["filters", "active"], "filter");
  if (root.has("filter")) {
    const table = root.table("filter");
    return table && readFilter(table);
  }
  return root.has("filters") ? readFilter(root) : undefined;
}

function readRows(root: TableReader): RowSettings {
  const table = root.table("rows");
  if (!table) return { heights: [], hidden: [] };
  return {
    headerHeightPx: table.size("header_height"),
    defaultHeightPx: table.size("default_height"),
    frozenRows: table.size("frozen_rows"),
    heights: table.tables("heights", (entry) => {
      const row = entry.required("row", entry.size("row"));
      const heightPx = entry.required("height", entry.size("height"));
      return row === undefined || heightPx === undefined ? undefined : { row, heightPx };
    }),
    hidden: (table.list("hidden") ?? []).flatMap((item) =>
      item.kind === "integer" && item.value >= 0n ? [Number(item.value)] : [],
    ),
  };
}

/** `statistic_type` has one value, and unknown ones count as it (META-2). */
export function readStatistic(table: TableReader): StatisticSettings | undefined {
  const column = table.required("column", table.string("column"));
  const label = table.required("label", table.string("label"));
  return column === undefined || label === undefined ? undefined : { column, label };
}

function readAppSettings(root: TableReader): AppSettings | undefined {
  const table = root.table("app_settings");
  if (!table) return undefined;
  const scroll = table.table("scroll_position");
  return {
    lastSelectedCell: table.string("last_selected_cell"),
    scrollRow: scroll?.size("row"),
    scrollColumn: scroll?.size("column"),
    zoomLevel: table.number("zoom_level") ?? 1,
  };
}
