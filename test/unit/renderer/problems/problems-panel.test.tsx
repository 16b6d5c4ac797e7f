// @vitest-environment happy-dom
import { eachOnNewApp, openApp, person, placeNow, type PageFolder } from "../../../support/page/app.js";
import { screen, within } from "@testing-library/react";
import { beforeEach, describe, expect, it } from "vitest";
import { activeSheet, getApp, setApp } from "../../../../renderer/state/index.js";
import { card, deck } from "../../../support/workspace/cards.js";

eachOnNewApp();

const metadata = `
[metadata]
[[metadata.validation_rules]]
column = "cost"
type = "range"
max = 9

[[metadata.validation_rules]]
column = "name"
type = "enum"
enum = ["Ash", "Birch"]
`;

let folder: PageFolder;
beforeEach(async () => {
  const cards = [
    card("a", { name: "Ash", cost: 12 }),
    card("b", { name: "Brich", cost: 2 }),
    card("c", { name: "Ash", cost: 20 }),
  ];
  folder = await openApp({ "cards.toml": deck(...cards) + metadata });
  setApp({ problemsOpen: true });
  await expect.poll(() => messages().length).toBe(3);
});

const panel = (): HTMLElement => screen.getByRole("region", { name: "Problems" });
const messages = (): string[] =>
  [...document.querySelectorAll(".problem-message")].map(({ textContent }) => textContent);
const button = (name: string | RegExp): HTMLElement => within(panel()).getByRole("button", { name });
const search = (): HTMLElement => within(panel()).getByRole("searchbox", { name: "Search problems" });
const groups = (): string[] =>
  [...document.querySelectorAll(".problem-group .problem-count")].map(({ textContent }) => textContent);
const keyOf = (name: string): string => activeSheet(getApp())?.columns.find(({ source }) => source === name)?.key ?? "";

describe("the list of problems", () => {
  it("groups them by rule, and by row where that is chosen", async () => {
    expect(groups().toSorted()).toEqual(["1", "2"]);
    await person().selectOptions(within(panel()).getByLabelText("Group by"), "row");
    await expect.poll(groups).toEqual(["1", "1", "1"]);
  });

  it("goes to the cell of a problem", async () => {
    await person().click(button(/20/u));
    await expect.poll(placeNow).toBe(`2 ${keyOf("cost")}`);
  });

  it("shows only the severities that are chosen", async () => {
    const warnings = button(/3 warnings$/u);
    await person().click(warnings);
    expect(warnings.getAttribute("aria-pressed")).toBe("false");
    expect(messages()).toEqual([]);
    await person().click(warnings);
    expect(messages()).toHaveLength(3);
  });

  it("is searched, and says where nothing is found", async () => {
    await person().type(search(), "brich");
    expect(messages()).toHaveLength(1);
    await person().clear(search());
    await person().type(search(), "walnut");
    expect(panel().textContent).toContain("No problems match the search.");
  });

  it("is walked through by the arrows, from the search and back to it", async () => {
    search().focus();
    await person().keyboard("{ArrowDown}{ArrowDown}");
    expect(document.activeElement?.matches(".problem-jump")).toBe(true);
    await person().keyboard("{ArrowUp}{ArrowUp}");
    expect(document.activeElement).toBe(search());
  });

  it("asks for a reason before it makes an exception, and keeps that in the file", async () => {
    const [add] = within(panel()).getAllByRole("button", { name: "Add exception…" });
    if (add) await person().click(add);
    const dialog = await screen.findByRole("dialog");
    expect(document.activeElement).toBe(within(dialog).getByLabelText("Reason for the exception"));
    await person().keyboard("A token");
    await person().click(within(dialog).getByRole("button", { name: /exception/u }));
    await expect.poll(() => messages().length).toBe(2);
    expect(folder.world.text("cards.toml")).toContain("A token");
    await person().click(button("1 exception"));
    expect(messages().some((message) => message.includes("Exception: A token"))).toBe(true);
  });

  it("closes on Escape and leads back to the sheet", async () => {
    search().focus();
    await person().keyboard("{Escape}");
    expect(getApp().problemsOpen).toBe(false);
    await expect.poll(() => document.activeElement?.matches(".ag-cell")).toBe(true);
  });
});
