import { failed, ok, type Fault, type Result } from "../../shared/base/index.js";
import type { ImageAnswer, ImageFolderView, ImageHostsView } from "../../shared/bridge/index.js";
import type { Clock, Disk } from "../files/index.js";
import { ImageHosts } from "./hosts.js";
import { imageEndings } from "./kind.js";
import { LocalImages } from "./local.js";
import { dataUrl, type Picture } from "./picture.js";
import { keptImagesFolder, RemoteImages } from "./remote.js";

export interface ImagesOptions {
  readonly disk: Disk;
  readonly clock: Clock;
  readonly dataDirectory: string;
  /** The version of Cardwright, which is sent to hosts. */
  readonly version: string;
  /** Told of what does not keep a picture from being shown. */
  readonly trouble: (error: unknown) => void;
}

/** What names a picture: a number in the folder of images, an address, or both. */
export interface ImageWish {
  readonly number?: string | undefined;
  readonly address?: string | undefined;
}

/** The workspace a picture is for. */
export interface ImagePlace {
  /** Absolute and free of links. */
  readonly root: string;
  /** Relative to `root`. */
  readonly folder: string | undefined;
}

/** Pictures for cells, from the workspace and from hosts that the person allowed (IMAGES-1). */
export class Images {
  readonly #local: LocalImages;
  readonly #hosts: ImageHosts;
  readonly #remote: RemoteImages;

  constructor({ disk, clock, dataDirectory, version, trouble }: ImagesOptions) {
    this.#local = new LocalImages(disk, clock);
    this.#hosts = new ImageHosts(disk, clock, dataDirectory);
    const folder = keptImagesFolder(dataDirectory);
    const userAgent = `Cardwright/${version}`;
    this.#remote = new RemoteImages({ disk, clock, hosts: this.#hosts, folder, userAgent, trouble });
  }

  /** The picture of the number in the workspace's folder of images, else the one at the address. */
  async find({ number = "", address = "" }: ImageWish, { root, folder }: ImagePlace): Promise<Result<ImageAnswer>> {
    if (number !== "" && folder !== undefined) {
      const local = await this.#local.byNumber(root, folder, number);
      if (!local.ok) return local;
      if (local.value) return ok(shown(local.value));
    }
    const tried = address.trim();
    if (tried === "") return failed(nothing(number, undefined, folder));
    if (!/^https?:/i.test(tried)) {
      const local = await this.#local.byPath(root, tried);
      if (!local.ok) return local;
      return local.value ? ok(shown(local.value)) : failed(nothing(number, tried, folder));
    }
    const remote = await this.#remote.find(tried);
    if (!remote.ok) return remote;
    if (remote.value.kind === "picture") return ok(shown(remote.value.picture));
    const { host } = remote.value;
    const message = `Images from ${host} are not allowed on this computer.`;
    return ok({ kind: "host-not-allowed", host, message });
  }

  /** What is in a folder that may become the folder of images. */
  look(root: string, folder: string): Promise<Result<ImageFolderView>> {
    return this.#local.look(root, folder);
  }

  async hosts(): Promise<ImageHostsView> {
    return { allowed: await this.#hosts.allowed(), kept: await this.#remote.kept() };
  }

  async allowHost(host: string, allowed: boolean): Promise<Result<ImageHostsView>> {
    const set = await this.#hosts.set(host, allowed);
    if (!set.ok) return set;
    this.#remote.forgetFailures();
    return ok(await this.hosts());
  }

  /** Removes the pictures kept of hosts, and what was remembered of failures. */
  async forget(): Promise<ImageHostsView> {
    await this.#remote.forget();
    return this.hosts();
  }

  close(): Promise<void> {
    return this.#remote.close();
  }
}

const shown = (picture: Picture): ImageAnswer => ({ kind: "picture", url: dataUrl(picture) });

/** Says where a picture was looked for. */
function nothing(number: string, address: string | undefined, folder: string | undefined): Fault {
  const code = "image/none";
  if (number === "" && address === undefined) return { code, message: "The row names no picture." };
  if (folder === undefined && address === undefined) {
    return {
      code,
      message: `There is no picture ${number}: this workspace has no folder of images.`,
      suggestion: "Choose the folder of images.",
    };
  }
  const name = (place: string): string => (place === "." ? "the folder of the workspace" : `the folder ${place}`);
  const looked = [
    ...(number !== "" && folder !== undefined ? [`as ${number}.${imageEndings.join(", .")} in ${name(folder)}`] : []),
    ...(address === undefined ? [] : [`at ${address} in the workspace`]),
  ];
  return { code, message: `No picture was found; looked ${looked.join(" and ")}.` };
}
