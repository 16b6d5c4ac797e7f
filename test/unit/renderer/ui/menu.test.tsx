// @vitest-environment happy-dom
import { eachOnNewPage, person } from "../../../support/page/page.js";
import { render, screen, type RenderResult } from "@testing-library/react";
import { Copy } from "lucide-react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { Menu, returnKeyboardTo, Select, type MenuItem } from "../../../../renderer/ui/index.js";

const focusSheet = vi.fn();
const close = vi.fn();
const ran: string[] = [];

eachOnNewPage();
beforeEach(() => {
  focusSheet.mockReset();
  close.mockReset();
  ran.length = 0;
  returnKeyboardTo(focusSheet);
});

const item = (title: string, more: Partial<MenuItem> = {}): MenuItem => ({
  id: title,
  title,
  icon: Copy,
  run: () => ran.push(title),
  ...more,
});

function open(items: readonly MenuItem[], at = { left: 100, top: 100 }): RenderResult {
  return render(
    <>
      <button type="button">Beside</button>
      <Menu
        label="Column"
        {...at}
        groups={[items.slice(0, 2), items.slice(2)].filter((group) => group.length > 0)}
        close={close}
      />
    </>,
  );
}

const current = (): string | null | undefined => document.activeElement?.textContent;

describe("a menu", () => {
  it("begins at its first item that can be chosen", () => {
    open([item("Cut", { isDisabled: true }), item("Copy"), item("Paste")]);
    expect(current()).toBe("Copy");
  });

  it("is walked round by the arrows, over groups and past items that cannot be chosen", async () => {
    open([item("Cut"), item("Copy", { isDisabled: true }), item("Paste"), item("Hide")]);
    const walked: (string | null | undefined)[] = [];
    for (const key of ["{ArrowDown}", "{ArrowDown}", "{ArrowDown}", "{ArrowUp}", "{Home}", "{End}"]) {
      await person().keyboard(key);
      walked.push(current());
    }
    expect(walked).toEqual(["Paste", "Hide", "Cut", "Hide", "Cut", "Hide"]);
  });

  it("goes to the item that begins with the letters typed, and round those of one letter", async () => {
    open([item("Sort A to Z"), item("Sort Z to A"), item("Hide column"), item("Hide rows"), item("Move left")]);
    const walked: (string | null | undefined)[] = [];
    for (const keys of ["h", "ide r", "x"]) {
      await person().keyboard(keys);
      walked.push(current());
    }
    expect(walked).toEqual(["Hide column", "Hide rows", "Hide rows"]);
    await person().keyboard("{Enter}");
    expect(ran).toEqual(["Hide rows"]);
  });

  it.each(["{Escape}", "{Tab}"])("closes by %s, with the keyboard back in the sheet", async (key) => {
    open([item("Cut")]);
    await person().keyboard(key);
    expect(close).toHaveBeenCalledTimes(1);
    expect(focusSheet).toHaveBeenCalledTimes(1);
    expect(ran).toEqual([]);
  });

  it("keeps the keys it uses from the sheet behind it", async () => {
    const sheetKey = vi.fn();
    window.addEventListener("keydown", sheetKey);
    open([item("Cut"), item("Copy")]);
    await person().keyboard("{ArrowDown}{Escape}");
    expect(sheetKey).not.toHaveBeenCalled();
    window.removeEventListener("keydown", sheetKey);
  });

  it("closes by a click beside it, not by one on it", async () => {
    open([item("Cut"), item("Copy", { isDisabled: true })]);
    await person().pointer({ target: screen.getByRole("menu"), keys: "[MouseLeft]" });
    expect(close).not.toHaveBeenCalled();
    await person().click(screen.getByText("Beside"));
    expect(close).toHaveBeenCalledTimes(1);
  });

  it("closes before it does what was chosen, with the keyboard in the sheet", async () => {
    const order: string[] = [];
    close.mockImplementation(() => order.push("close"));
    focusSheet.mockImplementation(() => order.push("sheet"));
    open([item("Freeze", { run: () => order.push("freeze") })]);
    await person().keyboard("{Enter}");
    expect(order).toEqual(["close", "sheet", "freeze"]);
  });

  it("leaves the keyboard to what it opens", async () => {
    open([item("Filter…", { opens: true })]);
    await person().click(screen.getByRole("menuitem"));
    expect(ran).toEqual(["Filter…"]);
    expect(close).toHaveBeenCalledTimes(1);
    expect(focusSheet).not.toHaveBeenCalled();
  });

  it("says what is on and what is off", () => {
    open([item("Wrap", { isOn: true }), item("Freeze", { isOn: false }), item("Cut")]);
    const checked = screen.getAllByRole("menuitemcheckbox").map((each) => each.getAttribute("aria-checked"));
    expect(checked).toEqual(["true", "false"]);
    expect(screen.getAllByRole("menuitem")).toHaveLength(1);
  });

  it("opens inside the window, however near to its edge it is asked for, and at its top where it is higher", () => {
    const height = vi.spyOn(HTMLElement.prototype, "offsetHeight", "get");
    const at = { left: window.innerWidth - 5, top: window.innerHeight - 5 };
    const topOf = (heightPx: number): number => {
      height.mockReturnValue(heightPx);
      const { unmount } = open([item("Cut"), item("Copy"), item("Paste")], at);
      const { left, top, width } = screen.getByRole("menu").style;
      expect(Number.parseFloat(left) + Number.parseFloat(width)).toBeLessThan(window.innerWidth);
      unmount();
      return Number.parseFloat(top);
    };
    expect(topOf(120)).toBe(window.innerHeight - 128);
    expect(topOf(5_000)).toBe(8);
    height.mockRestore();
  });
});

describe("a list that one thing is chosen from", () => {
  it("shows the value it has and reports the one chosen", async () => {
    const choose = vi.fn();
    render(
      <Select
        aria-label="Order"
        value="up"
        choices={[
          ["up", "A to Z"],
          ["down", "Z to A"],
        ]}
        onChoose={choose}
      />,
    );
    const list = screen.getByRole<HTMLSelectElement>("combobox");
    expect(list.selectedOptions[0]?.textContent).toBe("A to Z");
    await person().selectOptions(list, "Z to A");
    expect(choose).toHaveBeenCalledExactlyOnceWith("down");
  });
});
