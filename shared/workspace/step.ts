import { neverHappens, type Result } from "../base/index.js";
import { noAddedRules, type AddedRules, type CheckedGame } from "../validate/index.js";
import { xoroshiro128plus } from "pure-rand/generator/xoroshiro128plus";
import { receive, settle, settleTimer, touched } from "./sync/disk.js";
import { carryOutIntent } from "./intents/index.js";
import { dropTextsOfLostRows } from "./intents/refused-texts.js";
import type { Effect, Input } from "./protocol.js";
import { bindSheets, checkBeside, checkOn, checkTimer } from "./problems/check.js";
import { newProblems, type Trace } from "./problems/memory.js";
import { restoreHistory } from "./history/restore.js";
import { publish } from "./views/publish.js";
import { offerRecovery } from "./recovery/index.js";
import { retry, retryTimer } from "./sync/saving.js";
import type { WorkspaceState } from "./state.js";
import { Transition } from "./transition.js";
import { wrote } from "./sync/written.js";
import { followStanding } from "./what-if/follow.js";
import { keepEdits } from "./what-if/keep.js";

export interface WorkspaceOptions {
  /** The games whose tables and rules are known; with none, only the files' own rules hold. */
  readonly games?: readonly CheckedGame[] | undefined;
  /** Rules beside those of games and files. */
  readonly added?: AddedRules | undefined;
  /** Absolute path of the folder, for people. */
  readonly root: string;
  readonly title: string;
  /** Why nothing may be edited: another process holds the workspace. */
  readonly readOnly?: string | undefined;
  /** Why there is no journal, so that unsaved edits would not survive a crash. */
  readonly unprotected?: string | undefined;
  /** Different in each run: journal ids begin with it. */
  readonly run: string;
  /** 32 bits that new ids are drawn from. */
  readonly seed: number;
  readonly trace?: Trace | undefined;
}

const untraced: Trace = () => undefined;

export function createWorkspace(options: WorkspaceOptions): WorkspaceState {
  const { games = [], added = noAddedRules, root, title, readOnly, unprotected, run, seed, trace = untraced } = options;
  return {
    root,
    title,
    readOnly,
    unprotected,
    run,
    openedAs: run,
    missing: false,
    files: new Map(),
    done: [],
    undone: [],
    conflicts: new Map(),
    recovery: new Map(),
    problems: newProblems(games, added, trace),
    shown: { edition: 0, view: undefined },
    counter: 1,
    random: xoroshiro128plus(seed).getState(),
  };
}

export interface Step {
  readonly state: WorkspaceState;
  /** To be carried out in this order. */
  readonly effects: readonly Effect[];
  /** The answer, where the input was an intent or keeps a what-if: the response of that intent, or why nothing was done. */
  readonly reply?: Result<unknown>;
}

/**
 * The whole workspace: what happens becomes a new state and what is to be done about it. The answer follows from the
 * arguments alone, and the old state stays valid. One thing in the state changes in place: `problems.memory` holds the checker
 * with what it computed, for the files of the state it was asked about last. Asked about another state, it is brought to that
 * state's files first: going back and forth costs time and changes no answer.
 */
export function step(state: WorkspaceState, input: Input): Step {
  const transition = new Transition(state);
  const reply = take(transition, input);
  dropTextsOfLostRows(transition);
  const isPiece = input.kind === "timer" && input.id === checkTimer;
  const changes = isPiece ? checkOn(transition) : checkBeside(transition, input.kind === "opened");
  const effects = [...transition.effects, ...publish(transition, changes)];
  return { state: transition.state, effects, ...(reply ? { reply } : {}) };
}

function take(step: Transition, input: Input): Result<unknown> | undefined {
  switch (input.kind) {
    case "opened":
      for (const { file, read } of input.files) receive(step, file, read);
      step.update({ problems: { ...step.state.problems, opening: { files: step.state.files, problems: undefined } } });
      bindSheets(step);
      offerRecovery(step, input.journal);
      if (input.history) restoreHistory(step, input.history);
      return undefined;
    case "intent":
      return carryOutIntent(step, input.intent);
    case "touched":
      touched(step, input.file);
      return undefined;
    case "folder":
      folder(step, input.present);
      return undefined;
    case "read":
      if (!step.state.missing) receive(step, input.file, input.outcome);
      return undefined;
    case "wrote":
      wrote(step, input.file, input.ticket, input.outcome);
      return undefined;
    case "journal-failed":
      step.update({ unprotected: input.fault.message });
      return undefined;
    case "journal-works":
      step.update({ unprotected: undefined });
      return undefined;
    case "rules":
      step.update({ problems: { ...step.state.problems, added: input.added } });
      return undefined;
    case "standing":
      followStanding(step, input.standing);
      return undefined;
    case "keep":
      return keepEdits(step, input.edits);
    case "timer":
      timer(step, input.id);
      return undefined;
    default:
      return neverHappens(input);
  }
}

/** One banner for the whole folder; when it is back every file is looked at again. */
function folder(step: Transition, present: boolean): void {
  step.update({ missing: !present });
  if (!present) return;
  for (const file of step.state.files.keys()) step.effects.push({ kind: "read", file });
}

function timer(step: Transition, id: string): void {
  for (const file of step.state.files.keys()) {
    if (id === settleTimer(file)) settle(step, file);
    if (id === retryTimer(file)) retry(step, file);
  }
}

/** Whether something is not on disk yet that could be: what closing waits for. */
export const isSaving = (state: WorkspaceState): boolean =>
  [...state.files.values()].some(({ flight }) => flight !== undefined);

/** How many operations and texts are not on disk. */
export const unsavedCount = (state: WorkspaceState): number =>
  [...state.files.values()].reduce((sum, { pending, stuck }) => sum + pending.length + stuck.size, 0);
