import { dirname, join } from "node:path";
import { failed, neverHappens, ok, type Fault, type Result } from "../../shared/base/index.js";
import {
  isCallName,
  readRequest,
  type BridgeEvents,
  type CallResponses,
  type EventName,
} from "../../shared/bridge/index.js";
import { workspaceView, type PublishedEvent, type WorkspaceView } from "../../shared/workspace/index.js";
import { Log, logLevelFrom, nodeDisk, systemClock, type Clock, type Disk } from "../files/index.js";
import { Images } from "../images/index.js";
import { WorkspaceArtifacts } from "./artifacts.js";
import { Folders } from "./folders.js";
import type { SessionHandle, SessionListener, SessionOptions } from "./handle.js";
import { answerOf, intentOf, isIntentCall, type IntentCallName } from "./intents.js";
import { queries, type Query, type QueryName } from "./queries.js";
import { WorkspaceSimulations } from "./simulations.js";
import { ViewMemory } from "./view-memory.js";
import type { WorkNote } from "./work-note.js";
import { OpenWorkspace } from "./workspace.js";

/** Tests give their own disk and clock. */
export interface Environment {
  readonly disk: Disk;
  readonly clock: Clock;
  /** Told what is worked on, so that whoever watches the thread knows what stopped it. */
  readonly note?: (note: WorkNote | null) => void;
  /** Told of a file that is read again although it was set aside. */
  readonly wantedAgain?: (path: string) => void;
}

export const realEnvironment: Environment = { disk: nodeDisk, clock: systemClock };

interface Opened {
  readonly workspace: OpenWorkspace;
  /** Lets its events through, those kept back first. */
  readonly show: () => void;
}

const noWorkspace: Fault = { code: "workspace/none-open", message: "No folder is open." };
const closed: Fault = { code: "session/closed", message: "The session has ended." };

