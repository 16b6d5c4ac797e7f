import {
  Checker,
  type AddedRules,
  type CheckedGame,
  type CheckProgress,
  type StandingProblem,
  type Waiver,
} from "../../validate/index.js";
import type { Metadata } from "../../metadata/index.js";
import type { SheetSchema } from "../../sheet/index.js";
import type { Opening } from "./opening.js";
import { OpeningTally } from "./opening-tally.js";
import type { Condition, Content, Draft, TableState, WorkspaceState } from "../state.js";

/**
 * Told of the file that is parsed or checked next, so that somebody outside knows which one stopped the work. Has no say in
 * what comes of it.
 */
export type Trace = (file: string) => void;

/** A file as the checker last saw it. */
export interface SeenFile {
  readonly content: Content | undefined;
  readonly drafts: ReadonlyMap<string, Draft>;
  readonly condition: Condition;
}

/**
 * What was computed about the problems of a workspace. It follows from the files alone and is kept because working it out
 * again would cost too much; unlike all else in the state it changes in place. `seen` says which files it belongs to: those
 * of another state are compared with them, and it is brought there.
 */
export interface ProblemMemory {
  readonly checker: Checker;
  readonly seen: Map<string, SeenFile>;
  readonly trace: Trace;
  readonly waivers: WeakMap<Metadata, readonly Waiver[]>;
  /** The problems of a sheet in its order, as they were after so many changes. */
  readonly ordered: WeakMap<TableState, { readonly changes: number; readonly problems: readonly StandingProblem[] }>;
  settings: Content | undefined;
  added: AddedRules;
  /** Which problems of untouched data still stand; it follows the changes that the checker reports. */
  readonly opening: OpeningTally;
  /** Pieces of checking since findings were last sent to the pages. */
  piecesUntold: number;
}

/** The problems as a state has them. */
export interface ProblemsState {
  readonly memory: ProblemMemory;
  /** Rules beside those of games and files. */
  readonly added: AddedRules;
  /** Counts the steps in which problems came, went or changed. */
  readonly changes: number;
  /** What was opened; undefined before anything was. */
  readonly opening: Opening | undefined;
  /** Not everything was looked at yet. */
  readonly isChecking: boolean;
  /** The progress that was last sent to the pages; undefined once all is checked. */
  readonly progress: CheckProgress | undefined;
}

export const newProblems = (
  games: readonly CheckedGame[],
  added: AddedRules,
  trace: Trace,
  opening?: Opening,
): ProblemsState => ({
  memory: {
    checker: new Checker(games, { added, trace: ({ file }) => trace(file) }),
    trace,
    seen: new Map(),
    waivers: new WeakMap(),
    ordered: new WeakMap(),
    settings: undefined,
    added,
    opening: new OpeningTally(),
    piecesUntold: 0,
  },
  added,
  changes: 0,
  opening,
  isChecking: false,
  progress: undefined,
});

/** The kinds of sheet of the known games that are plain tables. */
export const plainSheets = ({ problems }: Pick<WorkspaceState, "problems">): readonly SheetSchema[] =>
  problems.memory.checker.games.flatMap(({ sheets }) => sheets.filter(({ isSingle }) => isSingle === true));
