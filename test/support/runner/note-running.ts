import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach } from "vitest";

/**
 * Notes which test runs in this process, at once and on the disk: what Vitest reports waits for the process to have a moment,
 * and a test that never ends may leave it none. See running-tests.mjs.
 */
const folder = process.env.CARDWRIGHT_RUNNING_TESTS;

if (folder !== undefined) {
  const note = join(folder, String(process.pid));
  beforeEach(({ task }) => {
    const names: string[] = [task.name];
    for (let suite = task.suite; suite !== undefined; suite = suite.suite) names.unshift(suite.name);
    const file = [task.file.projectName, task.file.name].filter(Boolean).join(": ");
    writeFileSync(note, [file, ...names].join(" > "));
  });
  afterEach(() => writeFileSync(note, ""));
}
