import { existsSync, rmSync } from "node:fs";
import { describe, expect } from "vitest";
import { documentsAt, fileInHead, recordedConflicts, rowHistory } from "../../../../electron/git/index.js";
import { nodeDisk } from "../../../../electron/files/index.js";
import { commit, git, testWithGit } from "../cli/repository.js";
import { inFolder, pathOf, write } from "../cli/runs.js";

/** A program that a repository names, which leaves a file where it ran. */
const program = (name: string): string => `echo ran > '${pathOf(name)}' #`;

describe("reading a repository", () => {
  inFolder();

  testWithGit("starts no program that its configuration names", async () => {
    git("init", "-q", "-b", "main");
    write(".gitattributes", "*.toml diff=evil filter=evil\n");
    for (const cost of ["1", "2"]) {
      write("cards.toml", `[[cards]]\nid = "1"\ncost = ${cost}\n`);
      commit(`cost ${cost}`);
    }
    const named = ["core.fsmonitor", "diff.external", "diff.evil.command", "diff.evil.textconv", "gpg.program"];
    for (const [at, name] of named.entries()) git("config", name, program(`ran${at}`));
    for (const name of ["filter.evil.smudge", "filter.evil.clean"]) git("config", name, program("ran-filter"));
    git("config", "log.showSignature", "true");
    git("ls-files", "--unmerged");
    // Git itself starts the first: the test is of something.
    expect(existsSync(pathOf("ran0"))).toBe(true);
    rmSync(pathOf("ran0"));

    expect(await recordedConflicts(nodeDisk, pathOf("."))).toEqual({ ok: true, value: [] });
    const earlier = await documentsAt(pathOf("."), "HEAD~1", () => true);
    expect(earlier.ok && [...earlier.value.documents.keys()]).toEqual(["cards.toml"]);
    const file = await fileInHead(pathOf("."), "cards.toml");
    if (!file.ok || !file.value) throw new Error("HEAD has no such file.");
    const history = await rowHistory(file.value, 0, { path: ["cards"], schema: undefined, language: undefined });
    expect(history.ok && history.value.changes).toHaveLength(2);
    const ran = [...named.keys(), "-filter"].filter((name) => existsSync(pathOf(`ran${name}`)));
    expect(ran).toEqual([]);
  });
});
