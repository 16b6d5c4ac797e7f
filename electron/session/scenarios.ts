import { failed, ok, type Result } from "../../shared/base/index.js";
import type { ScenarioFile } from "../../shared/bridge/index.js";
import type { WorkspaceState } from "../../shared/workspace/index.js";

/** More scenarios than these are not listed. */
const mostFiles = 2_000;

/** A workspace as its scenarios need it. */
export interface ScenariosHost {
  readonly state: Pick<WorkspaceState, "readOnly">;
  scenarioFiles(): Promise<readonly string[]>;
  readText(name: string): Promise<string | null>;
  writeText(name: string, text: string): Promise<{ readonly code: string; readonly message: string } | undefined>;
}

/** The scenarios of a workspace with their texts. */
export async function listScenarios(workspace: ScenariosHost): Promise<ScenarioFile[]> {
  const files: ScenarioFile[] = [];
  for (const file of (await workspace.scenarioFiles()).slice(0, mostFiles)) {
    files.push({ file, text: await workspace.readText(file) });
  }
  return files;
}

/** Makes a scenario file. One of the name that is there already is not written over. */
export async function saveScenario(
  workspace: ScenariosHost,
  file: string,
  text: string,
): Promise<Result<Record<string, never>>> {
  const { readOnly } = workspace.state;
  if (readOnly !== undefined) return failed({ code: "workspace/read-only", message: readOnly });
  if ((await workspace.scenarioFiles()).some((each) => each.toLowerCase() === file.toLowerCase())) {
    return failed({ code: "scenario/exists", message: `There is a scenario ${file} already.`, file });
  }
  const fault = await workspace.writeText(file, text);
  return fault === undefined ? ok({}) : failed({ ...fault, file });
}
