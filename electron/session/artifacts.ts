import { failed, ok, type Fault, type Result } from "../../shared/base/index.js";
import type { ArtifactsDifference, ArtifactsView, FailedRowView } from "../../shared/bridge/index.js";
import {
  describeDifference,
  differencesOf,
  games,
  namesById,
  type FailedEntry,
  type Generated,
  type GeneratedFile,
  type SourceFile,
} from "../../shared/games/index.js";
import { documentContent, type TomlDocument } from "../../shared/toml/index.js";
import type { WorkspaceState } from "../../shared/workspace/index.js";
import type { Clock } from "../files/index.js";
import { breathe } from "./breathe.js";

/** A workspace as its generated files need it. */
export interface ArtifactsHost {
  readonly state: WorkspaceState;
  /** The text of a file of the folder; null where there is none. */
  readText(name: string): Promise<string | null>;
  /** Makes or replaces a file of the folder as a whole; undefined, or why it could not be written. */
  writeText(name: string, text: string): Promise<Fault | undefined>;
}

/** Changes that come together are looked at together, after this long a silence, in ms. */
const quietMs = 500;

const nothing: ArtifactsView = { present: [], stale: [], failed: 0 };

/** The files that a game generates from a workspace: whether they are up to date, what is different, and making them. */
export class WorkspaceArtifacts {
  #stopWaiting: (() => void) | undefined;
  #view = nothing;
  #isClosed = false;

  constructor(
    private readonly host: ArtifactsHost,
    private readonly clock: Clock,
    private readonly tell: (view: ArtifactsView) => void,
  ) {}

  /** Something in the workspace changed, or may have. */
  touch(): void {
    this.#stopWaiting?.();
    this.#stopWaiting = this.clock.after(quietMs, () => void this.look());
  }

  close(): void {
    this.#isClosed = true;
    this.#stopWaiting?.();
  }

  /** Looks at once and tells where something is new. Where nothing was ever generated, nothing is worked out. */
  async look(): Promise<ArtifactsView> {
    const view = await this.#current();
    if (this.#isClosed || JSON.stringify(view) === JSON.stringify(this.#view)) return view;
    this.#view = view;
    this.tell(view);
    return view;
  }

  async differences(): Promise<ArtifactsDifference> {
    const sources = await this.#sources();
    const { files, failed: entries } = await generate(sources);
    const names = namesById(sources);
    const differences: { file: string; text: string }[] = [];
    for (const { file, onDisk } of await this.#wanted(files)) {
      for (const each of differencesOf(file, onDisk)) {
        differences.push({ file: file.name, text: describeDifference(each, names) });
      }
    }
    return { differences, failed: entries.map((entry) => this.#failedRow(entry)) };
  }

  /** Brings the files that are there, or else the main one, up to date; gives the names of those it wrote. */
  async write(): Promise<Result<readonly string[]>> {
    const { readOnly } = this.host.state;
    if (readOnly !== undefined) return failed({ code: "workspace/read-only", message: readOnly });
    const { files } = await generate(await this.#sources());
    const written: string[] = [];
    for (const { file, onDisk } of await this.#wanted(files)) {
      if (onDisk === file.text) continue;
      const fault = await this.host.writeText(file.name, file.text);
      if (fault) return failed({ ...fault, file: file.name });
      written.push(file.name);
    }
    await this.look();
    return ok(written);
  }

  async #current(): Promise<ArtifactsView> {
    const { main, extras } = artifacts ?? { main: "", extras: [] };
    const present: string[] = [];
    for (const name of [main, ...extras]) {
      if (name !== "" && (await this.host.readText(name)) !== null) present.push(name);
    }
    if (present.length === 0) return nothing;
    const { files, failed: entries } = await generate(await this.#sources());
    const stale: string[] = [];
    for (const file of files) {
      if (present.includes(file.name) && isStale(file, await this.host.readText(file.name))) stale.push(file.name);
    }
    return { present, stale, failed: entries.length };
  }

  /** The files that are there, and the main one in any case. */
  async #wanted(files: readonly GeneratedFile[]): Promise<{ file: GeneratedFile; onDisk: string | null }[]> {
    const found: { file: GeneratedFile; onDisk: string | null }[] = [];
    for (const file of files) {
      const onDisk = await this.host.readText(file.name);
      if (onDisk !== null || file.name === artifacts?.main) found.push({ file, onDisk });
    }
    return found;
  }

  /** The files as they stand on screen, in the order of their names. */
  async #sources(): Promise<readonly SourceFile[]> {
    const sources: SourceFile[] = [];
    for (const [file, { content }] of this.host.state.files) {
      if (!content) continue;
      sources.push({ file, content: contentOf(content.document) });
      await breathe();
    }
    return sources.sort((a, b) => Buffer.compare(Buffer.from(a.file), Buffer.from(b.file)));
  }

  #failedRow({ file, table, index, id, name, diagnostics }: FailedEntry): FailedRowView {
    const content = this.host.state.files.get(file)?.content;
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

/** Unchanged files are not read out again. */
const contents = new WeakMap<TomlDocument, SourceFile["content"]>();

function contentOf(document: TomlDocument): SourceFile["content"] {
  const known = contents.get(document) ?? documentContent(document);
  contents.set(document, known);
  return known;
}

const artifacts = games.find((game) => game.artifacts !== undefined)?.artifacts;

const isStale = (file: GeneratedFile, onDisk: string | null): boolean => differencesOf(file, onDisk).length > 0;

/** Generates in slices, so that other calls have their turn. */
async function generate(sources: readonly SourceFile[]): Promise<Generated> {
  const work = artifacts?.generate(sources);
  for (let step = work?.next(); step; step = work?.next()) {
    if (step.done) return step.value;
    await breathe();
  }
  return { files: [], failed: [], duplicates: [] };
}