/** A session in this thread: for tests and the command line. Shells run it in a worker by `startSession`. */
export class Session implements SessionHandle {
  readonly options: SessionOptions;
  readonly folders: Folders;
  readonly images: Images;
  readonly log: Log;
  readonly #environment: Environment;
  readonly #owner: string;
  readonly #listeners = new Set<SessionListener>();
  #workspace: OpenWorkspace | undefined;
  #artifacts: WorkspaceArtifacts | undefined;
  #simulations: WorkspaceSimulations | undefined;
  #view: ViewMemory;
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
    this.#view = new ViewMemory(disk, clock, join(options.dataDirectory, "view.json"));
  }

  get workspace(): OpenWorkspace | undefined {
    return this.#workspace;
  }

  /** The generated files of the open workspace. */
  get artifacts(): WorkspaceArtifacts | undefined {
    return this.#artifacts;
  }

  /** The simulations with the cards of the open workspace. */
  get simulations(): WorkspaceSimulations | undefined {
    return this.#simulations;
  }

  get view(): ViewMemory {
    return this.#view;
  }

  async call(name: string, request: unknown): Promise<Result<unknown>> {
    if (this.#closed) return failed(closed);
    if (!isCallName(name)) return failed({ code: "bridge/unknown-call", message: `There is no call ${name}.` });
    try {
      return await (isIntentCall(name) ? this.#intend(name, request) : this.#query(name, request));
    } catch (error) {
      const stack = error instanceof Error ? error.stack : undefined;
      this.log.write("error", "cw.session", `${name} failed: ${String(error)}`, { stack });
      return failed({ code: "session/broken", message: `Something went wrong inside Cardwright: ${String(error)}` });
    }
  }

  subscribe(listener: SessionListener): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
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
    this.#listeners.clear();
  }

  /** Tells every page that other pictures may be found now. */
  tellImagesChanged(): void {
    this.#emit("images/changed", {});
  }

  async #intend<Name extends IntentCallName>(name: Name, request: unknown): Promise<Result<CallResponses[Name]>> {
    const read = readRequest(name, request);
    if (!read.ok) return read;
    if (!this.#workspace) return failed(noWorkspace);
    return answerOf(name, await this.#workspace.intend(intentOf(name, read.value)));
  }

  async #query<Name extends QueryName>(name: Name, request: unknown): Promise<Result<CallResponses[Name]>> {
    const read = readRequest(name, request);
    const query: Query<Name> = queries[name];
    return read.ok ? query(this, read.value) : read;
  }

  async #open(path: string | null): Promise<Result<WorkspaceView | null>> {
    if (path === null) {
      await this.#letGo();
      return ok(null);
    }
    const real = await this.folders.toOpen(path);
    if (!real.ok) return real;
    if (this.#workspace?.path === real.value) return ok(workspaceView(this.#workspace.state));
    // One lock and one journal belong to a folder: it is let go of before it or a file of it is opened in another way.
    if (this.#workspace && this.#workspace.root === (await this.#rootOf(real.value))) await this.#letGo();
    const opened = await this.#openAt(real.value);
    if (!opened.ok) return opened;
    await this.#letGo();
    return ok(await this.#show(opened.value));
  }

  async #rootOf(path: string): Promise<string> {
    const stat = await this.#environment.disk.stat(path);
    return stat.kind === "folder" ? path : dirname(path);
  }

  async #openAt(path: string): Promise<Result<Opened>> {
    const { disk, clock, note = () => undefined, wantedAgain = () => undefined } = this.#environment;
    // Pages learn of a workspace when it is shown; of what it told before, only notices matter then.
    const notices: PublishedEvent[] = [];
    let publish = (event: PublishedEvent): void => {
      if (event.kind === "notice") notices.push(event);
    };
    const opened = await OpenWorkspace.open({
      disk,
      clock,
      log: this.log,
      dataDirectory: this.options.dataDirectory,
      path,
      owner: this.#owner,
      polling: this.options.polling ?? false,
      setAside: this.#setAside,
      note,
      wantedAgain,
      publish: (event) => publish(event),
      artifactTouched: () => this.#artifacts?.touch(),
    });
    const show = (): void => {
      publish = (event) => this.#publish(event);
      notices.forEach(publish);
    };
    return opened.ok ? ok({ workspace: opened.value, show }) : opened;
  }

  async #show({ workspace, show }: Opened): Promise<WorkspaceView> {
    const { disk, clock } = this.#environment;
    this.#workspace = workspace;
    this.#artifacts = new WorkspaceArtifacts(workspace, clock, {
      changed: (view) => this.#emit("artifacts/changed", view),
      broken: (error) => this.log.write("error", "cw.artifacts", String(error)),
    });
    this.#simulations = new WorkspaceSimulations(workspace, {
      clock,
      changed: (status) => this.#emit("simulation/changed", status),
    });
    this.#view = new ViewMemory(disk, clock, workspace.places.view);
    const view = workspaceView(workspace.state);
    this.#emit("workspace/changed", { workspace: view });
    show();
    this.#artifacts.touch();
    await this.folders.remember(workspace.path).catch((error: unknown) => {
      this.log.write("warn", "cw.recent", String(error));
    });
    return view;
  }

  async #letGo(): Promise<void> {
    const workspace = this.#workspace;
    await this.#view.save();
    const artifacts = this.#artifacts;
    this.#artifacts = undefined;
    await artifacts?.close();
    const simulations = this.#simulations;
    this.#simulations = undefined;
    await simulations?.close();
    if (!workspace) return;
    await workspace.close();
    this.#workspace = undefined;
  }

  #publish(event: PublishedEvent): void {
    switch (event.kind) {
      case "workspace":
        this.#emit("workspace/changed", { workspace: event.workspace });
        this.#artifacts?.touch();
        break;
      case "patch":
        this.#emit("sheet/patch", event.patch);
        this.#artifacts?.touch();
        break;
      case "marks":
        this.#emit("sheet/marks", { sheet: event.sheet, marks: event.marks });
        break;
      case "problems":
        this.#emit("sheet/problems", event.patch);
        break;
      case "checking":
        this.#emit("problems/progress", event.progress);
        break;
      case "notice":
        this.#emit("notice", event.notice);
        break;
      default:
        neverHappens(event);
    }
  }

  #emit<Name extends EventName>(event: Name, payload: BridgeEvents[Name]): void {
    for (const listener of this.#listeners) listener(event, payload);
  }
}
