// @vitest-environment happy-dom
import { eachOnNewPage, person } from "../../../support/page/page.js";
import { fireEvent, render, screen } from "@testing-library/react";
import { useState, type SubmitEvent, type ReactNode } from "react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { ConfirmFooter, Dialog, returnKeyboardTo } from "../../../../renderer/ui/index.js";
import { getApp, openOverlay, useApp } from "../../../../renderer/state/index.js";

const focusSheet = vi.fn();

eachOnNewPage();
beforeEach(() => {
  focusSheet.mockReset();
  returnKeyboardTo(focusSheet);
  openOverlay({ kind: "help" });
});

const button = (name: string): HTMLElement => screen.getByRole("button", { name });
const isOpen = (): boolean => getApp().overlay !== null;

/** The dialog is on screen for as long as an overlay is open, as in the app. */
function WhileOpen({ children }: { readonly children: ReactNode }): ReactNode {
  return useApp(({ overlay }) => overlay) && children;
}

describe("the keyboard in a dialog", () => {
  it("begins at the field that asks for it", () => {
    render(
      <Dialog title="Name">
        <input aria-label="First" />
        <input aria-label="Second" data-first-focus />
      </Dialog>,
    );
    expect(document.activeElement).toBe(screen.getByLabelText("Second"));
  });

  it("does not go to what is beside it, where a press closes it", () => {
    render(
      <WhileOpen>
        <Dialog title="Note">text</Dialog>
      </WhileOpen>,
    );
    expect(fireEvent.mouseDown(screen.getByText("text"))).toBe(true);
    expect(isOpen()).toBe(true);
    // The browser's own part of a press would take it away once more after it was given back.
    expect(fireEvent.mouseDown(screen.getByRole("dialog"))).toBe(false);
    expect(isOpen()).toBe(false);
  });

  it("begins at Close where nothing asks for it", () => {
    render(<Dialog title="Note">text</Dialog>);
    expect(document.activeElement).toBe(button("Close"));
  });

  it("goes to a field that comes later, unless the person has gone somewhere already", async () => {
    function Late({ isHere }: { readonly isHere: boolean }): ReactNode {
      return (
        <Dialog title="Late">
          <input aria-label="Own" />
          {isHere && <input aria-label="Late" data-first-focus />}
        </Dialog>
      );
    }
    const first = render(<Late isHere={false} />);
    first.rerender(<Late isHere />);
    expect(document.activeElement).toBe(screen.getByRole("textbox", { name: "Late" }));
    first.unmount();

    const second = render(<Late isHere={false} />);
    await person().click(screen.getByLabelText("Own"));
    second.rerender(<Late isHere />);
    expect(document.activeElement).toBe(screen.getByLabelText("Own"));
  });

  it("is not led back to the first field while the person is at Close", async () => {
    const dialog = (text: string): ReactNode => (
      <Dialog title="Name">
        <input aria-label="First" data-first-focus />
        {text}
      </Dialog>
    );
    const { rerender } = render(dialog("checking"));
    await person().tab({ shift: true });
    expect(document.activeElement).toBe(button("Close"));
    rerender(dialog("checked"));
    expect(document.activeElement).toBe(button("Close"));
  });

  it("stays in the dialog when the button that has it goes", async () => {
    function Steps(): ReactNode {
      const [isDone, setDone] = useState(false);
      return (
        <Dialog title="Steps" footer={<ConfirmFooter onConfirm={() => undefined} />}>
          {!isDone && (
            <button type="button" onClick={() => setDone(true)}>
              Add
            </button>
          )}
        </Dialog>
      );
    }
    render(<Steps />);
    await person().click(button("Add"));
    expect(document.activeElement).toBe(button("Cancel"));
  });

  it("returns to the sheet when the dialog closes", () => {
    const { unmount } = render(<Dialog title="Note">text</Dialog>);
    unmount();
    expect(focusSheet).toHaveBeenCalledTimes(1);
  });

  it("returns to the panel beside the sheet that it came from", () => {
    const panel = document.createElement("div");
    panel.dataset["keepsKeyboard"] = "";
    const row = panel.appendChild(document.createElement("button"));
    document.body.append(panel);
    row.focus();
    const { unmount } = render(<Dialog title="Note">text</Dialog>);
    expect(document.activeElement).not.toBe(row);
    unmount();
    expect(document.activeElement).toBe(row);
    expect(focusSheet).not.toHaveBeenCalled();
  });
});

describe("a dialog closes", () => {
  beforeEach(() => {
    render(
      <WhileOpen>
        <Dialog title="Note">
          <p>text</p>
        </Dialog>
      </WhileOpen>,
    );
  });

  it("by Escape, as all else that closes it: no empty overlay is left open", async () => {
    await person().keyboard("{Escape}");
    expect(isOpen()).toBe(false);
    expect(screen.queryByRole("dialog")).toBeNull();
  });

  it("by Close", async () => {
    await person().click(button("Close"));
    expect(isOpen()).toBe(false);
  });

  it("by a click beside it, not by one inside", async () => {
    await person().click(screen.getByText("text"));
    expect(isOpen()).toBe(true);
    // The backdrop of a modal is the dialog's own element.
    await person().click(screen.getByRole("dialog"));
    expect(isOpen()).toBe(false);
  });
});

describe("the foot of a dialog", () => {
  it("confirms by the main button and leaves by Cancel", async () => {
    const confirm = vi.fn();
    render(<ConfirmFooter title="Rename" onConfirm={confirm} />);
    await person().click(button("Rename"));
    expect(confirm).toHaveBeenCalledTimes(1);
    expect(isOpen()).toBe(true);
    await person().click(button("Cancel"));
    expect(confirm).toHaveBeenCalledTimes(1);
    expect(isOpen()).toBe(false);
  });

  it("submits its form from outside it, as Enter in a field does", async () => {
    const submit = vi.fn((event: SubmitEvent) => event.preventDefault());
    render(
      <Dialog title="Name" footer={<ConfirmFooter form="name" />}>
        <form id="name" onSubmit={submit}>
          <input aria-label="Name" data-first-focus />
        </form>
      </Dialog>,
    );
    await person().click(button("Save"));
    expect(submit).toHaveBeenCalledTimes(1);
    await person().type(screen.getByRole("textbox"), "x{Enter}");
    expect(submit).toHaveBeenCalledTimes(2);
  });

  it("does nothing while what is entered cannot be confirmed", async () => {
    const confirm = vi.fn();
    render(<ConfirmFooter isDisabled onConfirm={confirm} note="Give it a name." />);
    await person().click(button("Save"));
    expect(confirm).not.toHaveBeenCalled();
    expect(screen.getByText("Give it a name.")).toBeDefined();
  });

  it("has the keyboard at the button that is to be first", () => {
    render(
      <Dialog title="Leave" footer={<ConfirmFooter title="Leave" firstFocus="main" onConfirm={() => undefined} />}>
        text
      </Dialog>,
    );
    expect(document.activeElement).toBe(button("Leave"));
  });
});
