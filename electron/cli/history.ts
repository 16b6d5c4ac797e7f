import { basename, dirname } from "node:path";
import { z } from "zod";
import { ok, type Result } from "../../shared/base/index.js";
import { languageOfBinding } from "../../shared/games/index.js";
import { blame, blameLines, cellHistory, historyLines, type TrailTable } from "../../shared/revision/index.js";
import { columnSource } from "../../shared/sheet/index.js";
import { historyOf, type CommittedHistory } from "../git/index.js";
import { bindingsIn, tableAddress } from "./bindings.js";
import { command, keyHelp, rowHelp, tableHelp, type CommandDefinition } from "./command.js";
import { readToml } from "./files.js";
import { exitCodes, printJsonLine, refuse, type ExitCode, type Output } from "./output.js";
import { findRow, openSheet, readKey, type OpenSheet } from "./place.js";
import { readFolderVersion } from "./versions.js";

const optionsSchema = z.object({
  table: z.string().optional(),
  blame: z.boolean().default(false),
  json: z.boolean().default(false),
});

/** `history FILE ROW [KEY]`: the commits that changed a row, and who changed its cells last. */
export const historyCommand: CommandDefinition = ({ output }, finish) =>
  command({
    name: "history",
    summary: "Show which commits changed a row, cell by cell, and who changed each cell last.",
    details:
      "What is not committed yet comes first, then the commits, the newest first. The row is found again in each version by its id, its " +
      "name or its content, wherever it stood and whatever its file was called. Commits of branches are compared with their own " +
      "parents; a merge is listed only for what it changed itself. With --json, {changes: [{commit: {hash, author, date, subject}, " +
      "file, fileBefore, row: {kind, title, cells: [{column, key, before, after}], abilities, verdict}}], commits, isCut}; " +
      "the commit is null for what is not committed.",
    examples: [
      ["history cards.toml id:7f0c", "all that happened to the card with this id"],
      ["history cards.toml 3 energy-cost", "one cell: each change, its author and date"],
      ["history cards.toml 3 --blame", "the last change of each column"],
    ],
  })
    .argument("<file>", "a TOML file in a git repository")
    .argument("<row>", rowHelp)
    .argument("[key]", keyHelp)
    .option("--table <name>", tableHelp)
    .option("--blame", "print the last change of each column, or of the one named")
    .option("--json", "print the changes as JSON")
    .action(async (file: string, row: string, key: string | undefined, options: unknown) =>
      finish(await history(output, { file, row, key, ...optionsSchema.parse(options) })),
    );

interface Request extends z.infer<typeof optionsSchema> {
  readonly file: string;
  readonly row: string;
  readonly key: string | undefined;
}

async function history(output: Output, request: Request): Promise<ExitCode> {
  const found = await findHistory(output, request);
  if (!found.ok) return refuse(output, found.error, request.file);
  const { changes, commits, isCut } = found.value;
  const asked = blame(changes);
  if (request.json && request.blame) printJsonLine(output, Object.fromEntries(asked));
  else if (request.json) printJsonLine(output, { changes, commits, isCut });
  else output.say([...(request.blame ? blameLines(asked) : historyLines(changes)), ""].join("\n"));
  if (changes.length === 0) output.remark("No commit has changed it.");
  if (isCut) output.remark("Older commits were not looked at: this clone lacks them, or they are too many.");
  return exitCodes.fine;
}

/** The history of what the request names: a row, or one cell of it. */
async function findHistory(output: Output, { file, row, key, table }: Request): Promise<Result<CommittedHistory>> {
  const document = await readToml(file, output);
  if (!document.ok) return document;
  const sheet = openSheet(document.value, file, table);
  if (!sheet.ok) return sheet;
  const place = findRow(sheet.value, row);
  if (!place.ok) return place;
  const column = key === undefined ? undefined : readKey(key, sheet.value.facts);
  if (column && !column.ok) return column;
  const now = { file: basename(file), document: document.value, row: place.value };
  const found = await historyOf(dirname(file), now, await trailTable(sheet.value, file, output));
  if (!found.ok || !column) return found;
  return ok({ ...found.value, changes: cellHistory(found.value.changes, columnSource(column.value)) });
}

/** What the game of the table knows of it, by the files around it. */
async function trailTable({ document, table }: OpenSheet, path: string, output: Output): Promise<TrailTable> {
  const file = basename(path);
  const { documents, settings } = await readFolderVersion(dirname(path), output);
  const bindings = bindingsIn({ documents: new Map([...documents, [file, document]]), others: new Map(), settings });
  const binding = bindings.get(tableAddress(file, table));
  return { path: table, schema: binding?.schema, language: languageOfBinding(binding) };
}
