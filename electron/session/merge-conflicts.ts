import { failed, ok, type Result } from "../../shared/base/index.js";
import type { MergeConflictsView, MergeConflictView } from "../../shared/bridge/index.js";
import {
  conflictVersions,
  isWritable,
  resolveConflict,
  rowOfConflict,
  sourceOfConflict,
  standingDecision,
  typedSource,
  type Decision,
  type MergeConflict,
} from "../../shared/merge/index.js";
import { columnTitle, rowTitle } from "../../shared/sheet/index.js";
import { printDocument, type TomlDocument } from "../../shared/toml/index.js";
import type { Disk } from "../files/index.js";
import {
  folderPrefix,
  recordConflicts,
  recordedConflicts,
  wholeFileConflicts,
  type ConflictRecord,
} from "../git/index.js";
import { documentsOf, keysOf } from "./on-screen.js";
import type { OpenWorkspace } from "./workspace.js";

/** A version to take, or what is typed into the cell. */
export type ConflictChoice =
  | { readonly kind: "base" | "ours" | "theirs" }
  | { readonly kind: "other"; readonly text: string };

interface OwnRecord extends ConflictRecord {
  /** The file's name in the workspace. */
  readonly file: string;
  readonly document: TomlDocument;
}

/** What our merge driver left in conflict in the files of a workspace, and the deciding of it. */
export class WorkspaceMergeConflicts {
  readonly #workspace: OpenWorkspace;
  readonly #disk: Disk;

  constructor(workspace: OpenWorkspace, disk: Disk) {
    this.#workspace = workspace;
    this.#disk = disk;
  }

  /** Those of files that git still counts as in conflict. Fails where git cannot be asked. */
  async list(): Promise<Result<MergeConflictsView>> {
    const prefix = await folderPrefix(this.#workspace.root);
    if (!prefix.ok) return prefix;
    const records = await this.#records(prefix.value);
    if (!records.ok) return records;
    const wholeFiles = await this.#wholeFiles(prefix.value);
    return wholeFiles.ok
      ? ok({ files: records.value.map((record) => this.#view(record)), wholeFiles: wholeFiles.value })
      : wholeFiles;
  }

  /** Those of the folder, also such as are not in it now. */
  async #wholeFiles(prefix: string): Promise<Result<MergeConflictsView["wholeFiles"]>> {
    const { root, path, state } = this.#workspace;
    const whole = await wholeFileConflicts(root);
    if (!whole.ok) return whole;
    return ok(
      whole.value.flatMap(({ path: place, kind }) => {
        const file = place.startsWith(prefix) ? place.slice(prefix.length) : "";
        const isOurs = path === root ? file !== "" && !file.includes("/") : state.files.has(file);
        return isOurs ? [{ file, kind }] : [];
      }),
    );
  }

  /** Puts a version into the file, as a step of the history, and keeps that it was decided. Git's index stays as it is. */
  async decide(file: string, at: number, choice: ConflictChoice): Promise<Result<MergeConflictsView>> {
    const prefix = await folderPrefix(this.#workspace.root);
    if (!prefix.ok) return prefix;
    const records = await this.#records(prefix.value);
    if (!records.ok) return records;
    const record = records.value.find((each) => each.file === file);
    const conflict = record?.conflicts[at];
    if (!record || !conflict) {
      return failed({ code: "merge/no-conflict", message: "This is no longer in conflict.", file });
    }
    const taken = await this.#take(record, conflict, at, choice);
    if (!taken.ok) return taken;
    const decided = record.conflicts.map((_, place) =>
      place === at ? decisionOf(conflict, choice) : (record.decided[place] ?? null),
    );
    const { path, conflicts, rows } = record;
    const kept = await recordConflicts(this.#disk, this.#workspace.root, { path, conflicts, rows, decided });
    return kept.ok ? this.list() : kept;
  }

  async #take(
    { file, document, rows }: OwnRecord,
    conflict: MergeConflict,
    at: number,
    choice: ConflictChoice,
  ): Promise<Result<null>> {
    const versions = conflictVersions(conflict);
    const source = choice.kind === "other" ? typedSource(versions, choice.text) : versions[choice.kind];
    const row = rowOfConflict(document, conflict, rows[at]);
    if (row === undefined) return source === null || !isWritable(conflict) ? ok(null) : failed(rowIsGone(file));
    const resolved = resolveConflict(document, conflict, row, source);
    if (!resolved.ok) return resolved;
    if (resolved.value === document) return ok(null);
    const [text, seen] = [printDocument(resolved.value), printDocument(document)];
    const label = `Resolve ${rows[at]?.title ?? ""}`.trim();
    const written = await this.#workspace.intend("file/write-text", { file, text, seen, label });
    return written.ok ? ok(null) : written;
  }

  /** The records of files that are on screen; `prefix` is the folder's path from the top of the work tree. */
  async #records(prefix: string): Promise<Result<readonly OwnRecord[]>> {
    const { root } = this.#workspace;
    const records = await recordedConflicts(this.#disk, root);
    if (!records.ok) return records;
    const documents = documentsOf(this.#workspace.standing);
    return ok(
      records.value.flatMap((record): OwnRecord[] => {
        const file = record.path.startsWith(prefix) ? record.path.slice(prefix.length) : "";
        const document = documents.get(file);
        return document ? [{ ...record, file, document }] : [];
      }),
    );
  }

  #view({ file, document, conflicts, rows, decided }: OwnRecord): MergeConflictsView["files"][number] {
    const { state } = this.#workspace;
    return {
      file,
      conflicts: conflicts.map((conflict, at): MergeConflictView => {
        const { kind, table } = conflict;
        const row = rowOfConflict(document, conflict, rows[at]);
        const [key = "", ...inner] = conflict.kind === "cell" ? conflict.path : [];
        const isThere = typeof row === "number";
        return {
          ...{ at, kind, ...conflictVersions(conflict), isWritable: isWritable(conflict) },
          title: isThere ? rowTitle(document, table, row, undefined) : rows[at]?.title || table.join("."),
          column: conflict.kind === "cell" ? columnTitle({ path: [String(key)], inner }) : null,
          now: conflict.kind === "cell" ? sourceOfConflict(document, conflict, row) : null,
          rowKey: isThere ? (keysOf(state, file, table)[row] ?? null) : null,
          decided: standingDecision(document, conflict, row, decided[at] ?? null),
        };
      }),
    };
  }
}

/** A version that is typed is that version. */
function decisionOf(conflict: MergeConflict, choice: ConflictChoice): Decision {
  if (choice.kind !== "other") return choice.kind;
  const versions = conflictVersions(conflict);
  const source = typedSource(versions, choice.text);
  return (["ours", "theirs", "base"] as const).find((side) => versions[side] === source) ?? "other";
}

const rowIsGone = (file: string) => ({
  code: "merge/row-gone",
  message: "The row is gone; nothing can be put into it.",
  suggestion: "restore it by undo, or choose the side without it",
  file,
});
