// @vitest-environment happy-dom
import { addressesOf, eachOnNewPage, person, requestsOf, session } from "../../../support/page/page.js";
import { render, screen, waitFor } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { ask, getApp, openOverlay, setApp } from "../../../../renderer/state/index.js";
import { takeWhatIfs } from "../../../../renderer/state/what-ifs.js";
import { ComparisonDialog, WhatIfBand, WhatIfsDialog } from "../../../../renderer/what-if/index.js";
import { failed, ok, type Result } from "../../../../shared/base/index.js";
import type { WhatIfsView } from "../../../../shared/bridge/index.js";
import { workspaceView } from "../../../../shared/workspace/index.js";
import { World } from "../../../support/workspace/world.js";

eachOnNewPage();

const cheaper = { id: 1, name: "Cheaper", edits: 2, conflicts: 0 };
const dearer = { id: 2, name: "Dearer", edits: 0, conflicts: 0 };
const view: WhatIfsView = { run: "r", folder: "/cards", shown: 1, list: [cheaper, dearer] };

/** Answers a call of this name, beside those that are answered already. */
function answer(call: string, result: Result<unknown>): void {
  const others = session.answer;
  session.answer = (name, request) => (name === call ? Promise.resolve(result) : others(name, request));
}

const button = (name: string): HTMLElement => screen.getByRole("button", { name });
const isDisabled = (name: string): boolean => button(name).hasAttribute("disabled");

describe("the band over the sheet", () => {
  it("is there only while a what-if is on screen, and names it", () => {
    setApp({ whatIfs: { ...view, shown: null } });
    const { rerender } = render(<WhatIfBand />);
    expect(screen.queryByRole("region")).toBeNull();
    setApp({ whatIfs: view });
    rerender(<WhatIfBand />);
    const band = screen.getByRole("region", { name: "What-if on screen" });
    expect(band.textContent).toContain("What-if Cheaper: 2 edits, in no file until you keep it");
  });

  it("has nothing to keep before the first edit", () => {
    setApp({ whatIfs: { ...view, shown: 2 } });
    render(<WhatIfBand />);
    expect(isDisabled("Keep")).toBe(true);
  });

  it("asks before edits are dropped, and drops nothing of its own accord", async () => {
    answer("what-ifs/drop", ok({ ...view, shown: null, list: [dearer] }));
    setApp({ whatIfs: view });
    render(<WhatIfBand />);
    await person().click(button("Drop"));
    expect(requestsOf("what-ifs/drop")).toEqual([]);
    const { overlay } = getApp();
    expect(overlay).toMatchObject({ kind: "ask", question: { title: "Drop what-if “Cheaper”?" } });
    if (overlay?.kind === "ask") overlay.question.choices[0]?.run();
    expect(requestsOf("what-ifs/drop")).toEqual([{ id: 1 }]);
  });

  it("leads to what the current cards changed, too, where that prevents keeping", async () => {
    answer("what-ifs/keep", failed({ code: "what-if/conflicts", message: "Decide first." }));
    answer("what-ifs/show", ok(view));
    setApp({ whatIfs: view });
    render(<WhatIfBand />);
    await person().click(button("Keep"));
    await waitFor(() => expect(getApp().overlay).toEqual({ kind: "conflicts" }));
    expect(getApp().notices).toMatchObject([{ message: "Decide first." }]);
  });
});

describe("the list of what-ifs", () => {
  it("starts one under the first free name, and closes", async () => {
    answer("what-ifs/start", ok(view));
    setApp({ whatIfs: { ...view, list: [{ ...cheaper, name: "What-if 1" }] } });
    openOverlay({ kind: "what-ifs" });
    render(<WhatIfsDialog />);
    await person().keyboard("{Enter}");
    await waitFor(() => expect(requestsOf("what-ifs/start")).toEqual([{ name: "What-if 2" }]));
    await waitFor(() => expect(getApp().overlay).toBeNull());
  });

  it("is closed before the what-if is there, so that no key behind Enter begins another one", async () => {
    session.answer = () => new Promise(() => undefined);
    openOverlay({ kind: "what-ifs" });
    render(<WhatIfsDialog />);
    await person().keyboard("{Enter}");
    expect(requestsOf("what-ifs/start")).toEqual([{ name: "What-if 1" }]);
    expect(getApp().overlay).toBeNull();
  });

  it("starts none under a name that another one has, and says so", async () => {
    setApp({ whatIfs: view });
    openOverlay({ kind: "what-ifs" });
    render(<WhatIfsDialog />);
    await person().clear(screen.getByRole("textbox"));
    await person().type(screen.getByRole("textbox"), "cheaper{Enter}");
    expect(screen.getByRole("status").textContent).toContain("already exists");
    expect(isDisabled("Start")).toBe(true);
    expect(requestsOf("what-ifs/start")).toEqual([]);
  });

  it("says which is on screen and what can be done with each", async () => {
    answer("what-ifs/show", ok(view));
    setApp({ whatIfs: view });
    openOverlay({ kind: "what-ifs" });
    render(<WhatIfsDialog />);
    expect(screen.getByText("on screen, 2 edits")).toBeDefined();
    expect(isDisabled("Keep Dearer")).toBe(true);
    await person().click(button("Show Current cards"));
    expect(requestsOf("what-ifs/show")).toEqual([{ id: null }]);
  });
});

