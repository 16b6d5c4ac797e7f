import { failed, type Fault, isEqual, ok, type Result, type Steps } from "../../shared/base/index.js";
import type { ArtifactsDifference, ArtifactsView, FailedRowView } from "../../shared/bridge/index.js";
import {
  artifactNames,
  describeDifference,
  differencesOf,
  games,
  gamesOfTables,
  generateAll,
  namesById,
  type FailedEntry,
  type FolderGenerated,
  type GeneratedFile,
} from "../../shared/games/index.js";
import { filesOnScreen, type WorkspaceState } from "../../shared/workspace/index.js";
import { yieldToEventLoop, type Clock } from "../files/index.js";
import { sourcesOf, tablesOf, type CardSource } from "./card-snapshot.js";
import type { TextFiles } from "./text-files.js";

/** A workspace as its generated files need it. */
export interface ArtifactsHost {
  /** Files are generated from what is kept on disk, not from what-ifs. */
  readonly standing: WorkspaceState;
  /** False where one file of a folder is open: generated files are made from all of a folder. */
  readonly isWholeFolder: boolean;
  readonly textFiles: Pick<TextFiles, "read" | "write">;
}

export interface ArtifactsListener {
  /** Called when it differs from before. */
  changed(view: ArtifactsView): void;
  /** A bug of ours: nothing is known about the files. */
  broken(error: unknown): void;
}

/** Changes that come together are looked at together, after this long a silence, in ms. */
const quietMs = 500;
/** Nobody reads more. */
const mostDifferences = 500;

const nothing: ArtifactsView = { present: [], stale: [], failed: 0 };

/** Names of all files that games generate; other files of a folder are nobody's business. */
export const namesOfArtifacts = artifactNames(games);

/** A generated file beside what the disk has in its place. */
interface Compared {
  readonly file: GeneratedFile;
  readonly onDisk: string | null;
}

/** The files that a game generates from a workspace: whether they are up to date, what is different, and making them. */
export class WorkspaceArtifacts {
  readonly #host: ArtifactsHost;
  readonly #clock: Clock;
  readonly #listener: ArtifactsListener;
  #stopWaiting: (() => void) | undefined;
  #view = nothing;
  #isClosed = false;
  /** Runs one after the other, so that the last report is of the last state. */
  #turns: Promise<unknown> = Promise.resolve();

  constructor(host: ArtifactsHost, clock: Clock, listener: ArtifactsListener) {
    this.#host = host;
    this.#clock = clock;
    this.#listener = listener;
  }

  /** Something in the workspace or in a generated file changed, or may have. */
  touch(): void {
    this.#stopWaiting?.();
    if (this.#isClosed) return;
    this.#stopWaiting = this.#clock.after(quietMs, () => {
      this.look().catch((error: unknown) => this.#listener.broken(error));
    });
  }

  /** Resolves when nothing is read or written any more. */
  async close(): Promise<void> {
    this.#isClosed = true;
    this.#stopWaiting?.();
    await this.#turns;
  }

  /** Looks at once and reports changes. Where nothing was ever generated, nothing is compared. */
  look(): Promise<ArtifactsView> {
    return this.#inTurn(() => this.#look());
  }

  /** What is different between the disk and what would be written now. */
  differences(): Promise<ArtifactsDifference> {
    return this.#inTurn(() => this.#differences());
  }

  /**
   * Brings the files that are there, or else the main one, up to date; returns the names of those it wrote. Fails where a
   * file cannot be read now, since its rows would be missing or old.
   */
  write(): Promise<Result<readonly string[]>> {
    return this.#inTurn(() => this.#write());
  }

