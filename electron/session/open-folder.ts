import { ok, type Result } from "../../shared/base/index.js";
import type { BridgeEvents, EventName, ImageAnswer, ImageFolderView } from "../../shared/bridge/index.js";
import { macroFolder, writeMacroFile, type Macro } from "../../shared/macros/index.js";
import { figureFolder, writeFigureFile, type SavedFigure } from "../../shared/pivot/index.js";
import { skeletonFolder, writeSkeletonFile, type Skeleton } from "../../shared/skeleton/index.js";
import type { PublishedEvent } from "../../shared/workspace/index.js";
import type { FileStore } from "../files/index.js";
import { NamedCommits } from "../git/index.js";
import type { Images, ImageWish } from "../images/index.js";
import { WorkspaceArtifacts } from "./artifacts.js";
import { CardMaking } from "./card-making.js";
import { WorkspaceChanges } from "./changes.js";
import { FolderExchange } from "./folder-exchange.js";
import { withFolderStore, type WorkspaceSetup } from "./holdings.js";
import { WorkspaceMergeConflicts } from "./merge-conflicts.js";
import { WorkspaceReviews } from "./reviews.js";
import { WorkspaceScenarios } from "./scenarios.js";
import { WorkspaceSimulations } from "./simulations.js";
import { WorkspaceTexts } from "./texts.js";
import { WorkspaceTuner } from "./tuner.js";
import { FolderView } from "./folder-view.js";
import { ViewMemory } from "./view-memory.js";
import { OwnTexts } from "./own-texts.js";
import { OpenWorkspace } from "./workspace.js";

export type Emit = <Name extends EventName>(name: Name, payload: BridgeEvents[Name]) => void;

export interface FolderSetup extends Omit<WorkspaceSetup, "publish" | "artifactTouched" | "whatIfsChanged"> {
  readonly images: Images;
  readonly emit: Emit;
  /** The real path of a folder that pages may see. */
  readonly folderAt: (path: string) => Promise<Result<string>>;
  /** The real path of the folder of scenarios beside a folder of sheets, where pages may see it. */
  readonly scenariosBeside: (root: string) => Promise<string | undefined>;
}

/** An event after which generated files may be out of date. */
const touchesArtifacts = ({ name }: PublishedEvent): boolean =>
  name === "workspace/changed" || name === "workspace/updated" || name === "sheet/patch" || name === "sheet/marks";

/** Everything that belongs to an open folder: it is opened as one, and closed as one. */
export class OpenFolder {
  readonly artifacts: WorkspaceArtifacts;
  readonly changes: WorkspaceChanges;
  readonly making: CardMaking;
  readonly mergeConflicts: WorkspaceMergeConflicts;
  readonly reviews: WorkspaceReviews;
  readonly macros: OwnTexts<Macro>;
  readonly simulations: WorkspaceSimulations;
  readonly tuner: WorkspaceTuner;
  readonly skeletons: OwnTexts<Skeleton>;
  readonly figures: OwnTexts<SavedFigure>;
  readonly exchange: FolderExchange;
  readonly scenarios: WorkspaceScenarios;
  readonly texts: WorkspaceTexts;
  readonly view: FolderView;
  /** Lets events through; before that, they are kept. */
  readonly #commits: NamedCommits;
  readonly #release: () => void;
  readonly #setup: FolderSetup;

  /** Opens a folder, or one file of it. Nothing is published about it before it is shown. */
  static async open(setup: FolderSetup): Promise<Result<OpenFolder>> {
    const early: PublishedEvent[] = [];
    let publish = (event: PublishedEvent): void => void early.push(event);
    let touchArtifacts = (): void => undefined;
    const opened = await OpenWorkspace.open({
      ...setup,
      publish: (event) => publish(event),
      artifactTouched: () => touchArtifacts(),
      whatIfsChanged: (view) => setup.emit("what-ifs/changed", view),
    });
    if (!opened.ok) return opened;
    const folder = new OpenFolder(setup, opened.value, () => {
      publish = (event) => folder.#publish(event);
      // A page gets the whole view when the folder is shown; of earlier events only notices matter.
      for (const event of early) if (event.name === "notice") publish(event);
    });
    touchArtifacts = () => folder.artifacts.touch();
    return ok(folder);
  }

