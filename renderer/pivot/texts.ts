import type { Measure } from "../../shared/pivot/index.js";

/** What the measures are called. */
export const measureTitles: Readonly<Record<Measure, string>> = {
  count: "Count",
  share: "Share of all",
  "share-of-row": "Share of row",
  "share-of-column": "Share of column",
  sum: "Sum",
  mean: "Mean",
  median: "Median",
  least: "Minimum",
  most: "Maximum",
};

const rowsText = (count: number): string => (count === 1 ? "1 row" : `${count.toLocaleString("en")} rows`);

/** What the pivot table says. */
export const texts = {
  pivotTable: "Pivot table",
  readingTexts: "Reading the rules texts…",
  rows: "Rows",
  thenBy: "Then by",
  columns: "Columns",
  value: "Value",
  of: "of",
  nothing: "(none)",
  order: "Order",
  byValue: "By value",
  byTotal: "Largest total first",
  rowsCounted: "Rows counted",
  allRows: (count: number): string => `All (${count.toLocaleString("en")})`,
  shownRows: (count: number): string => `On screen (${count.toLocaleString("en")})`,
  total: "Total",
  empty: "(empty)",
  noColumns: "This sheet has no columns to group its rows by.",
  noRows: "There are no rows to count.",
  noNumbers: (column: string): string => `None of these rows holds a number in ${column}.`,
  waiting: "Computing the columns…",
  arrays: "A row with several values is counted under each of them, and once in the totals.",
  moreLines: (count: number): string =>
    `${count.toLocaleString("en")} more rows are not drawn; Copy and CSV include them.`,
  moreColumns: (count: number): string =>
    `${count.toLocaleString("en")} more columns are not drawn; Copy and CSV include them.`,
  figuresOf: (title: string): string => `Pivot table of ${title}`,
  showRows: (rows: number): string => `Show ${rows === 1 ? "this row" : `these ${rowsText(rows)}`}`,
  cellTitle: (rows: number, counted: number): string =>
    counted === rows ? rowsText(rows) : `${rowsText(rows)}, ${counted.toLocaleString("en")} with a number`,
  inFiles: { total: "Total", empty: "(empty)" },

  then: (head: string): string => `${head}, then`,
  was: (figure: string): string => `was ${figure}`,
  same: "Every figure is the same as then.",
  goneGroup: (name: string, figure: string): string => `${name} (was ${figure})`,
  gone: (groups: readonly string[], more: number): string =>
    `Left out, because no row is in it now: ${groups.join(", ")}${more > 0 ? ` and ${more.toLocaleString("en")} more` : ""}.`,

  // Charts of counts
  barsOf: (bars: string, parts: string): string =>
    parts === "" ? `Number of rows by ${bars}` : `Number of rows by ${bars} and ${parts}`,
  allTogether: "All",
  others: (count: number): string => `${count.toLocaleString("en")} others`,
  thenOf: (part: string): string => `${part}, then`,
  outlinedIsThen: "The outlined bar on the left is how it was then.",
  moreBars: (count: number): string => `${count.toLocaleString("en")} more are not drawn; the table has them.`,

  // Dashboards
  dashboardsTitle: (sheet: string): string => `Dashboards of ${sheet}`,
  noDashboards: "This sheet has no column of costs, keywords, lists or rules texts to ask about.",
  asPivot: "Change or save…",
  changeOf: (title: string): string => `Change or save “${title}” as a pivot table`,
  dashboards: {
    curve: { title: "Curve of costs", about: "How many cards there are of each cost, by type." },
    keywords: {
      title: "Keywords",
      about: "How many cards have a keyword. A card with several counts under each of them.",
    },
    spread: (column: string) => ({
      title: `Spread of ${column}`,
      about: `How many cards have each value of ${column}.`,
    }),
    together: (column: string) => ({
      title: `${column}, together`,
      about: `How many cards have two values of ${column} at once; on the diagonal, how many have one.`,
    }),
    words: { title: "Length in words", about: "Words that a rules text has on average, as players read it." },
    lines: { title: "Length in lines", about: "Lines that a rules text has on average, as it is written." },
    flags: { title: "Complexity", about: "How many cards have a rules text that is much to take in, and why." },
  },

  // SavedFigures
  savedOnes: "Saved",
  notSaved: "(none)",
  saveAs: "Save as",
  save: "Save",
  saved: (file: string): string => `Saved as ${file}.`,
  badName:
    "A name has letters, digits, spaces, “_”, “.” and “-”, and begins with a letter, a digit or “_”. Names of devices on Windows, such as CON, cannot be used.",
  lacks: (columns: string): string => `It asks about what this sheet does not have: ${columns}.`,
  unreadable: (file: string): string => `${file} cannot be read.`,

  // FitDialog
  fit: "One number against another",
  aboutFit:
    "Each card is a point, and the dashed line is what fits them best (least squares). Cards more than two standard deviations off the line stand out; about one card of twenty does so by chance.",
  up: "Number",
  across: "Against",
  card: "Card",
  expected: "On the line",
  residual: "Off the line",
  noNumberColumns: "This sheet has no two columns of numbers.",
  noFit: (rows: number): string =>
    `A line needs three cards with both numbers, and more than one value on the axis; here are ${rows.toLocaleString("en")} cards with both.`,
  line: (up: string, across: string, slope: string, intercept: string): string =>
    `${up} = ${slope} × ${across} + ${intercept}.`.replace("+ -", "− "),
  explained: (share: string): string => `The line explains ${share} of the variance.`,
  ofRows: (counted: number, all: number): string =>
    `${counted.toLocaleString("en")} of ${all.toLocaleString("en")} cards have both numbers.`,
  outliers: (count: number, distance: string): string =>
    count === 0
      ? `No card is more than ${distance} off the line.`
      : `${count.toLocaleString("en")} ${count === 1 ? "card is" : "cards are"} more than ${distance} off the line.`,

  lineThen: (up: string, across: string, slope: string, intercept: string): string =>
    `Then: ${texts.line(up, across, slope, intercept)}`,
  ofRowsThen: (counted: number, all: number): string =>
    `${counted.toLocaleString("en")} of ${all.toLocaleString("en")} cards had both numbers.`,
  lineMoved: (slope: string, intercept: string): string => `Slope ${slope}, intercept ${intercept} since then.`,
  sameLine: "The line is the same as then.",
  noLineThen: (rows: number): string =>
    `Then there was no line: ${rows.toLocaleString("en")} cards had both numbers, or all of them one value on the axis.`,
  expectedThen: "On the line then",

  // FitChart
  bothLines: "Dashed: the line now. Dotted: the line then.",
  chartOf: (up: string, across: string): string => `${up} against ${across}; the table beside names what stands out`,
  somePoints: (points: number): string => `${points.toLocaleString("en")} points are drawn.`,

  // OutlierTable
  outlierTable: "Cards off the line",

  // CompareField
  compareWith: "Compare with",
  lastCommit: "The last commit",
  opening: "When the folder was opened",
  otherCommit: "Another commit…",
  commit: "Commit, branch or tag",
  commitExample: "main~3",

  lostCommit: (commit: string): string =>
    `This was compared with “${commit}” when it was saved, but the repository has no such commit now. Fetch it, or choose another.`,
  movedCommit: (commit: string, before: string, now: string): string =>
    `“${commit}” was ${before} when this was saved, and is ${now} now: figures of then may have changed. Save to keep the new one.`,
  comparesAll: "Figures are compared with earlier ones over all rows only.",

  // FigureExports
  copy: "Copy",
  copied: "Copied",
  notCopied: "The browser does not let the page write to the clipboard. Use CSV instead.",
  csv: "CSV",
  exportCsv: "Export the table as CSV",
  svg: "SVG",
  png: "PNG",
  exportSvg: "Export as SVG",
  exportPng: "Export as PNG",
  notDrawn: "The browser could not draw the picture. Use SVG instead.",
  pivotTitle: (sheet: string, measure: string, rows: string, columns: string): string =>
    `${sheet}: ${measure}, ${rows}${columns === "" ? "" : ` × ${columns}`}`,
  fitTitle: (sheet: string, up: string, across: string): string => `${sheet}: ${up} against ${across}`,
  withThen: (title: string): string => `${title} (dashed: now, dotted: then)`,
};
