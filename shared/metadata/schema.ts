import type { TomlValue } from "../toml/index.js";
import type { MetadataWarning } from "./reader.js";

export type Alignment = "left" | "center" | "right";

/** One `[[metadata.columns]]`; what is not said is absent. */
export interface ColumnEntry {
  readonly key: string;
  /** What the column is called on screen instead of its key; a key of Cardwright's own. */
  readonly title?: string | undefined;
  readonly widthPx?: number | undefined;
  readonly bold?: boolean | undefined;
  readonly frozen?: boolean | undefined;
  readonly alignment?: Alignment | undefined;
  readonly wrap?: boolean | undefined;
  readonly hidden?: boolean | undefined;
  readonly format?: string | undefined;
}

export interface DerivedColumn {
  readonly name: string;
  readonly function: string;
  /** The visual place counted from 0; behind the last column where absent. */
  readonly position?: number | undefined;
  readonly widthPx?: number | undefined;
  readonly frozen: boolean;
  readonly inputs: readonly string[];
  readonly urlTemplate?: string | undefined;
  /** What the function `expr` computes; a key of Cardwright's own. */
  readonly expression?: string | undefined;
}

export type RuleType = "string" | "integer" | "float" | "boolean";

export type ValidationRule = {
  readonly column: string;
  /** Replaces the message of the rule. */
  readonly message?: string | undefined;
} & (
  | {
      readonly kind: "enum";
      readonly values: readonly string[];
      /** The colour of the value at the same place; undefined where it has none. */
      readonly colors: readonly (string | undefined)[];
      /** Where the values come from instead: `effect-types.toml#effect_types`. */
      readonly from?: string | undefined;
      /** Texts that pass besides, without being offered: `"*"`. */
      readonly allow?: readonly string[] | undefined;
    }
  | {
      readonly kind: "range";
      readonly min?: number | undefined;
      readonly max?: number | undefined;
      /** Texts that pass besides numbers: `""`, `"*"`. */
      readonly allow: readonly string[];
    }
  | { readonly kind: "pattern"; readonly pattern: string }
  | { readonly kind: "required" }
  | { readonly kind: "type"; readonly type: RuleType }
);

export type FormatCondition =
  | { readonly kind: "equals"; readonly value: TomlValue }
  | { readonly kind: "contains"; readonly text: string }
  | { readonly kind: "greater-than"; readonly bound: number }
  | { readonly kind: "less-than"; readonly bound: number }
  | { readonly kind: "is-empty" }
  | { readonly kind: "not-empty" }
  | { readonly kind: "matches"; readonly pattern: string };

export interface FormatStyle {
  readonly backgroundColor?: string | undefined;
  readonly fontColor?: string | undefined;
  readonly bold?: boolean | undefined;
  readonly italic?: boolean | undefined;
  readonly underline?: boolean | undefined;
}

export interface ConditionalFormat {
  readonly column: string;
  readonly condition: FormatCondition;
  readonly style: FormatStyle;
}

export interface TableStyle {
  readonly colorScheme?: string | undefined;
  readonly rowStripes: boolean;
  readonly columnStripes: boolean;
  readonly headerBold: boolean;
  readonly headerBackground?: string | undefined;
}

export interface SortSettings {
  readonly column: string;
  readonly ascending: boolean;
}

export type FilterCondition =
  | { readonly kind: "contains"; readonly text: string }
  | { readonly kind: "equals"; readonly value: TomlValue }
  | { readonly kind: "range"; readonly min?: number | undefined; readonly max?: number | undefined }
  | { readonly kind: "boolean"; readonly value: boolean }
  | { readonly kind: "values"; readonly values: readonly TomlValue[] };

export interface FilterSettings {
  readonly active: boolean;
  readonly filters: readonly { readonly column: string; readonly condition: FilterCondition }[];
}

export interface RowSettings {
  readonly headerHeightPx?: number | undefined;
  readonly defaultHeightPx?: number | undefined;
  /** Counts the header: 1 freezes the header alone. */
  readonly frozenRows?: number | undefined;
  readonly heights: readonly { readonly row: number; readonly heightPx: number }[];
  readonly hidden: readonly number[];
}

export interface StatisticSettings {
  readonly column: string;
  readonly label: string;
}

/** Kept by other programs; read and never written. */
export interface AppSettings {
  readonly lastSelectedCell?: string | undefined;
  readonly scrollRow?: number | undefined;
  readonly scrollColumn?: number | undefined;
  readonly zoomLevel: number;
}

/** What the `[metadata]` of a file says (META-2). Columns are named as there: by key, or by element such as `tides[0]`. */
export interface Metadata {
  /** 1 by default. A file of a later version is read as if it had none. */
  readonly schemaVersion: number;
  readonly columns: readonly ColumnEntry[];
  readonly derivedColumns: readonly DerivedColumn[];
  readonly validationRules: readonly ValidationRule[];
  readonly conditionalFormats: readonly ConditionalFormat[];
  readonly tableStyle: TableStyle;
  readonly sort?: SortSettings | undefined;
  readonly filter?: FilterSettings | undefined;
  readonly rows: RowSettings;
  readonly statistics: readonly StatisticSettings[];
  readonly appSettings?: AppSettings | undefined;
  /** What could not be used, and why. */
  readonly warnings: readonly MetadataWarning[];
}
