import { isEqual } from "../../shared/base/index.js";
import type { FaceText } from "../../shared/bridge/index.js";
import { loadHyphenation } from "../../shared/face/index.js";
import { faceFolder, readFaceFile, type FaceFile } from "../../shared/games/index.js";
import { listTomlIn, type Disk } from "../files/index.js";

export interface OwnFacesHost {
  readonly disk: Disk;
  readonly root: string;
  /** The text of a file of the folder; null where it cannot be read. */
  readonly readText: (name: string) => Promise<string | null>;
  /** Other faces than those that were read before. */
  readonly changed: (faces: readonly FaceFile[]) => Promise<void>;
}

/** The faces that a workspace has for its own cards, read again each time they are asked for. */
export class OwnFaces {
  readonly #host: OwnFacesHost;
  #faces: readonly FaceFile[] = [];

  constructor(host: OwnFacesHost) {
    this.#host = host;
  }

  /** The files with their texts, in the order of their names. */
  async texts(): Promise<readonly FaceText[]> {
    const { disk, root, readText, changed } = this.#host;
    const files = await listTomlIn(disk, root, faceFolder);
    const texts = await Promise.all(files.map(async (file) => ({ file, text: await readText(file) })));
    const faces = texts.flatMap(facesIn);
    if (!isEqual(faces, this.#faces)) {
      await loadHyphenation(faces.map(({ template }) => template.language));
      this.#faces = faces;
      await changed(faces);
    }
    return texts;
  }

  /** The faces in them. The page says what is wrong with files that hold none. */
  async faces(): Promise<readonly FaceFile[]> {
    await this.texts();
    return this.#faces;
  }
}

function facesIn({ text }: FaceText): readonly FaceFile[] {
  const read = readFaceFile(text ?? "");
  return read.ok ? [read.value] : [];
}
