/** A cell by the places of its row and column, from 0: `row,column`. `page` is the row a page below the first. */
export type Place = string;

/** An act as people who come from other spreadsheets know it, and what holds after it. */
export interface Habit {
  readonly from: Place;
  /** Keys as Playwright names them, and `click`, `shift-click`, `double-click`, `drag`, `row`, `shift-row` with places. */
  readonly acts: string;
  /** Where the active cell is then. */
  readonly to: Place;
  /** How many cells are selected then; one where nothing is said. */
  readonly cells?: number;
  /** What cells show then; a dot is the sign of a key that is absent. */
  readonly shows?: Readonly<Record<Place, string>>;
  /** An editor is open in the active cell. */
  readonly isEditing?: true;
}

export const rowCount = 60;
export const columnNames: readonly string[] = ["name", ...Array.from({ length: 9 }, (_, at) => `c${at + 1}`)];
const all = rowCount * columnNames.length;

/** What a cell of the sheet holds: numbers in equal steps, empty texts in the last column. */
export const valueAt = (row: number, column: number): string =>
  column === 0 ? `Card ${row}` : String(row * 10 + column);

const moves: readonly Habit[] = [
  { from: "4,4", acts: "ArrowDown", to: "5,4" },
  { from: "4,4", acts: "ArrowUp", to: "3,4" },
  { from: "4,4", acts: "ArrowLeft", to: "4,3" },
  { from: "4,4", acts: "ArrowRight", to: "4,5" },
  { from: "0,0", acts: "ArrowLeft", to: "0,0" },
  { from: "59,9", acts: "ArrowDown", to: "59,9" },
  { from: "4,4", acts: "Home", to: "4,0" },
  { from: "4,4", acts: "End", to: "4,9" },
  { from: "4,4", acts: "Control+Home", to: "0,0" },
  { from: "4,4", acts: "Control+End", to: "59,9" },
  { from: "4,4", acts: "Control+ArrowDown", to: "59,4" },
  { from: "50,4", acts: "Control+ArrowUp", to: "0,4" },
  { from: "4,4", acts: "Control+ArrowLeft", to: "4,0" },
  { from: "4,4", acts: "Control+ArrowRight", to: "4,9" },
  { from: "0,4", acts: "PageDown", to: "page,4" },
  { from: "0,4", acts: "PageDown PageDown PageUp PageUp", to: "0,4" },
  { from: "59,4", acts: "PageDown", to: "59,4" },
  { from: "4,4", acts: "PageUp", to: "0,4" },
  { from: "4,4", acts: "Enter", to: "5,4" },
  { from: "4,4", acts: "Shift+Enter", to: "3,4" },
  { from: "4,4", acts: "Tab", to: "4,5" },
  { from: "4,4", acts: "Shift+Tab", to: "4,3" },
  { from: "4,9", acts: "Tab", to: "5,0" },
  { from: "4,0", acts: "Shift+Tab", to: "3,9" },
  { from: "4,4", acts: "Tab Tab Enter", to: "5,4" },
  { from: "59,9", acts: "Control+Home Control+End Control+Home", to: "0,0" },
];

const ranges: readonly Habit[] = [
  { from: "4,4", acts: "Shift+ArrowDown", to: "5,4", cells: 2 },
  { from: "4,4", acts: "Shift+ArrowRight Shift+ArrowDown", to: "5,5", cells: 4 },
  { from: "4,4", acts: "Shift+ArrowRight Shift+ArrowLeft", to: "4,4" },
  { from: "4,4", acts: "Shift+Home", to: "4,0", cells: 5 },
  { from: "4,4", acts: "Shift+End", to: "4,9", cells: 6 },
  { from: "4,4", acts: "Control+Shift+End", to: "59,9", cells: 56 * 6 },
  { from: "4,4", acts: "Control+Shift+Home", to: "0,0", cells: 25 },
  { from: "4,4", acts: "Control+Shift+ArrowDown", to: "59,4", cells: 56 },
  { from: "4,4", acts: "Control+Shift+ArrowRight", to: "4,9", cells: 6 },
  { from: "4,4", acts: "Shift+PageUp", to: "0,4", cells: 5 },
  { from: "4,4", acts: "Control+a", to: "4,4", cells: all },
  { from: "4,4", acts: "Shift+Space", to: "4,4", cells: 10 },
  { from: "4,4", acts: "Control+Space", to: "4,4", cells: 60 },
  { from: "4,4", acts: "Shift+ArrowDown Shift+Space", to: "5,4", cells: 20 },
  { from: "4,4", acts: "Control+a ArrowDown", to: "5,4" },
  { from: "4,4", acts: "Shift+Space ArrowDown", to: "5,4" },
  { from: "4,4", acts: "Control+Space ArrowRight", to: "4,5" },
  { from: "4,4", acts: "Control+a Escape", to: "4,4" },
  { from: "4,4", acts: "Shift+ArrowDown ArrowRight", to: "5,5" },
];

