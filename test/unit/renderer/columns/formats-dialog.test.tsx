// @vitest-environment happy-dom
import { cellAt, eachOnNewApp, openApp, person, type PageFolder } from "../../../support/page/app.js";
import { fireEvent, screen, within } from "@testing-library/react";
import { beforeEach, describe, expect, it } from "vitest";
import { activeSheet, getApp, openOverlay } from "../../../../renderer/state/index.js";
import { card, deck } from "../../../support/workspace/cards.js";

eachOnNewApp();

let folder: PageFolder;
beforeEach(async () => {
  const cards = [
    card("a", { name: "Ash", cost: 1 }),
    card("b", { name: "Birch", cost: 5 }),
    card("c", { name: "Cedar", cost: 9 }),
  ];
  folder = await openApp({ "cards.toml": deck(...cards) });
});

const dialog = (): HTMLElement => screen.getByRole("dialog", { name: "Conditional formatting" });
const field = (name: string, at = 0): HTMLElement => {
  const found = within(dialog()).getAllByLabelText(name)[at];
  if (!found) throw new Error(`No field ${name} in format ${at + 1}`);
  return found;
};
const button = (name: string): HTMLElement => within(dialog()).getByRole("button", { name });
const text = (): string => folder.world.text("cards.toml") ?? "";
const keyOf = (name: string): string => activeSheet(getApp())?.columns.find(({ source }) => source === name)?.key ?? "";

async function open(name?: string): Promise<void> {
  openOverlay(name === undefined ? { kind: "formats" } : { kind: "formats", column: keyOf(name) });
  await screen.findByRole("dialog");
}

const fill = (name: string, value: string, at = 0): unknown => fireEvent.change(field(name, at), { target: { value } });

describe("conditional formatting", () => {
  it("says that there is none, and adds one", async () => {
    await open();
    expect(dialog().textContent).toContain("No conditional formats yet.");
    await person().click(button("Add format"));
    expect(field("Condition")).toBeDefined();
  });

  it("begins with a format of the column that was asked for, and shows the cells that it changes", async () => {
    await open("cost");
    expect(field("Column")).toHaveProperty("value", "cost");
    expect(field("Condition")).toHaveProperty("value", "greater-than");
    fill("Compared with", "4");
    await expect.poll(() => dialog().textContent).toContain("2 of 3 cells");
  });

  it("is written to the file and drawn in the sheet", async () => {
    await open("cost");
    fill("Compared with", "4");
    await person().click(field("Bold"));
    await person().click(button("Save"));
    await expect.poll(() => getApp().overlay).toBeNull();
    expect(text()).toContain("[[metadata.conditional_formatting]]");
    const weight = (row: number): string =>
      [cellAt(row, keyOf("cost")), ...cellAt(row, keyOf("cost")).querySelectorAll<HTMLElement>("*")]
        .map(({ style }) => style.fontWeight)
        .join("");
    await expect.poll(() => weight(1)).not.toBe("");
    expect(weight(0)).toBe("");
  });

  it.each([
    ["greater-than", "", "Enter a number to compare with."],
    ["contains", "", "Enter the text it contains."],
    ["matches", "(", "a group is not closed"],
  ])("refuses the condition %s with “%s”", async (kind, operand, fault) => {
    await open("cost");
    await person().selectOptions(field("Condition"), kind);
    fill("Compared with", "1");
    fill("Compared with", operand);
    expect(dialog().textContent).toContain(fault);
    expect(button("Save")).toHaveProperty("disabled", true);
  });

  it("is applied in the order of the list, which can be changed", async () => {
    await open("cost");
    fill("Compared with", "4");
    await person().click(button("Add format"));
    fill("Compared with", "8", 1);
    await person().click(button("Move format 2 up"));
    await person().click(button("Save"));
    await expect.poll(() => getApp().overlay).toBeNull();
    expect([...text().matchAll(/greater_than = (\d)/gu)].map(([, bound]) => bound)).toEqual(["8", "4"]);
  });

  it("goes from the file where it is removed", async () => {
    await open("cost");
    fill("Compared with", "4");
    await person().click(button("Save"));
    await expect.poll(text).toContain("conditional_formatting");
    await open("cost");
    await person().click(button("Remove format 1"));
    await person().click(button("Save"));
    await expect.poll(text).not.toContain("conditional_formatting");
  });
});
