import { mkdtempSync, readFileSync, realpathSync, rmSync, unlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { FolderWatcher, nodeDisk, systemClock } from "../../../../electron/files/index.js";

let root: string;
let watcher: FolderWatcher;
/** What the file held each time something was said to have happened to it. */
let seen: string[];

const path = (): string => join(root, "cards.toml");
/** As git does it: the old file goes, another one comes. */
function replace(text: string): void {
  unlinkSync(path());
  writeFileSync(path(), text);
}

beforeEach(async () => {
  root = realpathSync(mkdtempSync(join(tmpdir(), "cardwright-")));
  writeFileSync(path(), "0");
  seen = [];
  watcher = new FolderWatcher({
    ...{ disk: nodeDisk, clock: systemClock, root, polling: false },
    touched: () => {
      try {
        seen.push(readFileSync(path(), "utf8"));
      } catch {
        seen.push("gone");
      }
    },
    named: () => undefined,
    folder: () => undefined,
    failing: () => undefined,
  });
  await watcher.start();
});

afterEach(async () => {
  await watcher.close();
  rmSync(root, { recursive: true });
});

it("a file that is replaced again as soon as that was seen is looked at once more, round after round", async () => {
  for (let round = 1; round <= 10; round += 1) {
    replace(`${round} first`);
    // Once at once, and once when it has settled.
    const looks = (): number => seen.filter((text) => text === `${round} first`).length;
    await expect.poll(looks, { interval: 1 }).toBeGreaterThan(round % 2);
    replace(`${round} then`);
    await expect.poll(() => seen.at(-1)).toBe(`${round} then`);
  }
});
