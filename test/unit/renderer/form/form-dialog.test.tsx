// @vitest-environment happy-dom
import { fireEvent, screen, within } from "@testing-library/react";
import { beforeEach, describe, expect, it } from "vitest";
import {
  cellAt,
  eachOnNewApp,
  openApp,
  person,
  placeNow,
  requestsOf,
  session,
  type PageFolder,
} from "../../../support/page/app.js";
import { ok } from "../../../../shared/base/index.js";
import { getApp, setApp } from "../../../../renderer/state/index.js";
import { card, deck } from "../../../support/workspace/cards.js";

eachOnNewApp();

let folder: PageFolder;
const rules = `
[[metadata.validation_rules]]
column = "kind"
type = "enum"
enum = ["Unit", "Event"]

[[metadata.columns]]
key = "note"
hidden = true

[[metadata.derived_columns]]
name = "twice"
function = "expr"
expression = "cost * 2"
`;

beforeEach(async () => {
  const cards = [
    card("a", { name: "Ash", cost: 3, fast: false, kind: "Unit", note: "old" }),
    card("b", { name: "Birch", cost: 2, fast: true, kind: "Other", note: "" }),
    card("c", { name: "Cedar", cost: 12, note: "" }),
  ];
  folder = await openApp({ "cards.toml": deck(...cards) + rules });
});

const file = (): string => folder.world.text("cards.toml") ?? "";
const dialog = (): HTMLElement => screen.getByRole("dialog");
const field = (title: string): HTMLElement =>
  within(dialog()).getByRole("button", { name: new RegExp(`^${title}: `, "u") });
const fields = (): (string | null)[] =>
  [...dialog().querySelectorAll(".form-value")].map((each) => each.getAttribute("aria-label"));
const focused = (): string | null | undefined => document.activeElement?.getAttribute("aria-label");
const press = (keys: string): Promise<void> => person().keyboard(keys);

async function open(): Promise<void> {
  await press("{F4}");
  await screen.findByRole("dialog");
}

/** Leads the keyboard to a field. */
async function goTo(title: string): Promise<void> {
  field(title).focus();
  await expect.poll(focused).toMatch(new RegExp(`^${title}: `, "u"));
}