describe("another name for a what-if", () => {
  it("is typed in its place in the list; Escape leaves it as it was", async () => {
    answer("what-ifs/rename", ok(view));
    setApp({ whatIfs: view });
    openOverlay({ kind: "what-ifs" });
    render(<WhatIfsDialog />);
    await person().click(button("Rename Cheaper"));
    await person().keyboard("Cheap{Enter}");
    await waitFor(() => expect(requestsOf("what-ifs/rename")).toEqual([{ id: 1, name: "Cheap" }]));
    await waitFor(() => expect(screen.queryByLabelText("New name of Cheaper")).toBeNull());
    await person().click(button("Rename Dearer"));
    await person().keyboard("Other{Escape}");
    expect(screen.queryByLabelText("New name of Dearer")).toBeNull();
    expect(getApp().overlay).toEqual({ kind: "what-ifs" });
    expect(requestsOf("what-ifs/rename")).toHaveLength(1);
  });
});

describe("the comparison with the current cards", () => {
  it("names the problems that come and go", async () => {
    const problem = { id: "p", rowTitle: "Ash", columnTitle: "Cost", message: "9 is above 8." };
    const problems = { before: 3, after: 4, added: [problem], addedCount: 1, gone: [], goneCount: 0 };
    const found = { changes: { tables: [], count: 1, unread: [] }, problems };
    answer("what-ifs/compare", ok(found));
    setApp({ whatIfs: view });
    render(<ComparisonDialog id={1} />);
    await waitFor(() => expect(screen.getByText("1 new problem")).toBeDefined());
    expect(screen.getByText("9 is above 8.", { exact: false }).textContent).toContain("Ash, Cost");
    expect(screen.getByText("Current cards: 3. What-if: 4.")).toBeDefined();
  });
});

describe("news of the session", () => {
  it("of another run with the same folder says which what-ifs are gone", () => {
    takeWhatIfs(view);
    takeWhatIfs({ ...view, run: "s", shown: null, list: [] });
    const [notice, ...others] = getApp().notices;
    expect(notice?.message).toContain("these are gone: Cheaper");
    expect(others).toEqual([]);
  });

  it("of another folder says nothing: who went there was asked", () => {
    takeWhatIfs(view);
    takeWhatIfs({ run: "s", folder: "/other", shown: null, list: [] });
    expect(getApp().notices).toEqual([]);
  });
});

describe("a change of cards", () => {
  const undo = (): void => void ask("history/undo", {});

  const root = "/cards";
  const openedAs = "r";

  it("names the folder and the cards that are on screen here, once they are known", () => {
    undo();
    setApp({ workspace: { ...workspaceView(new World({}).state), root, openedAs } });
    undo();
    setApp({ whatIfs: view });
    undo();
    setApp({ whatIfs: { ...view, shown: null } });
    undo();
    void ask("what-ifs/list", {});
    const here = { root, openedAs };
    expect(addressesOf("history/undo")).toEqual([undefined, here, { ...here, whatIf: 1 }, { ...here, whatIf: null }]);
    expect(addressesOf("what-ifs/list")).toEqual([{ ...here, whatIf: null }]);
  });

  it("that is being typed when another page shows other cards goes to those that it was typed for", async () => {
    setApp({ workspace: workspaceView(new World({}).state), whatIfs: view });
    render(<input aria-label="Cost" onBlur={undo} />);
    await person().click(screen.getByRole("textbox", { name: "Cost" }));
    takeWhatIfs({ ...view, shown: null });
    expect(addressesOf("history/undo")).toMatchObject([{ whatIf: 1 }]);
  });
});
