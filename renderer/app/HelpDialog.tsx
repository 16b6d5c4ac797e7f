import { Fragment, type ReactNode } from "react";
import { commandGroups, commands, runCommand, shownKey } from "../commands/index.js";
import { GameWords } from "../sandbox/index.js";
import { useCloseOverlay } from "../state/index.js";
import { Dialog } from "../ui/index.js";
import { lateTexts } from "./late-texts.js";

/** Keys or a sign, with what they do or mean. */
type Help = readonly [keys: string | readonly string[], meaning: string];

/** Keys of the grid itself, which are no commands. */
const gridKeys: readonly Help[] = [
  ["↑ ↓ ← →, Tab", "Move"],
  ["Ctrl+arrows", "Go to the edge"],
  [["Home", "End"], "Go to the first or last cell of the row"],
  [["Ctrl+Home", "Ctrl+End"], "Go to the first or last cell of the sheet"],
  [["PgUp", "PgDn"], "Go one screen up or down"],
  [["Shift+a key above", "drag"], "Select a range"],
  [["Ctrl+click", "Ctrl+drag"], "Select a further cell or range; a click on a selected cell leaves it out"],
  ["Ctrl+F8", "Add a range by keys: arrows go to where it begins, Shift+arrows extend it, Esc ends this"],
  [["Shift+Space", "Ctrl+Space"], "Select the rows or columns of each range"],
  [["Ctrl+A", "Ctrl+Shift+Space"], "Select all"],
  [["F2", "double click", "typing"], "Edit the cell; typing replaces its value"],
  [["Enter", "Shift+Enter"], "Save the cell and go down or up; after Tab, start in the first column you filled"],
  [["Tab", "Shift+Tab"], "Save the cell and go right or left"],
  ["Ctrl+Enter", "Save the cell being edited and stay; where several are selected, write into all of them"],
  ["Alt+Enter", "New line in the cell"],
  [["Ctrl+Space", "↑ ↓", "Enter"], "In a structure written as text: show suggestions, choose one, accept it"],
  ["Esc", "Cancel editing; else select only the active cell"],
  ["Space", "Tick or clear a checkbox"],
  ["Ctrl+C, X, V", "Copy, cut, paste (also to and from spreadsheets)"],
  ["Ctrl+D, Ctrl+R", "Fill down, fill right"],
  [
    "drag the corner",
    "Fill: numbers and texts that end in a number continue as a series, anything else is copied; hold Ctrl for the opposite",
  ],
  ["drag a header", "Move the column, for you alone"],
  ["drag the number", "Move the rows that are selected as a whole to another place in the file"],
  [["right click", "Shift+F10"], "What can be done with the selected cells or rows"],
  ["Del", "Clear cells"],
  ["Shift+Del", "Remove the keys from the file"],
  [["Ctrl +", "Ctrl −", "Ctrl 0"], "Zoom in, zoom out, show everything at its own size"],
];

/** Keys of the editor of nested values. */
const structureKeys: readonly Help[] = [
  [["Enter", "F2", "double click"], "Open the structure of a cell; there, edit the value"],
  [["Shift+F10", "right click"], "An item: insert, duplicate, move, delete; a list: write it as headers or inline"],
  ["↑ ↓", "Next or previous line"],
  [["Home", "End"], "First or last line"],
  ["← →", "Close or open a block, then go out of it or into it"],
  [["Tab", "Shift+Tab"], "Next or previous value"],
  ["Alt+Enter", "New line in a long text"],
  ["Space", "Tick or clear a checkbox, open or close a block"],
  ["Del", "Clear the value"],
  ["Shift+Del", "Remove the key"],
  ["Ctrl+C, X, V", "Copy, cut, paste items as TOML"],
  ["keys of rows", "Add, duplicate, delete and move items"],
  ["Esc", "Stop editing, then return to the sheet"],
];

/** Keys of the text beside the sheet. */
const textKeys: readonly Help[] = [
  ["Ctrl+Alt+X", "Go from the sheet to the text of its file, at the active cell, and back"],
  ["typing", "Changes the sheet and the file after a pause, once the text is valid TOML"],
  [["Ctrl+Z", "Ctrl+Y"], "Take back what is typed, then the steps of the sheet; repeat them"],
  ["Ctrl+S", "Take what is typed now"],
  ["Esc", "Return to the cell"],
];

