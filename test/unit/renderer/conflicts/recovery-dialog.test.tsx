// @vitest-environment happy-dom
import { eachOnNewPage, person, requestsOf, session } from "../../../support/page/page.js";
import { render, screen, waitFor } from "@testing-library/react";
import { beforeEach, describe, expect, it } from "vitest";
import { RecoveryDialog } from "../../../../renderer/conflicts/index.js";
import { getApp, openOverlay, setApp } from "../../../../renderer/state/index.js";
import { ok, type Result } from "../../../../shared/base/index.js";
import { workspaceView, type RecoveryView } from "../../../../shared/workspace/index.js";
import { World } from "../../../support/workspace/world.js";

eachOnNewPage();
beforeEach(() => openOverlay({ kind: "recovery" }));

const edit = (id: string, clash: RecoveryView["clash"] = null): RecoveryView => ({
  id,
  file: "cards.toml",
  description: `Edit ${id}`,
  before: '"Ash"',
  after: '"Oak"',
  clash,
  disk: clash === "changed" ? '"Elm"' : '"Ash"',
});

function show(...recovery: readonly RecoveryView[]): void {
  showFirst(recovery.length, recovery);
}

/** The first of more edits. */
function showFirst(recoverable: number, recovery: readonly RecoveryView[]): void {
  setApp({ workspace: { ...workspaceView(new World({}).state), recovery, recoverable } });
  render(<RecoveryDialog />);
}

const box = (id: string): HTMLInputElement =>
  screen.getByRole<HTMLInputElement>("checkbox", { name: new RegExp(`Edit ${id}`, "u") });
const button = (name: string): HTMLElement => screen.getByRole("button", { name });
const sent = (): unknown[] => requestsOf("recovery/decide");

describe("edits that never reached their files", () => {
  it("are ticked unless they clash with the disk, and Enter recovers those that are", async () => {
    show(edit("a"), edit("b", "changed"), edit("c"));
    expect(["a", "b", "c"].map((id) => box(id).checked)).toEqual([true, false, true]);
    expect(document.activeElement).toBe(button("Recover 2"));
    await person().keyboard("{Enter}");
    expect(sent()).toEqual([{ accept: ["a", "c"], discard: [] }]);
    expect(getApp().overlay).toBeNull();
  });

  it("say where they were recorded, and are not ticked where their row is only supposed to be the same", async () => {
    const recorded = { file: "cards.toml", title: "Ash", isSupposed: false };
    show(
      { ...edit("a"), file: "new.toml", recorded },
      { ...edit("b"), file: "new.toml", recorded: { ...recorded, isSupposed: true } },
    );
    expect(["a", "b"].map((id) => box(id).checked)).toEqual([true, false]);
    expect(screen.getByText("(recorded in cards.toml)")).toBeTruthy();
    expect(screen.getByText(/^Recorded for Ash in cards\.toml/u)).toBeTruthy();
    await person().click(box("b"));
    await person().click(button("Recover all"));
    expect(sent()).toEqual([{ accept: ["a", "b"], discard: [] }]);
  });

  it("are recovered together where nothing clashes", async () => {
    show(edit("a"), edit("c"));
    await person().click(button("Recover all"));
    expect(sent()).toEqual([{ accept: ["a", "c"], discard: [] }]);
  });

  it("follow the ticks of the person, and show what the disk holds where it was changed", async () => {
    show(edit("a"), edit("b", "changed"));
    expect(screen.getByText("On disk now:", { exact: false }).textContent).toContain("Elm");
    await person().click(box("a"));
    await person().click(box("b"));
    await person().click(button("Recover 1"));
    expect(sent()).toEqual([{ accept: ["b"], discard: [] }]);
  });

  it("show what the disk holds as they show the values before and after", () => {
    show(edit("b", "changed"));
    expect(screen.getByText("Oak").closest("code")).toBeNull();
    expect(screen.getByText("Elm").closest("code")).toBeNull();
  });

  it("are recovered with those that are not listed", async () => {
    showFirst(2_000, [edit("a"), edit("b", "changed")]);
    expect(screen.getByText("The first 2 of 2,000 edits are listed.", { exact: false })).toBeDefined();
    await person().click(screen.getByText("Recover 1,999"));
    expect(sent()).toEqual([{ accept: ["a"], discard: [], unlisted: "accept" }]);
  });

  it("are given up with those that are not listed", async () => {
    showFirst(3, [edit("a"), edit("b", "row-gone")]);
    await person().click(button("Discard all"));
    expect(sent()).toEqual([{ accept: [], discard: ["a", "b"], unlisted: "discard" }]);
  });

  it("can be recovered where all that are listed are gone from the file", async () => {
    showFirst(2, [edit("a", "row-gone")]);
    await person().click(button("Recover 1"));
    expect(sent()).toEqual([{ accept: [], discard: [], unlisted: "accept" }]);
  });

  it("begin with the keyboard at the first that can be ticked where none is", () => {
    show(edit("a", "row-gone"), edit("b", "changed"));
    expect(box("a").disabled).toBe(true);
    expect(document.activeElement).toBe(box("b"));
    expect(button("Recover").hasAttribute("disabled")).toBe(true);
  });

  it("are given up as a whole only by the button that says so", async () => {
    show(edit("a"), edit("b", "changed"));
    await person().keyboard("{Escape}");
    expect(sent()).toEqual([]);
    openOverlay({ kind: "recovery" });
    await person().click(button("Discard all"));
    expect(sent()).toEqual([{ accept: [], discard: ["a", "b"] }]);
  });

  it("lead on to the conflicts they raise", async () => {
    show(edit("b", "changed"));
    await person().click(box("b"));
    const conflict = { kind: "text", file: "x", sheet: null, rowKey: null, title: "x", before: null } as const;
    setApp(({ workspace }) => ({
      workspace: workspace && { ...workspace, conflicts: [{ ...conflict, id: "1", mine: null, disk: null }] },
    }));
    await person().click(button("Recover all"));
    expect(getApp().overlay).toEqual({ kind: "conflicts" });
  });

  it("leave open what was opened before the answer came, though they raise conflicts", async () => {
    show(edit("a"));
    let decided: (answer: Result<unknown>) => void = () => undefined;
    const answer = new Promise<Result<unknown>>((resolve) => (decided = resolve));
    session.answer = () => answer;
    await person().click(button("Recover all"));
    const conflict = { kind: "text", file: "x", sheet: null, rowKey: null, title: "x", before: null } as const;
    setApp(({ workspace }) => ({
      workspace: workspace && { ...workspace, conflicts: [{ ...conflict, id: "1", mine: null, disk: null }] },
    }));
    openOverlay({ kind: "help" });
    decided(ok({}));
    await waitFor(() => expect(button("Recover all").isConnected).toBe(true));
    await answer;
    expect(getApp().overlay).toEqual({ kind: "help" });
  });
});
