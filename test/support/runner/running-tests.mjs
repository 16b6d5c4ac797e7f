// @ts-check
import { mkdtempSync, readFileSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/**
 * Where the processes of a run note the test each of them runs (note-running.ts).
 *
 * @returns {{ env: Record<string, string>, read: () => string[], remove: () => void }}
 */
export function runningTests() {
  const folder = mkdtempSync(join(tmpdir(), "cardwright-running-"));
  return {
    env: { CARDWRIGHT_RUNNING_TESTS: folder },
    read: () =>
      readdirSync(folder)
        .map((name) => readFileSync(join(folder, name), "utf8"))
        .filter(Boolean),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}
