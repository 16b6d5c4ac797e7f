// @vitest-environment happy-dom
import { eachOnNewPage, person, requestsOf, session } from "../../../support/page/page.js";
import { act, render, screen } from "@testing-library/react";
import { beforeEach, describe, expect, it } from "vitest";
import { ConflictDialog } from "../../../../renderer/conflicts/index.js";
import { getApp, openOverlay, setApp } from "../../../../renderer/state/index.js";
import { failed } from "../../../../shared/base/index.js";
import { workspaceView, type ConflictView } from "../../../../shared/workspace/index.js";
import { World } from "../../../support/workspace/world.js";

eachOnNewPage();
beforeEach(() => openOverlay({ kind: "conflicts" }));

const cell: ConflictView = {
  id: "one",
  kind: "cell",
  file: "cards.toml",
  sheet: { file: "cards.toml", table: ["cards"] },
  rowKey: "r1",
  title: "Ash",
  column: "name",
  columnTitle: "Name",
  before: '"Ash"',
  mine: '"Oak"',
  disk: '"Elm"',
};

function show(...conflicts: readonly ConflictView[]): void {
  setApp({ workspace: { ...workspaceView(new World({}).state), conflicts } });
  render(<ConflictDialog first={undefined} />);
}

const button = (name: string): HTMLElement => screen.getByRole("button", { name });
const sent = (): unknown[] => requestsOf("conflicts/resolve");

describe("a conflict", () => {
  it("shows both versions of a cell and what it was before", () => {
    show(cell);
    expect(screen.getByRole("dialog", { name: "Conflict: Ash, Name" })).toBeDefined();
    expect(screen.getByRole("region", { name: "Yours" }).textContent).toContain("Oak");
    expect(screen.getByRole("region", { name: "On disk" }).textContent).toContain("Elm");
    expect(screen.getByText("Ash", { selector: ".before" })).toBeDefined();
  });

  it("says where a version holds nothing", () => {
    show({ ...cell, disk: null });
    expect(screen.getByRole("region", { name: "On disk" }).textContent).toContain("the value was removed");
  });

  it("says of a row that it was deleted, not that a value was removed", () => {
    show({ ...cell, kind: "row-changed-on-disk", mine: null });
    expect(screen.getByRole("region", { name: "Yours" }).textContent).toContain("the row was deleted");
  });

  it("speaks of the current cards in a what-if", () => {
    const { whatIfs } = getApp();
    setApp({ whatIfs: { ...whatIfs, shown: 1 } });
    try {
      show(cell);
      expect(screen.getByRole("region", { name: "Current cards" })).toBeDefined();
      expect(button("Use the current cards’")).toBeDefined();
    } finally {
      setApp({ whatIfs });
    }
  });

  it.each([
    ["cell", "Keep mine", "mine", "Use disk version", "disk"],
    ["row-deleted-on-disk", "Restore row", "mine", "Leave deleted", "disk"],
    ["row-changed-on-disk", "Keep row", "disk", "Delete anyway", "mine"],
    ["text", "Save my text", "mine", "Use disk version", "disk"],
  ] as const)(
    "of kind %s has the keyboard at %s, which loses nothing",
    async (kind, safe, safeSide, other, otherSide) => {
      show({ ...cell, kind });
      expect(document.activeElement).toBe(button(safe));
      await person().keyboard("{Enter}");
      await person().click(button(other));
      expect(sent()).toEqual([
        { id: "one", choice: { kind: safeSide } },
        { id: "one", choice: { kind: otherSide } },
      ]);
    },
  );

  it("of a cell can be decided by another value, begun with mine", async () => {
    show(cell);
    const field = screen.getByRole<HTMLTextAreaElement>("textbox");
    expect(field.value).toBe("Oak");
    await person().clear(field);
    await person().type(field, "Yew");
    await person().click(screen.getByRole("button", { name: "Use this" }));
    expect(sent()).toEqual([{ id: "one", choice: { kind: "edit", text: "Yew" } }]);
  });

  it("closes the dialog when it was the last, and leaves it open for those after it", async () => {
    show(cell, { ...cell, id: "two" });
    expect(screen.getByText("1 more after this one")).toBeDefined();
    await person().click(button("Keep mine"));
    expect(getApp().overlay).not.toBeNull();
    act(() => setApp({ workspace: { ...workspaceView(new World({}).state), conflicts: [{ ...cell, id: "two" }] } }));
    await person().click(button("Keep mine"));
    expect(sent()).toHaveLength(2);
    expect(getApp().overlay).toBeNull();
  });

  it("stays when it could not be decided, and says why", async () => {
    session.answer = () => Promise.resolve(failed({ code: "conflict/unknown", message: "It is gone." }));
    show(cell);
    await person().click(button("Keep mine"));
    expect(getApp().overlay).not.toBeNull();
    expect(getApp().notices.map(({ message }) => message)).toEqual(["It is gone."]);
  });
});
