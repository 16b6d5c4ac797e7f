// @vitest-environment happy-dom
import { answerCalls, eachOnNewPage, person, requestsOf } from "../../../support/page/page.js";
import { act, render, screen, waitFor } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { Overlays } from "../../../../renderer/app/Overlays.js";
import { openFolder } from "../../../../renderer/navigation/index.js";
import { getApp, setApp } from "../../../../renderer/state/index.js";
import type { Flushed } from "../../../../shared/bridge/index.js";
import { workspaceView } from "../../../../shared/workspace/index.js";
import { World } from "../../../support/workspace/world.js";

eachOnNewPage();

const other = workspaceView(new World({}).state);
const openings = (): unknown[] => requestsOf("workspace/open");

/** Goes to another folder where the open one has this left when its writes are done. */
async function leave(left: Flushed): Promise<void> {
  answerCalls({ "workspace/flush": () => left, "workspace/open": () => other });
  setApp({ workspace: other });
  render(<Overlays />);
  await act(() => openFolder("/sets/other"));
}

describe("going to another folder", () => {
  it.each([
    ["all is on disk", { unsaved: 0 }],
    ["the journal keeps what is not on disk", { unsaved: 2 }],
  ])("asks nothing where %s", async (_where, left) => {
    await leave(left);
    expect(openings()).toEqual([{ path: "/sets/other" }]);
    expect(getApp().overlay).toBeNull();
  });

  it("stays where edits would be lost, unless that is wanted", async () => {
    await leave({ unsaved: 2, unprotected: "the disk is full." });
    expect(screen.getByRole("dialog", { name: "Leave this folder and lose 2 edits?" }).textContent).toContain(
      "They are not on disk, and the journal that keeps unsaved edits cannot be written: the disk is full.",
    );
    await person().keyboard("{Enter}");
    expect([openings(), getApp().overlay]).toEqual([[], null]);
  });

  it("loses them where that is wanted", async () => {
    await leave({ unsaved: 1, unprotected: "the disk is full." });
    await person().click(screen.getByRole("button", { name: "Leave anyway" }));
    await waitFor(() => expect(openings()).toEqual([{ path: "/sets/other" }]));
  });
});
