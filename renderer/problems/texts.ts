const counted = (count: number): string => count.toLocaleString("en");

/** The sentences about problems and their fixes. */
export const texts = {
  checkingFixes: "Checking the fixes…",
  leftOut: (count: number): string =>
    `${count === 1 ? "1 was left" : `${counted(count)} were left`}: another fix changed the same cells.`,
  guesses:
    "These fixes are guesses, such as a word with a similar spelling, or they add or delete rows. Tick the ones that are right.",
  nothingToFix: "There is nothing to fix: these problems no longer exist, or each fix would break another rule.",
  leftForLater: (problems: string): string => `Left for later, since another fix changes the same cells: ${problems}.`,
  moreRows: (count: number): string => `And ${counted(count)} more rows: search to see them.`,
  more: (count: number): string => `And ${counted(count)} more: search to see them.`,
  noneMatch: "No problems match the search.",
  none: "No problems in this folder.",
  noneButPutOff: "No other problems in this folder.",
  noneSoFar: "No problems so far; still checking.",
  reasonIsShared: (file: string): string =>
    `The reason is stored in ${file}, where others see it. You can remove it later.`,

  // In several places
  why: "Why?",
  addExceptionDialog: "Add exception…",

  // CellProblems
  problemsOfThisCell: "Problems of this cell",

  // FixAllDialog
  fixAllListed: (title: string): string => `Fix all listed: ${title}`,
  fixProblems: (problems: string): string => `Fix ${problems}`,
  fix: "Fix",
  fixes: "Fixes",
  guessesTitle: "Guesses",

  // FixTable
  fixRow: (title: string, detail: string | null): string => `Fix ${title}${detail === null ? "" : `, ${detail}`}`,
  all: (label: string): string => `All: ${label}`,

  // ProblemCounts
  showOrHideProblems: (counts: string): string => `${counts}: show or hide problems`,
  putOffCount: (count: number): string => `${counted(count)} put off`,
  problemsLabel: "Problems:",
  checking: (checking: number): string => `Checking ${checking} %`,

  // ProblemGroup
  fixCertain: (count: string, title: string): string => `Fix ${count}: ${title}`,
  reviewGuesses: (guessed: string, title: string): string => `Review ${guessed}: ${title}`,
  andReview: (guessed: string): string => `, and review ${guessed}`,
  exceptionReason: (reason: string): string => `Exception: ${reason}`,
  removeException: "Remove exception",

  newHere: "New",
  newCount: (count: number): string => `${counted(count)} new`,
  notNow: "Not now",
  notNowTitle: (count: number): string =>
    `Stop showing ${count === 1 ? "the one" : `the ${counted(count)}`} that stood when the folder was opened. What breaks this rule from now on is still shown.`,

  // ProblemsPanel
  problems: "Problems",
  searchProblems: "Search problems",
  search: "Search",
  exceptions: (count: number): string => `${count} ${count === 1 ? "exception" : "exceptions"}`,
  groupBy: "Group by",
  byRule: "By rule",
  byRow: "By row",
  closeProblems: "Close problems",

  // PutOff
  fromOpening: (count: number): string =>
    `${counted(count)} ${count === 1 ? "problem is" : "problems are"} of data that nobody has touched since the folder was opened.`,
  allNotNow: "Not now: all of these",
  putOffRules: (problems: number, rules: number): string =>
    `${counted(problems)} ${problems === 1 ? "problem" : "problems"} of ${counted(rules)} ${rules === 1 ? "rule" : "rules"} put off`,
  showAgain: "Show again",
  showAllAgain: "Show all again",

  // RuleDialog
  code: "Code",
  from: "From",
  severityInThisFolder: "Severity in this folder",
  off: "Off",
  standard: " (default)",

  // WaiveDialog
  addException: "Add exception",
  reasonForTheException: "Reason for the exception",

  // severity
  error: "Error",
  warning: "Warning",
  note: "Note",
};