  private constructor(
    setup: FolderSetup,
    readonly workspace: OpenWorkspace,
    release: () => void,
  ) {
    this.#setup = setup;
    this.#release = release;
    const { disk, clock, emit, log } = setup;
    this.artifacts = new WorkspaceArtifacts(workspace, clock, {
      changed: (view) => emit("artifacts/changed", view),
      broken: (error) => log.write("error", "cw.artifacts", String(error)),
    });
    this.#commits = new NamedCommits(workspace.root, () => clock.now());
    this.changes = new WorkspaceChanges(workspace, this.#commits);
    this.texts = new WorkspaceTexts(workspace, this.changes);
    this.making = new CardMaking(workspace, {
      disk,
      clock,
      changed: (making) => emit("cards/making", making),
      broken: (error) => log.write("error", "cw.making", String(error)),
    });
    this.mergeConflicts = new WorkspaceMergeConflicts(workspace, disk);
    this.reviews = new WorkspaceReviews(workspace, this.changes, { disk, clock, commits: this.#commits });
    this.macros = new OwnTexts(workspace, disk, {
      folder: macroFolder,
      code: "macro",
      title: "macro",
      write: writeMacroFile,
    });
    this.skeletons = new OwnTexts(workspace, disk, {
      folder: skeletonFolder,
      code: "skeleton",
      title: "design skeleton",
      write: writeSkeletonFile,
    });
    this.figures = new OwnTexts(workspace, disk, {
      folder: figureFolder,
      code: "figure",
      title: "saved pivot or fit",
      write: writeFigureFile,
    });
    this.simulations = new WorkspaceSimulations(workspace, {
      clock,
      changed: (status) => emit("simulation/changed", status),
      isBusy: () => this.tuner.isRunning,
    });
    this.tuner = new WorkspaceTuner(workspace, {
      clock,
      changed: (status) => emit("tuner/changed", status),
      isBusy: () => this.simulations.isRunning,
    });
    const withStore = <Value>(root: string, use: (store: FileStore) => Promise<Value>): Promise<Value> =>
      withFolderStore({ ...setup, publish: (event) => this.#publish(event) }, root, use);
    this.scenarios = new WorkspaceScenarios(workspace, {
      disk,
      beside: () => setup.scenariosBeside(workspace.root),
      withStore,
    });
    this.exchange = new FolderExchange(workspace, {
      disk,
      folderAt: setup.folderAt,
      withStore,
      unique: () => clock.unique(),
    });
    this.view = new FolderView(new ViewMemory(disk, clock, workspace.places.view), workspace, {
      clock,
      renamed: (names) => emit("view/renamed", names),
    });
  }

  /** Lets its events through and looks at its generated files. */
  show(): void {
    this.#release();
    this.artifacts.touch();
  }

  findImage(wish: ImageWish): Promise<Result<ImageAnswer>> {
    const { root, imageFolder: folder } = this.workspace;
    return this.#setup.images.find(wish, { root, folder });
  }

  /** What is in a folder of it that may become the folder of images. */
  lookForImages(folder: string): Promise<Result<ImageFolderView>> {
    return this.#setup.images.look(this.workspace.root, folder);
  }

  /** Waits for what is being written. */
  async close(): Promise<void> {
    await this.view.close();
    await this.artifacts.close();
    await this.simulations.close();
    await this.tuner.close();
    await this.making.close();
    this.#commits.close();
    await this.workspace.close();
  }

  #publish(event: PublishedEvent): void {
    this.#setup.emit(event.name, event.payload);
    if (!touchesArtifacts(event)) return;
    this.artifacts.touch();
    this.view.touch();
  }
}
