import { failed, ok, ownFilePath, type Result } from "../../shared/base/index.js";
import type { CallRequest, CallResponses, SkeletonText } from "../../shared/bridge/index.js";
import { skeletonFolder, writeSkeletonFile } from "../../shared/skeleton/index.js";
import { listTomlIn, type Disk } from "../files/index.js";
import type { OpenWorkspace } from "./workspace.js";

/** At most this many are listed. */
const mostSkeletons = 200;

/** The design skeletons of a workspace, each in a file of the folder. */
export class WorkspaceSkeletons {
  readonly #workspace: OpenWorkspace;
  readonly #disk: Disk;
  /** A file is compared and written by one request after another. */
  #last: Promise<unknown> = Promise.resolve();

  constructor(workspace: OpenWorkspace, disk: Disk) {
    this.#workspace = workspace;
    this.#disk = disk;
  }

  async list(): Promise<readonly SkeletonText[]> {
    const files = await this.#files();
    return Promise.all(
      files.slice(0, mostSkeletons).map(async (file) => ({
        name: file.slice(skeletonFolder.length + 1, -".toml".length),
        file,
        text: await this.#workspace.textFiles.read(file),
      })),
    );
  }

  /** Writes a skeleton where its file is still what was seen of it. */
  save(request: CallRequest<"skeletons/save">): Promise<Result<CallResponses["skeletons/save"]>> {
    const saved = this.#last.then(() => this.#save(request));
    this.#last = saved.catch(() => undefined);
    return saved;
  }

  async #save({
    name,
    skeleton,
    seen,
  }: CallRequest<"skeletons/save">): Promise<Result<CallResponses["skeletons/save"]>> {
    const { readOnly } = this.#workspace.standing;
    if (readOnly !== undefined) return failed({ code: "workspace/read-only", message: readOnly });
    const file = ownFilePath(skeletonFolder, name);
    const files = await this.#files();
    if (seen === null && files.some((each) => each.toLowerCase() === file.toLowerCase())) {
      const message = `A design skeleton “${name}” already exists.`;
      return failed({ code: "skeleton/exists", message, suggestion: "Choose another name." });
    }
    if (seen !== null && (await this.#workspace.textFiles.read(file)) !== seen) {
      const message = `The file of “${name}” was changed meanwhile; nothing was written.`;
      return failed({ code: "skeleton/changed", message, suggestion: "Open the skeleton again." });
    }
    const text = writeSkeletonFile(skeleton);
    const fault = await this.#workspace.textFiles.write(file, text);
    return fault ? failed(fault) : ok({ file, text });
  }

  #files(): Promise<readonly string[]> {
    return listTomlIn(this.#disk, this.#workspace.root, skeletonFolder);
  }
}
