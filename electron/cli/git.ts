import { Command } from "commander";
import type { CliContext, CommandDefinition } from "./command.js";
import { conflictsCommand } from "./git-conflicts.js";
import { diffDriverCommand } from "./git-diff-driver.js";
import { difftoolCommand } from "./git-difftool.js";
import { installCommand, uninstallCommand } from "./git-install.js";
import { mergeDriverCommand } from "./git-merge-driver.js";
import { mergetoolCommand } from "./git-mergetool.js";
import { textconvCommand } from "./git-textconv.js";

const definitions: readonly CommandDefinition[] = [
  installCommand,
  uninstallCommand,
  conflictsCommand,
  mergeDriverCommand,
  diffDriverCommand,
  textconvCommand,
  difftoolCommand,
  mergetoolCommand,
];

/** `git`: what git runs for card files, and how it comes to do so. */
export const gitCommand: CommandDefinition = (context: CliContext, finish) => {
  const summary = "Have git compare and merge card files by rows and cells.";
  const group = new GitGroup("git").summary(summary).description(summary);
  group.addHelpText("after", '\nRun "cardwright git COMMAND --help" for details and examples.');
  for (const define of definitions) group.addCommand(define(context, finish));
  return group;
};

/** A command whose own commands write and end as the program does. */
class GitGroup extends Command {
  override copyInheritedSettings(source: Command): this {
    super.copyInheritedSettings(source);
    for (const each of this.commands) each.copyInheritedSettings(this);
    return this;
  }
}
