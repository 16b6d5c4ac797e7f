// @vitest-environment happy-dom
import { columnTexts, eachOnNewApp, openApp, person } from "../../../support/page/app.js";
import { screen, within } from "@testing-library/react";
import { beforeEach, describe, expect, it } from "vitest";
import { getApp, openOverlay } from "../../../../renderer/state/index.js";
import { card, deck } from "../../../support/workspace/cards.js";

eachOnNewApp();

beforeEach(async () => {
  const cards = [
    card("a", { name: "Ash", cost: 1 }),
    card("b", { name: "Birch", cost: 2 }),
    card("c", { name: "Cedar", cost: 12 }),
  ];
  await openApp({ "cards.toml": deck(...cards) });
});

const dialog = (): HTMLElement => screen.getByRole("dialog");
const button = (name: string | RegExp): HTMLElement => within(dialog()).getByRole("button", { name });
const names = (): string[] => columnTexts("name");

/** Opens the dialog of a column and chooses how it is filtered. */
async function open(column: string, kind?: string): Promise<void> {
  openOverlay({ kind: "filter", column });
  await screen.findByRole("dialog");
  if (kind !== undefined) await person().selectOptions(within(dialog()).getByLabelText(/^Show rows whose/u), kind);
}

describe("the filter of a column", () => {
  it("by text shows the rows that contain it, and Enter applies it", async () => {
    await open("name", "contains");
    await person().type(within(dialog()).getByLabelText("Text"), "r{Enter}");
    expect(getApp().overlay).toBeNull();
    await expect.poll(names).toEqual(["Birch", "Cedar"]);
  });

  it("by numbers takes either bound and refuses what is not a number", async () => {
    await open("cost", "range");
    await person().type(within(dialog()).getByLabelText("From"), "two");
    expect(dialog().textContent).toContain("Bounds must be numbers.");
    expect(button("Filter")).toHaveProperty("disabled", true);
    await person().clear(within(dialog()).getByLabelText("From"));
    await person().type(within(dialog()).getByLabelText("From"), "2");
    await person().click(button("Filter"));
    await expect.poll(names).toEqual(["Birch", "Cedar"]);
  });

  it("by values shows the rows that have a chosen one; one at least is to be chosen", async () => {
    await open("name", "values");
    await person().click(button("None"));
    expect(dialog().textContent).toContain("Choose at least one value.");
    await person().click(within(dialog()).getByRole("checkbox", { name: /Cedar/u }));
    await person().click(button("Filter"));
    await expect.poll(names).toEqual(["Cedar"]);
  });

  it("by values finds one by its letters, and Enter shows only that", async () => {
    await open("name", "values");
    await person().type(within(dialog()).getByLabelText("Search values"), "bir{Enter}");
    await expect.poll(names).toEqual(["Birch"]);
  });

  it("comes back as it was set, and can be cleared", async () => {
    await open("name", "contains");
    await person().type(within(dialog()).getByLabelText("Text"), "ash{Enter}");
    await expect.poll(names).toEqual(["Ash"]);
    await open("name");
    expect(within(dialog()).getByLabelText("Text")).toHaveProperty("value", "ash");
    await person().click(button("Clear"));
    await expect.poll(names).toEqual(["Ash", "Birch", "Cedar"]);
  });

  it("without a filter has nothing to clear, and Escape changes nothing", async () => {
    await open("name", "contains");
    expect(within(dialog()).queryByRole("button", { name: "Clear" })).toBeNull();
    await person().type(within(dialog()).getByLabelText("Text"), "ash{Escape}");
    expect(getApp().overlay).toBeNull();
    expect(names()).toEqual(["Ash", "Birch", "Cedar"]);
  });
});
