import { vocabulariesIn } from "../../sheet/index.js";
import { samePath } from "../../toml/index.js";
import {
  readSettings,
  readWaivers,
  settingsFile,
  wholeFile,
  type Checker,
  type RowChanges,
  type Waiver,
} from "../../validate/index.js";
import { tableOf } from "../content/content.js";
import type { Content, Draft, FileState, TableState, WorkspaceState } from "../state.js";
import type { TouchedRows } from "../transition.js";
import { fileFindings } from "./file-findings.js";
import type { ProblemMemory, SeenFile } from "./memory.js";
import { sourceOf } from "./source.js";

/** What is known of how the files came to be what they are. */
export interface Changed {
  readonly before: ReadonlyMap<string, FileState>;
  readonly touched: ReadonlyMap<string, TouchedRows | "unknown">;
}

/**
 * Brings the checker to the files of a state. Where it saw the versions they were changed from, only the rows that were
 * touched are looked at; else files that differ are compared as a whole.
 */
export function follow({ files, problems: { memory, added } }: WorkspaceState, changed?: Changed): void {
  followSettings(memory, files.get(settingsFile)?.content);
  if (memory.added !== added) {
    memory.added = added;
    memory.checker.setAdded(added);
  }
  for (const [name, seen] of memory.seen) {
    if (files.has(name)) continue;
    dropTables(memory, name, seen.content?.tables ?? []);
    memory.checker.putVocabularies(name, []);
    memory.checker.putFileFindings(name, wholeFile(name), []);
    memory.seen.delete(name);
  }
  for (const file of files.values()) {
    const seen = memory.seen.get(file.file);
    if (file.role !== "sheets" || isSeen(file, seen)) continue;
    const isNext = seen !== undefined && seen.content === changed?.before.get(file.file)?.content;
    const touched = isNext ? changed?.touched.get(file.file) : undefined;
    followFile(memory, file, seen, touched === "unknown" ? undefined : touched);
  }
}

const isSeen = ({ content, drafts, condition }: FileState, seen: SeenFile | undefined): boolean =>
  seen !== undefined && seen.content === content && seen.drafts === drafts && seen.condition === condition;

/** The checker with the problems of just this state, whichever it was asked about last. */
export function checkerOf(state: WorkspaceState): Checker {
  const { files, problems } = state;
  const { seen, settings, added, checker } = problems.memory;
  const isHere =
    settings === files.get(settingsFile)?.content &&
    added === problems.added &&
    [...seen.keys()].every((name) => files.has(name)) &&
    [...files.values()].every((file) => file.role !== "sheets" || isSeen(file, seen.get(file.file)));
  if (isHere) return checker;
  follow(state);
  checker.work();
  return checker;
}

function followSettings(memory: ProblemMemory, content: Content | undefined): void {
  if (memory.settings === content) return;
  memory.settings = content;
  const games = memory.checker.games.map(({ id }) => id);
  memory.checker.setSettings(readSettings(content?.document, games));
}

function followFile(
  memory: ProblemMemory,
  file: FileState,
  seen: SeenFile | undefined,
  touched: TouchedRows | undefined,
): void {
  const { content, drafts, condition } = file;
  const goneChanged = seen !== undefined && isGone(seen) !== isGone(file);
  memory.trace(file.file);
  memory.seen.set(file.file, { content, drafts, condition });
  if (!content) {
    if (seen?.content) dropTables(memory, file.file, seen.content.tables);
  } else {
    if (seen?.content !== content || goneChanged) {
      memory.checker.putVocabularies(file.file, isGone(file) ? [] : vocabulariesIn(content.document));
    }
    const gone = (seen?.content?.tables ?? []).filter(({ path }) => !tableOf(content, path));
    dropTables(memory, file.file, gone);
    for (const table of content.tables)
      followTable(memory, file, content, table, goneChanged ? undefined : seen, touched);
  }
  const metadataChanged = seen?.content?.metadata !== content?.metadata;
  const cutChanged = hasCutTables(seen?.content) !== hasCutTables(content);
  if (seen?.condition !== condition || metadataChanged || cutChanged) {
    const [first] = content?.tables ?? [];
    const address = first ? { file: file.file, table: first.path } : wholeFile(file.file);
    memory.checker.putFileFindings(file.file, address, fileFindings(file));
  }
}

/** A file that was deleted on disk stays on screen, but its rows are no longer part of the folder. */
const isGone = ({ condition }: Pick<FileState, "condition">): boolean => condition.kind === "deleted";

const hasCutTables = (content: Content | undefined): boolean =>
  content?.tables.some(({ facts }) => facts.isCut) === true;

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
  const before = seen?.content && tableOf(seen.content, table.path);
  const waivers = waiversOf(memory, content);
  const isKnown = before !== undefined && (seen?.content === content || touched !== undefined);
  const changes: RowChanges | undefined = isKnown
    ? new Map([
        ...draftChanges(seen?.drafts ?? file.drafts, file.drafts, table.path),
        ...(seen?.content === content ? [] : (touched?.get(JSON.stringify(table.path)) ?? [])),
      ])
    : undefined;
  const address = { file: file.file, table: table.path };
  const schema = () => memory.checker.bindingOf(address)?.schema;
  const source = sourceOf(file, content, table, waivers, schema);
  // Without rows rather than dropped, so that the sheet keeps the columns and the language of its game.
  memory.checker.put(
    isGone(file) ? { ...source, keys: [], place: () => -1 } : source,
    isGone(file) ? undefined : changes,
  );
}

/** The rows that something is typed into, or no longer is: how typed text is read depends on the other rows of its column. */
const draftChanges = (
  before: ReadonlyMap<string, Draft>,
  after: ReadonlyMap<string, Draft>,
  path: readonly string[],
): [string, "set"][] =>
  [...after.values(), ...(before === after ? [] : before.values())].flatMap(({ sheet, rowKey }): [string, "set"][] =>
    samePath(sheet.table, path) ? [[rowKey, "set"]] : [],
  );

function waiversOf({ waivers }: ProblemMemory, { metadata, document }: Content): readonly Waiver[] {
  const known = waivers.get(metadata);
  if (known) return known;
  const read = readWaivers(document);
  waivers.set(metadata, read);
  return read;
}
