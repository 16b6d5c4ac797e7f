import { homedir } from "node:os";
import { join } from "node:path";
import { z } from "zod";
import { ok, type Result } from "../../shared/base/index.js";
import { driverSettings, globalAttributesFile, removeSettings, writeSettings, type ConfigScope } from "../git/index.js";
import { command, type CommandDefinition } from "./command.js";
import { readText, writeText } from "./files.js";
import { exitCodes, refuse, type ExitCode, type Output } from "./output.js";
import { disk } from "./store.js";

/** All TOML files below the folder of the attributes file. */
const attributesLine = "*.toml diff=cardwright merge=cardwright";

const optionsSchema = z.object({ global: z.boolean().default(false), program: z.string().default("cardwright") });

const scopeHelp =
  "By default this concerns the repository of the working directory: its configuration, and a .gitattributes file in the working " +
  "directory, which is meant to be committed. With --global it is the user's own configuration, for all repositories.";

/** `git install`. */
export const installCommand: CommandDefinition = ({ output }, finish) =>
  command({
    name: "install",
    summary: "Let git compare and merge the TOML files of a folder by rows and cells.",
    details: `${scopeHelp} Every line that is written is printed. Others who use the repository run this command once each: git takes no configuration from a repository, and without it merges these files by lines.`,
    examples: [
      ["git install", "for the card files below the working directory"],
      ["git install --global", "for all repositories of this user"],
      ["git install --program 'npx cardwright'", "if cardwright is not on the path"],
    ],
  })
    .option("--global", "for all repositories of this user")
    .option("--program <command>", "the command line that starts Cardwright; by default cardwright")
    .action(async (options: unknown) => finish(await install(output, optionsSchema.parse(options))));

/** `git uninstall`. */
export const uninstallCommand: CommandDefinition = ({ output }, finish) =>
  command({
    name: "uninstall",
    summary: "Let git compare and merge these files by lines again.",
    details: `Removes what "cardwright git install" wrote. ${scopeHelp}`,
    examples: [
      ["git uninstall", "for the card files below the working directory"],
      ["git uninstall --global", "for all repositories of this user"],
    ],
  })
    .option("--global", "for all repositories of this user")
    .action(async (options: unknown) => finish(await uninstall(output, optionsSchema.parse(options))));

async function install(output: Output, { global, program }: z.infer<typeof optionsSchema>): Promise<ExitCode> {
  const scope: ConfigScope = global ? "global" : "local";
  const settings = driverSettings(program);
  const written = await writeSettings(".", scope, settings);
  if (!written.ok) return refuse(output, written.error);
  for (const [name, value] of settings) output.say(`git config --${scope} ${name} '${value}'\n`);

  const file = await attributesFile(scope);
  const before = await attributesText(file, output);
  if (!before.ok) return refuse(output, before.error);
  const lines = before.value.split(/\r?\n/u);
  if (lines.includes(attributesLine)) return exitCodes.fine;
  const gap = before.value === "" || before.value.endsWith("\n") ? "" : "\n";
  const added = await writeText(file, output, `${before.value}${gap}${attributesLine}\n`, true);
  if (!added.ok) return refuse(output, added.error);
  output.say(`${file}: ${attributesLine}\n`);
  return exitCodes.fine;
}

async function uninstall(output: Output, { global }: z.infer<typeof optionsSchema>): Promise<ExitCode> {
  const scope: ConfigScope = global ? "global" : "local";
  const removed = await removeSettings(".", scope);
  if (!removed.ok) return refuse(output, removed.error);
  for (const section of removed.value) output.say(`git config --${scope} --remove-section ${section}\n`);

  const file = await attributesFile(scope);
  const before = await attributesText(file, output);
  if (!before.ok) return refuse(output, before.error);
  const after = before.value
    .split(/(?<=\n)/u)
    .filter((line) => line.trimEnd() !== attributesLine)
    .join("");
  if (after !== before.value) {
    const written = await writeText(file, output, after, true);
    if (!written.ok) return refuse(output, written.error);
    output.say(`${file}: removed ${attributesLine}\n`);
  } else if (removed.value.length === 0) output.remark("There was nothing to take back.");
  return exitCodes.fine;
}

async function attributesFile(scope: ConfigScope): Promise<string> {
  if (scope === "local") return ".gitattributes";
  const file = await globalAttributesFile(".", homedir(), process.env["XDG_CONFIG_HOME"]);
  await disk.makeFolder(join(file, ".."));
  return file;
}

async function attributesText(file: string, output: Output): Promise<Result<string>> {
  const read = await readText(file, output);
  if (read.ok) return ok(read.value.text);
  return read.error.code === "file/not-found" ? ok("") : read;
}
