import { vocabulariesIn } from "../../sheet/index.js";
import { readSettings, readWaivers, settingsFile, type RowChanges, type Waiver } from "../../validate/index.js";
import { samePath } from "../content.js";
import type { Content, Draft, FileState, TableState } from "../state.js";
import type { TouchedRows, Transition } from "../transition.js";
import { fileFindings } from "./file-findings.js";
import type { ProblemMemory, SeenFile } from "./memory.js";
import { sourceOf } from "./source.js";

/**
 * Brings the checker to the state of the step. Where that is the one it saw last, with what the step did to it, only the
 * rows the step touched are looked at; else files that differ are compared as a whole.
 */
export function follow(step: Transition): void {
  const { memory } = step.state.problems;
  const { files } = step.state;
  followSettings(memory, files.get(settingsFile)?.content);
  for (const [name, seen] of memory.seen) {
    if (files.has(name) || !seen.content) continue;
    dropTables(memory, name, seen.content.tables);
    memory.checker.putVocabularies(name, []);
    memory.seen.delete(name);
  }
  for (const file of files.values()) {
    if (file.role !== "sheets") continue;
    const seen = memory.seen.get(file.file);
    if (seen && seen.content === file.content && seen.drafts === file.drafts && seen.condition === file.condition)
      continue;
    const isNext = seen !== undefined && seen.content === step.before.files.get(file.file)?.content;
    const touched = isNext ? step.touched.get(file.file) : undefined;
    followFile(memory, file, seen, touched === "unknown" ? undefined : touched);
  }
}

function followSettings(memory: ProblemMemory, content: Content | undefined): void {
  if (memory.settings === content) return;
  memory.settings = content;
  memory.checker.setSettings(readSettings(content?.document));
}

function followFile(
  memory: ProblemMemory,
  file: FileState,
  seen: SeenFile | undefined,
  touched: TouchedRows | undefined,
): void {
  const { content, drafts, condition } = file;
  memory.seen.set(file.file, { content, drafts, condition });
  if (!content) {
    if (seen?.content) dropTables(memory, file.file, seen.content.tables);
  } else {
    if (seen?.content !== content) memory.checker.putVocabularies(file.file, vocabulariesIn(content.document));
    const gone = (seen?.content?.tables ?? []).filter(
      ({ path }) => !content.tables.some((table) => samePath(table.path, path)),
    );
    dropTables(memory, file.file, gone);
    for (const table of content.tables) followTable(memory, file, content, table, seen, touched);
  }
  const metadataChanged = seen?.content?.metadata !== content?.metadata;
  if (seen?.condition !== condition || metadataChanged) {
    const address = { file: file.file, table: content?.tables[0]?.path ?? ["-"] };
    memory.checker.putFileFindings(file.file, address, fileFindings(file));
  }
}

function dropTables(memory: ProblemMemory, file: string, tables: readonly TableState[]): void {
  for (const { path } of tables) memory.checker.drop({ file, table: path });
}

function followTable(
  memory: ProblemMemory,
  file: FileState,
  content: Content,
  table: TableState,
  seen: SeenFile | undefined,
  touched: TouchedRows | undefined,
): void {
  const before = seen?.content?.tables.find(({ path }) => samePath(path, table.path));
  const waivers = waiversOf(memory, content);
  const isKnown = before !== undefined && (seen?.content === content || touched !== undefined);
  const changes: RowChanges | undefined = isKnown
    ? new Map([
        ...(seen?.content === content ? [] : (touched?.get(JSON.stringify(table.path)) ?? [])),
        ...draftChanges(seen?.drafts ?? file.drafts, file.drafts, table.path),
      ])
    : undefined;
  memory.checker.put(sourceOf(file, content, table, waivers), changes);
}

/** The rows that something was typed into, or no longer is. */
function draftChanges(
  before: ReadonlyMap<string, Draft>,
  after: ReadonlyMap<string, Draft>,
  path: readonly string[],
): [string, "set"][] {
  if (before === after) return [];
  const changed = [
    ...[...after].filter(([name, draft]) => before.get(name) !== draft),
    ...[...before].filter(([name]) => !after.has(name)),
  ];
  return changed.flatMap(([, { sheet, rowKey }]): [string, "set"][] =>
    samePath(sheet.table, path) ? [[rowKey, "set"]] : [],
  );
}

function waiversOf({ waivers }: ProblemMemory, { metadata, document }: Content): readonly Waiver[] {
  const known = waivers.get(metadata);
  if (known) return known;
  const read = readWaivers(document);
  waivers.set(metadata, read);
  return read;
}
