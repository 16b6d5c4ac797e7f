// @vitest-environment happy-dom
import { eachOnNewPage, person, requestsOf, session } from "../../../support/page/page.js";
import { render, screen } from "@testing-library/react";
import { beforeEach, describe, expect, it, onTestFinished, vi } from "vitest";
import { failed, ok } from "../../../../shared/base/index.js";
import type { MergeConflictsView, MergeConflictView } from "../../../../shared/bridge/index.js";
import { MergeConflictCount, MergeConflictsDialog } from "../../../../renderer/conflicts/index.js";
import {
  followMergeConflicts,
  refreshMergeConflicts,
  takeMergeConflicts,
} from "../../../../renderer/conflicts/merge-state.js";
import { getApp, setApp } from "../../../../renderer/state/index.js";
import { workspaceView, type FileView } from "../../../../shared/workspace/index.js";
import { World } from "../../../support/workspace/world.js";

const cell = (at: number, decided: MergeConflictView["decided"] = null): MergeConflictView => ({
  ...{ at, kind: "cell", title: "Ash", column: `Column ${at}`, rowKey: "k", isWritable: true, decided },
  ...{ base: '"was"', ours: '"our text"', theirs: null, now: '"our text"' },
});
const comment: MergeConflictView = {
  ...{ at: 1, kind: "comment", title: "Ash", column: null, rowKey: "k", isWritable: false, decided: null },
  ...{ base: null, ours: null, theirs: "# why", now: null },
};

let conflicts: readonly MergeConflictView[];
let wholeFiles: MergeConflictsView["wholeFiles"];
const view = (): MergeConflictsView => ({
  files: conflicts.length === 0 ? [] : [{ file: "cards.toml", conflicts }],
  wholeFiles,
});

