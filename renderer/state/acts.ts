import type { MacroStep } from "../../shared/macros/index.js";
import { sayHere } from "./notices.js";
import { getApp, setApp } from "./store.js";
import { noticeTexts } from "./texts.js";

/** The longest macro that its file may hold. */
const mostSteps = 100;

/** A change of cells in terms that hold for others, too. */
export type CellsAct = Omit<MacroStep, "column">;

/** What can be done again: to the cells that are selected then, or by running a command. */
export type RepeatableAct =
  | { readonly kind: "cells"; readonly act: CellsAct }
  | { readonly kind: "command"; readonly id: string; readonly title: string };

/** A macro in the making. */
export interface Recording {
  readonly steps: readonly MacroStep[];
  /** What was done meanwhile and is not part of it, by name. */
  readonly leftOut: readonly string[];
}

/** Notes a change of cells in these columns: to be repeated, and as steps of the macro that is being recorded. */
export function noteCells(act: CellsAct, columns: readonly string[]): void {
  setApp(({ recording }) => ({
    lastAct: { kind: "cells", act },
    recording:
      recording &&
      withSteps(
        recording,
        columns.map((column) => ({ column, ...act })),
      ),
  }));
}

function withSteps({ steps, leftOut }: Recording, added: readonly MacroStep[]): Recording {
  const all = [...steps, ...added];
  return all.length <= mostSteps ? { steps: all, leftOut } : { steps, leftOut: withName(leftOut, tooMany) };
}

const tooMany = `Steps after the first ${mostSteps}`;

const withName = (names: readonly string[], name: string): readonly string[] =>
  names.includes(name) ? names : [...names, name];

/** Notes something that no macro can do again; it is named when the recording ends. */
export function noteLeftOut(name: string): void {
  const { recording } = getApp();
  if (!recording || recording.leftOut.includes(name)) return;
  setApp({ recording: { ...recording, leftOut: withName(recording.leftOut, name) } });
  sayHere("info", noticeTexts.notRecorded(name));
}

/** Notes a command on rows: it can be repeated, and is no step of a macro. */
export function noteCommand(id: string, title: string): void {
  setApp({ lastAct: { kind: "command", id, title } });
  noteLeftOut(title);
}
