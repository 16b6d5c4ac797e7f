// @vitest-environment happy-dom
import { eachOnNewApp, openApp, person, type PageFolder } from "../../../support/page/app.js";
import { fireEvent, screen, within } from "@testing-library/react";
import { beforeEach, describe, expect, it } from "vitest";
import { getApp, openOverlay } from "../../../../renderer/state/index.js";
import { card, deck } from "../../../support/workspace/cards.js";

eachOnNewApp();

const rows = deck(card("a", { name: "Ash" }), card("b", { name: "Birch" }));

let folder: PageFolder;
const text = (): string => folder.world.text("cards.toml") ?? "";
const dialog = (): HTMLElement => screen.getByRole("dialog", { name: "Table style" });
const field = (name: string): HTMLElement => within(dialog()).getByLabelText(name);
const scheme = (name: string): HTMLElement => within(dialog()).getByRole("radio", { name });

async function open(metadata = ""): Promise<void> {
  folder = await openApp({ "cards.toml": rows + metadata });
  openOverlay({ kind: "table-style" });
  await screen.findByRole("dialog");
}

async function save(): Promise<void> {
  await person().click(within(dialog()).getByRole("button", { name: "Save" }));
  await expect.poll(() => getApp().overlay).toBeNull();
}

describe("the style of a table", () => {
  beforeEach(() => open());

  it("is written to the file: what was chosen, and nothing else", async () => {
    await person().click(field("Striped rows"));
    fireEvent.change(field("Row height, px"), { target: { value: "64" } });
    await save();
    const added = text().slice(rows.length);
    expect(added).toContain("show_row_stripes = false");
    expect(added).toContain("default_height = 64");
    expect(added).not.toMatch(/header_height|show_column_stripes|color_scheme/u);
    expect(text().startsWith(rows)).toBe(true);
  });

  it("has one scheme at a time, and the first focus on that of the file", async () => {
    expect(document.activeElement).toBe(scheme("None"));
    await person().click(scheme("blue dark"));
    expect(scheme("None")).toHaveProperty("checked", false);
    await save();
    expect(text()).toContain('color_scheme = "blue_dark"');
    await person().keyboard("{Control>}z{/Control}");
    await expect.poll(text).toBe(rows);
  });

  it("leaves the file alone when it is cancelled", async () => {
    await person().click(field("Bold header"));
    await person().keyboard("{Escape}");
    await expect.poll(() => getApp().overlay).toBeNull();
    expect(text()).toBe(rows);
  });
});

it("a height that is emptied goes out of the file", async () => {
  await open("\n[metadata]\n[metadata.rows]\ndefault_height = 48\nheader_height = 30\n");
  expect(field("Row height, px")).toHaveProperty("value", "48");
  fireEvent.change(field("Row height, px"), { target: { value: "" } });
  await save();
  expect(text()).not.toContain("default_height");
  expect(text()).toContain("header_height = 30");
});
