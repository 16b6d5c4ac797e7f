// @vitest-environment happy-dom
import { eachOnNewApp, person, placeNow, type PageFolder } from "../../../support/page/app.js";
import { screen, within } from "@testing-library/react";
import { beforeEach, describe, expect, it } from "vitest";
import { getApp } from "../../../../renderer/state/index.js";
import { keyOf, messages, openListed, panel } from "./listed.js";

eachOnNewApp();

let folder: PageFolder;
beforeEach(async () => {
  folder = await openListed();
});

const button = (name: string | RegExp): HTMLElement => within(panel()).getByRole("button", { name });
const search = (): HTMLElement => within(panel()).getByRole("searchbox", { name: "Search problems" });
const groups = (): string[] =>
  [...document.querySelectorAll(".problem-group .problem-count")].map(({ textContent }) => textContent);

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
