import { failed, ok, ownFilePath, type Fault, type Result } from "../../shared/base/index.js";
import type { MacroText } from "../../shared/bridge/index.js";
import { macroFolder, writeMacroFile, type Macro } from "../../shared/macros/index.js";
import { listTomlIn, type Disk } from "../files/index.js";
import type { OpenWorkspace } from "./workspace.js";

/** At most this many are listed. */
const mostMacros = 500;

/** The macros of a workspace, each in a file of the folder. */
export class WorkspaceMacros {
  readonly #workspace: OpenWorkspace;
  readonly #disk: Disk;

  constructor(workspace: OpenWorkspace, disk: Disk) {
    this.#workspace = workspace;
    this.#disk = disk;
  }

  async list(): Promise<readonly MacroText[]> {
    const files = await listTomlIn(this.#disk, this.#workspace.root, macroFolder);
    return Promise.all(
      files.slice(0, mostMacros).map(async (file) => ({
        name: nameOf(file),
        file,
        text: await this.#workspace.textFiles.read(file),
      })),
    );
  }

  async save(name: string, macro: Macro): Promise<Result<{ readonly file: string }>> {
    const file = fileOf(name);
    const fault = (await this.#refusal(file)) ?? (await this.#workspace.textFiles.write(file, writeMacroFile(macro)));
    return fault ? failed(fault) : ok({ file });
  }

  /** The file of the other name is written first, so that nothing is lost between. `seen` is what the macro's file said. */
  async rename(name: string, seen: string, to: string): Promise<Result<{ readonly file: string }>> {
    const [from, file] = [await this.#fileNamed(name), fileOf(to)];
    if (from === undefined || (await this.#workspace.textFiles.read(from)) !== seen) return failed(changed(name));
    const refused = (await this.#refusal(file)) ?? (await this.#workspace.textFiles.write(file, seen));
    if (refused) return failed(refused);
    const left = await this.#workspace.textFiles.remove(from, seen);
    return left ? failed({ ...left, file: from }) : ok({ file });
  }

  async delete(name: string, seen: string): Promise<Result<Record<string, never>>> {
    const { readOnly } = this.#workspace.standing;
    if (readOnly !== undefined) return failed({ code: "workspace/read-only", message: readOnly });
    const file = await this.#fileNamed(name);
    const fault = file === undefined ? changed(name) : await this.#workspace.textFiles.remove(file, seen);
    return fault ? failed(fault) : ok({});
  }

  /** The file of a macro that is there: a name cannot lead elsewhere. */
  async #fileNamed(name: string): Promise<string | undefined> {
    const files = await listTomlIn(this.#disk, this.#workspace.root, macroFolder);
    return files.find((each) => each === fileOf(name));
  }

  /** Why no new macro can be kept in a file. */
  async #refusal(file: string): Promise<Fault | undefined> {
    const { readOnly } = this.#workspace.standing;
    if (readOnly !== undefined) return { code: "workspace/read-only", message: readOnly };
    const files = await listTomlIn(this.#disk, this.#workspace.root, macroFolder);
    const taken = files.find((each) => each.toLowerCase() === file.toLowerCase());
    if (taken === undefined) return undefined;
    const message = `A macro “${nameOf(taken)}” already exists.`;
    return { code: "macro/exists", message, suggestion: "Choose another name." };
  }
}

const fileOf = (name: string): string => ownFilePath(macroFolder, name);
const nameOf = (file: string): string => file.slice(macroFolder.length + 1, -".toml".length);

const changed = (name: string): Fault => ({
  code: "macro/changed",
  message: `Another program changed or removed the macro “${name}”; nothing was done.`,
  suggestion: "Open the list again to see what it says now.",
});
