import { join } from "node:path";
import type { Fault } from "../../shared/base/index.js";
import { loadHyphenation } from "../../shared/face/index.js";
import { faceFolder, readFaceFile, type FaceFile } from "../../shared/games/index.js";
import { listTomlIn, nodeDisk, readWhole } from "../files/index.js";

/** The faces that a folder has for its own cards, and what is wrong with files that hold none. */
export async function readOwnFaces(
  folder: string,
): Promise<{ readonly faces: readonly FaceFile[]; readonly faults: readonly Fault[] }> {
  const faces: FaceFile[] = [];
  const faults: Fault[] = [];
  for (const name of await listTomlIn(nodeDisk, folder, faceFolder)) {
    const file = join(folder, name);
    const { outcome } = await readWhole(nodeDisk, file, name);
    if (outcome.kind === "unreadable" || outcome.kind === "not-text") faults.push({ ...outcome.fault, file });
    if (outcome.kind !== "content") continue;
    const read = readFaceFile(outcome.text);
    if (read.ok) faces.push(read.value);
    else faults.push(...read.error.map((fault) => ({ ...fault, file })));
  }
  await loadHyphenation(faces.map(({ template }) => template.language));
  return { faces, faults };
}
