import { failed, ok, type Fault, type Result } from "../../shared/base/index.js";
import { besideSheets, type ScenarioFile } from "../../shared/bridge/index.js";
import type { WorkspaceState } from "../../shared/workspace/index.js";
import { listScenarioFiles, type Disk, type FileStore } from "../files/index.js";
import type { TextFiles } from "./text-files.js";

/** More scenarios than these are not listed. */
const mostFiles = 2_000;

/** A workspace as its scenarios need it. */
export interface ScenariosHost {
  readonly state: Pick<WorkspaceState, "readOnly">;
  scenarioFiles(): Promise<readonly string[]>;
  readonly textFiles: Pick<TextFiles, "read" | "write">;
}

interface Ports {
  readonly disk: Disk;
  /** The folder of scenarios beside the folder of sheets, where there is one that may be read. */
  readonly beside: () => Promise<string | undefined>;
  readonly withStore: <Value>(root: string, use: (store: FileStore) => Promise<Value>) => Promise<Value>;
}

/** The scenarios of a workspace: those in its folder, and those in a folder beside it. */
export class WorkspaceScenarios {
  readonly #host: ScenariosHost;
  readonly #ports: Ports;

  constructor(host: ScenariosHost, ports: Ports) {
    this.#host = host;
    this.#ports = ports;
  }

  /** All with their texts; those beside the folder have names that begin with `besideSheets`. */
  async list(): Promise<ScenarioFile[]> {
    const files: ScenarioFile[] = [];
    for (const file of (await this.#host.scenarioFiles()).slice(0, mostFiles)) {
      files.push({ file, text: await this.#host.textFiles.read(file) });
    }
    const folder = await this.#ports.beside();
    if (folder === undefined) return files;
    const names = (await listScenarioFiles(this.#ports.disk, folder)).slice(0, mostFiles - files.length);
    await this.#ports.withStore(folder, async (store) => {
      for (const name of names) {
        const read = await store.read(name);
        files.push({ file: `${besideSheets}${name}`, text: read.kind === "content" ? read.text : null });
      }
    });
    return files;
  }

  /** Makes a scenario file, beside the sheets where scenarios have a folder there. None that is there is written over. */
  async save(file: string, text: string): Promise<Result<Record<string, never>>> {
    const { readOnly } = this.#host.state;
    if (readOnly !== undefined) return failed({ code: "workspace/read-only", message: readOnly });
    const folder = await this.#ports.beside();
    const { disk, withStore } = this.#ports;
    const there = folder === undefined ? await this.#host.scenarioFiles() : await listScenarioFiles(disk, folder);
    if (there.some((each) => each.toLowerCase() === file.toLowerCase())) {
      return failed({ code: "scenario/exists", message: alreadyThere, file });
    }
    const fault =
      folder === undefined
        ? await this.#host.textFiles.write(file, text)
        : await withStore(folder, (store) => writeNew(store, file, text));
    return fault === undefined ? ok({}) : failed({ ...fault, file });
  }
}

const alreadyThere = "A scenario of this name already exists.";

async function writeNew(store: FileStore, file: string, text: string): Promise<Fault | undefined> {
  const written = await store.write(file, [{ text, byteLength: Buffer.byteLength(text) }], null);
  if (written.kind === "written") return undefined;
  if (written.kind === "failed") return written.fault;
  return { code: "scenario/exists", message: alreadyThere };
}
