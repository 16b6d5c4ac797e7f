import { isEqual } from "../../shared/base/index.js";
import { loadHyphenation } from "../../shared/face/index.js";
import { readFaceFile, type FaceFile } from "../../shared/games/index.js";
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
  const ownFaces = files.flatMap(faceIn);
  await loadHyphenation(ownFaces.map(({ template }) => template.language));
  if (known === read) setApp({ ownFaces });
}

function faceIn({ file, text }: FaceText): readonly FaceFile[] {
  const read = readFaceFile(text ?? "");
  if (read.ok) return [read.value];
  const [fault] = read.error;
  const place = fault?.line === undefined ? file : `${file}:${fault.line}`;
  say("error", `${place}: ${fault?.message ?? ""}`);
  return [];
}
