// @vitest-environment happy-dom
import { eachOnNewPage, requestsOf } from "../../../support/page/page.js";
import { describe, expect, it } from "vitest";
import { allCommands, isAvailable, runCommand, whyNot } from "../../../../renderer/commands/index.js";
import { whyNotForGit } from "../../../../renderer/app/banners/withheld.js";
import { getApp, setApp } from "../../../../renderer/state/index.js";

const host = { kind: "web", version: "1", platform: "linux", nativeFolderDialog: false } as const;
/** As the banner of a page that git waits for does. */
const gitWaits = (visit: "compare" | "merge"): void =>
  setApp({ host: { ...host, visit }, withheld: (id) => whyNotForGit(visit, id) });

const openFolder = () => allCommands().filter(({ id }) => id === "open-folder");

describe("a command that leads away from the files that git shows", () => {
  eachOnNewPage();

  it.each(["compare", "merge"] as const)("cannot be run where git waits for the page (%s), and says why", (visit) => {
    gitWaits(visit);
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

  const refusedWith = (words: string): readonly string[] =>
    allCommands().flatMap((command) => (whyNot(command)?.includes(words) ? [command.id] : []));
  const own = [
    ...["check-spelling", "compare-what-if", "delete-macro", "drop-what-if", "export-folder", "generate", "history"],
    ...["image-folder", "import-folder", "keep-what-if", "move-sheet-left", "move-sheet-right", "new-sheet"],
    ...["open-folder", "open-position", "put-off-problems", "rename-macro", "review", "run-macro", "save-position"],
    ...["save-scenario", "scenarios", "show-artifacts", "show-standing", "start-recording", "start-set"],
    ...["stop-checking-spelling", "stop-recording", "what-ifs"],
  ];
  const inMerge = [
    ...["add-column", "add-derived", "add-row", "apply-order", "change-cells", "column-settings", "delete-column"],
    ...["delete-row", "duplicate-row", "edit-derived", "format-file", "formats", "import-rows", "insert-row"],
    ...["move-down", "move-up", "rename-column", "rename-value", "replace", "save-arrangement", "table-style", "views"],
  ];

  it.each([
    ["compare", []],
    ["merge", inMerge],
  ] as const)("is known by its id (%s)", (visit, merely) => {
    gitWaits(visit);
    expect(refusedWith("copy of files for git").toSorted()).toEqual(own);
    expect(refusedWith("a merge is decided").toSorted()).toEqual(merely);
  });

  it("leaves the items of a list within a cell to the editor that the keyboard is in", () => {
    gitWaits("merge");
    const tree = document.body.appendChild(document.createElement("div"));
    tree.className = "structure-tree";
    tree.tabIndex = 0;
    tree.focus();
    expect(refusedWith("a merge is decided")).not.toContain("add-row");
    tree.remove();
    expect(refusedWith("a merge is decided")).toContain("add-row");
  });

  it.each([
    ["compare", "Nothing can be changed here, so there is nothing to save."],
    ["merge", "Edits are stored here by themselves. Git gets the file once the merge is finished."],
  ] as const)("is saving, which says what is true there: %s", (visit, said) => {
    gitWaits(visit);
    runCommand("flush");
    expect(getApp().notices.map(({ message }) => message)).toContain(said);
    expect(requestsOf("workspace/flush")).toEqual([]);
  });
});
