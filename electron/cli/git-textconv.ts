import { columnSource, rowTitle } from "../../shared/sheet/index.js";
import {
  parseDocument,
  rowCount,
  rowEntries,
  tablesIn,
  writeValue,
  type TomlDocument,
} from "../../shared/toml/index.js";
import { command, type CommandDefinition } from "./command.js";
import { readText } from "./files.js";
import { exitCodes, refuse, type ExitCode, type Output } from "./output.js";

/** `git textconv`: a card file in lines that name their cards. */
export const textconvCommand: CommandDefinition = ({ output }, finish) =>
  command({
    name: "textconv",
    summary: "Write a file with the name of its card in each line, so that git's own line differences can be read.",
    details: "Git runs this for git log -p, git show and git blame. A file that is not TOML is written as it is.",
    examples: [["git textconv cards.toml", "as git runs it"]],
  })
    .argument("<file>", "a TOML file")
    .action(async (file: string) => finish(await convert(output, file)));

async function convert(output: Output, file: string): Promise<ExitCode> {
  const read = await readText(file, output);
  if (!read.ok) return refuse(output, read.error);
  const document = parseDocument(read.value.text);
  output.print(document.ok ? `${lines(document.value).join("\n")}\n` : read.value.text);
  return exitCodes.fine;
}

const lines = (document: TomlDocument): readonly string[] =>
  tablesIn(document).flatMap(({ path }) =>
    Array.from({ length: rowCount(document, path) }, (_, row) => rowLines(document, path, row)).flat(),
  );

function rowLines(document: TomlDocument, table: readonly string[], row: number): readonly string[] {
  const title = rowTitle(document, table, row, undefined);
  const cells = rowEntries(document, table, row).map(
    ({ key, value }) => `${title}: ${columnSource({ path: [key] })} = ${writeValue(value, { oneLine: true })}`,
  );
  return [...cells, ""];
}
