import { xoroshiro128plus } from "pure-rand/generator/xoroshiro128plus";
import { newProblems } from "../problems/memory.js";
import type { Condition, FileState, WorkspaceState } from "../state.js";

export interface WhatIfOptions {
  /** From 1; another one for each what-if of a workspace. */
  readonly number: number;
  /** 32 bits that new ids are drawn from: others than those of the standing workspace. */
  readonly seed: number;
}

/** Far more numbers than a workspace issues while it is open. */
const numbersApart = 1e12;

/**
 * A what-if: a workspace of its own that begins as what is on screen and has the standing workspace in the place of a disk. Its
 * edits stay unsaved; they are merged into each later version of the standing files, as unsaved edits are merged into what
 * another program writes, until they are kept or the what-if is dropped. Rows keep the keys that they have in the standing
 * workspace, and no row that is added here gets one that is issued there.
 */
export function forkWorkspace(standing: WorkspaceState, { number, seed }: WhatIfOptions): WorkspaceState {
  const { added, opening, memory } = standing.problems;
  const { checker, trace } = memory;
  return {
    ...standing,
    isWhatIf: true,
    readOnly: undefined,
    files: new Map([...standing.files].map(([name, file]) => [name, forkedFile(file)])),
    done: [],
    undone: [],
    conflicts: new Map(),
    recovery: new Map(),
    problems: newProblems(checker.games, added, trace, opening),
    run: `${standing.run}-what-if-${number}`,
    counter: standing.counter + number * numbersApart,
    random: xoroshiro128plus(seed).getState(),
  };
}

/** A file as it stands, with nothing unsaved. */
export const forkedFile = (file: FileState): FileState => ({
  file: file.file,
  role: file.role,
  content: file.content,
  ...(file.content ? { base: { content: file.content, stamp: null } } : {}),
  absence: file.absence,
  pending: [],
  lookAgain: false,
  condition: forkedCondition(file.condition),
  drafts: new Map(),
  stuck: new Map(),
  revision: file.revision,
});

/** A what-if writes no file: that the disk refuses is no trouble of it. */
export const forkedCondition = (condition: Condition): Condition =>
  condition.kind === "failing" || condition.kind === "read-only" ? { kind: "fine" } : condition;
