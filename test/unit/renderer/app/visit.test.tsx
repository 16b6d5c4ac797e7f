// @vitest-environment happy-dom
import { answerCalls, eachOnNewApp, openApp, person, requestsOf, session } from "../../../support/page/app.js";
import { act, screen } from "@testing-library/react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import type { HostInfo, MergeConflictsView, MergeConflictView } from "../../../../shared/bridge/index.js";
import { takeMergeConflicts } from "../../../../renderer/conflicts/merge-state.js";
import { runCommand } from "../../../../renderer/commands/index.js";
import { getApp, openOverlay, setApp } from "../../../../renderer/state/index.js";

const cards = '[[cards]]\nid = "1"\nname = "Fox"\ncost = 2\n';

const hostFor = (visit?: HostInfo["visit"]): HostInfo => ({
  ...{ kind: "web", version: "1", platform: "linux", nativeFolderDialog: false },
  ...(visit && { visit }),
});

const conflict = (at: number, decided: MergeConflictView["decided"]): MergeConflictView => ({
  ...{ at, kind: "cell", title: "Fox", column: `Column ${at}`, rowKey: "k", isWritable: true, decided },
  ...{ base: "1", ours: "2", theirs: "3", now: "2" },
});
let conflicts: MergeConflictsView;
const decided = (...decisions: readonly MergeConflictView["decided"][]): void => {
  const all = decisions.map((decision, at) => conflict(at, decision));
  conflicts = { files: [{ file: "cards.toml", conflicts: all }], wholeFiles: [] };
};

const button = (name: string): HTMLButtonElement =>
  screen.getAllByRole<HTMLButtonElement>("button", { name }).at(-1) ?? expect.fail(`no button ${name}`);
const ends = (): unknown[] => requestsOf("visit/end");

/** Opens the page as git does, which waits for it. */
async function visited(visit?: HostInfo["visit"]): Promise<void> {
  await openApp({ "cards.toml": cards });
  answerCalls({
    "visit/end": (request) => request,
    "merge-conflicts/list": () => conflicts,
    "revision/names": () => ({ names: [] }),
    "revision/sheet": () => ({ since: { kind: "opening" }, isNew: false, added: [], changed: [], removed: 0 }),
    "revision/changes": () => ({ commit: "c0", tables: [], count: 0, unread: [] }),
  });
  takeMergeConflicts(conflicts);
  act(() => setApp({ host: hostFor(visit) }));
}

describe("a page for which git waits", () => {
  eachOnNewApp();
  beforeEach(() => {
    decided(null, null);
    return () => takeMergeConflicts(null);
  });

  it("opens on the changes where versions are compared, and git goes on by a button", async () => {
    await visited("compare");
    await screen.findByRole("heading", { name: "Changes" });
    expect(screen.queryByLabelText("Compare with")).toBeNull();
    await person().click(button("Done"));
    expect(ends()).toEqual([{ end: "done" }]);
  });

  it("opens on the conflicts of a merge, and cancels it at once while nothing is decided", async () => {
    await visited("merge");
    await screen.findByRole("heading", { name: "Merge conflict: Fox, Column 0" });
    expect(button("Finish the merge").disabled).toBe(true);
    await person().click(button("Cancel the merge"));
    expect(ends()).toEqual([{ end: "cancelled" }]);
  });

  it("asks before decisions are lost", async () => {
    decided("ours", null);
    await visited("merge");
    await screen.findByRole("heading", { name: "Merge conflict: Fox, Column 1" });
    await person().click(button("Cancel the merge"));
    await screen.findByText("Your decision is dropped, and the file stays in conflict.");
    expect(ends()).toEqual([]);
    await person().click(button("Cancel the merge"));
    expect(ends()).toEqual([{ end: "cancelled" }]);
  });

  it("finishes the merge once all is decided, and asks for no command of git", async () => {
    decided("ours", "theirs");
    await visited("merge");
    await screen.findByText(/^All conflicts are resolved\. “Finish the merge” writes the file/u);
    expect(screen.queryByText(/git add/u)).toBeNull();
    await person().click(button("Finish the merge"));
    expect(ends()).toEqual([{ end: "done" }]);
  });

  it("marks one button at a time as the way on", async () => {
    const mainOnes = (): readonly (string | null)[] =>
      [...document.querySelectorAll(".button.is-main")].map(({ textContent }) => textContent);
    await visited("merge");
    await screen.findByRole("heading", { name: "Merge conflict: Fox, Column 0" });
    expect(mainOnes()).toEqual(["Take ours"]);
    decided("ours", "theirs");
    act(() => takeMergeConflicts(conflicts));
    expect(mainOnes()).toEqual(["Finish the merge"]);
    decided("ours", null);
    act(() => takeMergeConflicts(conflicts));
    await person().click(button("Previous"));
    expect(mainOnes()).toEqual([]);
  });

  it("has the button that ends it under the keyboard where all is decided", async () => {
    decided("ours", "theirs");
    await visited("merge");
    await screen.findByText(/^All conflicts are resolved\./u);
    await vi.waitFor(() => expect(document.activeElement).toBe(button("Finish the merge")));
  });

  it.each([
    ["merge", "Git gets the file once the merge is finished"],
    ["compare", null],
  ] as const)("says of saving only what is so (%s)", async (visit, said) => {
    await visited(visit);
    await screen.findByRole("heading", { name: visit === "merge" ? /^Merge conflict/u : "Changes" });
    const status = document.querySelector("footer.status")?.textContent ?? "";
    expect(status).not.toContain("All changes saved");
    expect(status).toContain(said ?? "");
  });

  it("has no way to change columns from their menu in a merge", async () => {
    await visited("merge");
    await screen.findByRole("dialog");
    await person().keyboard("{Escape}");
    act(() => runCommand("column-menu"));
    await screen.findByRole("menu");
    const refused = screen.getAllByRole("menuitem").filter((item) => item.matches(":disabled, [aria-disabled=true]"));
    expect(refused.map(({ textContent }) => textContent)).toEqual(
      expect.arrayContaining(["Add column…", "Rename in all rows…", "Delete column…", "Column settings…"]),
    );
    expect(refused.map(({ textContent }) => textContent)).not.toContain("Filter…");
  });

  it("has the way back above the sheet where its dialog was closed", async () => {
    await visited("merge");
    await screen.findByRole("dialog");
    await person().keyboard("{Escape}");
    expect(screen.queryByRole("dialog")).toBeNull();
    await person().click(button("Show"));
    await screen.findByRole("dialog");
  });

  it("says what came of it when git goes on, and closes itself where it may", async () => {
    const close = vi.spyOn(window, "close").mockReturnValue(undefined);
    await visited("merge");
    act(() => session.publish("visit/ended", { outcome: "merged" }));
    await screen.findByRole("heading", { name: "The merge is finished" });
    expect(screen.queryByRole("dialog")).toBeNull();
    expect(close).toHaveBeenCalledOnce();
    close.mockRestore();
  });
});

describe("a page for which nobody waits", () => {
  eachOnNewApp();

  it("opens nothing, and has no way out", async () => {
    decided(null);
    await visited();
    expect(getApp().overlay).toBeNull();
    act(() => openOverlay({ kind: "merge-conflicts" }));
    await screen.findByRole("heading", { name: "Merge conflict: Fox, Column 0" });
    expect(screen.queryByRole("button", { name: "Show" })).toBeNull();
    expect(screen.queryByRole("button", { name: "Cancel the merge" })).toBeNull();
  });
});
