import { basename } from "node:path";
import { ok, type Result } from "../../shared/base/index.js";
import { mergeFiles, type FileVersions, type MergeConflict, type MergeOptions } from "../../shared/merge/index.js";
import { matchOptionsOf } from "../../shared/sheet/index.js";
import { parseDocument } from "../../shared/toml/index.js";
import { mergeByLines } from "../git/index.js";
import { bindingsIn, tableAddress } from "./bindings.js";
import { readText } from "./files.js";
import { describeFault, type Output } from "./output.js";

export interface MergeRequest {
  /** Paths of the files to merge. */
  readonly base: string;
  readonly ours: string;
  readonly theirs: string;
  /** What the file is called: the paths may be those of temporary files. */
  readonly path: string;
  readonly policy: MergeOptions["policy"];
  /** How many signs the markers of conflicts have where lines are merged. */
  readonly markerSize: number;
}

export interface MergedFile {
  readonly text: string;
  readonly conflicts: readonly MergeConflict[];
  /** Places marked in the text, where the file was merged by lines. */
  readonly marks: number;
}

/** Merges files by rows and cells; those that cannot be are merged by lines as git does, which is said. */
export async function mergeNamed(request: MergeRequest, output: Output): Promise<Result<MergedFile>> {
  const read = await readVersionTexts(request, output);
  if (!read.ok) return read;
  const versions = read.value;
  const merged = mergeFiles(versions, { policy: request.policy, matchOptionsOf: matchingIn(versions, request.path) });
  if (merged.ok) return ok({ ...merged.value, marks: 0 });
  const lines = await mergeByLines(request, request.markerSize);
  if (!lines.ok) return lines;
  output.remark(`${describeFault(merged.error, request.path)} Merged by lines.`);
  return ok({ text: lines.value.text, conflicts: [], marks: lines.value.conflicts });
}

async function readVersionTexts({ base, ours, theirs }: MergeRequest, output: Output): Promise<Result<FileVersions>> {
  const old = await readText(base, output);
  if (!old.ok) return old;
  const mine = await readText(ours, output);
  if (!mine.ok) return mine;
  const other = await readText(theirs, output);
  return other.ok ? ok({ base: old.value.text, ours: mine.value.text, theirs: other.value.text }) : other;
}

/** Rows are found again as the game of their table says, as far as our version alone shows what it is. */
function matchingIn({ ours }: FileVersions, path: string): MergeOptions["matchOptionsOf"] {
  const document = parseDocument(ours);
  if (!document.ok) return () => ({});
  const file = basename(path);
  const bindings = bindingsIn({ documents: new Map([[file, document.value]]), others: new Map(), settings: undefined });
  return (table) => matchOptionsOf(bindings.get(tableAddress(file, table))?.schema);
}