const pointer: readonly Habit[] = [
  { from: "0,0", acts: "click:6,3", to: "6,3" },
  { from: "2,2", acts: "shift-click:5,4", to: "5,4", cells: 12 },
  { from: "0,0", acts: "drag:3,2>6,4", to: "6,4", cells: 12 },
  { from: "0,0", acts: "row:4", to: "4,0", cells: 10 },
  { from: "0,0", acts: "row:4 shift-row:7", to: "7,0", cells: 40 },
  { from: "0,0", acts: "double-click:4,3", to: "4,3", isEditing: true },
  { from: "2,2", acts: "Shift+ArrowDown click:7,3", to: "7,3" },
  { from: "0,0", acts: "click:6,3 ArrowDown", to: "7,3" },
];

const edits: readonly Habit[] = [
  { from: "4,4", acts: "F2", to: "4,4", isEditing: true },
  { from: "4,4", acts: "F2 Escape", to: "4,4", shows: { "4,4": "44" } },
  { from: "4,4", acts: "F2 1 Enter", to: "5,4", shows: { "4,4": "441" } },
  { from: "4,4", acts: "7 Enter", to: "5,4", shows: { "4,4": "7" } },
  { from: "4,4", acts: "7 Escape", to: "4,4", shows: { "4,4": "44" } },
  { from: "4,4", acts: "7 Control+Enter", to: "4,4", shows: { "4,4": "7" } },
  { from: "4,4", acts: "7 Shift+Enter", to: "3,4", shows: { "4,4": "7" } },
  { from: "4,4", acts: "1 Tab 2 Tab 3 Enter", to: "5,4", shows: { "4,4": "1", "4,5": "2", "4,6": "3" } },
  { from: "4,4", acts: "7 ArrowDown", to: "5,4", shows: { "4,4": "7" } },
  { from: "4,4", acts: "7 ArrowRight", to: "4,5", shows: { "4,4": "7" } },
  { from: "4,4", acts: "F2 ArrowLeft 0 Enter", to: "5,4", shows: { "4,4": "404" } },
  { from: "4,4", acts: "Backspace", to: "4,4", isEditing: true },
  { from: "4,0", acts: "Delete", to: "4,0", shows: { "4,0": "·" } },
  { from: "4,0", acts: "Shift+ArrowDown Delete", to: "5,0", cells: 2, shows: { "4,0": "·", "5,0": "·" } },
  { from: "4,4", acts: "Shift+ArrowDown Control+d", to: "5,4", cells: 2, shows: { "5,4": "44" } },
  { from: "4,4", acts: "Shift+ArrowRight Control+r", to: "4,5", cells: 2, shows: { "4,5": "44" } },
  { from: "4,4", acts: "Control+c ArrowDown Control+v", to: "5,4", shows: { "5,4": "44" } },
  { from: "4,4", acts: "7 Enter Control+z", to: "4,4", shows: { "4,4": "44" } },
  { from: "4,4", acts: "7 Enter Control+z Control+y", to: "4,4", shows: { "4,4": "7" } },
  { from: "59,4", acts: "7 Enter", to: "59,4", shows: { "59,4": "7" } },
];

export const habits = { moves, ranges, pointer, edits };
