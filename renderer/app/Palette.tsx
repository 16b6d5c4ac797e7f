import { useMemo, useState, type KeyboardEvent, type ReactNode } from "react";
import { activeGrid, textOfCell } from "../grid/index.js";
import { Dialog, ranked } from "../ui/index.js";
import { showSheet, rowsOf, activeSheet, getApp, idPlaceOf, sheetKey, turns, useCloseOverlay } from "../state/index.js";
import { allCommands, isOffered, runOrExplain, shownKey } from "../commands/index.js";
import { lateTexts } from "./late-texts.js";

interface Choice {
  readonly id: string;
  readonly title: string;
  readonly detail: string;
  /** Other words it is found by, without being shown. */
  readonly synonyms?: string | undefined;
  readonly run: () => unknown;
}

type Mode = "commands" | "sheets" | "cards";

const labels: Readonly<Record<Mode, string>> = {
  commands: lateTexts.runACommand,
  sheets: lateTexts.openASheet,
  cards: lateTexts.goToACard,
};

function choicesOf(mode: Mode): Choice[] {
  const state = getApp();
  switch (mode) {
    case "commands":
      return allCommands()
        .filter((command) => isOffered(command) && command.id !== "palette")
        .map((command) => {
          const { id, title, synonyms, keys } = command;
          const detail = keys[0] === undefined ? "" : shownKey(keys[0]);
          return { id, title, detail, synonyms, run: () => runOrExplain(command) };
        });
    case "sheets":
      return (state.workspace?.sheets ?? []).map((sheet) => ({
        id: sheetKey(sheet.ref),
        title: sheet.title,
        detail: `${sheet.ref.file}, ${sheet.rowCount.toLocaleString("en")} rows`,
        run: () => showSheet(sheetKey(sheet.ref)),
      }));
    case "cards": {
      const sheet = activeSheet(state);
      if (!sheet) return [];
      const placeOf = (name: string): number =>
        sheet.columns.findIndex(({ id }) => id.path.length === 1 && id.path[0]?.toLowerCase() === name);
      const name = placeOf("name");
      const id = idPlaceOf(sheet);
      return (rowsOf(sheetKey(sheet.ref))?.rows ?? []).map((row, at) => ({
        id: row.key,
        title: textOfCell(row.cells[name === -1 ? 0 : name]) || lateTexts.rowNumber(at + 1),
        detail: textOfCell(row.cells[id]),
        run: () => activeGrid()?.goTo(row.key),
      }));
    }
  }
}

/** One list to type into: commands, sheets or cards. */
export function Palette({ mode }: { mode: Mode }): ReactNode {
  const close = useCloseOverlay();
  const all = useMemo(() => choicesOf(mode), [mode]);
  const [query, setQuery] = useState("");
  const [at, setAt] = useState(0);
  const choices = useMemo(() => {
    const textOf = ({ title, detail }: Choice): string => (mode === "cards" ? `${title} ${detail}` : title);
    return ranked(all, query, textOf, 60, ({ synonyms = "" }) => synonyms);
  }, [all, query, mode]);
  const take = (choice: Choice | undefined): void => {
    if (!choice) return;
    close();
    // Keys typed at once after the choice are for where it leads, not for the cell that was active before.
    turns.hold(new Promise((drawn) => requestAnimationFrame(drawn)).then(choice.run));
  };
  const onKey = (event: KeyboardEvent): void => {
    const step = event.key === "ArrowDown" ? 1 : event.key === "ArrowUp" ? -1 : 0;
    if (step !== 0 && choices.length > 0) setAt((at + step + choices.length) % choices.length);
    else if (event.key === "Enter") take(choices[at]);
    else return;
    event.preventDefault();
  };
  const active = choices[at];
  return (
    <Dialog title={labels[mode]} className="palette" isTitleHidden>
      <input
        className="field palette-field"
        role="combobox"
        aria-expanded="true"
        aria-controls="palette-list"
        aria-label={labels[mode]}
        {...(active ? { "aria-activedescendant": `choice-${at}` } : {})}
        placeholder={labels[mode]}
        value={query}
        data-first-focus
        onChange={({ target }) => {
          setQuery(target.value);
          setAt(0);
        }}
        onKeyDown={onKey}
      />
      <ul id="palette-list" className="palette-list" role="listbox" aria-label={labels[mode]}>
        {choices.map((choice, place) => (
          <li
            key={choice.id}
            id={`choice-${place}`}
            role="option"
            aria-selected={place === at}
            ref={(item) => {
              if (place === at) item?.scrollIntoView({ block: "nearest" });
            }}
            // A list that appears or scrolls under a resting pointer moves it too: Enter would run what happens to lie there.
            onMouseMove={({ movementX, movementY }) => {
              if (movementX !== 0 || movementY !== 0) setAt(place);
            }}
            onClick={() => take(choice)}
          >
            <span>{choice.title}</span>
            <span className="palette-detail">{choice.detail}</span>
          </li>
        ))}
      </ul>
      {choices.length === 0 && <p className="palette-none">{lateTexts.nothingMatches}</p>}
    </Dialog>
  );
}
