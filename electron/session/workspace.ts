import { randomInt } from "node:crypto";
import { basename, dirname } from "node:path";
import { failed, ok, type Result } from "../../shared/base/index.js";
import type { Flushed } from "../../shared/bridge/index.js";
import { games } from "../../shared/games/index.js";
import { readImageFolder, settingsFile } from "../../shared/validate/index.js";
import {
  createWorkspace,
  intentOf,
  step,
  unsavedCount,
  type Input,
  type IntentName,
  type IntentRequest,
  type IntentResponse,
  type WorkspaceState,
} from "../../shared/workspace/index.js";
import { addedRules } from "../spelling/index.js";
import {
  FolderWatcher,
  listSettingsFile,
  listScenarioFiles,
  listWorkspaceFiles,
  readFault,
  type WorkspacePlaces,
  yieldToEventLoop,
} from "../files/index.js";
import { namesOfArtifacts } from "./artifacts.js";
import { FolderReader, type FoundFile } from "./folder-reader.js";
import { acquireHoldings, releaseHoldings, type Holdings, type WorkspaceSetup } from "./holdings.js";
import { OwnFaces } from "./own-faces.js";
import { Runner, type RunnerPorts } from "./runner.js";
import { runnerPorts } from "./runner-ports.js";
import { TextFiles } from "./text-files.js";
import { WhatIfs } from "./what-ifs.js";
import { WorkNotes } from "./work-note.js";

/** A workspace that is open: the workspace core with a real disk, journal, lock and watcher around it. */
export class OpenWorkspace {
  readonly #setup: WorkspaceSetup;
  readonly #holdings: Holdings;
  readonly #root: string;
  readonly #only: string | undefined;
  readonly #runner: Runner;
  readonly #watcher: FolderWatcher;
  readonly #notes: WorkNotes;
  readonly #reader: FolderReader;
  readonly #ports: RunnerPorts;
  /** The files of the folder that are no sheets. */
  readonly textFiles: TextFiles;
  /** The faces of its own cards. */
  readonly faces: OwnFaces;
  readonly whatIfs: WhatIfs;
  /** What the watcher reported before all files were read. */
  #early: Set<string> | undefined = new Set();

  /** Opens a folder, or one file of it. */
  static async open(setup: WorkspaceSetup): Promise<Result<OpenWorkspace>> {
    const { disk, path } = setup;
    try {
      const { kind } = await disk.stat(path);
      if (kind !== "folder" && kind !== "file") {
        return failed({ code: "folder/not-a-folder", message: `${path} is neither a folder nor a file.` });
      }
      const root = kind === "folder" ? path : dirname(path);
      const only = kind === "folder" ? undefined : basename(path);
      return await new OpenWorkspace(setup, root, only, await acquireHoldings(setup, root, only)).#start();
    } catch (error) {
      return failed(readFault(path, error, "It"));
    }
  }

