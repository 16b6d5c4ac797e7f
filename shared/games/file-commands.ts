import type { Result } from "../base/index.js";

/**
 * Commands of a game for the command line that read and write files of other tools: `cardwright GROUP COMMAND`. They do
 * all their work through a host, so that they know no disk and no clock.
 */
export interface FileCommands {
  /** The group's name, such as `effects`. */
  readonly name: string;
  readonly summary: string;
  readonly commands: readonly FileCommand[];
}

export interface FileCommand {
  readonly name: string;
  readonly summary: string;
  readonly details?: string;
  /** Command lines behind the group's name, with what they do. */
  readonly examples: readonly (readonly [line: string, meaning: string])[];
  /** Arguments that are no options: `<file>`, `[file]`. */
  readonly arguments?: readonly FileCommandWord[];
  readonly options: readonly FileCommandWord[];
  /** Returns the exit code. */
  run(given: GivenWords, host: CommandHost): Promise<CommandExit>;
}

/** An option or argument: `-c, --column <name>`, `-t, --text <patterns...>`, `-f, --file [file]`. */
export interface FileCommandWord {
  readonly words: string;
  readonly about: string;
}

/** What was given on the command line, unread: options by their long names in camel case. */
export interface GivenWords {
  readonly arguments: readonly unknown[];
  readonly options: Readonly<Record<string, unknown>>;
}

/** 0: done, 1: it failed or found something, 2: it was called wrongly. */
export type CommandExit = 0 | 1 | 2;

/** What a command can use of the machine. */
export interface CommandHost {
  /** Writes results. */
  print(text: string): void;
  /** Writes a line for the person who waits. */
  remark(line: string): void;
  /** Says that a command was called wrongly, in the way of the command line; returns the exit code for it. */
  wrongUse(message: string): CommandExit;
  /** Tells how far the work is, and lets other things have their turn. Throws when the work was cancelled. */
  progress(what: string, done: number, total: number): Promise<void>;
  /** A number to begin chance with. */
  seed(): number;
  readonly files: CommandFiles;
  /** Room for more than fits into memory. */
  scratch(folder: string | undefined): RunStore;
}

/** Files by their paths, relative to the folder the command was started in. */
export interface CommandFiles {
  /** The whole of a text file; the code `file/not-found` where there is none. */
  read(path: string): Promise<Result<string>>;
  /** A text file piece by piece, for files of any size. */
  stream(path: string): Promise<Result<AsyncIterable<string>>>;
  /** The names in a folder; none where there is no folder. */
  list(folder: string): Promise<readonly string[]>;
  /** Replaces the file as a whole, when all pieces are there. */
  write(path: string, pieces: Pieces): Promise<Result<null>>;
  /** Writes behind what the file has; the file is as before where that fails. */
  append(path: string, pieces: Pieces): Promise<Result<null>>;
  /** With all folders above it; fine where it exists. */
  makeFolder(path: string): Promise<Result<null>>;
  /** Fine where there is none. */
  remove(path: string): Promise<Result<null>>;
}

export type Pieces = AsyncIterable<string> | Iterable<string>;

/** Batches of lines that are kept outside memory for a while. */
export interface RunStore {
  keep(batches: AsyncIterable<readonly string[]> | Iterable<readonly string[]>): Promise<Run>;
}

/** Lines that are kept, to be read once from the start; reading them to the end or removing them frees their room. */
export interface Run {
  /** From memory at once, from a disk as they are read. */
  batches(): AsyncIterable<readonly string[]> | Iterable<readonly string[]>;
  remove(): Promise<void>;
}
