import { basename, dirname, join } from "node:path";
import { z } from "zod";
import { failed, ok, type Result } from "../../shared/base/index.js";
import { besideSheets, sheetsFolder, type FolderListing, type KnownFolders } from "../../shared/bridge/index.js";
import {
  copyOfSample,
  isInside,
  isWorkspaceFile,
  JsonFile,
  placeFault,
  readFault,
  type Clock,
  type Disk,
  yieldToEventLoop,
} from "../files/index.js";
import type { SessionOptions } from "./handle.js";

const recentSchema = z.array(z.strictObject({ path: z.string() }));
const mostRecent = 12;

/** The folder of scenarios beside one of sheets. */
const scenariosName = basename(besideSheets);

/** A name of a folder that every system can write. */
const folderName = /^[\p{L}\p{N}_](?:[\p{L}\p{N} _.-]{0,98}[\p{L}\p{N}_-])?$/u;

/** Which folders pages may see and open, and which they are offered. */
export class Folders {
  readonly #disk: Disk;
  readonly #clock: Clock;
  readonly #options: SessionOptions;
  readonly #allowed = new Set<string>();
  readonly #recent: JsonFile<z.infer<typeof recentSchema>>;

  constructor(disk: Disk, clock: Clock, options: SessionOptions) {
    this.#disk = disk;
    this.#clock = clock;
    this.#options = options;

    const path = join(options.dataDirectory, "recent.json");
    this.#recent = new JsonFile(disk, clock, path, recentSchema, []);
  }

  async allow(path: string): Promise<void> {
    this.#allowed.add(await this.#disk.realPath(path));
  }

