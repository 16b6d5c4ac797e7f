import { z } from "zod";
import { ok, placedMessage, type Result } from "../../../../base/index.js";
import { parseDocument, type TomlDocument } from "../../../../toml/index.js";
import type { CommandExit, CommandHost, FileCommand } from "../../../file-commands.js";
import type { FolderFile } from "../../../folder-format.js";
import { effectsFolder } from "../folder/format.js";
import { fail, isMissing } from "./load.js";
import { readDocuments } from "./tables.js";

const folderWord = {
  words: "<folder>",
  about: "the folder with all_effect_templates.txt, placeholders, effect_style_text and effects_classification.json",
};
const tomlWord = { words: "<file>", about: "the TOML file with the effect tables" };

export const importCommand: FileCommand = {
  name: "import",
  summary: "Make effect tables of a folder of text files.",
  details: "Rows of a file that is there already stay as they are written where their lines are the same.",
  examples: [["effects import bin effects.toml", "all files of the folder as tables"]],
  arguments: [folderWord, { ...tomlWord, about: "the TOML file that is written" }],
  options: [],
  run: async ({ arguments: words }, host) => {
    const [folder, file] = z.tuple([z.string(), z.string()]).parse(words);
    const files = await filesIn(folder, host);
    if (!files.ok) return fail(host, `Error: ${placedMessage(files.error)}`);
    if (files.value.length === 0) return fail(host, `Error: '${folder}' has no files with effects.`);
    const before = await documentAt(file, host);
    if (!before.ok) return fail(host, `Error: ${placedMessage(before.error)}`);
    // A file of another name takes the place of the one that tables go to.
    const made = effectsFolder.toToml(files.value, new Map([["effects.toml", before.value]]), {});
    if (!made.ok) {
      for (const { file: path, message } of made.error) host.print(`Error: ${folder}/${path ?? ""}: ${message}\n`);
      return 1;
    }
    const text = made.value.files.find(({ path }) => path === "effects.toml")?.text ?? "";
    const written = await host.files.write(file, [text]);
    if (!written.ok) return fail(host, `Error: ${placedMessage(written.error)}`);
    host.print(`Read ${counted(files.value.length)} of '${folder}' into '${file}'.\n`);
    return 0;
  },
};

export const exportCommand: FileCommand = {
  name: "export",
  summary: "Write effect tables as a folder of text files.",
  details:
    "Files that stay the same are not written, and folders that are missing are made. Files without rows stay, unless --prune is given.",
  examples: [
    ["effects export effects.toml bin", "the files that the game's own tools read"],
    ["effects export tabula/ttcg bin", "of the tables in all files of a folder"],
  ],
  arguments: [{ ...tomlWord, words: "<tables>" }, folderWord],
  options: [{ words: "--prune", about: "remove files that no row stands for" }],
  run: async ({ arguments: words, options }, host) => {
    const plan = await planOf(words, host);
    if (!plan.ok) return fail(host, `Error: ${placedMessage(plan.error)}`);
    const { folder, changed, removed, remarks } = plan.value;
    for (const { path, message } of remarks) host.remark(`${path}: ${message}`);
    if (remarks.some(({ isLoss }) => isLoss)) return fail(host, "Error: Nothing was written.");
    for (const each of new Set(changed.map(({ path }) => folderOf(`${folder}/${path}`)))) {
      const made = await host.files.makeFolder(each);
      if (!made.ok) return fail(host, `Error: ${placedMessage(made.error)}`);
    }
    for (const { path, text } of changed) {
      const written = await host.files.write(`${folder}/${path}`, [text]);
      if (!written.ok) return fail(host, `Error: ${path}: ${written.error.message}`);
    }
    const pruned = options["prune"] === true ? removed : [];
    for (const path of pruned) {
      const gone = await host.files.remove(`${folder}/${path}`);
      if (!gone.ok) return fail(host, `Error: ${path}: ${gone.error.message}`);
    }
    host.print(`Wrote ${counted(changed.length)} to '${folder}', removed ${pruned.length}.\n`);
    return 0;
  },
};

export const checkFolderCommand: FileCommand = {
  name: "check",
  summary: "Say whether an export of effect tables would change the folder.",
  details: "Prints the files that would be written, or removed with --prune. The exit code is 1 where there are some.",
  examples: [["effects check effects.toml bin", "for CI: are the text files up to date?"]],
  arguments: [{ ...tomlWord, words: "<tables>" }, folderWord],
  options: [],
  run: async ({ arguments: words }, host) => {
    const plan = await planOf(words, host);
    if (!plan.ok) return fail(host, `Error: ${placedMessage(plan.error)}`);
    const { changed, removed, remarks } = plan.value;
    for (const { path, message } of remarks) host.remark(`${path}: ${message}`);
    for (const { path } of changed) host.print(`differs: ${path}\n`);
    for (const path of removed) host.print(`no rows: ${path}\n`);
    return changed.length + removed.length + remarks.length > 0 ? 1 : (0 satisfies CommandExit);
  },
};

const folderOf = (path: string): string => path.slice(0, path.lastIndexOf("/"));

const counted = (files: number): string => (files === 1 ? "1 file" : `${files} files`);

async function filesIn(folder: string, host: CommandHost): Promise<Result<readonly FolderFile[]>> {
  const inside = async (name: string): Promise<string[]> =>
    (await host.files.list(`${folder}/${name}`))
      .filter((file) => file.endsWith(".txt"))
      .map((file) => `${name}/${file}`);
  const names = [
    ...["all_effect_templates.txt", "effects_classification.json"],
    ...(await inside("placeholders")),
    ...(await inside("effect_style_text")),
  ];
  const files: FolderFile[] = [];
  for (const path of names) {
    const text = await host.files.read(`${folder}/${path}`);
    if (text.ok) files.push({ path, text: text.value });
    else if (!isMissing(text.error.code)) return text;
  }
  return ok(files);
}

async function documentAt(file: string, host: CommandHost): Promise<Result<TomlDocument>> {
  const text = await host.files.read(file);
  if (!text.ok && !isMissing(text.error.code)) return text;
  return parseDocument(text.ok ? text.value : "");
}

async function planOf(words: readonly unknown[], host: CommandHost) {
  const [tables, folder] = z.tuple([z.string(), z.string()]).parse(words);
  const documents = await readDocuments(tables, host);
  if (!documents.ok) return documents;
  const before = await filesIn(folder, host);
  if (!before.ok) return before;
  const wanted = effectsFolder.fromToml(documents.value, before.value, {});
  if (!wanted.ok) return { ok: false as const, error: wanted.error[0] ?? { code: "effects/file", message: "" } };
  const known = new Map(before.value.map(({ path, text }) => [path, text]));
  const changed = wanted.value.files.filter(({ path, text }) => known.get(path) !== text);
  return ok({ folder, changed, removed: wanted.value.removed, remarks: wanted.value.remarks });
}
