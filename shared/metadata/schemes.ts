/** The colours of a scheme, all `#rrggbb`; the accent is that of column stripes. */
export interface Palette {
  readonly headerBackground: string;
  readonly headerColor: string;
  readonly evenRow: string;
  readonly oddRow: string;
  readonly rowColor: string;
  readonly accent: string;
}

const palette = (
  headerBackground: string,
  headerColor: string,
  evenRow: string,
  oddRow: string,
  rowColor: string,
  accent: string,
): Palette => ({ headerBackground, headerColor, evenRow, oddRow, rowColor, accent });

const orangeLight = palette("#ED7D31", "#FFFFFF", "#FCE4D6", "#FFFFFF", "#000000", "#ED7D31");
const grayClassic = palette("#A5A5A5", "#FFFFFF", "#EDEDED", "#FFFFFF", "#000000", "#A5A5A5");

/** The named colour schemes of `[metadata.table_style]` (META-4). */
export const colorSchemes: ReadonlyMap<string, Palette> = new Map([
  ["blue_light", palette("#4472C4", "#FFFFFF", "#D6E4F0", "#FFFFFF", "#000000", "#4472C4")],
  ["blue_medium", palette("#4472C4", "#FFFFFF", "#B4C6E7", "#D6E4F0", "#000000", "#4472C4")],
  ["blue_dark", palette("#2F5597", "#FFFFFF", "#4472C4", "#2F5597", "#FFFFFF", "#2F5597")],
  ["green_light", palette("#70AD47", "#FFFFFF", "#E2EFDA", "#FFFFFF", "#000000", "#70AD47")],
  ["green_medium", palette("#70AD47", "#FFFFFF", "#C6E0B4", "#E2EFDA", "#000000", "#70AD47")],
  ["green_dark", palette("#548235", "#FFFFFF", "#70AD47", "#548235", "#FFFFFF", "#548235")],
  ["orange_light", orangeLight],
  ["orange_medium", palette("#ED7D31", "#FFFFFF", "#F8CBAD", "#FCE4D6", "#000000", "#ED7D31")],
  ["gray_classic", grayClassic],
  ["gray_dark", palette("#595959", "#FFFFFF", "#A5A5A5", "#808080", "#FFFFFF", "#595959")],
  ["gold_light", palette("#FFC000", "#000000", "#FFF2CC", "#FFFFFF", "#000000", "#FFC000")],
  ["purple_light", palette("#7030A0", "#FFFFFF", "#E2D0F0", "#FFFFFF", "#000000", "#7030A0")],
  ["red_light", palette("#FF0000", "#FFFFFF", "#FFC7CE", "#FFFFFF", "#000000", "#FF0000")],
  ["black", palette("#333333", "#FFFFFF", "#E0E0E0", "#FFFFFF", "#000000", "#333333")],
  ["orange", orangeLight],
  ["gray", grayClassic],
  ["yellow", palette("#FFC000", "#FFFFFF", "#FFF2CC", "#FFFFFF", "#000000", "#FFC000")],
]);
