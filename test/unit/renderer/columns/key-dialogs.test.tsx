// @vitest-environment happy-dom
import { eachOnNewApp, openApp, person, requestsOf, type PageFolder } from "../../../support/page/app.js";
import { screen, within } from "@testing-library/react";
import { beforeEach, describe, expect, it } from "vitest";
import { activeSheet, getApp, openOverlay } from "../../../../renderer/state/index.js";
import { card, deck } from "../../../support/workspace/cards.js";

eachOnNewApp();

const metadata = `
[metadata]
[[metadata.columns]]
key = "cost"
width = 90
`;

let folder: PageFolder;
beforeEach(async () => {
  const cards = [card("a", { name: "Ash", cost: 1 }), card("b", { name: "Birch", cost: 2 })];
  folder = await openApp({ "cards.toml": deck(...cards) + metadata });
});

const dialog = (): HTMLElement => screen.getByRole("dialog");
const field = (name: string): HTMLElement => within(dialog()).getByLabelText(name);
const button = (name: string | RegExp): HTMLElement => within(dialog()).getByRole("button", { name });
const isOff = (name: string): boolean => button(name).matches(":disabled");
const keyOf = (name: string): string => activeSheet(getApp())?.columns.find(({ source }) => source === name)?.key ?? "";
const text = (): string => folder.world.text("cards.toml") ?? "";
const isClosed = (): boolean => getApp().overlay === null;

async function open(overlay: Parameters<typeof openOverlay>[0]): Promise<void> {
  openOverlay(overlay);
  await screen.findByRole("dialog");
}

describe("a new column", () => {
  beforeEach(() => open({ kind: "add-column" }));

  it("gets a key of its name, until another is written", async () => {
    await person().type(field("Name"), "Energy Cost");
    expect(field("Written in the file as")).toHaveProperty("value", "energy-cost");
    await person().clear(field("Written in the file as"));
    await person().type(field("Written in the file as"), "energy");
    await person().type(field("Name"), " 2");
    expect(field("Written in the file as")).toHaveProperty("value", "energy");
  });

  it("cannot have the key of another", async () => {
    await person().type(field("Name"), "Cost");
    expect(dialog().textContent).toContain("The sheet has a column cost already.");
    expect(isOff("Add")).toBe(true);
  });

  it("has its first value in every row, by one undo step", async () => {
    await person().type(field("Name"), "Power");
    await person().click(button("Add"));
    await expect.poll(isClosed).toBe(true);
    expect(text().match(/^power = ""$/gmu)).toHaveLength(2);
    await person().keyboard("{Control>}z{/Control}");
    await expect.poll(text).not.toContain("power");
  });
});

it("a new column is gone to, where its values are typed", async () => {
  await person().keyboard("{ArrowDown}");
  await open({ kind: "add-column" });
  await person().type(field("Name"), "Power");
  await person().click(button("Add"));
  await expect.poll(isClosed).toBe(true);
  await expect.poll(() => getApp().place.column).toBe(keyOf("power"));
  await person().keyboard("Strong{Enter}");
  await expect.poll(text).toContain('name = "Birch"\ncost = 2\npower = "Strong"');
});

describe("another key for a column", () => {
  beforeEach(() => open({ kind: "rename-column", column: keyOf("cost") }));

  it("is renamed in all rows and in the settings of the file", async () => {
    await person().clear(field("Key in the file"));
    await person().type(field("Key in the file"), "energy{Enter}");
    await expect.poll(isClosed).toBe(true);
    expect(text().match(/^energy = \d$/gmu)).toHaveLength(2);
    expect(text()).toContain('key = "energy"');
    expect(text()).not.toContain("cost");
  });

  it.each([
    ["the same", "cost"],
    ["none", ""],
    ["one that is taken", "name"],
  ])("is not %s", async (_, key) => {
    await person().clear(field("Key in the file"));
    if (key !== "") await person().type(field("Key in the file"), key);
    expect(isOff("Rename")).toBe(true);
    await person().keyboard("{Enter}");
    expect(requestsOf("columns/rename")).toEqual([]);
  });
});
