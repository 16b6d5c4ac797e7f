import { join } from "node:path";

export const root = join(import.meta.dirname, "../../..");

/** Programs that tests start as processes or threads, and what they are built from. Names of workers are those of the build. */
export const programEntries = {
  cli: join(root, "electron/cli/index.ts"),
  "session-worker": join(root, "electron/session/worker.ts"),
  "simulation-worker": join(root, "electron/simulation/worker.ts"),
  "crash-child": join(root, "test/soak/crash-child.ts"),
  editor: join(root, "test/support/cli/editor.ts"),
  "match-child": join(root, "test/support/match/child.ts"),
} as const;

export type ProgramName = keyof typeof programEntries;