/** Keys of the table of a match. */
const tableKeys: readonly (readonly [string, string])[] = [
  ["↑ ↓ ← →", "Move between cards, starting with one you can use"],
  ["Enter", "Use the card, or see why you cannot"],
  ["Space", "Continue: pass, end the turn, confirm your choice"],
  ["1 … 9", "Choose an answer"],
  ["letters", "Keys of the game, if it has any: the game glossary lists them"],
  ["Esc", "Close what is open, then return to the sheet"],
];

const marks: readonly (readonly [string, string])[] = [
  ["·", "No value: the key is absent, or a cell this one is computed from is empty"],
  ["“ ”", "An empty text"],
  ["✓ –", "Yes and no"],
  ["…", "Not saved yet"],
  ["✎", "Typed, not committed"],
  ["!", "Not a valid value for this cell; point at the mark for the reason"],
  [
    "◆ ▲ ●",
    "A problem: error, warning or note; Ctrl+. explains and fixes it. Beside a row number: of the row as a whole; point at the mark, or select the row and press Ctrl+. “Not now” in the list of problems hides those that stood when the folder was opened",
  ],
  ["⇄", "Changed here and on disk; Enter opens the conflict"],
];

/** Signs of the columns that show what the game understands, and of problems. */
const readingMarks: readonly (readonly [string, string])[] = [
  ["✓", "All abilities are understood and work in matches"],
  ["△", "Understood with a note, or only partly played in matches; point at it for the reason"],
  ["✕", "Not understood, or not computed; the cell says why"],
  ["○", "No rules text"],
];

/** The key that opens the list of commands. */
const paletteKey = commands
  .flatMap(({ id, keys }) => (id === "palette" ? keys.slice(0, 1).map(shownKey) : []))
  .join("");

export function HelpDialog(): ReactNode {
  const close = useCloseOverlay();
  const takeTour = (): void => {
    close();
    runCommand("tour");
  };
  const shown = commands.filter(({ id, keys }) => keys.length > 0 && !/^sheet-[2-9]$/u.test(id));
  return (
    <Dialog title="Keyboard shortcuts and help" className="help" isScrolling>
      <p>
        {lateTexts.savedAtOnce} Everything else is in the list of commands ({paletteKey}): folders of card files in and
        out, positions of matches, CSV, scenarios, macros.
      </p>
      <p>
        <button type="button" className="button is-small" onClick={takeTour}>
          {lateTexts.takeTour}
        </button>
      </p>
      <div className="help-columns">
        <section>
          <h3>In the sheet</h3>
          <Keys list={gridKeys} />
          <h3>In the structure editor</h3>
          <Keys list={structureKeys} />
          <h3>In the text beside the sheet</h3>
          <Keys list={textKeys} />
          <h3>At the table</h3>
          <Keys list={tableKeys} />
          <h3>Marks in cells</h3>
          <Keys list={marks} />
          <h3>Marks in the Abilities column</h3>
          <Keys list={readingMarks} />
        </section>
        <section>
          {commandGroups.map((group) => {
            const own = shown.filter((command) => command.group === group);
            if (own.length === 0) return null;
            return (
              <Fragment key={group}>
                <h3>{group}</h3>
                <Keys
                  list={own.map(({ id, title, keys }) => [
                    keys.map(shownKey),
                    id === "sheet-1" ? "Sheet 1 (2 to 9 likewise)" : title,
                  ])}
                />
              </Fragment>
            );
          })}
        </section>
      </div>
      <GameWords />
    </Dialog>
  );
}

const Keys = ({ list }: { list: readonly Help[] }): ReactNode => (
  <dl className="keys">
    {list.map(([key, meaning]) => (
      <Fragment key={`${String(key)} ${meaning}`}>
        <dt>
          {[key].flat().map((each) => (
            <kbd key={each}>{each}</kbd>
          ))}
        </dt>
        <dd>{meaning}</dd>
      </Fragment>
    ))}
  </dl>
);
