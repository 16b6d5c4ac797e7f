import { Command, Help } from "commander";
import type { Result } from "../../shared/base/index.js";
import type { ExitCode, Output } from "./output.js";

/** The standard streams, as a command uses them. */
export interface CliContext {
  readonly output: Output;
  /** All of the standard input; what is no UTF-8 text is refused, as in files. */
  readInput(): Promise<Result<string>>;
  /** Asks the person for a line; null where nobody answers any more. */
  readonly ask: (question: string) => Promise<string | null>;
}

/** One command of `cardwright`: its name, arguments and options, and what it does. */
export type CommandDefinition = (context: CliContext, finish: (code: ExitCode) => void) => Command;

export interface CommandText {
  readonly name: string;
  readonly summary: string;
  readonly details?: string;
  /** Command lines without the program's name, with what they do. */
  readonly examples: readonly (readonly [line: string, meaning: string])[];
}

/** A command with its help; arguments, options and the action are added by the caller. */
export function command({ name, summary, details, examples }: CommandText): Command {
  const width = Math.max(...examples.map(([line]) => line.length));
  const lines = examples.map(([line, meaning]) => `  cardwright ${line.padEnd(width)}  ${meaning}`);
  return new Command(name)
    .summary(summary)
    .description(details === undefined ? summary : `${summary}\n\n${details}`)
    .addHelpText("after", `\nExamples:\n${lines.join("\n")}\n`);
}

/** Wraps sentences at the width of the terminal. Lines that begin with a space are laid out already, as those of a sample file. */
export function wrapHelp(this: Help, text: string, width: number): string {
  return text
    .split("\n")
    .map((line) => (line.startsWith(" ") ? line : Help.prototype.boxWrap.call(this, line, width)))
    .join("\n");
}

export const keyHelp = "the key of the cell: cost, stats.power, tags[0], abilities[1].name";
export const rowHelp = "the row number, counted from 0, or id: followed by its id";
export const tableHelp = "the table, if the file has several";
export const jsonHelp = "print the result as JSON";
