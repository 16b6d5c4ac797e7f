import { z } from "zod";
import { answers, nothing, type Nothing } from "./call.js";

/** A project may keep its sheets in a folder of this name, and its scenarios in one beside it. */
export const sheetsFolder = "cards";

/** What the names of scenarios begin with that lie in the folder beside that of the sheets. */
export const besideSheets = "../scenarios/";

/** A scenario of the workspace as it is on disk. */
export interface ScenarioFile {
  /** Path in the folder, with `/`, or beside it. */
  readonly file: string;
  /** Null where it cannot be read. */
  readonly text: string | null;
}

/** A new scenario lies beside the sheets. */
const scenarioName = z.string().regex(/^[\p{L}\p{N}][\p{L}\p{N} _.-]{0,100}\.scenario\.toml$/u);

export const scenarioCalls = {
  /** All `*.scenario.toml` of the folder and the folders in it, in the order of their paths, then those beside it. */
  "scenarios/list": { request: nothing, response: answers<{ readonly files: readonly ScenarioFile[] }>() },
  "scenarios/save": {
    request: z.strictObject({ file: scenarioName, text: z.string().max(4 * 1024 * 1024) }),
    response: answers<Nothing>(),
  },
};
