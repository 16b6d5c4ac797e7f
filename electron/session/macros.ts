import { failed, ok, type Result } from "../../shared/base/index.js";
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
        name: file.slice(macroFolder.length + 1, -".toml".length),
        file,
        text: await this.#workspace.readText(file),
      })),
    );
  }

  async save(name: string, macro: Macro): Promise<Result<{ readonly file: string }>> {
    const { readOnly } = this.#workspace.standing;
    if (readOnly !== undefined) return failed({ code: "workspace/read-only", message: readOnly });
    const files = await listTomlIn(this.#disk, this.#workspace.root, macroFolder);
    const file = `${macroFolder}/${name}.toml`;
    if (files.some((each) => each.toLowerCase() === file.toLowerCase())) {
      return failed({
        code: "macro/exists",
        message: `A macro “${name}” already exists.`,
        suggestion: "Choose another name.",
      });
    }
    const fault = await this.#workspace.writeText(file, writeMacroFile(macro));
    return fault ? failed(fault) : ok({ file });
  }
}
