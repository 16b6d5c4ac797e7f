const counted = (count: number, one: string, many: string): string =>
  count === 1 ? `1 ${one}` : `${count.toLocaleString("en")} ${many}`;

/** What is said about what-ifs. */
export const texts = {
  edits: (count: number): string => (count === 0 ? "no edits yet" : counted(count, "edit", "edits")),
  conflicts: (count: number): string => counted(count, "conflict", "conflicts"),
  standing: "Current cards",
  keep: "Keep",
  drop: "Drop",
  compare: "Compare",

  // acts
  finishTyping: "Finish what is being typed first.",
  keptAs: (name: string): string => `Kept what-if “${name}”.`,
  dropQuestion: (name: string): string => `Drop what-if “${name}”?`,
  whatDropLoses: (edits: number): string =>
    `Its ${counted(edits, "edit is", "edits are")} in no file and cannot be brought back. The current cards stay as they are.`,
  goOn: "Go on with it",
  dropIt: "Drop it",

  // WhatIfBand
  band: "What-if on screen",
  inWhatIf: "What-if",
  inNoFile: "in no file until you keep it",
  showStanding: "Show current cards",
  changedInBoth: (count: number): string =>
    count === 1
      ? "1 thing was changed in the current cards, too"
      : `${count.toLocaleString("en")} things were changed in the current cards, too`,

  // WhatIfsDialog
  whatIfs: "What-ifs",
  aim: "A what-if takes edits without writing them to files: try something, look at problems and simulations, compare it with the current cards, then keep or drop it.",
  newName: "Name of a new what-if",
  start: "Start",
  taken: (name: string): string => `A what-if “${name}” already exists. Choose another name.`,
  usualName: (number: number): string => `What-if ${number.toLocaleString("en")}`,
  onScreen: "on screen",
  show: "Show",
  rename: "Rename",
  newNameOf: (name: string): string => `New name of ${name}`,
  saveName: "Save name",
  namedAction: (action: string, name: string): string => `${action} ${name}`,

  // ComparisonDialog
  comparisonOf: (name: string): string => `What-if “${name}” and the current cards`,
  comparing: "Comparing…",
  rows: (count: number): string =>
    count === 0 ? "No card differs." : `${counted(count, "row differs", "rows differ")}.`,
  firstShown: (rows: number): string => `The first ${rows.toLocaleString("en")} are shown.`,
  problems: "Problems",
  problemCounts: (standing: number, whatIf: number): string =>
    `Current cards: ${standing.toLocaleString("en")}. What-if: ${whatIf.toLocaleString("en")}.`,
  newProblems: (count: number): string => counted(count, "new problem", "new problems"),
  goneProblems: (count: number): string => counted(count, "problem gone", "problems gone"),
};