  #inTurn<Value>(work: () => Promise<Value>): Promise<Value> {
    const done = this.#turns.then(work);
    this.#turns = done.catch(() => undefined);
    return done;
  }

  async #look(): Promise<ArtifactsView> {
    const view = await this.#current();
    if (this.#isClosed || isEqual(view, this.#view)) return view;
    this.#view = view;
    this.#listener.changed(view);
    return view;
  }

  async #current(): Promise<ArtifactsView> {
    const onDisk = await this.#onDisk();
    if (onDisk.size === 0) return nothing;
    const generated = await this.#generate(await this.#sources());
    if (!generated.ok) return nothing;
    const { files, failed: entries } = generated.value;
    const stale: string[] = [];
    for (const file of files) {
      const text = onDisk.get(file.name);
      if (text === undefined) continue;
      const differences = await this.#slowly(differencesOf(file, text, 1));
      if (differences.length > 0) stale.push(file.name);
    }
    return { present: [...onDisk.keys()], stale, failed: entries.length };
  }

  async #differences(): Promise<ArtifactsDifference> {
    if (!this.#host.isWholeFolder) return { differences: [], failed: [] };
    const sources = await this.#sources();
    const generated = await this.#generate(sources);
    if (!generated.ok) return { differences: [], failed: [] };
    const { failed: entries } = generated.value;
    const rowNames = namesById(sources);
    const differences: { file: string; text: string }[] = [];
    for (const { file, onDisk } of await this.#wanted(generated.value)) {
      const found = await this.#slowly(differencesOf(file, onDisk, mostDifferences));
      for (const each of found) differences.push({ file: file.name, text: describeDifference(each, rowNames) });
    }
    return { differences, failed: entries.map((entry) => this.#failedRow(entry)) };
  }

  async #write(): Promise<Result<readonly string[]>> {
    const refusal = this.#whyNotWritten();
    if (refusal) return failed(refusal);
    const generated = await this.#generate(await this.#sources());
    if (!generated.ok) return generated;
    const written: string[] = [];
    for (const { file, onDisk } of await this.#wanted(generated.value)) {
      if (onDisk === file.text) continue;
      const fault = await this.#host.textFiles.write(file.name, file.text);
      if (fault) return failed({ ...fault, file: file.name });
      written.push(file.name);
    }
    await this.#look();
    return ok(written);
  }

  #whyNotWritten(): Fault | undefined {
    const { readOnly, files } = this.#host.standing;
    if (readOnly !== undefined) return { code: "workspace/read-only", message: readOnly };
    if (!this.#host.isWholeFolder) {
      const message = "Only one file is open. Generated files are made from all of a folder; open the folder.";
      return { code: "artifacts/one-file", message };
    }
    for (const { file, role, condition } of files.values()) {
      if (role === "settings" || (condition.kind !== "broken" && condition.kind !== "unreadable")) continue;
      const { fault } = condition;
      const message = `Nothing was generated, because this file cannot be read now: ${fault.message}`;
      return { ...fault, code: "artifacts/unreadable-source", message, file };
    }
    return undefined;
  }

  /** The texts of the generated files that are there. */
  async #onDisk(): Promise<ReadonlyMap<string, string>> {
    const found = new Map<string, string>();
    if (!this.#host.isWholeFolder) return found;
    for (const name of namesOfArtifacts) {
      const text = await this.#host.textFiles.read(name);
      if (text !== null) found.set(name, text);
    }
    return found;
  }

  /** The files that are there, and the main ones in any case. */
  async #wanted({ files, mains }: FolderGenerated): Promise<readonly Compared[]> {
    const found = await this.#onDisk();
    return files.flatMap((file) => {
      const onDisk = found.get(file.name) ?? null;
      return onDisk !== null || mains.has(file.name) ? [{ file, onDisk }] : [];
    });
  }

  /** The files as they stand on screen, in the order of their names. */
  #sources(): Promise<readonly CardSource[]> {
    return sourcesOf(filesOnScreen(this.#host.standing));
  }

  #generate(sources: readonly CardSource[]): Promise<Result<FolderGenerated>> {
    const tables = tablesOf(this.#host.standing, sources);
    return this.#slowly(generateAll(gamesOfTables(games, tables), tables));
  }

  /** Works in slices, so that other calls have their turn; at once when nobody is there any more to have one. */
  async #slowly<Outcome>(work: Steps<Outcome>): Promise<Outcome> {
    for (;;) {
      const step = work.next();
      if (step.done) return step.value;
      if (!this.#isClosed) await yieldToEventLoop();
    }
  }

  #failedRow({ file, table, index, id, name, diagnostics }: FailedEntry): FailedRowView {
    const content = this.#host.standing.files.get(file)?.content;
    const found = content?.tables.find(({ path }) => path.length === 1 && path[0] === table);
    const [first] = diagnostics;
    return {
      file,
      table: [table],
      rowKey: found?.keys[index] ?? null,
      id,
      name,
      column: first?.cell ?? null,
      message: first?.message ?? "",
    };
  }
}
