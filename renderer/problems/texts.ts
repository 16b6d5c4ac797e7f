const counted = (count: number): string => count.toLocaleString("en");

/** The sentences about problems and their fixes. */
export const texts = {
  checkingFixes: "Checking the fixes…",
  leftOut: (count: number): string =>
    `${count === 1 ? "1 was left" : `${counted(count)} were left`}: another fix changed the same cells.`,
  guesses:
    "These fixes guess at what was meant, as a word that is spelled alike, or add or delete rows. Tick those that are right.",
  nothingToFix: "There is nothing to fix: these problems no longer exist, or each fix would break another rule.",
  leftForLater: (problems: string): string => `Left for later, since another fix changes the same cells: ${problems}.`,
  moreRows: (count: number): string => `And ${counted(count)} more rows: search to see them.`,
  more: (count: number): string => `And ${counted(count)} more: search to see them.`,
  noneMatch: "No problems match the search.",
  none: "No problems in this folder.",
  noneSoFar: "No problems so far; still checking.",
  reasonIsShared: (file: string): string =>
    `The reason is stored in ${file}, where others see it. You can remove it later.`,
};
