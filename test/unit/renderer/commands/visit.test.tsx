// @vitest-environment happy-dom
import { eachOnNewPage, requestsOf } from "../../../support/page/page.js";
import { describe, expect, it } from "vitest";
import { allCommands, isAvailable, runCommand, whyNot } from "../../../../renderer/commands/index.js";
import { getApp, setApp } from "../../../../renderer/state/index.js";

const host = { kind: "web", version: "1", platform: "linux", nativeFolderDialog: false } as const;
const openFolder = () => allCommands().filter(({ id }) => id === "open-folder");

describe("a command that leads away from the files that git shows", () => {
  eachOnNewPage();

  it.each(["compare", "merge"] as const)("cannot be run where git waits for the page (%s), and says why", (visit) => {
    setApp({ host: { ...host, visit } });
    expect(openFolder().map(isAvailable)).toEqual([false]);
    runCommand("open-folder");
    // A notice of what an earlier test began may still come.
    expect(getApp().notices.map(({ message }) => message)).toContain(
      "This page shows a copy of files for git. Open the folder in Cardwright itself for that.",
    );
    expect(getApp().overlay).toBeNull();
  });

  it("can be run in every other page", () => {
    setApp({ host });
    expect(openFolder().map(whyNot)).toEqual([undefined]);
    expect(openFolder().map(isAvailable)).toEqual([true]);
  });

  it("is known by its id", () => {
    setApp({ host: { ...host, visit: "merge" } });
    const refused = allCommands().flatMap((command) => (whyNot(command)?.includes("for git") ? [command.id] : []));
    expect(refused.toSorted()).toEqual(
      [
        ...["compare-what-if", "export-folder", "generate", "history", "image-folder", "import-folder", "new-sheet"],
        ...["open-folder", "open-position", "put-off-problems", "review", "run-macro", "save-position"],
        ...["save-scenario", "scenarios", "show-artifacts", "start-recording", "start-set", "what-ifs"],
      ].toSorted(),
    );
  });

  it.each([
    ["compare", "Nothing can be changed here, so there is nothing to save."],
    ["merge", "Edits are stored here by themselves. Git gets the file once the merge is finished."],
  ] as const)("is saving, which says what is true there: %s", (visit, said) => {
    setApp({ host: { ...host, visit } });
    runCommand("flush");
    expect(getApp().notices.map(({ message }) => message)).toContain(said);
    expect(requestsOf("workspace/flush")).toEqual([]);
  });
});
