// @vitest-environment happy-dom
import { eachOnNewPage, person } from "../../../support/page/page.js";
import { act, render, screen } from "@testing-library/react";
import type { FunctionComponent } from "react";
import { describe, expect, it, vi } from "vitest";
import {
  fetchAhead,
  late,
  LateDialog,
  LateField,
  lateFor,
  LateInPlace,
  LateNote,
  type StandIn,
} from "../../../../renderer/ui/index.js";
import { getApp, openOverlay, requestFocus, setApp, turns } from "../../../../renderer/state/index.js";

eachOnNewPage();

/** A part whose code comes when the test says so, as often as it is asked for. */
function partOfTest(standIn: StandIn) {
  const asked: { come: () => Promise<void>; fail: () => Promise<void> }[] = [];
  const Here: FunctionComponent<{ readonly name: string }> = ({ name }) => <p>This is {name}</p>;
  const load = (): Promise<FunctionComponent<{ readonly name: string }>> =>
    new Promise((come, fail) => {
      const settle = (end: () => void) => () =>
        act(() => {
          end();
          return Promise.resolve();
        });
      asked.push({ come: settle(() => come(Here)), fail: settle(() => fail(new Error("gone"))) });
    });
  return { asked, Part: late(load, standIn) };
}

describe("a part of the page that comes late", () => {
  it("is asked for when it is drawn, and stands there once it has come", async () => {
    const { asked, Part } = partOfTest(LateNote);
    expect(asked).toHaveLength(0);
    render(<Part name="it" />);
    expect(screen.getByRole("status").textContent).toBe("Loading…");
    await asked[0]?.come();
    expect(document.body.textContent).toBe("This is it");
    expect(asked).toHaveLength(1);
  });

  it("is drawn at once where it was fetched ahead", async () => {
    const { asked, Part } = partOfTest(LateNote);
    const ahead = fetchAhead([Part]);
    await asked[0]?.come();
    await ahead;
    render(<Part name="it" />);
    expect(document.body.textContent).toBe("This is it");
    expect(asked).toHaveLength(1);
  });

  it("is asked for again when it is drawn, where it could not be had ahead", async () => {
    const { asked, Part } = partOfTest(LateNote);
    const ahead = fetchAhead([Part]);
    await asked[0]?.fail();
    await ahead;
    render(<Part name="it" />);
    expect(screen.queryByRole("alert")).toBeNull();
    await asked[1]?.come();
    expect(document.body.textContent).toBe("This is it");
  });

  it.each([
    ["over the page", LateNote],
    ["at its place", LateInPlace],
  ])("says %s that it could not be had, and tries again when asked to", async (_where, standIn) => {
    const { asked, Part } = partOfTest(standIn);
    render(<Part name="it" />);
    await asked[0]?.fail();
    expect(screen.getByRole("alert").textContent).toContain("could not be loaded");
    await person().click(screen.getByRole("button", { name: "Try again" }));
    expect(screen.getByRole("status").textContent).toBe("Loading…");
    await asked[1]?.come();
    expect(document.body.textContent).toBe("This is it");
  });
});

describe("what is typed while a part of the page comes", () => {
  it("waits for one that takes the keyboard, until it is there or cannot be had", async () => {
    const { asked, Part } = partOfTest(LateField);
    render(<Part name="it" />);
    expect([turns.isHeld, turns.isOpening]).toEqual([true, true]);
    await asked[0]?.fail();
    await expect.poll(() => turns.isHeld || turns.isOpening).toBe(false);
    await person().click(screen.getByRole("button", { name: "Try again" }));
    expect(turns.isHeld).toBe(true);
    await asked[1]?.come();
    await expect.poll(() => turns.isHeld).toBe(false);
  });

  it("does not wait for one that is shown beside what has the keyboard", () => {
    const { Part } = partOfTest(LateNote);
    render(<Part name="it" />);
    expect(turns.isHeld).toBe(false);
  });

  it("waits for a panel only where the panel was asked to take the keyboard", async () => {
    const shown = partOfTest(lateFor("find"));
    render(<shown.Part name="it" />);
    expect(turns.isHeld).toBe(false);
    const withdraw = requestFocus("find");
    const asked = partOfTest(lateFor("find"));
    render(<asked.Part name="it" />);
    expect([turns.isHeld, turns.isOpening]).toEqual([true, true]);
    await asked.asked[0]?.come();
    await expect.poll(() => turns.isHeld).toBe(false);
    withdraw();
  });

  it("waits for a dialog, which says in a dialog of its own that it could not be had", async () => {
    const { asked, Part } = partOfTest(LateDialog);
    setApp({ overlay: null });
    openOverlay({ kind: "help" });
    const { unmount } = render(<Part name="it" />);
    expect(turns.isHeld).toBe(true);
    await asked[0]?.fail();
    expect(screen.getByRole("dialog", { name: "Not loaded" })).not.toBeNull();
    expect(document.activeElement?.textContent).toBe("Try again");
    await person().keyboard("{Escape}");
    expect(getApp().overlay).toBeNull();
    unmount();
    await expect.poll(() => turns.isHeld).toBe(false);
  });
});

describe("a part whose code fails while it runs", () => {
  /** A part that fails a given number of times, beside one that stays. */
  function failing(standIn: StandIn, times: number) {
    let left = times;
    const Failing: FunctionComponent = () => {
      if (left > 0) throw new Error("a fault of ours");
      return <p>All is well</p>;
    };
    const Part = late(() => Promise.resolve(Failing), standIn);
    const Page: FunctionComponent = () => (
      <>
        <p>The sheet</p>
        <Part />
      </>
    );
    return {
      Page,
      ready: () => fetchAhead([Part]),
      mend: () => {
        left = 0;
      },
    };
  }

  it.each([
    ["over the page", LateNote],
    ["at its place", LateInPlace],
    ["where the keyboard was to go", LateField],
    ["of a panel", lateFor("problems")],
  ])("leaves the rest of the page, %s, and can be tried again", async (_, standIn) => {
    const said = vi.spyOn(console, "error").mockImplementation(() => undefined);
    const { Page, ready, mend } = failing(standIn, Number.POSITIVE_INFINITY);
    await ready();
    render(<Page />);
    expect(screen.getByText("The sheet")).toBeDefined();
    expect(screen.getByRole("alert").textContent).toContain("This part of Cardwright failed.");
    await person().click(screen.getByRole("button", { name: "Try again" }));
    expect(screen.getByRole("alert")).toBeDefined();
    mend();
    await person().click(screen.getByRole("button", { name: "Try again" }));
    expect(document.body.textContent).toBe("The sheetAll is well");
    expect(turns.isHeld).toBe(false);
    said.mockRestore();
  });

  it("is said in a dialog that can be closed, where it was one", async () => {
    const said = vi.spyOn(console, "error").mockImplementation(() => undefined);
    const { Page, ready } = failing(LateDialog, Number.POSITIVE_INFINITY);
    await ready();
    openOverlay({ kind: "help" });
    render(<Page />);
    expect(screen.getByRole("dialog", { name: "Something went wrong" }).textContent).toContain("your edits");
    await person().keyboard("{Escape}");
    expect(getApp().overlay).toBeNull();
    expect(screen.getByText("The sheet")).toBeDefined();
    said.mockRestore();
  });
});
