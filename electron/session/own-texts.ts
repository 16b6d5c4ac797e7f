import { failed, ok, ownFilePath, type Fault, type Result } from "../../shared/base/index.js";
import type { OwnText } from "../../shared/bridge/index.js";
import { listTomlIn, type Disk } from "../files/index.js";
import type { OpenWorkspace } from "./workspace.js";

/** At most this many are listed. */
const mostListed = 500;

/** What people save by a name, each in a file of the workspace's own folder. */
export interface OwnKind<Value> {
  readonly folder: string;
  /** Begins the codes of its faults. */
  readonly code: string;
  /** What one is called in sentences, such as `design skeleton`. */
  readonly title: string;
  readonly write: (value: Value) => string;
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

  async list(): Promise<readonly OwnText[]> {
    const files = await this.#files();
    return Promise.all(
      files.slice(0, mostListed).map(async (file) => ({
        name: this.#nameOf(file),
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

  /** The file of the other name is written first, so that nothing is lost between. `seen` is what the file said. */
  async rename(name: string, seen: string, to: string): Promise<Result<{ readonly file: string }>> {
    const { textFiles } = this.#workspace;
    const [from, file] = [await this.#fileNamed(name), this.#fileOf(to)];
    if (from === undefined || (await textFiles.read(from)) !== seen) return failed(this.#changed(name));
    const fault = (await this.#refusal(file)) ?? (await textFiles.write(file, seen));
    if (fault) return failed(fault);
    const left = await textFiles.remove(from, seen);
    return left ? failed({ ...left, file: from }) : ok({ file });
  }

  /** Deletes a file that still is what was seen of it. */
  async delete(name: string, seen: string): Promise<Result<Record<string, never>>> {
    const { readOnly } = this.#workspace.standing;
    if (readOnly !== undefined) return failed(onlyRead(readOnly));
    const file = await this.#fileNamed(name);
    const fault = file === undefined ? this.#changed(name) : await this.#workspace.textFiles.remove(file, seen);
    return fault ? failed(fault) : ok({});
  }

  async #save({ name, value, seen }: SaveWish<Value>): Promise<Result<{ file: string; text: string }>> {
    const { standing, textFiles } = this.#workspace;
    const file = this.#fileOf(name);
    if (seen === null) {
      const refused = await this.#refusal(file);
      if (refused) return failed(refused);
    } else {
      if (standing.readOnly !== undefined) return failed(onlyRead(standing.readOnly));
      if ((await textFiles.read(file)) !== seen) return failed(this.#changed(name));
    }
    const text = this.#kind.write(value);
    const fault = await textFiles.write(file, text);
    return fault ? failed(fault) : ok({ file, text });
  }

  /** Why no new file can be made under a name. */
  async #refusal(file: string): Promise<Fault | undefined> {
    const { readOnly } = this.#workspace.standing;
    if (readOnly !== undefined) return onlyRead(readOnly);
    const taken = (await this.#files()).find((each) => each.toLowerCase() === file.toLowerCase());
    if (taken === undefined) return undefined;
    const message = `A ${this.#kind.title} “${this.#nameOf(taken)}” already exists.`;
    return { code: `${this.#kind.code}/exists`, message, suggestion: "Choose another name." };
  }

  #changed(name: string): Fault {
    const { code, title } = this.#kind;
    return {
      code: `${code}/changed`,
      message: `Another program changed or removed the ${title} “${name}”; nothing was done.`,
      suggestion: "Open the list again to see what it says now.",
    };
  }

  #fileOf(name: string): string {
    return ownFilePath(this.#kind.folder, name);
  }

  #nameOf(file: string): string {
    return file.slice(this.#kind.folder.length + 1, -".toml".length);
  }

  /** The file of one that is there: a name cannot lead elsewhere. */
  async #fileNamed(name: string): Promise<string | undefined> {
    return (await this.#files()).find((each) => each === this.#fileOf(name));
  }

  #files(): Promise<readonly string[]> {
    return listTomlIn(this.#disk, this.#workspace.root, this.#kind.folder);
  }
}

const onlyRead = (message: string): Fault => ({ code: "workspace/read-only", message });
