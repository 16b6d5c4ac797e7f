// @vitest-environment happy-dom
import { eachOnNewPage } from "../../../support/page/page.js";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { closeOverlay, getApp, openOverlay, showConflict } from "../../../../renderer/state/index.js";
import { pauseMs } from "../../../../renderer/state/running-typing.js";

eachOnNewPage();
beforeEach(() => {
  vi.useFakeTimers();
  return () => vi.useRealTimers();
});

const press = (key: string): boolean => window.dispatchEvent(new KeyboardEvent("keydown", { key }));
const said = (): (string | undefined)[] => getApp().notices.map(({ action }) => action?.command);

describe("a conflict with what was typed last", () => {
  it("is shown once nothing is typed for a while", () => {
    showConflict("one");
    vi.advanceTimersByTime(pauseMs - 1);
    expect(getApp().overlay).toBeNull();
    vi.advanceTimersByTime(1);
    expect(getApp().overlay).toEqual({ kind: "conflicts", id: "one" });
    expect(said()).toEqual([]);
  });

  it("leaves the keyboard where somebody is typing, and is announced with a button", () => {
    showConflict("one");
    press("Shift");
    expect(said()).toEqual([]);
    press("N");
    expect(said()).toEqual(["show-conflicts"]);
    vi.advanceTimersByTime(pauseMs * 2);
    expect(getApp().overlay).toBeNull();
  });

  it("is announced where another dialog is open by then", () => {
    showConflict("one");
    openOverlay({ kind: "palette", mode: "commands" });
    vi.advanceTimersByTime(pauseMs);
    expect(getApp().overlay).toEqual({ kind: "palette", mode: "commands" });
    expect(said()).toEqual(["show-conflicts"]);
    closeOverlay();
  });
});
