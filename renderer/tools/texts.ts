/** What the dialogs for the tools of a game say. */
export const texts = {
  // ChartsDialog
  rowsCounted: "Rows counted",
  allRows: (count: number): string => `All (${count})`,
  shownRows: (count: number): string => `On screen (${count})`,
  selectedRows: (count: number): string => `Selected (${count})`,

  // ReportView
  exportAsCsv: (title: string): string => `Export ${title} as CSV`,
  csv: "CSV",
  exportAsSvg: (title: string): string => `Export ${title} as SVG`,
  svg: "SVG",
  numbersOf: (title: string): string => `Numbers of ${title}`,

  // RowToolDialog
  unnamedRow: "Unnamed row",
  changeOneRow: "Change 1 row",
  changeRows: (count: number): string => `Change ${count} rows`,
  nothingWouldChange: "Nothing would change in the selected rows.",

  // SimulationDialog
  readingTheSheets: "Reading the sheets…",
  simulating: (percent: number): string => `Simulating… ${percent} %`,
  progress: "Progress",
  stop: "Stop",
  runAgain: "Run again",
  run: "Run",
  chartsAppearAtTheEnd: "Charts appear at the end.",
  runToSeeCharts: "Run to see charts.",
};
