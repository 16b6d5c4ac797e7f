import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { requireBuilt } from "../../support/app/built.js";
import { makeFolder, type Folder } from "../../support/app/deck.js";

const page = "out/renderer/index.html";
const session = "out/main/session-worker.js";

let folder: Folder;
beforeEach(() => {
  folder = makeFolder({});
});
afterEach(() => folder.remove());

function build(...programs: readonly string[]): void {
  for (const program of programs) {
    const file = join(folder.path, program);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, "");
  }
}

describe("tests of the built app", () => {
  it.each([
    ["nothing was built", [], `${page}, no ${session}`],
    ["the page is missing", [session], page],
    ["the session is missing", [page], session],
  ])("say where %s that a build is needed", (_where, built, missing) => {
    build(...built);
    expect(() => requireBuilt(folder.path)).toThrow(`The app is not built (no ${missing}): npm run build.`);
  });

  it("run where all of it was built", () => {
    build(page, session);
    expect(() => requireBuilt(folder.path)).not.toThrow();
  });
});
