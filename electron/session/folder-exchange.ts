import { failed, ok, type Fault, type Result } from "../../shared/base/index.js";
import type { CallRequest, CallResponses } from "../../shared/bridge/index.js";
import { games, isAnswer, type FolderFormat, type ToolAnswers } from "../../shared/games/index.js";
import type { TomlDocument } from "../../shared/toml/index.js";
import { isAbsent, type WorkspaceState } from "../../shared/workspace/index.js";
import { listFolder, pathFilter, readFolder, writeFolderPlan, type Disk, type FileStore } from "../files/index.js";
import { fileOfPlan, planFolderExport, type PlannedFolderExport } from "./folder-export.js";
import { importRequest, planFolderImport, type PlannedFolderImport } from "./folder-import.js";
import type { OpenWorkspace } from "./workspace.js";

const formats = (): readonly FolderFormat[] => games.flatMap(({ folders = [] }) => folders);

/** What the exchange of a workspace with folders of other tools needs besides it. */
export interface FolderExchangePorts {
  readonly disk: Disk;
  /** The real path of a folder that pages may see. */
  readonly folderAt: (path: string) => Promise<Result<string>>;
  /** Opens a folder for writing, for as long as `use` runs. */
  readonly withStore: <Value>(root: string, use: (store: FileStore) => Promise<Value>) => Promise<Value>;
  readonly unique: () => string;
}

type Asked = CallRequest<"folder-exchange/import-preview">;

/** What was looked at last. Only that can be done. */
type Looked =
  | { readonly id: string; readonly kind: "import"; readonly plan: PlannedFolderImport }
  | { readonly id: string; readonly kind: "export"; readonly plan: PlannedFolderExport };

/** Brings folders of card files of other tools into the sheets of a workspace, and writes such folders. */
export class FolderExchange {
  readonly #workspace: OpenWorkspace;
  readonly #ports: FolderExchangePorts;
  #looked: Looked | undefined;

  constructor(workspace: OpenWorkspace, ports: FolderExchangePorts) {
    this.#workspace = workspace;
    this.#ports = ports;
  }

  /** Which formats a folder is recognised as. */
  async look(path: string): Promise<Result<CallResponses["folder-exchange/look"]>> {
    const root = await this.#ports.folderAt(path);
    if (!root.ok) return root;
    const recognised: string[] = [];
    for (const format of formats()) {
      const paths = await listFolder(this.#ports.disk, root.value, pathFilter(format.takes));
      if (paths.ok && format.recognises(paths.value)) recognised.push(format.name);
    }
    return ok({ formats: recognised });
  }

  async previewImport(asked: Asked): Promise<Result<CallResponses["folder-exchange/import-preview"]>> {
    const ready = await this.#prepare(asked);
    if (!ready.ok) return ready;
    const { root, format, answers } = ready.value;
    const source = await readFolder(this.#ports.disk, root, format.takes);
    if (!source.ok) return source;
    if (source.value.length === 0) {
      return failed({ code: "folder/no-files", message: `The folder has no files of ${format.name}.` });
    }
    const documents = this.#documents();
    const plan = documents.ok ? planFolderImport(format, source.value, documents.value, answers) : documents;
    if (!plan.ok) return plan;
    const id = this.#ports.unique();
    this.#looked = { id, kind: "import", plan: plan.value };
    return ok({ id, ...plan.value.view });
  }

  async import({
    id,
    deletesUnmatched,
  }: CallRequest<"folder-exchange/import">): Promise<Result<CallResponses["folder-exchange/import"]>> {
    const looked = this.#looked;
    if (looked?.kind !== "import" || looked.id !== id) return failed(notLookedAt);
    const request = importRequest(looked.plan, deletesUnmatched);
    if (!request.ok) return request;
    const written = request.value && (await this.#workspace.intend("files/write-texts", request.value));
    if (written?.ok === false) return written;
    this.#looked = undefined;
    const { cells, added, unmatched } = looked.plan.view;
    return ok({ cells, added, deleted: deletesUnmatched ? unmatched : 0 });
  }

  async previewExport(asked: Asked): Promise<Result<CallResponses["folder-exchange/export-preview"]>> {
    const ready = await this.#prepare(asked);
    if (!ready.ok) return ready;
    const { root, format, answers } = ready.value;
    const documents = this.#documents();
    if (!documents.ok) return documents;
    const plan = await planFolderExport(this.#ports.disk, root, format, documents.value, answers);
    if (!plan.ok) return plan;
    const id = this.#ports.unique();
    this.#looked = { id, kind: "export", plan: plan.value };
    return ok({ id, ...plan.value.view });
  }

  /** A file that the export that was looked at last would write. */
  file({ id, file }: CallRequest<"folder-exchange/file">): Result<CallResponses["folder-exchange/file"]> {
    const looked = this.#looked;
    return looked?.kind === "export" && looked.id === id ? fileOfPlan(looked.plan, file) : failed(notLookedAt);
  }

  async export({
    id,
    removes,
  }: CallRequest<"folder-exchange/export">): Promise<Result<CallResponses["folder-exchange/export"]>> {
    const looked = this.#looked;
    if (looked?.kind !== "export" || looked.id !== id) return failed(notLookedAt);
    const { root, plan, removed } = looked.plan;
    const whole = removes ? { ...plan, removed } : plan;
    // What was looked at is written once: afterwards its files are others than those it was made from.
    this.#looked = undefined;
    const { disk, withStore } = this.#ports;
    const written = await withStore(root, (store) => writeFolderPlan(disk, root, store, whole));
    if (!written.ok) return written;
    return ok({ written: plan.made.length + plan.changed.length, removed: removes ? removed.length : 0 });
  }

  async #prepare({
    path,
    format: name,
    answers,
  }: Asked): Promise<Result<{ readonly root: string; readonly format: FolderFormat; readonly answers: ToolAnswers }>> {
    const format = formats().find((each) => each.name === name);
    if (!format) return failed({ code: "exchange/no-format", message: `There is no format ${name}.` });
    if (!format.options.every((option) => answers[option.id] === undefined || isAnswer(option, answers[option.id]))) {
      return failed({ code: "options/wrong-value", message: "An option has an invalid value." });
    }
    if (!this.#workspace.isWholeFolder) {
      const message = "Only one file is open. Card files are exchanged with all of a folder; open the folder.";
      return failed({ code: "exchange/one-file", message });
    }
    const root = await this.#ports.folderAt(path);
    return root.ok ? ok({ root: root.value, format, answers }) : root;
  }

  /** The TOML files as they are on screen; fails where one cannot be read, since its rows would be missed. */
  #documents(): Result<ReadonlyMap<string, TomlDocument>> {
    const documents = new Map<string, TomlDocument>();
    for (const known of filesOf(this.#workspace.state)) {
      const { file, role, condition, content } = known;
      if (role !== "sheets" || condition.kind === "deleted" || isAbsent(known)) continue;
      if (condition.kind === "broken" || condition.kind === "unreadable") {
        return failed({ ...unreadable(file), message: `It cannot be read now: ${condition.fault.message}` });
      }
      if (content) documents.set(file, content.document);
    }
    return ok(documents);
  }
}

const filesOf = ({ files }: WorkspaceState) =>
  [...files.values()].sort((a, b) => Buffer.compare(Buffer.from(a.file), Buffer.from(b.file)));

const unreadable = (file: string) => ({ code: "exchange/unreadable-sheet", file });

const notLookedAt: Fault = {
  code: "exchange/not-looked-at",
  message: "This preview is out of date. Preview the folder again.",
};
