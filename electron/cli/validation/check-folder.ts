import { basename, dirname, extname, join } from "node:path";
import { failed, ok, type Fault, type Result } from "../../../shared/base/index.js";
import { games } from "../../../shared/games/index.js";
import {
  allProblems,
  checkTimer,
  createWorkspace,
  isChecked,
  ruleViews,
  step,
  type ReadOutcome,
  type WorkspaceState,
} from "../../../shared/workspace/index.js";
import type { RuleView, StandingProblem } from "../../../shared/validate/index.js";
import {
  listBrokenFiles,
  listSettingsFile,
  listWorkspaceFiles,
  nodeDisk,
  notAFile,
  readWhole,
  systemClock,
} from "../../files/index.js";
import { addedRules } from "../../spelling/index.js";
import { statNamed } from "../named-path.js";
import { readOwnFaces } from "../own-faces.js";

/** A workspace with everything looked at. */
export interface CheckedFolder {
  readonly state: WorkspaceState;
  /** In the order in which they are reported. */
  readonly problems: readonly StandingProblem[];
  readonly rules: readonly RuleView[];
  /** Why faces of its own do not count. */
  readonly faceFaults: readonly Fault[];
}

/** Checks a folder, or one file of it, as the application does; with fixes only where they are wanted, and spelling where that or the settings ask for it. Fails where it cannot be read. */
export async function checkFolder(
  path: string,
  { wantsFixes, checksSpelling }: { readonly wantsFixes: boolean; readonly checksSpelling: boolean },
): Promise<Result<CheckedFolder>> {
  const listed = await listFiles(path);
  if (!listed.ok) return listed;
  const { root, names } = listed.value;
  const refused = (fault: Fault, file: string) => failed({ ...fault, file: root === path ? join(root, file) : path });
  const files: { file: string; read: ReadOutcome }[] = [];
  for (const file of names) {
    const { outcome: read } = await readWhole(nodeDisk, join(root, file), file);
    if (read.kind === "unreadable") return refused(read.fault, file);
    if (read.kind === "missing") return refused({ code: "file/not-found", message: "File not found." }, file);
    files.push({ file, read });
  }
  const { faces, faults: faceFaults } = await readOwnFaces(root);
  const added = addedRules(faces, checksSpelling);
  const workspace = createWorkspace({ root, title: basename(root), run: systemClock.unique(), seed: 0, games, added });
  let { state } = step(workspace, { kind: "opened", files, journal: [] });
  while (!isChecked(state)) ({ state } = step(state, { kind: "timer", id: checkTimer }));
  return ok({ state, problems: allProblems(state, wantsFixes), rules: ruleViews(state), faceFaults });
}

async function listFiles(path: string): Promise<Result<{ readonly root: string; readonly names: readonly string[] }>> {
  // A name with an extension was meant as a file.
  const kind = await statNamed(path, extname(path) === "" ? "folder" : "file");
  if (!kind.ok) return kind;
  const root = kind.value === "folder" ? path : dirname(path);
  const [broken] = kind.value === "folder" ? await listBrokenFiles(nodeDisk, root) : [];
  if (broken !== undefined) {
    return failed({ ...notAFile, file: join(root, broken) });
  }
  const names = kind.value === "folder" ? await listWorkspaceFiles(nodeDisk, root) : [basename(path)];
  if (names.length === 0) {
    return failed({ code: "folder/no-toml-files", message: "No TOML files in the folder.", file: path });
  }
  return ok({ root, names: [...names, ...(await listSettingsFile(nodeDisk, root))] });
}
