// @vitest-environment happy-dom
import { eachOnNewApp, openApp, person, requestsOf, type PageFolder } from "../../../support/page/app.js";
import { fireEvent, screen, within } from "@testing-library/react";
import { beforeEach, describe, expect, it } from "vitest";
import { activeSheet, getApp, openOverlay } from "../../../../renderer/state/index.js";
import { card, deck } from "../../../support/workspace/cards.js";

eachOnNewApp();

const metadata = `
[metadata]
[[metadata.validation_rules]]
column = "cost"
type = "range"
min = 1
max = 9
`;

let folder: PageFolder;
beforeEach(async () => {
  const cards = [card("a", { name: "Ash", cost: 1 }), card("b", { name: "Birch", cost: 2 })];
  folder = await openApp({ "cards.toml": deck(...cards) + metadata });
});

const dialog = (): HTMLElement => screen.getByRole("dialog");
const field = (name: string): HTMLElement => within(dialog()).getByLabelText(name);
const button = (name: string): HTMLElement => within(dialog()).getByRole("button", { name });
const text = (): string => folder.world.text("cards.toml") ?? "";

async function open(name: string): Promise<void> {
  const column = activeSheet(getApp())?.columns.find(({ source }) => source === name);
  openOverlay({ kind: "column", column: column?.key ?? "" });
  await screen.findByRole("dialog");
}

const save = (): Promise<void> => person().click(button("Save"));

describe("the settings of a column", () => {
  it("begin with the keyboard in the title, which is saved as one undo step", async () => {
    await open("name");
    expect(document.activeElement).toBe(field("Title"));
    await person().keyboard("Card");
    await person().click(field("Bold"));
    await save();
    await expect.poll(() => getApp().overlay).toBeNull();
    expect(requestsOf("metadata/edit")).toHaveLength(1);
    expect(text()).toContain('title = "Card"');
    expect(text()).toContain("bold = true");
    expect(screen.getByRole("columnheader", { name: /Card/u })).toBeDefined();
  });

  it("write nothing where nothing was changed", async () => {
    const before = text();
    await open("cost");
    await save();
    await expect.poll(() => getApp().overlay).toBeNull();
    expect(text()).toBe(before);
  });

  it("have the rules of the column, which can be changed and removed", async () => {
    await open("cost");
    fireEvent.change(field("Maximum"), { target: { value: "7" } });
    await save();
    await expect.poll(text).toContain("max = 7");
    await open("cost");
    await person().click(button("Remove rule 1"));
    await save();
    await expect.poll(text).not.toContain("validation_rules");
  });

  it("offer the values of a text column as the list of a new rule", async () => {
    await open("name");
    expect(within(dialog()).getByText("Any value is allowed.")).toBeDefined();
    await person().click(button("Add rule"));
    await save();
    await expect.poll(text).toMatch(/type = "enum"/u);
    expect(text()).toMatch(/"Ash",\s*"Birch"/u);
  });

  it("cannot be saved while a rule is wrong, and say why", async () => {
    await open("cost");
    fireEvent.change(field("Minimum"), { target: { value: "12" } });
    expect(dialog().textContent).toContain("The smallest number is greater than the largest.");
    expect(button("Save")).toHaveProperty("disabled", true);
    fireEvent.change(field("Maximum"), { target: { value: "" } });
    expect(button("Save")).toHaveProperty("disabled", false);
  });

  it("leave the file as it is on Escape", async () => {
    const before = text();
    await open("name");
    await person().keyboard("Card{Escape}");
    expect(getApp().overlay).toBeNull();
    expect(text()).toBe(before);
  });
});
