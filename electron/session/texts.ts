import { failed, LruCache, ok, type Fault, type Result } from "../../shared/base/index.js";
import type { EarlierText, TextNow, TextsCompared } from "../../shared/bridge/index.js";
import { changesBetween, printDocument, type TomlDocument } from "../../shared/toml/index.js";
import { textBeforeStep, versionOf } from "../../shared/workspace/index.js";
import type { WorkspaceChanges } from "./changes.js";
import type { OpenWorkspace } from "./workspace.js";

/** Versions that pages may ask about next. Keeping them costs little: what an edit leaves alone is shared. */
const keptVersions = 32;

const noText = (file: string): Fault => ({
  code: "file/no-text",
  message: "The file cannot be shown as text.",
  file,
});

/** The texts of files as they stand, for pages that follow them. */
export class WorkspaceTexts {
  readonly #workspace: OpenWorkspace;
  readonly #changes: WorkspaceChanges;
  readonly #kept = new LruCache<TomlDocument>(keptVersions);

  constructor(workspace: OpenWorkspace, changes: WorkspaceChanges) {
    this.#workspace = workspace;
    this.#changes = changes;
  }

  /** What turns the text that a page knows into that of now; the whole text where that is not kept. */
  since(file: string, known: string | null): Result<TextNow> {
    const content = this.#workspace.state.files.get(file)?.content;
    if (!content) return failed(noText(file));
    const { document } = content;
    const version = versionOf(this.#workspace.state, content);
    const before = known === null ? undefined : this.#kept.get(`${known} ${file}`);
    this.#kept.set(`${version} ${file}`, document);
    if (before) return ok({ kind: "changes", version, changes: changesBetween(before, document) });
    if (known === version) return ok({ kind: "changes", version, changes: [] });
    return ok({ kind: "whole", version, text: printDocument(document) });
  }

  /** The text of a file beside an earlier one. */
  async compare(file: string, earlier: EarlierText): Promise<Result<TextsCompared>> {
    const before = await this.#earlier(file, earlier);
    if (!before.ok) return before;
    const content = this.#workspace.state.files.get(file)?.content;
    return content ? ok({ before: before.value, now: printDocument(content.document) }) : failed(noText(file));
  }

  async #earlier(file: string, earlier: EarlierText): Promise<Result<string | null>> {
    const { state } = this.#workspace;
    if (earlier.kind === "step") return textBeforeStep(state, file, earlier.step);
    if (earlier.kind !== "disk") return this.#changes.textAt(file, earlier.kind);
    const base = this.#workspace.standing.files.get(file)?.base;
    return ok(base?.stamp ? printDocument(base.content.document) : null);
  }
}
