import { isEqual, type Fault, type Result } from "../../shared/base/index.js";
import { loadHyphenation } from "../../shared/face/index.js";
import { loadFaceReader, type FaceFile } from "../../shared/games/index.js";
import type { FaceText } from "../../shared/bridge/index.js";
import { ask } from "./calls.js";
import { say } from "./notices.js";
import { getApp, setApp } from "./store.js";

/** What was read last: a face that is still wrong is not reported again. */
let known: { readonly root: string | undefined; readonly files: readonly FaceText[] } = { root: undefined, files: [] };

/** Reads the faces of the workspace's own cards again; what is wrong in one is said once. */
export async function loadFaces(): Promise<void> {
  const { workspace } = getApp();
  const answer = workspace ? await ask("faces/list", {}) : undefined;
  const files = answer?.ok ? answer.value.files : [];
  const read = { root: workspace?.root, files };
  if (isEqual(known, read)) return;
  known = read;
  try {
    const ownFaces = files.length > 0 ? await facesIn(files) : [];
    if (known === read) setApp({ ownFaces });
  } catch {
    // Code that could not be loaded: asked for again when the window comes to the front.
    if (known === read) known = { root: undefined, files: [] };
  }
}

async function facesIn(files: readonly FaceText[]): Promise<readonly FaceFile[]> {
  const readFaceFile = await loadFaceReader();
  const faces = files.flatMap((file) => faceIn(file, readFaceFile(file.text ?? "")));
  await loadHyphenation(faces.map(({ template }) => template.language));
  return faces;
}

function faceIn({ file }: FaceText, read: Result<FaceFile, readonly Fault[]>): readonly FaceFile[] {
  if (read.ok) return [read.value];
  const [fault] = read.error;
  const place = fault?.line === undefined ? file : `${file}:${fault.line}`;
  say("error", `${place}: ${fault?.message ?? ""}`);
  return [];
}
