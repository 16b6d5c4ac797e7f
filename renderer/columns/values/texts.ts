const counted = (count: number): string => count.toLocaleString("en");

const cells = (count: number): string => (count === 1 ? "1 cell" : `${counted(count)} cells`);

const places = (count: number): string => (count === 1 ? "1 place" : `${counted(count)} places`);

/** Cells, and the places in the settings of files beside them. */
const inAll = (count: number, settings: number): string =>
  settings === 0 ? cells(count) : `${cells(count)} and ${places(settings)} of the settings`;

/** What is said where a value is renamed wherever it stands. */
export const valueTexts = {
  // value-parts
  settingsOf: (file: string, count: number): string => `Settings of ${file}: ${places(count)}`,
  cellsOf: {
    same: (column: string, sheet: string, count: number): string => `${column} of ${sheet}: ${cells(count)}`,
    other: (column: string, sheet: string, count: number): string =>
      `${column} of ${sheet}, another column: ${cells(count)}`,
    texts: (column: string, sheet: string, count: number): string =>
      `The word in ${column} of ${sheet}: ${cells(count)}`,
  },

  // RenameValueDialog
  title: (from: string): string => `Rename “${from}” everywhere`,
  newValue: "New value",
  where: "Where",
  nowhere: "It stands nowhere any more.",
  changes: "Changes",
  isCut: "There are more places than can be renamed at once. Rename again afterwards.",
  rename: (count: number, settings: number): string => `Rename in ${inAll(count, settings)}`,
  label: (from: string, to: string): string => `Rename ${from.slice(0, 60)} to ${to.slice(0, 60)}`,
  done: (count: number, settings: number): string => `Renamed in ${inAll(count, settings)}.`,
  notAll: (count: number): string => `${cells(count)} could not be renamed.`,

  // ColumnDialog
  askEverywhere: (from: string, to: string): string => `Rename “${from}” to “${to}” in the cards too?`,
  stillUsed:
    "The list of values has the new name. The cells that hold the old one stay as they are until you rename them.",
  look: "Show where it is used…",
  keep: "Leave the cells",
};