describe("the form of a row", () => {
  it("has all fields with their values, those that are hidden last, and the keyboard in that of the active cell", async () => {
    await press("{ArrowRight}");
    await open();
    expect(screen.getByRole("dialog", { name: "Ash" })).toBe(dialog());
    expect(fields()).toEqual(["ID: a", "Name: Ash", "Cost: 3", "Fast: false", "Kind: Unit", "twice: 6", "Note: old"]);
    expect(within(dialog()).getByRole("heading", { name: "Hidden in the sheet" })).toBeTruthy();
    expect(focused()).toBe("Name: Ash");
  });

  it("opens by a double click on the number of a row, but not on its edge", async () => {
    const number = document.querySelector('.ag-row[row-index="1"] .row-number');
    const edge = number?.querySelector(".row-edge");
    if (edge) fireEvent.doubleClick(edge);
    expect(getApp().overlay).toBeNull();
    if (number) fireEvent.mouseDown(number);
    if (number) fireEvent.doubleClick(number);
    expect(await screen.findByRole("dialog")).toBeTruthy();
  });

  it("replaces a value by typing, edits it by Enter, and goes on as a column of cells does", async () => {
    await open();
    await goTo("Cost");
    await press("7{Enter}");
    await expect.poll(file).toContain("cost = 7\n");
    expect(focused()).toBe("Fast: false");
    await press("{ArrowUp}{ArrowUp}");
    expect(focused()).toBe("Name: Ash");
    await press("{Enter}{End}es{Tab}");
    await expect.poll(file).toContain('name = "Ashes"');
    expect(focused()).toBe("Cost: 7");
    expect(screen.getByRole("dialog", { name: "Ashes" })).toBe(dialog());
    expect(placeNow()).toBe("0 cost");
  });

  it("enters nothing where a value is as it was, and goes back by Shift+Tab", async () => {
    await open();
    await goTo("Cost");
    await press("{Enter}{Shift>}{Tab}{/Shift}");
    expect(focused()).toBe("Name: Ash");
    await press("{ArrowDown}{Enter}{Enter}");
    expect(focused()).toBe("Fast: false");
    expect(requestsOf("cells/edit")).toEqual([]);
    await press("{ArrowUp}5{Shift>}{Tab}{/Shift}");
    await expect.poll(file).toContain("cost = 5\n");
    expect(focused()).toBe("Name: Ash");
  });

  it("leaves undo to the editor that the keyboard is in", async () => {
    await open();
    await goTo("Cost");
    await press("7{Enter}");
    await expect.poll(file).toContain("cost = 7\n");
    await goTo("Cost");
    await press("8{Control>}z{/Control}");
    expect(requestsOf("history/undo")).toEqual([]);
    expect(file()).toContain("cost = 7\n");
  });

  it("keeps a value where Escape leaves its editor, and only the next Escape closes the form", async () => {
    const before = file();
    await open();
    await goTo("Cost");
    await press("99{Escape}");
    expect(focused()).toBe("Cost: 3");
    expect(dialog()).toBeTruthy();
    expect(file()).toBe(before);
    expect(requestsOf("cells/edit")).toEqual([]);
  });

  it("ticks a checkbox, offers what a rule lists, and empties a field", async () => {
    await open();
    await goTo("Fast");
    await press(" ");
    await expect.poll(file).toContain("fast = true\nkind");
    await goTo("Kind");
    await press("ev{Enter}");
    await expect.poll(file).toContain('kind = "Event"');
    await goTo("Note");
    await press("{Delete}");
    await expect.poll(file).toContain('note = ""\n\n[[cards]]\nid = "b"');
    expect(field("Note").getAttribute("aria-label")).toBe("Note: empty");
    await press("{Shift>}{Delete}{/Shift}");
    await expect.poll(() => field("Note").getAttribute("aria-label")).toBe("Note: not in the file");
  });

  it("goes to the other rows on screen, with the same field, once what is typed is entered", async () => {
    await open();
    await goTo("Cost");
    await press("8{Alt>}{ArrowDown}{/Alt}");
    await expect.poll(file).toContain("cost = 8\n");
    expect(await screen.findByRole("dialog", { name: "Birch" })).toBe(dialog());
    await expect.poll(focused).toBe("Cost: 2");
    expect(within(dialog()).getByRole("status").textContent).toBe("2 of 3 rows");
    await person().click(within(dialog()).getByRole("button", { name: /^Next row/u }));
    expect(await screen.findByRole("dialog", { name: "Cedar" })).toBe(dialog());
    expect(within(dialog()).getByRole<HTMLButtonElement>("button", { name: /^Next row/u }).disabled).toBe(true);
    await press("{Alt>}{ArrowDown}{/Alt}");
    expect(screen.getByRole("dialog", { name: "Cedar" })).toBe(dialog());
    expect(placeNow().startsWith("2 ")).toBe(true);
  });

  it.each(["Note", "twice"])(
    "goes to the same field of other rows where no cell on screen is it: %s",
    async (title) => {
      await press("{ArrowRight}{ArrowRight}");
      const before = placeNow();
      await open();
      await goTo(title);
      expect(placeNow()).toBe(before);
      await press("{Alt>}{ArrowDown}{/Alt}");
      await screen.findByRole("dialog", { name: "Birch" });
      await expect.poll(focused).toMatch(new RegExp(`^${title}: `, "u"));
      expect(placeNow()).toBe(before.replace("0", "1"));
    },
  );

  it("takes steps back, also those of other rows, and follows them", async () => {
    const before = file();
    await open();
    await goTo("Cost");
    await press("8{Enter}");
    await expect.poll(file).toContain("cost = 8\n");
    await press("{Alt>}{ArrowDown}{/Alt}{Control>}z{/Control}");
    await expect.poll(file).toBe(before);
    expect(await screen.findByRole("dialog", { name: "Ash" })).toBe(dialog());
    await press("{Control>}y{/Control}");
    await expect.poll(file).toContain("cost = 8\n");
  });

  it("enters what is typed where the form is closed beside it", async () => {
    await open();
    await goTo("Cost");
    await press("6");
    fireEvent.mouseDown(dialog());
    await expect.poll(file).toContain("cost = 6\n");
    expect(getApp().overlay).toBeNull();
  });

  it("copies the value of a field, and takes what is pasted", async () => {
    await open();
    await goTo("Name");
    const data = new DataTransfer();
    fireEvent.copy(field("Name"), { clipboardData: data });
    expect(data.getData("text/plain")).toBe("Ash");
    data.setData("text/plain", "Elm\r\n");
    fireEvent.paste(field("Name"), { clipboardData: data });
    await expect.poll(file).toContain('name = "Elm"');
  });

  it("leaves it to the browser to copy what is selected in it", async () => {
    await open();
    await goTo("Name");
    getSelection()?.selectAllChildren(within(dialog()).getByRole("status"));
    const data = new DataTransfer();
    fireEvent.copy(field("Name"), { clipboardData: data });
    getSelection()?.removeAllRanges();
    expect(data.getData("text/plain")).toBe("");
  });

  it("says what a value was when its editor was opened, not what another program wrote since", async () => {
    await open();
    await goTo("Cost");
    await press("7");
    folder.world.renameOver("cards.toml", file().replace("cost = 3", "cost = 4"));
    folder.world.settle();
    folder.publish();
    const others = session.answer;
    session.answer = (name, asked) =>
      name === "cells/edit" ? Promise.resolve(ok({ outcomes: [{ kind: "unchanged" }] })) : others(name, asked);
    await press("{Enter}");
    await expect
      .poll(() => requestsOf("cells/edit"))
      .toMatchObject([{ edits: [{ input: { kind: "text", text: "7" }, seen: 3 }] }]);
  });

  it("changes nothing in a sheet that cannot be written", async () => {
    const before = file();
    const { workspace } = getApp();
    if (!workspace) throw new Error("No folder is open");
    const sheets = workspace.sheets.map((sheet) => ({ ...sheet, readOnly: "The file cannot be written." }));
    setApp({ workspace: { ...workspace, sheets } });
    await open();
    expect(within(dialog()).getByText("The file cannot be written.")).toBeTruthy();
    await goTo("Cost");
    await press("7");
    expect(dialog().querySelector("input, textarea")).toBeNull();
    await press("{Enter}{Delete}");
    expect(dialog().querySelector("input, textarea")).toBeNull();
    await goTo("Fast");
    await press(" {Delete}");
    expect([file(), requestsOf("cells/edit")]).toEqual([before, []]);
  });

  it("is that of the row that takes the place of one deleted meanwhile", async () => {
    await open();
    expect(cellAt(0, "name").textContent).toContain("Ash");
    folder.world.renameOver("cards.toml", file().replace(/\[\[cards\]\]\nid = "a"[^[]*/u, ""));
    folder.world.settle();
    folder.publish();
    await expect.poll(() => screen.getByRole("dialog").querySelector("h2")?.textContent).not.toBe("Ash");
    expect(fields().length).toBeGreaterThan(0);
  });

  it("takes nothing into the row that comes into the place of one deleted while it was typed into", async () => {
    await open();
    await goTo("Name");
    await press("Oak");
    folder.world.renameOver("cards.toml", file().replace(/\[\[cards\]\]\nid = "a"[^[]*/u, ""));
    folder.world.settle();
    folder.publish();
    const lost = (): (string | undefined)[] => getApp().notices.flatMap(({ typed }) => typed ?? []);
    await expect.poll(lost).toEqual(["Oak"]);
    const left = file();
    await press(" Tree{Enter}");
    expect(lost()).toEqual(["Oak\n Tree"]);
    expect(dialog().querySelector("input, textarea")).toBeNull();
    expect([file(), requestsOf("cells/edit")]).toEqual([left, []]);
  });
});