  private constructor(setup: WorkspaceSetup, root: string, only: string | undefined, holdings: Holdings) {
    const { disk, clock, polling, path, note } = setup;
    this.#notes = new WorkNotes(root, note);
    this.#setup = setup;
    this.#root = root;
    this.#only = only;
    this.#holdings = holdings;
    this.textFiles = new TextFiles(disk, root, holdings.store);
    this.#reader = new FolderReader(setup, root, holdings.store, this.#notes);
    const state = createWorkspace({
      games,
      added: addedRules([]),
      root,
      title: basename(path),
      readOnly: holdings.readOnly,
      unprotected: holdings.unprotected,
      run: clock.unique(),
      seed: randomInt(2 ** 32) | 0,
      trace: (file) => this.#notes.pass(file),
    });
    this.whatIfs = new WhatIfs({
      clock,
      standing: () => this.standing,
      take: (input) => this.#take(input),
      publish: setup.publish,
      changed: setup.whatIfsChanged,
      broken: (input, error) => this.#ports.broken(input, error),
    });
    this.#ports = runnerPorts({
      setup,
      holdings,
      root,
      reader: this.#reader,
      showsWhatIf: () => this.whatIfs.shown !== undefined,
      touched: (file) => this.#touched(file),
    });
    this.#runner = new Runner(state, (before, input) => this.#reader.watchStep(() => step(before, input)), this.#ports);
    this.faces = new OwnFaces({
      disk,
      root,
      readText: (name) => this.textFiles.read(name),
      changed: async (faces) => {
        await this.#take({ kind: "rules", added: addedRules(faces) });
      },
    });
    this.#watcher = new FolderWatcher({
      disk,
      clock,
      root,
      polling,
      others: namesOfArtifacts,
      touched: (file) => {
        if (namesOfArtifacts.has(file)) setup.artifactTouched();
        else this.#touched(file);
      },
      named: (name) => holdings.store.sawName(name),
      folder: (present) => void this.#folder(present),
      failing: (error) => setup.log.write("warn", "cw.watch", String(error)),
    });
  }

  /** What is on screen: a what-if, or the standing workspace. */
  get state(): WorkspaceState {
    return this.whatIfs.shown ?? this.standing;
  }

  /** The workspace that is kept on disk, whatever is on screen. */
  get standing(): WorkspaceState {
    return this.#runner.state;
  }

  /** What was opened: the folder, or the one file. */
  get path(): string {
    return this.#setup.path;
  }

  /** False where one file of the folder is open. */
  get isWholeFolder(): boolean {
    return this.#only === undefined;
  }

  /** The folder whose lock and journal this workspace has. */
  get root(): string {
    return this.#root;
  }

  /** Where pictures of cards are looked for by number, relative to `root`. */
  get imageFolder(): string | undefined {
    const settings = this.state.files.get(settingsFile)?.content;
    return settings && readImageFolder(settings.document);
  }

  /** Where the app keeps what belongs to this workspace. */
  get places(): WorkspacePlaces {
    return this.#holdings.places;
  }

  /**
   * Does what a person asks for, with the cards that it is meant for: a what-if, for null the current cards, and what is on
   * screen where nothing is said. Rejects where the workspace broke.
   */
  async intend<Name extends IntentName>(
    name: Name,
    request: IntentRequest<Name>,
    whatIf?: number | null,
  ): Promise<Result<IntentResponse<Name>>> {
    const intent = intentOf(name, request);
    if (intent.kind === "file/retry" && intent.file !== undefined) this.#reader.wantAgain(intent.file);
    const input: Input = { kind: "intent", intent };
    const reply = await this.whatIfs.takeFor(whatIf, input);
    if (!reply) throw new Error(`No answer to ${name}`);
    // The table of intents answers each by its own response.
    return reply as Result<IntentResponse<Name>>;
  }

  /** Waits for the writes in flight; returns what is left after them. */
  async flush(): Promise<Flushed> {
    await this.#runner.idle();
    const unsaved = unsavedCount(this.standing);
    const { unprotected } = this.standing;
    const whatIfs = this.whatIfs.withEdits;
    return {
      unsaved,
      ...(unsaved === 0 || unprotected === undefined ? {} : { unprotected }),
      ...(whatIfs === 0 ? {} : { whatIfs }),
    };
  }

  /** The scenario files of the folder and the folders in it. */
  scenarioFiles(): Promise<readonly string[]> {
    return listScenarioFiles(this.#setup.disk, this.#root);
  }

  async close(): Promise<void> {
    await this.#watcher.close();
    this.whatIfs.close();
    this.#runner.stop();
    await this.#runner.idle();
    await releaseHoldings(this.#holdings);
  }

  /** The watcher first, so that no change falls between reading a file and watching it. */
  async #start(): Promise<Result<OpenWorkspace>> {
    try {
      await this.#watcher.start();
      await this.faces.texts();
      const names = this.#only === undefined ? await this.#reader.names() : [this.#only];
      const files: FoundFile[] = [];
      for (const file of [...names, ...(await listSettingsFile(this.#setup.disk, this.#root))]) {
        this.#notes.begin(file);
        files.push({ file, read: await this.#reader.read(file) });
        this.#notes.end();
        await yieldToEventLoop();
      }
      await this.#takeAll(files);
      const early = this.#early ?? [];
      this.#early = undefined;
      for (const file of early) this.#touched(file);
      return ok(this);
    } catch (error) {
      await this.close();
      throw error;
    }
  }

  /** Takes the files that were read. One at which we break is left out, so that the others open. */
  async #takeAll(files: readonly FoundFile[]): Promise<void> {
    for (;;) {
      try {
        await this.#runner.take({
          kind: "opened",
          files: files.map((each) => this.#reader.known(each)),
          journal: this.#holdings.records,
          history: this.#holdings.history,
        });
        return;
      } catch (error) {
        if (!this.#reader.blame(error)) throw error;
      }
    }
  }

  #touched(file: string): void {
    if (this.#only !== undefined && file !== this.#only && file !== settingsFile) return;
    if (this.#early) this.#early.add(file);
    else this.#deliver({ kind: "touched", file });
  }

  /** Reports the new files of a folder that came back as touched; the workspace core rereads the ones it knows. */
  async #folder(present: boolean): Promise<void> {
    this.#deliver({ kind: "folder", present });
    if (!present) return;
    const names = await listWorkspaceFiles(this.#setup.disk, this.#root).catch(() => []);
    for (const name of names) if (!this.standing.files.has(name)) this.#touched(name);
  }

  /** Passes an input to the standing workspace, and then lets the what-if on screen follow it. */
  async #take(input: Input): Promise<Result<unknown> | undefined> {
    const done = this.#runner.take(input);
    this.whatIfs.follow();
    return done;
  }

  #deliver(input: Input): void {
    this.#take(input).catch((error: unknown) => this.#ports.broken(input, error));
  }
}