describe("conflicts of a merge", () => {
  eachOnNewPage();
  beforeEach(() => {
    takeMergeConflicts(null);
    conflicts = [cell(0), comment];
    wholeFiles = [];
    session.answer = (name, request) => {
      if (name === "merge-conflicts/decide") {
        const { at, choice } = request as { at: number; choice: { kind: NonNullable<MergeConflictView["decided"]> } };
        if (choice.kind === "base")
          return Promise.resolve(failed({ code: "merge/row-gone", message: "The row is gone." }));
        conflicts = conflicts.map((each) => (each.at === at ? { ...each, decided: choice.kind } : each));
      }
      return Promise.resolve(ok(view()));
    };
  });

  const dialog = (): HTMLElement => screen.getByRole("dialog");
  const button = (name: string): HTMLElement => screen.getByRole("button", { name });

  it("are shown with three versions side by side, ours having the keyboard", async () => {
    render(<MergeConflictsDialog />);
    await screen.findByRole("heading", { name: "Merge conflict: Ash, Column 0" });
    const versions = ["Before", "Ours", "Theirs"].map((name) => screen.getByRole("region", { name }).textContent);
    expect(versions).toEqual([
      "Before wasTake the version before",
      "Ours in the file nowour textTake ours",
      "Theirs NothingTake theirs",
    ]);
    expect(document.activeElement).toBe(button("Take ours"));
  });

  it("of whole files are listed with what decides them, alone or below a cell", async () => {
    wholeFiles = [{ file: "old cards.toml", kind: "deleted-by-us" }];
    const listed = async (): Promise<string[]> => {
      const section = await screen.findByRole("region", { name: "Whole files" });
      return [...section.querySelectorAll("li > span, code")].map(({ textContent }) => textContent);
    };
    const said = [
      "We deleted the file, the other side changed it.",
      ...["git add 'old cards.toml'", "git rm 'old cards.toml'"],
    ];
    const { unmount } = render(<MergeConflictsDialog />);
    await screen.findByRole("heading", { name: "Merge conflict: Ash, Column 0" });
    expect(await listed()).toEqual(said);
    unmount();
    conflicts = [];
    takeMergeConflicts(view());
    render(<MergeConflictCount />);
    expect(button("⇄ 1 merge conflict")).toBeDefined();
    render(<MergeConflictsDialog />);
    expect(await listed()).toEqual(said);
    expect(screen.queryByText("No card file is in conflict.")).toBeNull();
  });

  it("are decided one after another, and then git is to be told", async () => {
    render(<MergeConflictsDialog />);
    await screen.findByRole("heading", { name: "Merge conflict: Ash, Column 0" });
    await person().click(button("Take the version before"));
    expect((await screen.findByRole("alert")).textContent).toBe("The row is gone.");
    await person().click(button("Take theirs"));
    await screen.findByRole("heading", { name: "Merge conflict: Ash" });
    expect(dialog().textContent).toContain("A comment of theirs could not be placed.");
    expect(screen.getByRole("status").textContent).toBe("2 of 2, 1 decided");
    await person().click(button("Seen"));
    await expect.poll(() => dialog().textContent).toContain("git add cards.toml");
    expect(requestsOf("merge-conflicts/decide")).toEqual([
      { file: "cards.toml", at: 0, choice: { kind: "base" } },
      { file: "cards.toml", at: 0, choice: { kind: "theirs" } },
      { file: "cards.toml", at: 1, choice: { kind: "ours" } },
    ]);
    await person().click(button("Previous"));
    expect(dialog().textContent).toContain("Resolved with theirs.");
  });

  it("take another value that is typed", async () => {
    render(<MergeConflictsDialog />);
    const field = await screen.findByRole("textbox", { name: "Or another value" });
    expect(field).toHaveProperty("value", "our text");
    await person().clear(field);
    await person().type(field, "both");
    await person().click(button("Take this"));
    expect(requestsOf("merge-conflicts/decide")).toMatchObject([{ choice: { kind: "other", text: "both" } }]);
  });

  it("are counted in the status line while some are open", async () => {
    setApp({ workspace: workspaceView(new World({}).state) });
    render(<MergeConflictCount />);
    expect(screen.queryByRole("button")).toBeNull();
    await refreshMergeConflicts();
    await person().click(await screen.findByRole("button", { name: "⇄ 2 merge conflicts" }));
    expect(getApp().overlay).toEqual({ kind: "merge-conflicts" });
    conflicts = [cell(0, "ours")];
    await refreshMergeConflicts();
    await expect.poll(() => screen.queryByRole("button")).toBeNull();
  });

  it("are counted again when another program wrote what is on screen", async () => {
    const { state } = new World({});
    setApp({ workspace: workspaceView(state) });
    conflicts = [];
    const stop = followMergeConflicts();
    render(<MergeConflictCount />);
    await expect.poll(() => requestsOf("merge-conflicts/list")).toHaveLength(1);
    conflicts = [cell(0), comment];
    const patch = { sheet: { file: "cards.toml", table: ["cards"] }, revision: 2, change: { kind: "reset" } } as const;
    session.publish("sheet/patch", { ...patch, origin: "edit" });
    session.publish("sheet/patch", { ...patch, origin: "outside" });
    session.publish("sheet/patch", { ...patch, origin: "outside" });
    await screen.findByRole("button", { name: "⇄ 2 merge conflicts" });
    expect(requestsOf("merge-conflicts/list")).toHaveLength(2);
    stop();
  });

  it("are not asked for while a file is only edited and saved, but where it reads otherwise", async () => {
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    const workspace = workspaceView(new World({ "cards.toml": '[[cards]]\nid = "a"\n' }).state);
    const withFile = (change: Partial<FileView>): void =>
      setApp({ workspace: { ...workspace, files: workspace.files.map((file) => ({ ...file, ...change })) } });
    setApp({ workspace });
    onTestFinished(followMergeConflicts());
    for (const change of [{ unsaved: 1 }, { unsaved: 1, saving: true }, {}]) {
      withFile(change);
      await vi.advanceTimersByTimeAsync(1_000);
    }
    expect(requestsOf("merge-conflicts/list")).toHaveLength(1);
    withFile({ condition: { kind: "broken", fault: { code: "toml/conflict-marker", message: "A marker." } } });
    await vi.advanceTimersByTimeAsync(1_000);
    expect(requestsOf("merge-conflicts/list")).toHaveLength(2);
  });

  it("of files that git merged by lines are none, and it says how to merge them by cells", async () => {
    conflicts = [];
    const marked = '[[cards]]\nid = "a"\n<<<<<<< HEAD\ncost = 1\n=======\ncost = 2\n>>>>>>> theirs\n';
    const world = new World({ "the cards.toml": marked, "more.toml": marked, "sound.toml": '[[cards]]\nid = "b"\n' });
    setApp({ workspace: workspaceView(world.state) });
    render(<MergeConflictsDialog />);
    await expect.poll(() => dialog().textContent).toContain("Git merged more.toml, the cards.toml by lines");
    expect(dialog().textContent).not.toContain("No card file is in conflict.");
    expect(dialog().textContent).toContain("git checkout --merge -- more.toml 'the cards.toml'");
  });

  it("may be none", async () => {
    conflicts = [];
    render(<MergeConflictsDialog />);
    expect(await screen.findByText("No card file is in conflict.")).toBeDefined();
  });
});
