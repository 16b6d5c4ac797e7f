/** What the dialogs for the tools of a game say. */
export const texts = {
  // ChartsDialog
  rowsCounted: "Rows counted",
  numbersShowRows: "A click on a bar or a number shows its rows in the sheet.",
  allRows: (count: number): string => `All (${count.toLocaleString("en")})`,
  shownRows: (count: number): string => `On screen (${count.toLocaleString("en")})`,
  selectedRows: (count: number): string => `Selected (${count.toLocaleString("en")})`,

  // ReportView
  exportAsCsv: (title: string): string => `Export ${title} as CSV`,
  csv: "CSV",
  exportAsSvg: (title: string): string => `Export ${title} as SVG`,
  svg: "SVG",
  exportAsPng: (title: string): string => `Export ${title} as PNG`,
  png: "PNG",
  notDrawn: "The chart could not be drawn as a picture. Export it as SVG instead.",
  numbersOf: (title: string): string => `Numbers of ${title}`,
  showRows: (count: number): string =>
    count === 1 ? "Show this row" : `Show these ${count.toLocaleString("en")} rows`,

  // RowToolDialog
  changeOneRow: "Change 1 row",
  changeRows: (count: number): string => `Change ${count.toLocaleString("en")} rows`,
  nothingWouldChange: "Nothing would change in the selected rows.",

  // WorkbenchDialog
  reading: "Reading the templates…",
  templates: "Templates",
  noTemplates: "There are no templates in this workspace yet.",
  origin: "Find the template of a sentence",
  originExample: "The whole sentence, as it is in a card",
  searchingTemplates: "Searching the templates…",
  noOrigin: "No template makes this sentence.",
  madeBy: (count: number): string => (count === 1 ? "1 template makes this sentence." : `${count} templates make it.`),
  countOf: (kept: number, made: number): string =>
    kept === made ? kept.toLocaleString("en") : `${kept.toLocaleString("en")} of ${made.toLocaleString("en")}`,
  countTitle: (kept: number, made: number): string =>
    `${kept.toLocaleString("en")} sentences kept of ${made.toLocaleString("en")} different combinations`,
  manyCombinations: (total: number): string => `${total.toLocaleString("en")} combinations`,

  // NewRow
  add: "Add",
  cancel: "Cancel",
  added: (title: string): string => `${title}: added.`,
  newValue: "New value",
  addValue: "Add value",

  parts: "Parts of the workbench",
  nearest: (sentence: string): string => `No template makes this sentence. The nearest is “${sentence}”`,

  // PartPane
  counting: "Counting what the templates make…",
  unused: "unused",
  sentencesCount: (count: number): string => `${count.toLocaleString("en")} ${count === 1 ? "sentence" : "sentences"}`,
  notCounted: (count: number): string =>
    count === 1
      ? "1 template makes too many combinations, or none, and is not counted."
      : `${count} templates make too many combinations, or none, and are not counted.`,
  sharedBy: (count: number): string =>
    count === 1 ? "1 of them also has another one" : `${count.toLocaleString("en")} of them also have another one`,
  usedBy: "In templates",
  moveUp: "Move up",
  moveDown: "Move down",
  moveHint: "Alt+↑ and Alt+↓ move it, and so does dragging.",
  otherFile: "The two rows are in different files, so one cannot be moved to the other.",
  noUses: "No sentence of the templates involves it.",
  noHits: "found in no sentence",
  firstOf: (shown: number, count: number): string =>
    `The first ${shown.toLocaleString("en")} of ${count.toLocaleString("en")}`,
  itsSentences: "Sentences with it",

  // TemplatePane
  template: "Template",
  saveTemplate: "Save template",
  addTemplate: "Add template",
  newTemplateHint: "Write a template to see what it makes.",
  takeBack: "Discard change",
  notSaved: "Not saved yet",
  savedTemplate: "Template saved.",
  changeTemplate: "Change a template",
  rowIsGone: "The row is no longer there.",
  turnOff: "Turn off",
  turnOn: "Turn on",
  off: "off",
  openRow: "Show in its sheet",
  pickAtRandom: "Pick one at random",
  seed: "Seed",
  seedHint: "The same seed picks the same of the sentences that are listed.",
  onlySuiting: (row: string): string => `Only what suits ${row}`,
  checkingSuiting: "Checking which sentences suit the card…",
  nothingDefines: "nothing defines it",
  andMore: (count: number): string => `and ${count} more`,
  empty: "(nothing)",
  summary: (kept: number, made: number, total: number): string =>
    [
      `${kept.toLocaleString("en")} ${kept === 1 ? "sentence" : "sentences"}`,
      ...(made > kept ? [`${(made - kept).toLocaleString("en")} left out`] : []),
      ...(total > made
        ? [`${(total - made).toLocaleString("en")} of ${total.toLocaleString("en")} equal to others`]
        : []),
    ].join(" · "),
  stillMaking: (made: number, total: number): string =>
    `${made.toLocaleString("en")} of ${total.toLocaleString("en")} combinations checked…`,
  stoppedAfter: (made: number, total: number): string =>
    `The first ${made.toLocaleString("en")} of ${total.toLocaleString("en")} combinations`,
  filterSentences: "Filter sentences",
  withLeftOut: "Show what is left out",
  sentences: "Sentences",
  leftOutFor: (phrase: string): string => `left out for “${phrase}”`,
  nothingMatches: "No sentence matches.",
  showMore: (count: number): string => `Show ${count.toLocaleString("en")} more`,

  // SentencePane
  howItWasMade: "How it was made",
  combination: "Combination",
  leftOutBecause: (phrase: string): string => `Left out: it contains “${phrase}”.`,
  putInto: (column: string, row: string): string => `Put into ${column} of ${row}`,
  putIntoShort: (column: string): string => `Put into ${column}`,
  selectCard: "To put a sentence into a card, select the card in its sheet and open the workbench there.",
  chooseSentence: "Choose a sentence to see which rules made it.",
  putIntoDone: (row: string, column: string): string => `${row}: ${column} changed.`,

  // Yield
  yield: "Yield",
  yieldOfTemplates: "Sentences that templates make",
  combinations: "Combinations",
  different: "Different",
  kept: "Kept",

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
