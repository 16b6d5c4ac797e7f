/** What the dialog says that changes many cells. */
export const texts = {
  title: "Change cells",
  act: "What",
  acts: {
    set: "Set to",
    add: "Add a number",
    multiply: "Multiply by",
    before: "Put before the text",
    after: "Put after the text",
    expression: "Compute by expression",
  },
  operand: "Value",
  where: "In",
  options: "Options",
  rounded: "Round to whole numbers",
  inSelection: (cells: number): string =>
    cells === 1 ? "The selected cell" : `The selected ${cells.toLocaleString("en")} cells`,
  inColumn: (title: string, rows: number): string =>
    `Column ${title}, ${rows === 1 ? "the row shown" : `the ${rows.toLocaleString("en")} rows shown`}`,
  expressionHint:
    "value is what the cell holds now; the other names are columns of its row. An empty result leaves the cell.",
  hints: {
    set: "Type the value that all of the cells are to hold.",
    add: "Type a number. To subtract, type a negative one.",
    multiply: "Type a number. To halve, type 0.5.",
    before: "Type what is put before the text of each cell.",
    after: "Type what is put after the text of each cell.",
    expression: "Type an expression, such as max(value - 1, 0).",
  },
  computing: "Computing…",
  changes: "Changes",
  changed: (cells: number): string =>
    cells === 0 ? "Nothing changes." : `${countedCells(cells)} ${cells === 1 ? "changes" : "change"}.`,
  unfit: (cells: number): string =>
    `${countedCells(cells)} ${cells === 1 ? "holds" : "hold"} nothing this can be done to.`,
  errors: (cells: number, first: string): string => `${countedCells(cells)} cannot be computed: ${first}`,
  ids: "Ids stay as they are.",
  change: (cells: number): string => (cells === 0 ? "Change" : `Change ${countedCells(cells)}`),
  label: (act: string, text: string, cells: number): string => {
    const done: Readonly<Record<string, string>> = {
      set: `Set ${countedCells(cells)} to “${short(text)}”`,
      add: `Add ${text.trim()} to ${countedCells(cells)}`,
      multiply: `Multiply ${countedCells(cells)} by ${text.trim()}`,
    };
    return done[act] ?? `Change ${countedCells(cells)}`;
  },
};

const countedCells = (cells: number): string => `${cells.toLocaleString("en")} ${cells === 1 ? "cell" : "cells"}`;
const short = (text: string): string => (text.length > 40 ? `${text.slice(0, 39)}…` : text);
