import { Command, CommanderError } from "commander";
import packageJson from "../../package.json" with { type: "json" };
import type { Surroundings } from "./command.js";
import { commands } from "./commands.js";
import { exitCodes, type ExitCode } from "./output.js";

const exitHelp = `
Exit codes: 0 fine, 1 something was found that is to be looked at, 2 nothing could be done.
Results go to the standard output, remarks to the standard error output.

cardwright help COMMAND explains a command, with examples.`;

/** Runs one command line, given without the names of Node and the program. */
export async function main(args: readonly string[], surroundings: Surroundings): Promise<ExitCode> {
  let code: ExitCode = exitCodes.fine;
  const finish = (outcome: ExitCode): void => {
    code = outcome;
  };
  const program = new Command("cardwright")
    .description("Cards in TOML files, edited losslessly.")
    .version(packageJson.version)
    .addHelpText("after", exitHelp)
    .exitOverride()
    .configureOutput({
      writeOut: (text) => surroundings.output.say(text),
      writeErr: (text) => surroundings.output.remark(text.trimEnd()),
    });
  for (const define of commands) {
    const defined = define(surroundings, finish);
    program.addCommand(defined.copyInheritedSettings(program));
  }
  try {
    await program.parseAsync([...args], { from: "user" });
  } catch (error) {
    if (!(error instanceof CommanderError)) throw error;
    return error.exitCode === 0 ? exitCodes.fine : exitCodes.wrongUse;
  }
  return code;
}
