import { answers, nothing } from "./call.js";
import type { RowKey } from "../workspace/index.js";

/** Whether the files generated from the workspace are those that would be generated now. */
export interface ArtifactsView {
  /** Names of generated files that are there; none where nothing was ever generated. */
  readonly present: readonly string[];
  /** Those of them that say something else by now. */
  readonly stale: readonly string[];
  /** Rows that are left out because of their texts. */
  readonly failed: number;
}

/** A row that is left out of the generated files. */
export interface FailedRowView {
  readonly file: string;
  readonly table: readonly string[];
  readonly rowKey: RowKey | null;
  readonly id: string;
  readonly name: string;
  /** Key of the column with the first thing that is wrong. */
  readonly column: string | null;
  readonly message: string;
}

export interface ArtifactsDifference {
  /** What is different, a sentence each, with the name of the file. */
  readonly differences: readonly { readonly file: string; readonly text: string }[];
  readonly failed: readonly FailedRowView[];
}

export const artifactCalls = {
  "artifacts/state": { request: nothing, response: answers<ArtifactsView>() },
  "artifacts/difference": { request: nothing, response: answers<ArtifactsDifference>() },
  "artifacts/generate": { request: nothing, response: answers<{ readonly written: readonly string[] }>() },
};
