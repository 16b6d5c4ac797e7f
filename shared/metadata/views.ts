import type { ColumnId } from "../sheet/index.js";

/** How a column is edited. `toml` edits the value's TOML source: arrays, tables, dates mixed with other things. */
export type EditorKind = "text" | "long-text" | "number" | "checkbox" | "enum" | "date" | "structure" | "toml";

export interface EnumOption {
  readonly value: string;
  /** `#rrggbb` */
  readonly color?: string;
}

export interface ColumnView {
  /** `columnKey(id)`: unique within the sheet; the grid's column id. */
  readonly key: string;
  readonly id: ColumnId;
  /** For people: `Energy Cost`, `Tides 1`. */
  readonly title: string;
  /** As in the file: `energy-cost`, `tides[0]`. */
  readonly source: string;
  readonly editor: EditorKind;
  readonly options?: readonly EnumOption[];
  readonly widthPx?: number;
  /** How numbers and dates are shown: `#,##0.00`, `yyyy-mm-dd`. */
  readonly format?: string;
  readonly frozen: boolean;
  readonly bold: boolean;
  readonly hidden: boolean;
  /** It is hidden unless the file says otherwise. */
  readonly isHiddenKey?: true;
  readonly wrap: boolean;
  /** How its values stand: those of numbers never at the left. */
  readonly alignment: "left" | "center" | "right";
  /** Some rows hold a scalar here and others an array (SHEET-3). */
  readonly mixed: boolean;
  /** The last column of the texts of a list of which some rows have more items than there are columns. */
  readonly hasMore?: true;
}

/** The look `[metadata]` asks for; colours are `#rrggbb`, absent means the theme's own. */
export interface SheetStyle {
  readonly headerBackground?: string;
  readonly headerColor?: string;
  readonly headerBold: boolean;
  readonly evenRow?: string;
  readonly oddRow?: string;
  readonly rowColor?: string;
  readonly accent?: string;
  readonly rowStripes: boolean;
  readonly columnStripes: boolean;
  readonly rowHeightPx?: number;
  readonly headerHeightPx?: number;
}
