import { ok, type Result } from "../../shared/base/index.js";
import type { FaceLayout, PictureSource } from "../../shared/face/index.js";
import { systemClock, nodeDisk } from "../files/index.js";
import { dataUrl, LocalImages, type LocalPicture } from "../images/index.js";

/** The pictures of a folder's cards, from its folder of images or by a path in it. Nothing is asked of a host. */
export class FolderPictures {
  readonly #images = new LocalImages(nodeDisk, systemClock);

  /** `root` is absolute and free of links; `folder` is relative to it. */
  constructor(
    readonly root: string,
    readonly folder: string | undefined,
  ) {}

  /** The picture that a cell names; undefined where there is none in the folder. */
  async find(reference: string): Promise<Result<LocalPicture | undefined>> {
    const named = reference.trim();
    if (named === "" || /^https?:/iu.test(named)) return ok(undefined);
    if (/^\d+$/u.test(named) && this.folder !== undefined) {
      const found = await this.#images.byNumber(this.root, this.folder, named);
      if (!found.ok || found.value) return found;
    }
    const beside = await this.#images.byPath(this.root, named);
    if (!beside.ok || beside.value || this.folder === undefined) return beside;
    return this.#images.byPath(this.root, `${this.folder}/${named}`);
  }

  /** The pictures of one face, as it is drawn with them. */
  async of(layout: FaceLayout): Promise<PictureSource> {
    const found = new Map<string, string>();
    for (const reference of picturesOn(layout)) {
      const picture = await this.find(reference);
      if (picture.ok && picture.value) found.set(reference, dataUrl(picture.value));
    }
    return (reference) => found.get(reference);
  }
}

/** What the cells name whose pictures a face shows. */
export const picturesOn = ({ items }: FaceLayout): readonly string[] => [
  ...new Set(items.flatMap((item) => (item.kind === "picture" && item.source ? [item.source] : []))),
];
