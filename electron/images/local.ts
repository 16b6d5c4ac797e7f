import { isAbsolute, relative, sep } from "node:path";
import { failed, ok, type Fault, type Result } from "../../shared/base/index.js";
import type { ImageFolderView } from "../../shared/bridge/index.js";
import { imageFolderOf } from "../../shared/validate/index.js";
import { locate, readFault, type Clock, type Disk } from "../files/index.js";
import { imageEndings } from "./kind.js";
import { isPictureName } from "./list.js";
import { readPicture, type Picture } from "./picture.js";

/** The names in a folder are kept so long, in ms: a screen full of cells asks at once. */
const namesLastMs = 1_000;

interface Names {
  readonly atMs: number;
  /** The names as the disk has them, by their lower case. */
  readonly byLowerCase: Promise<ReadonlyMap<string, readonly string[]>>;
}

/** A picture of a workspace, with the absolute path of its file, its links followed. */
export interface LocalPicture extends Picture {
  readonly place: string;
}

/** Pictures within a workspace. Nothing outside of its folder is read, whichever way leads there. */
export class LocalImages {
  readonly #names = new Map<string, Names>();

  readonly #disk: Disk;
  readonly #clock: Clock;

  constructor(disk: Disk, clock: Clock) {
    this.#disk = disk;
    this.#clock = clock;
  }

  /**
   * The picture of a number in a folder of the workspace, whatever the case of its name; undefined where there is none.
   * `root` is absolute and free of links.
   */
  async byNumber(root: string, folder: string, number: string): Promise<Result<LocalPicture | undefined>> {
    const place = await this.#folder(root, folder);
    if (!place.ok) return place;
    if (place.value === undefined) return ok(undefined);
    const names = await this.#namesIn(place.value);
    for (const ending of imageEndings) {
      const wanted = `${number}.${ending}`;
      const found = names.get(wanted.toLowerCase()) ?? [];
      for (const name of found.includes(wanted) ? [wanted] : found) {
        const picture = await this.byPath(root, folder === "." ? name : `${folder}/${name}`);
        if (!picture.ok || picture.value) return picture;
      }
    }
    return ok(undefined);
  }

  /** The picture at a path relative to the workspace, or at an absolute one in it; undefined where there is none. */
  async byPath(root: string, path: string): Promise<Result<LocalPicture | undefined>> {
    const way = isAbsolute(path) ? relative(root, path).split(sep).join("/") : path.replace(/^(?:\.\/)+/, "");
    const place = await this.#inside(root, way);
    if (!place.ok) return place;
    if (place.value === undefined) return ok(undefined);
    const picture = await readPicture(this.#disk, place.value, path);
    return picture.ok ? ok(picture.value && { ...picture.value, place: place.value }) : picture;
  }

  /** What is in a folder that may become the folder of images. */
  async look(root: string, name: string): Promise<Result<ImageFolderView>> {
    const folder = imageFolderOf(name);
    if (!folder.ok) return folder;
    const place = await this.#folder(root, folder.value);
    if (!place.ok) return place;
    if (place.value === undefined) {
      return failed({ code: "image/no-folder", message: `There is no folder ${folder.value} in this workspace.` });
    }
    const entries = await this.#disk.list(place.value).catch(() => []);
    return ok({
      images: entries.filter((entry) => entry.kind !== "folder" && isPictureName(entry.name)).length,
      folders: entries
        .filter((entry) => entry.kind === "folder" && !entry.name.startsWith("."))
        .map((entry) => (folder.value === "." ? entry.name : `${folder.value}/${entry.name}`))
        .sort((a, b) => a.localeCompare(b, "en")),
    });
  }

  /** Where a folder of the workspace is; undefined where there is none. */
  async #folder(root: string, folder: string): Promise<Result<string | undefined>> {
    const place = folder === "." ? ok(root) : await this.#inside(root, folder);
    if (!place.ok || place.value === undefined) return place;
    const isFolder = await this.#disk.stat(place.value).then(
      ({ kind }) => kind === "folder",
      () => false,
    );
    return ok(isFolder ? place.value : undefined);
  }

  /** The absolute path behind a relative one, its links followed; undefined where nothing is there. */
  async #inside(root: string, path: string): Promise<Result<string | undefined>> {
    // A card is read on every system, and on some of them a backslash leads into folders, and out of them.
    if (path.includes("\\")) return failed(outside(path));
    try {
      const place = await locate(this.#disk, root, path);
      if (!place.ok || place.value.outside) return failed(outside(path));
      return ok(place.value.dangling ? undefined : place.value.real);
    } catch (error) {
      return failed(readFault(path, error));
    }
  }

  #namesIn(folder: string): Names["byLowerCase"] {
    const known = this.#names.get(folder);
    const nowMs = this.#clock.now();
    if (known && nowMs - known.atMs < namesLastMs) return known.byLowerCase;
    const byLowerCase = this.#disk.list(folder).then(
      (entries) => grouped(entries.map(({ name }) => name)),
      () => new Map<string, readonly string[]>(),
    );
    this.#names.set(folder, { atMs: nowMs, byLowerCase });
    return byLowerCase;
  }
}

function grouped(names: readonly string[]): ReadonlyMap<string, readonly string[]> {
  const groups = new Map<string, string[]>();
  for (const name of names) {
    const group = groups.get(name.toLowerCase());
    if (group) group.push(name);
    else groups.set(name.toLowerCase(), [name]);
  }
  return groups;
}

const outside = (path: string): Fault => ({
  code: "image/outside-folder",
  message: `${path} is outside this workspace.`,
  suggestion: "Put the picture into the workspace's folder.",
});
