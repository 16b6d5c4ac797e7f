// @vitest-environment happy-dom
import { eachOnNewPage } from "../../../support/page/page.js";
import { act, fireEvent, render, screen } from "@testing-library/react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { Notices } from "../../../../renderer/app/Notices.js";
import { dropNotice, getApp, offerHere, say } from "../../../../renderer/state/index.js";
import { returnKeyboardTo } from "../../../../renderer/ui/index.js";

eachOnNewPage();
beforeEach(() => {
  vi.useFakeTimers();
  return () => vi.useRealTimers();
});

const pass = (seconds: number): void => act(() => void vi.advanceTimersByTime(seconds * 1_000));
const shown = (): (string | null)[] => [...document.querySelectorAll(".toast p")].map(({ textContent }) => textContent);

describe("what is said in the corner of the window", () => {
  it("goes by itself, a warning later, an error only when it is closed", () => {
    render(<Notices />);
    act(() => {
      say("info", "Saved");
      say("warning", "Locked");
      say("error", "Lost");
    });
    pass(5);
    expect(shown()).toEqual(["Locked", "Lost"]);
    pass(8);
    expect(shown()).toEqual(["Lost"]);
    pass(3_600);
    fireEvent.click(screen.getByRole("button", { name: "Close message" }));
    expect(shown()).toEqual([]);
  });

  it("spells out what is not seen in it", () => {
    render(<Notices />);
    act(() => say("error", "Em\u200bber\u202etxt was not written."));
    expect(shown()).toEqual([String.raw`Em\u200bber\u202etxt was not written.`]);
  });

  it("stays while the pointer is on it, or the keyboard in it", () => {
    render(<Notices />);
    act(() => say("info", "Saved"));
    const toast = screen.getByRole("status");
    fireEvent.pointerEnter(toast);
    pass(60);
    fireEvent.focus(screen.getByRole("button", { name: "Close message" }));
    fireEvent.pointerLeave(toast);
    fireEvent.focus(screen.getByRole("button", { name: "Close message" }));
    pass(60);
    expect(shown()).toEqual(["Saved"]);
    fireEvent.blur(screen.getByRole("button", { name: "Close message" }));
    pass(5);
    expect(shown()).toEqual([]);
  });

  it("offers its command for longer, once", () => {
    render(<Notices />);
    act(() => offerHere("Row deleted", { command: "help", title: "Explain" }));
    pass(8);
    fireEvent.click(screen.getByRole("button", { name: "Explain" }));
    expect(shown()).toEqual([]);
    expect(getApp().overlay).toEqual({ kind: "help" });
  });

  it("returns the keyboard to the sheet when it closes with the keyboard, whatever closes it", () => {
    const returned = vi.fn();
    returnKeyboardTo(returned);
    render(<Notices />);
    act(() => say("info", "Saved"));
    act(() => say("info", "Moved"));
    screen.getAllByRole("button", { name: "Close message" })[0]?.focus();
    const [saved, moved] = getApp().notices.map(({ id }) => id);
    act(() => dropNotice(moved ?? ""));
    expect(returned).not.toHaveBeenCalled();
    act(() => dropNotice(saved ?? ""));
    expect(returned).toHaveBeenCalledOnce();
  });

  it("interrupts a screen reader only with errors", () => {
    render(<Notices />);
    act(() => say("warning", "Locked"));
    expect(screen.queryByRole("alert")).toBeNull();
    act(() => say("error", "Lost"));
    expect(screen.getByRole("alert").textContent).toContain("Lost");
  });
});
