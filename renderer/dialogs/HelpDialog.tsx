import { Fragment, type ReactNode } from "react";
import { commands, shownKey } from "../commands/index.js";
import { GameWords } from "../sandbox/index.js";
import { Dialog } from "./Dialog.js";

/** Keys or a sign, with what they do or mean. */
type Help = readonly [keys: string | readonly string[], meaning: string];

/** Keys of the grid itself, which are no commands. */
const gridKeys: readonly Help[] = [
  ["↑ ↓ ← →, Tab", "Move"],
  ["Shift+arrows, drag", "Select a range"],
  ["Ctrl+arrows", "Jump to the edge"],
  [["F2", "double click", "typing"], "Edit the cell; typing replaces"],
  ["Enter, Tab", "Commit, or just move on; with Shift backwards"],
  ["Alt+Enter", "New line in the cell"],
  ["Esc", "Leave the cell as it was"],
  ["Space", "Tick a checkbox"],
  ["Ctrl+C, X, V", "Copy, cut, paste (from and to spreadsheets)"],
  ["Ctrl+D, Ctrl+R", "Fill down, fill right"],
  ["Del", "Clear, as empty cells of the column are written"],
  ["Shift+Del", "Remove the key from the file"],
  ["Ctrl+A", "Select everything"],
];

/** Keys of the table of a match. */
const tableKeys: readonly (readonly [string, string])[] = [
  ["↑ ↓ ← →", "Go from card to card; the first goes to one that can be used"],
  ["Enter", "Use the card, or hear why it cannot be used"],
  ["Space", "Go on: pass, end the turn, hand in what is chosen"],
  ["1 … 9", "Choose an answer"],
  ["Esc", "Close what is open; then back to the sheet"],
];

const marks: readonly (readonly [string, string])[] = [
  ["·", "Nothing: the key is absent in this row, or a cell that this one is worked out from is empty"],
  ["“ ”", "An empty text"],
  ["✓ –", "Yes and no"],
  ["…", "Not saved yet"],
  ["✎", "Typed, not committed"],
  ["!", "No value of the file can hold this text; point at the mark for the reason"],
  ["◆ ▲ ●", "A problem: an error, a warning, a remark; Ctrl+. tells it and mends it"],
  ["⇄", "Changed here and on disk; Enter opens the choice"],
];

/** Signs of the columns that tell what the game understands, and of problems. */
const readingMarks: readonly (readonly [string, string])[] = [
  ["✓", "All abilities are understood, and matches carry them out"],
  ["△", "Understood, with a remark, or matches carry out only a part; point at it for the reason"],
  ["✕", "Not understood, or not to be worked out; the cell says why"],
  ["○", "There is no rules text"],
];

export function HelpDialog(): ReactNode {
  const groups = ["Edit", "Rows", "Go", "Match", "File", "View", "Help"] as const;
  const shown = commands.filter(({ id, keys }) => keys.length > 0 && !/^sheet-[2-9]$/u.test(id));
  return (
    <Dialog title="Keyboard shortcuts and help" className="help" isScrolling>
      <p>
        Every edit is written to its TOML file at once and changes nothing else in it. What other programs write appears
        by itself; where both changed the same cell you are asked.
      </p>
      <div className="help-columns">
        <section>
          <h3>In the sheet</h3>
          <Keys list={gridKeys} />
          <h3>At the table</h3>
          <Keys list={tableKeys} />
          <h3>What cells say</h3>
          <Keys list={marks} />
          <h3>What the game makes of a card</h3>
          <Keys list={readingMarks} />
        </section>
        <section>
          {groups.map((group) => {
            const own = shown.filter((command) => command.group === group);
            if (own.length === 0) return null;
            return (
              <Fragment key={group}>
                <h3>{group}</h3>
                <Keys
                  list={own.map(({ id, title, keys }) => [
                    keys.map(shownKey),
                    id === "sheet-1" ? "Sheet 1; up to 9 alike" : title,
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
