import { failed, ok, ownFilePath, type Fault, type Result } from "../../shared/base/index.js";
import { listTomlIn, type Disk } from "../files/index.js";
import type { OpenWorkspace } from "./workspace.js";

/** At most this many are listed. */
const mostListed = 200;

/** What people save by a name, each in a file of the workspace's own folder. */
export interface OwnKind<Value> {
  readonly folder: string;
  /** Begins the codes of its faults. */
  readonly code: string;
  /** What one is called in sentences, such as `design skeleton`. */
  readonly title: string;
  readonly write: (value: Value) => string;
}

interface SavedText {
  readonly name: string;
  readonly file: string;
  /** Null where it cannot be read. */
  readonly text: string | null;
}

export interface SaveWish<Value> {
  readonly name: string;
  readonly value: Value;
  /** The text that it replaces, null for a new one. */
  readonly seen: string | null;
}

/** The files of one kind in a workspace. */
export class OwnTexts<Value> {
  readonly #workspace: OpenWorkspace;
  readonly #disk: Disk;
  readonly #kind: OwnKind<Value>;
  /** A file is compared and written by one request after another. */
  #last: Promise<unknown> = Promise.resolve();

  constructor(workspace: OpenWorkspace, disk: Disk, kind: OwnKind<Value>) {
    this.#workspace = workspace;
    this.#disk = disk;
    this.#kind = kind;
  }

  async list(): Promise<readonly SavedText[]> {
    const files = await this.#files();
    return Promise.all(
      files.slice(0, mostListed).map(async (file) => ({
        name: file.slice(this.#kind.folder.length + 1, -".toml".length),
        file,
        text: await this.#workspace.textFiles.read(file),
      })),
    );
  }

  /** Writes one where its file is still what was seen of it. */
  save(wish: SaveWish<Value>): Promise<Result<{ readonly file: string; readonly text: string }>> {
    const saved = this.#last.then(() => this.#save(wish));
    this.#last = saved.catch(() => undefined);
    return saved;
  }

  async #save({ name, value, seen }: SaveWish<Value>): Promise<Result<{ file: string; text: string }>> {
    const { readOnly } = this.#workspace.standing;
    if (readOnly !== undefined) return failed({ code: "workspace/read-only", message: readOnly });
    const { folder, write } = this.#kind;
    const file = ownFilePath(folder, name);
    const files = await this.#files();
    if (seen === null && files.some((each) => each.toLowerCase() === file.toLowerCase())) {
      return failed(this.#fault("exists", `A ${this.#kind.title} “${name}” already exists.`, "Choose another name."));
    }
    if (seen !== null && (await this.#workspace.textFiles.read(file)) !== seen) {
      const message = `The file of “${name}” was changed meanwhile; nothing was written.`;
      return failed(this.#fault("changed", message, `Open the ${this.#kind.title} again.`));
    }
    const text = write(value);
    const fault = await this.#workspace.textFiles.write(file, text);
    return fault ? failed(fault) : ok({ file, text });
  }

  #fault(code: string, message: string, suggestion: string): Fault {
    return { code: `${this.#kind.code}/${code}`, message, suggestion };
  }

  #files(): Promise<readonly string[]> {
    return listTomlIn(this.#disk, this.#workspace.root, this.#kind.folder);
  }
}
