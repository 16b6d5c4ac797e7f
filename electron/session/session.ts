import { dirname, join } from "node:path";
import { Emitter, failed, ok, type Fault, type Result } from "../../shared/base/index.js";
import { isCallName, type BridgeEvents, type EventName } from "../../shared/bridge/index.js";
import { workspaceView, type WorkspaceView } from "../../shared/workspace/index.js";
import { Log, logLevelFrom, nodeDisk, systemClock, type Clock, type Disk } from "../files/index.js";
import { Images } from "../images/index.js";
import { answerCall } from "./calls.js";
import { Folders } from "./folders.js";
import type { SessionHandle, SessionListener, SessionOptions } from "./handle.js";
import { OpenFolder } from "./open-folder.js";
import type { FolderView } from "./folder-view.js";
import { ViewMemory } from "./view-memory.js";
import type { WorkNote } from "./work-note.js";

/** Tests supply their own disk and clock. */
export interface Environment {
  readonly disk: Disk;
  readonly clock: Clock;
  /** Told what is worked on, so that whoever watches the thread knows what stopped it. */
  readonly note?: (note: WorkNote | null) => void;
  /** Told of a file that is read again although it was set aside. */
  readonly wantedAgain?: (path: string) => void;
}

export const realEnvironment: Environment = { disk: nodeDisk, clock: systemClock };

const closed: Fault = { code: "session/closed", message: "The session has ended." };

/** A session in this thread: for tests and the command line. Shells run it in a worker by `startSession`. */
export class Session implements SessionHandle {
  readonly options: SessionOptions;
  readonly folders: Folders;
  readonly images: Images;
  readonly log: Log;
  readonly #environment: Environment;
  readonly #owner: string;
  readonly #events = new Emitter<Parameters<SessionListener>>();
  #folder: OpenFolder | undefined;
  /** What is remembered of the person whichever folder is open, and of the page while none is. */
  readonly appView: ViewMemory;
  /** Opening and closing are one after the other. */
  #changing: Promise<unknown> = Promise.resolve();
  #closed = false;
  /** Why files are not read, by their absolute paths. */
  readonly #setAside: Map<string, string>;

  constructor(options: SessionOptions, environment: Environment = realEnvironment) {
    const { disk, clock } = environment;
    this.options = options;
    this.#environment = environment;
    this.#setAside = new Map(options.setAside?.map(({ path, reason }) => [path, reason]));
    this.#owner = options.owner ?? clock.unique();
    this.log = new Log(join(options.dataDirectory, "logs"), clock, logLevelFrom(process.env["CARDWRIGHT_LOG"]));
    this.images = new Images({
      disk,
      clock,
      dataDirectory: options.dataDirectory,
      version: options.host.version,
      trouble: (error) => this.log.write("warn", "cw.images", String(error)),
    });
    this.folders = new Folders(disk, clock, options);
    this.appView = new ViewMemory(disk, clock, join(options.dataDirectory, "view.json"));
  }

  get folder(): OpenFolder | undefined {
    return this.#folder;
  }

  get view(): FolderView | ViewMemory {
    return this.#folder?.view ?? this.appView;
  }

  async call(name: string, request: unknown): Promise<Result<unknown>> {
    if (this.#closed) return failed(closed);
    if (!isCallName(name)) return failed({ code: "bridge/unknown-call", message: `There is no call ${name}.` });
    try {
      return await answerCall(this, name, request);
    } catch (error) {
      const stack = error instanceof Error ? error.stack : undefined;
      this.log.write("error", "cw.session", `${name} failed: ${String(error)}`, { stack });
      return failed({ code: "session/broken", message: `Something went wrong inside Cardwright: ${String(error)}` });
    }
  }

  subscribe(listener: SessionListener): () => void {
    return this.#events.on(listener);
  }

  allow(path: string): Promise<void> {
    return this.folders.allow(path);
  }

  /** Opens a folder or a file in place of what is open; null closes that. */
  open(path: string | null): Promise<Result<WorkspaceView | null>> {
    const opened = this.#changing.then(() => this.#open(path));
    this.#changing = opened.catch(() => undefined);
    return opened;
  }

  async close(): Promise<void> {
    if (this.#closed) return;
    this.#closed = true;
    await Promise.all([this.open(null), this.images.close()]);
    await this.appView.close();
    this.#events.clear();
  }

  /** Tells every page that other pictures may be found now. */
  publishImageChange(): void {
    this.#emit("images/changed", {});
  }

  async #open(path: string | null): Promise<Result<WorkspaceView | null>> {
    if (path === null) {
      await this.#closeFolder();
      return ok(null);
    }
    const real = await this.folders.toOpen(path);
    if (!real.ok) return real;
    const open = this.#folder?.workspace;
    if (open?.path === real.value) return ok(workspaceView(open.state));
    // One lock and one journal belong to a folder: it is closed before it or a file of it is opened in another way.
    if (open && open.root === (await this.#rootOf(real.value))) await this.#closeFolder();
    const opened = await this.#openAt(real.value);
    if (!opened.ok) return opened;
    await this.#closeFolder();
    return ok(await this.#show(opened.value));
  }

  async #rootOf(path: string): Promise<string> {
    const stat = await this.#environment.disk.stat(path);
    return stat.kind === "folder" ? path : dirname(path);
  }

  #openAt(path: string): Promise<Result<OpenFolder>> {
    const { disk, clock, note = () => undefined, wantedAgain = () => undefined } = this.#environment;
    return OpenFolder.open({
      disk,
      clock,
      log: this.log,
      dataDirectory: this.options.dataDirectory,
      path,
      owner: this.#owner,
      polling: this.options.polling ?? false,
      readOnly: this.options.readOnly,
      setAside: this.#setAside,
      note,
      wantedAgain,
      images: this.images,
      emit: (name, payload) => this.#emit(name, payload),
      folderAt: (path) => this.folders.folderAt(path),
      scenariosBeside: (root) => this.folders.scenariosBeside(root),
    });
  }

  async #show(folder: OpenFolder): Promise<WorkspaceView> {
    this.#folder = folder;
    const { path, state } = folder.workspace;
    const view = workspaceView(state);
    this.#emit("what-ifs/changed", folder.workspace.whatIfs.view);
    // Pages have those of the folder before, whose rows may have the same keys.
    this.#emit("simulation/changed", folder.simulations.status);
    this.#emit("tuner/changed", folder.tuner.status);
    this.#emit("workspace/changed", { workspace: view });
    folder.show();
    await this.folders.remember(path).catch((error: unknown) => {
      this.log.write("warn", "cw.recent", String(error));
    });
    return view;
  }

  async #closeFolder(): Promise<void> {
    await this.appView.save();
    // What comes from now on is for nobody: a folder that is being closed would acknowledge it and write nothing.
    const folder = this.#folder;
    this.#folder = undefined;
    await folder?.close();
  }

  #emit<Name extends EventName>(event: Name, payload: BridgeEvents[Name]): void {
    this.#events.emit(event, payload);
  }
}
