import { Command } from "commander";
import { games, type CommandExit, type FileCommand, type FileCommands } from "../../shared/games/index.js";
import { isSystemError, ownWriteFault } from "../files/index.js";
import { command, type CliContext, type CommandDefinition } from "./command.js";
import { Cancelled, commandHost } from "./command-host.js";
import { exitCodes, type ExitCode, type Output } from "./output.js";
import { removeLeftovers } from "./store.js";

/** The commands of games, each group as a command with commands of its own. */
export const gameCommands: readonly CommandDefinition[] = games.flatMap(({ fileCommands }) =>
  fileCommands === undefined ? [] : [groupOf(fileCommands)],
);

function groupOf({ name, summary, commands }: FileCommands): CommandDefinition {
  return (context, finish) => {
    const group = new Group(name).summary(summary).description(summary);
    group.addHelpText("after", `\nRun "cardwright ${name} COMMAND --help" for details and examples.`);
    for (const each of commands) group.addCommand(define(each, name, context, finish));
    return group;
  };
}

/** A command whose own commands write and end as the program does. */
class Group extends Command {
  override copyInheritedSettings(source: Command): this {
    super.copyInheritedSettings(source);
    for (const each of this.commands) {
      const name = `cardwright ${this.name()} ${each.name()}`;
      const outputError = (message: string, write: (text: string) => void): void => write(inTheirWords(message, name));
      each.copyInheritedSettings(this).configureOutput({ outputError }).allowExcessArguments().allowUnknownOption();
    }
    return this;
  }
}

function define(
  fileCommand: FileCommand,
  group: string,
  { output }: CliContext,
  finish: (code: ExitCode) => void,
): Command {
  const { options, arguments: words = [], ...text } = fileCommand;
  const defined = command(text);
  for (const { words: named, about } of words) defined.argument(named, about);
  for (const { words: named, about } of options) defined.option(named, about);
  defined.option("--progress <when>", "show on the standard error how far the work is: auto, always, never", "auto");
  const name = `cardwright ${group} ${text.name}`;
  return defined.action(async (...given: readonly unknown[]) => {
    const chosen = defined.opts();
    const rest = defined.args.slice(words.length);
    const cancellation = { isCancelled: false };
    const showProgress = progressOf(chosen["progress"]);
    const host = commandHost({
      name,
      output,
      cancellation,
      ...(showProgress === undefined ? {} : { showProgress }),
    });
    if (rest.length > 0) {
      finish(host.wrongUse(`unrecognized arguments: ${rest.join(" ")}`));
      return;
    }
    const unwatch = watchSignals(cancellation);
    try {
      finish(await fileCommand.run({ arguments: given.slice(0, words.length), options: chosen }, host));
    } catch (error) {
      finish(outcomeOf(error, output));
    } finally {
      unwatch();
    }
  });
}

function outcomeOf(error: unknown, output: Output): ExitCode {
  if (error instanceof Cancelled) return exitCodes.interrupted;
  if (!isSystemError(error)) throw error;
  output.remark(`Error: ${ownWriteFault(error).message}`);
  return 1 satisfies CommandExit;
}

function progressOf(when: unknown): ((line: string) => void) | undefined {
  const isShown = when === "always" || (when !== "never" && process.stderr.isTTY);
  return isShown ? (line) => void process.stderr.write(`\r${line}\u001b[K`) : undefined;
}

/** A first signal asks the work to end, a second one ends the program; neither leaves a temporary file. */
function watchSignals(cancellation: { isCancelled: boolean }): () => void {
  const cancel = (signal: NodeJS.Signals): void => {
    if (cancellation.isCancelled) {
      removeLeftovers();
      process.off(signal, cancel);
      process.kill(process.pid, signal);
    }
    cancellation.isCancelled = true;
  };
  const signals = ["SIGINT", "SIGTERM", "SIGHUP"] as const;
  for (const signal of signals) process.on(signal, cancel);
  return () => {
    for (const signal of signals) process.off(signal, cancel);
  };
}

/** Options without their values are refused in the words of the tools these commands follow. */
const inTheirWords = (message: string, name: string): string =>
  message.replace(
    /^error: option '(-\w), (--\w+) (?:<\w+(\.\.\.)?>)' argument missing/u,
    (_, short: string, long: string, many?: string) =>
      `${name}: error: argument ${short}/${long}: expected ${many === undefined ? "one" : "at least one"} argument`,
  );
