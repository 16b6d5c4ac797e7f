import { themeQuartz } from "ag-grid-community";

/** AG Grid in the app's own tokens: every colour is a custom property, so that a theme change needs no new grid. */
export const gridTheme = themeQuartz.withParams({
  // Else the grid's scrollbars and fields are those of daylight in either theme.
  browserColorScheme: "inherit",
  accentColor: "var(--accent)",
  backgroundColor: "var(--sheet)",
  foregroundColor: "var(--ink)",
  borderColor: "var(--line)",
  chromeBackgroundColor: "var(--sheet-head)",
  headerBackgroundColor: "var(--sheet-head)",
  headerTextColor: "var(--sheet-head-ink)",
  // Else on the colour of the head of the sheet, which a file may set, in the ink of its cells.
  tooltipBackgroundColor: "var(--sheet)",
  tooltipTextColor: "var(--ink)",
  headerFontWeight: 600,
  headerFontSize: 12,
  fontFamily: "var(--font)",
  fontSize: 13,
  dataFontSize: 13,
  oddRowBackgroundColor: "var(--sheet-odd)",
  rowHoverColor: "var(--sheet-hover)",
  selectedRowBackgroundColor: "transparent",
  columnBorder: { style: "solid", width: 1, color: "var(--line-soft)" },
  rowBorder: { style: "solid", width: 1, color: "var(--line-soft)" },
  headerColumnBorder: { style: "solid", width: 1, color: "var(--line-soft)" },
  wrapperBorder: false,
  wrapperBorderRadius: 0,
  borderRadius: 4,
  cellHorizontalPadding: 10,
  spacing: 6,
  valueChangeValueHighlightBackgroundColor: "var(--flash)",
});
