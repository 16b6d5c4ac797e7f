/** What Changes says. */
export const texts = {
  // ChangesDialog
  changes: "Changes",
  compareWith: "Compare with",
  lastCommit: "The last commit",
  opening: "When the folder was opened",
  otherCommit: "Another commit",
  commit: "Commit, branch or tag",
  commitExample: "main, v1.0, HEAD~3",
  comparing: "Comparing…",
  nameACommit: "Name a commit, a branch or a tag.",
  nothingChanged: "No card has changed.",
  count: (rows: number): string => (rows === 1 ? "1 row differs." : `${rows.toLocaleString()} rows differ.`),
  firstShown: (rows: number): string => `The first ${rows.toLocaleString()} are shown.`,
  leftOut: (files: string): string => `Left out, because they cannot be read: ${files}.`,

  // ChangedTable
  fileBefore: (file: string): string => `before in ${file}`,
  removedSheet: "removed",

  // ChangedRow
  kinds: { added: "New", removed: "Removed", changed: "Changed" },
  moved: (row: number): string => `moved to row ${row.toLocaleString()}`,
  was: (title: string): string => `was ${title}`,
  absent: "absent",
  empty: "empty",
  newAbility: "New ability",
  abilityGone: "Ability gone",
  abilityChanged: "Ability",
};
