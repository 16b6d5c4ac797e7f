import { hasUnnotedEdits, whenEditsAreNoted } from "../grid/index.js";
import { isRecording, repeatOnSelection, startRecording, stopRecording } from "../macros/index.js";
import { activeSheet, getApp, noteCommand, noteLeftOut, openOverlay } from "../state/index.js";
import type { Command } from "./command.js";

const hasSheet = (): boolean => activeSheet(getApp()) !== undefined;

/** Commands on rows that may be repeated at once on others. */
const repeatable = new Set(["add-row", "insert-row", "duplicate-row", "delete-row", "move-up", "move-down"]);

/** Other commands that change the sheet. What they do is no edit of the selected cells, which would be noted by itself. */
const unrecorded = new Set(["undo", "redo", "list", "replace", "rename-value", "apply-order"]);

/** Notes what is about to be done, to be repeated, or to be named as left out of the macro that is being recorded. */
export function noteRun({ id, title }: Command): void {
  if (repeatable.has(id)) noteCommand(id, title);
  else if (unrecorded.has(id)) noteLeftOut(title.replace(/…$/u, ""));
}

/** Repeating what was done last, and macros; `run` runs a command by its id. */
export const macroCommands = (run: (id: string) => void): readonly Command[] => [
  {
    id: "repeat",
    title: "Repeat the last act",
    synonyms: "again redo f4 last command same once more",
    keys: ["Shift+F4"],
    group: "Edit",
    isAvailable: hasSheet,
    whyNot: () =>
      getApp().lastAct === null && !hasUnnotedEdits()
        ? "Nothing was done yet that can be repeated: change a cell or a row first."
        : undefined,
    run: async () => {
      await whenEditsAreNoted();
      const { lastAct } = getApp();
      if (lastAct?.kind === "command") run(lastAct.id);
      else if (lastAct?.kind === "cells") await repeatOnSelection(lastAct.act);
    },
  },
  {
    id: "start-recording",
    title: "Start recording a macro",
    synonyms: "macro record actions steps automate batch",
    keys: [],
    group: "Edit",
    isAvailable: () => hasSheet() && !isRecording(),
    run: startRecording,
  },
  {
    id: "stop-recording",
    title: "Stop recording",
    synonyms: "macro record save end finish",
    keys: [],
    group: "Edit",
    isAvailable: isRecording,
    run: stopRecording,
  },
  {
    id: "run-macro",
    title: "Run macro…",
    synonyms: "replay play actions automate batch repeat script",
    keys: [],
    group: "Edit",
    isAvailable: hasSheet,
    run: () => openOverlay({ kind: "run-macro" }),
  },
  {
    id: "rename-macro",
    title: "Rename a macro…",
    synonyms: "name call script",
    keys: [],
    group: "Edit",
    isAvailable: hasSheet,
    run: () => openOverlay({ kind: "rename-macro" }),
  },
  {
    id: "delete-macro",
    title: "Delete a macro…",
    synonyms: "remove forget script",
    keys: [],
    group: "Edit",
    isAvailable: hasSheet,
    run: () => openOverlay({ kind: "delete-macro" }),
  },
];