  /** The real path behind what a page asks to open; of a sample, that of its copy. */
  async toOpen(path: string): Promise<Result<string>> {
    try {
      const sample = this.#options.samples.find((known) => known.path === path);
      if (sample) {
        const folder = join(this.#options.dataDirectory, "samples");
        await this.#disk.makeFolder(folder);
        return ok(await this.#disk.realPath(await copyOfSample(this.#disk, this.#clock, path, folder)));
      }
      const real = await this.#disk.realPath(path);
      return (await this.#mayOpen(real)) ? ok(await this.#folderOfSheets(real)) : failed(outside(path));
    } catch (error) {
      return failed(readFault(path, error, "It"));
    }
  }

  /** The real path of a folder that pages may see, to read or write files of other tools in it. */
  async folderAt(path: string): Promise<Result<string>> {
    try {
      const real = await this.#disk.realPath(path);
      if (!(await this.#mayOpen(real))) return failed(outside(path));
      if ((await this.#disk.stat(real)).kind === "folder") return ok(real);
      return failed({ code: "folder/not-a-folder", message: `${path} is not a folder.` });
    } catch (error) {
      return failed(readFault(path, error, "It"));
    }
  }

  /**
   * The folder `scenarios` beside a folder of sheets that is called `cards`; undefined where there is none, or where pages may
   * not see it.
   */
  async scenariosBeside(root: string): Promise<string | undefined> {
    if (basename(root) !== sheetsFolder) return undefined;
    const path = join(dirname(root), scenariosName);
    const stat = await this.#disk.linkStat(path).catch(() => undefined);
    if (stat?.kind !== "folder") return undefined;
    // Who chose the folder of sheets on this machine may see the one beside it; others see what lies below their roots.
    const isSeen = this.#options.host.nativeFolderDialog || (await this.#roots()).some((each) => isInside(each, path));
    return isSeen ? path : undefined;
  }

  /** A folder without sheets that has a folder `cards` with some stands for that one. */
  async #folderOfSheets(path: string): Promise<string> {
    if ((await this.#disk.stat(path)).kind !== "folder" || (await this.#tomlFiles(path)).length > 0) return path;
    const inner = join(path, sheetsFolder);
    const stat = await this.#disk.linkStat(inner).catch(() => undefined);
    return stat?.kind === "folder" && (await this.#tomlFiles(inner)).length > 0 ? inner : path;
  }

  /** A folder's folders, with the number of TOML files directly in each; without a path, the first root's. */
  async list(path: string | undefined): Promise<Result<FolderListing>> {
    const [first] = this.#options.roots;
    const asked = path ?? first;
    if (asked === undefined) return failed({ code: "folder/no-roots", message: "No folder may be listed here." });
    try {
      const real = await this.#disk.realPath(asked);
      const roots = await this.#roots();
      if (!roots.some((root) => isInside(root, real))) return failed(outside(asked));
      const entries = await this.#disk.list(real);
      const folders: FolderListing["folders"][number][] = [];
      for (const [index, { name, kind, isGarbled }] of entries.entries()) {
        if (index % 32 === 31) await yieldToEventLoop();
        if (kind !== "folder" || name.startsWith(".")) continue;
        const child = join(real, name);
        if (isGarbled) {
          folders.push({ name, path: child, tomlFiles: 0, isGarbled });
          continue;
        }
        folders.push({ name, path: child, tomlFiles: (await this.#tomlFiles(child)).length });
      }
      const parent = dirname(real);
      return ok({
        path: real,
        parent: parent !== real && roots.some((root) => isInside(root, parent)) ? parent : null,
        folders: folders.sort((a, b) => a.name.localeCompare(b.name, "en")),
        tomlFiles: entries.filter(({ name, kind }) => kind === "file" && isWorkspaceFile(name)).map(({ name }) => name),
      });
    } catch (error) {
      return failed(readFault(asked, error, "It"));
    }
  }

  /** Makes an empty folder in one that pages may see; returns its path. */
  async make(parent: string, name: string): Promise<Result<{ readonly path: string }>> {
    if (!folderName.test(name)) {
      const message = "Give the folder a name of letters, digits, spaces, -, _ and dots.";
      return failed({ code: "folder/bad-name", message });
    }
    const above = await this.folderAt(parent);
    if (!above.ok) return above;
    const path = join(above.value, name);
    try {
      const stat = await this.#disk.linkStat(path).catch(() => undefined);
      if (stat) return failed({ code: "folder/name-taken", message: `${name} is there already.` });
      await this.#disk.makeFolder(path);
      return ok({ path });
    } catch (error) {
      return failed(placeFault(path, error));
    }
  }

  async known(): Promise<KnownFolders> {
    const { samples, roots, host } = this.#options;
    const recent: KnownFolders["recent"][number][] = [];
    for (const { path } of await this.#recent.read()) {
      if (await this.#mayOpen(path)) recent.push({ title: basename(path), path });
    }
    return { samples, recent, roots: host.nativeFolderDialog ? [] : roots };
  }

  async remember(path: string): Promise<void> {
    const others = (await this.#recent.read()).filter((known) => known.path !== path);
    await this.#recent.write([{ path }, ...others].slice(0, mostRecent));
  }

  /** A folder that was opened before is trusted if it was chosen in a dialog of the system. */
  async #mayOpen(real: string): Promise<boolean> {
    const stat = await this.#disk.stat(real).catch(() => undefined);
    if (!stat) return false;
    if ((await this.#roots()).some((root) => isInside(root, real))) return true;
    if (!this.#options.host.nativeFolderDialog) return false;
    return (await this.#recent.read()).some(({ path }) => path === real);
  }

  async #roots(): Promise<string[]> {
    const roots = [...this.#allowed];
    for (const root of [...this.#options.roots, join(this.#options.dataDirectory, "samples")]) {
      const real = await this.#disk.realPath(root).catch(() => undefined);
      if (real !== undefined) roots.push(real);
    }
    return roots;
  }

  async #tomlFiles(folder: string): Promise<readonly string[]> {
    const entries = await this.#disk.list(folder).catch(() => []);
    return entries.filter(({ name, kind }) => kind === "file" && isWorkspaceFile(name)).map(({ name }) => name);
  }
}

const outside = (path: string) => ({
  code: "folder/not-allowed",
  message: `${path} is outside the folders that may be opened here.`,
});
