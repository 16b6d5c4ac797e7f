import { Command, CommanderError } from "commander";
import packageJson from "../../package.json" with { type: "json" };
import { wrapHelp, type CliContext } from "./command.js";
import { commands } from "./commands.js";
import { exitCodes, type ExitCode } from "./output.js";

const exitHelp = `
Exit codes: 0 success, 1 something was found that needs attention, 2 the command could not be carried out.
Results go to standard output, remarks to standard error.

Run "cardwright help COMMAND" for details and examples.`;

/** Help about no command is answered as that command would be: Commander shows its whole help, and no reason. */
function withKnownTopic(args: readonly string[], { commands: known }: Command): readonly string[] {
  const [first, topic] = args;
  if (first !== "help" || topic === undefined) return args;
  return known.some((each) => each.name() === topic) ? args : [topic];
}

/** Runs one command line, given without the names of Node and the program. */
export async function main(args: readonly string[], context: CliContext): Promise<ExitCode> {
  let code: ExitCode = exitCodes.fine;
  const finish = (outcome: ExitCode): void => {
    code = outcome;
  };
  const program = new Command("cardwright")
    .configureHelp({ boxWrap: wrapHelp })
    .description("Edits cards in TOML files without changing any other byte.")
    .version(packageJson.version)
    .addHelpText("after", exitHelp)
    .exitOverride()
    .configureOutput({
      writeOut: (text) => context.output.say(text),
      writeErr: (text) => context.output.remark(text.trimEnd()),
    });
  for (const define of commands) {
    const defined = define(context, finish);
    program.addCommand(defined.copyInheritedSettings(program));
  }
  try {
    await program.parseAsync([...withKnownTopic(args, program)], { from: "user" });
  } catch (error) {
    if (!(error instanceof CommanderError)) throw error;
    return error.exitCode === 0 ? exitCodes.fine : exitCodes.wrongUse;
  }
  return code;
}
