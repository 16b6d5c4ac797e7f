import { join, resolve } from "node:path";
import { failed, ok, type Fault, type Result } from "../../shared/base/index.js";
import {
  games,
  readAnswers,
  type FolderFormat,
  type FolderResult,
  type Remark,
  type ToolAnswers,
} from "../../shared/games/index.js";
import { parseDocument, type TomlDocument } from "../../shared/toml/index.js";
import {
  errorCode,
  faultOfSize,
  listWorkspaceFiles,
  nodeDisk,
  planFolder,
  readFolder,
  readFolderFiles,
  readPresent,
  type FileInFolder,
  type FolderPlan,
} from "../files/index.js";
import { expectFolder } from "./named-path.js";

/** Formats of folders, of all games. */
export const folderFormats: readonly FolderFormat[] = games.flatMap(({ folders = [] }) => folders);

export interface FolderRequest {
  readonly input: string;
  readonly target: string;
  readonly as?: string | undefined;
  readonly from?: string | undefined;
  readonly option: readonly string[];
}

/** What is to be done to the folder that is written. */
export interface FolderPreview {
  readonly plan: FolderPlan;
  /** Files of the format that nothing stands for any more. */
  readonly removed: readonly string[];
  /** How many rows of the TOML files no file of the folder stands for; they stay. */
  readonly unmatched: number;
  readonly remarks: readonly Remark[];
}

/** Reads both folders and converts, in memory. */
export async function previewFolder(request: FolderRequest): Promise<Result<FolderPreview, readonly Fault[]>> {
  const { input, target, as, from, option } = request;
  const format = folderFormats.find(({ name }) => name === (from ?? as));
  if (!format || (as !== undefined && from !== undefined && (as !== "toml" || format.name !== from))) {
    return failed([
      { code: "cli/two-formats", message: "A folder is read with --from or written with --as, not both." },
    ]);
  }
  const answers = readAnswers(format.options, option);
  if (!answers.ok) return failed([answers.error]);
  const isFolder = await expectFolder(input);
  if (!isFolder.ok) return failed([isFolder.error]);
  const isImport = from !== undefined;
  const [source, before] = [await readSide(input, isImport && format), await readSide(target, !isImport && format)];
  if (!source.ok) return failed([source.error]);
  if (!before.ok) return failed([before.error]);
  if (source.value.length === 0) {
    const message = isImport ? `No files of ${format.name} in the folder.` : "No TOML files in the folder.";
    return failed([{ code: "folder/no-files", message, file: input }]);
  }
  const result = isImport
    ? importing(format, answers.value, source.value, before.value, request)
    : exporting(format, answers.value, source.value, before.value, request);
  if (!result.ok) return result;
  const fault = isImport ? undefined : faultOfSize(result.value.files);
  if (fault) return failed([inFolder(fault, target)]);
  const others = await readOthers(target, result.value, before.value);
  if (!others.ok) return failed([others.error]);
  const { files, unmatched = [], removed, remarks } = result.value;
  const plan = planFolder([...before.value, ...others.value], files);
  return ok({ plan, removed, unmatched: unmatched.length, remarks });
}

function importing(
  format: FolderFormat,
  answers: ToolAnswers,
  source: readonly FileInFolder[],
  before: readonly FileInFolder[],
  { input, target }: FolderRequest,
): Result<FolderResult, readonly Fault[]> {
  const documents = documentsOf(before, target);
  if (!documents.ok) return failed([documents.error]);
  const result = format.toToml(source, documents.value, answers);
  return result.ok ? result : failed(result.error.map((fault) => inFolder(fault, input)));
}

function exporting(
  format: FolderFormat,
  answers: ToolAnswers,
  source: readonly FileInFolder[],
  before: readonly FileInFolder[],
  { input }: FolderRequest,
): Result<FolderResult, readonly Fault[]> {
  const documents = documentsOf(source, input);
  if (!documents.ok) return failed([documents.error]);
  const result = format.fromToml(documents.value, before, answers);
  return result.ok ? result : failed(result.error.map((fault) => inFolder(fault, input)));
}

function documentsOf(files: readonly FileInFolder[], folder: string): Result<ReadonlyMap<string, TomlDocument>> {
  const documents = new Map<string, TomlDocument>();
  for (const { path, text } of files) {
    const document = parseDocument(text);
    if (!document.ok) return failed({ ...document.error, file: join(folder, path) });
    documents.set(path, document.value);
  }
  return ok(documents);
}

/** The files of a folder: its TOML files, or those of a format. A folder that is not there has none. */
async function readSide(folder: string, format: FolderFormat | false): Promise<Result<readonly FileInFolder[]>> {
  const root = await realFolder(folder);
  if (!root.ok) return root;
  if (root.value === null) return ok([]);
  const files = await (format ? readFolder(nodeDisk, root.value, format.takes) : readToml(root.value));
  return files.ok ? files : failed(inFolder(files.error, folder));
}

/** Files that are there already where others are to be made, though the format does not read them. */
async function readOthers(
  folder: string,
  { files }: FolderResult,
  before: readonly FileInFolder[],
): Promise<Result<readonly FileInFolder[]>> {
  const root = await realFolder(folder);
  if (!root.ok) return root;
  if (root.value === null) return ok([]);
  const known = new Set(before.map(({ path }) => path));
  const others = files.map(({ path }) => path).filter((path) => !known.has(path));
  const read = await readPresent(nodeDisk, root.value, others);
  return read.ok ? read : failed(inFolder(read.error, folder));
}

/** The folder free of links; null where nothing is there. */
async function realFolder(folder: string): Promise<Result<string | null>> {
  const isFolder = await expectFolder(folder);
  if (isFolder.ok) return ok(await nodeDisk.realPath(resolve(folder)));
  return isFolder.error.code === "folder/not-found" ? ok(null) : isFolder;
}

async function readToml(root: string): Promise<Result<readonly FileInFolder[]>> {
  try {
    return await readFolderFiles(nodeDisk, root, await listWorkspaceFiles(nodeDisk, root));
  } catch (error) {
    return failed({ code: "folder/unreadable", message: `The folder cannot be read (${errorCode(error)}).` });
  }
}

/** The fault with the whole path of its file; with that of the folder where it names none. */
export const inFolder = (fault: Fault, folder: string): Fault => ({
  ...fault,
  file: fault.file === undefined ? folder : join(folder, fault.file),
});
