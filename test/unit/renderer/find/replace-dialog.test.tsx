// @vitest-environment happy-dom
import { eachOnNewApp, openApp, person, requestsOf, type PageFolder } from "../../../support/page/app.js";
import { screen, within } from "@testing-library/react";
import { beforeEach, describe, expect, it } from "vitest";
import { getApp, openOverlay } from "../../../../renderer/state/index.js";
import { card, deck } from "../../../support/workspace/cards.js";

eachOnNewApp();

let folder: PageFolder;
beforeEach(async () => {
  const cards = [card("a", { name: "Ash ash", cost: 1 }), card("b", { name: "Birch", cost: 2 })];
  folder = await openApp({ "cards.toml": deck(...cards), "heroes.toml": '[[heroes]]\nname = "Ashen"\n' });
  openOverlay({ kind: "replace" });
  await screen.findByRole("dialog");
});

const dialog = (): HTMLElement => screen.getByRole("dialog");
const field = (name: string): HTMLElement => within(dialog()).getByLabelText(name);
const found = (): string => within(dialog()).getByRole("status").textContent;
const replace = (name: string): HTMLElement => within(dialog()).getByRole("button", { name });

describe("Find and replace", () => {
  it("asks for a text first, and says where nothing is found", async () => {
    expect(found()).toBe("Type what to look for.");
    await person().type(field("Find"), "walnut");
    await expect.poll(found).toBe("No matches.");
    expect(replace("Replace").matches(":disabled")).toBe(true);
  });

  it("shows each change, and makes all of them one step", async () => {
    await person().type(field("Find"), "ash");
    await person().type(field("Replace with"), "Oak");
    await expect.poll(found).toBe("2 matches in 1 cell.");
    await person().selectOptions(field("In"), "All sheets");
    await expect.poll(found).toBe("3 matches in 2 cells.");
    await person().click(replace("Replace in 2 cells"));
    await expect.poll(() => getApp().overlay).toBeNull();
    expect(requestsOf("cells/edit")).toHaveLength(1);
    expect(folder.world.text("cards.toml")).toContain('name = "Oak Oak"');
    expect(folder.world.text("heroes.toml")).toContain('name = "Oaken"');
  });

  it("leaves out what is not ticked", async () => {
    await person().selectOptions(field("In"), "All sheets");
    await person().type(field("Find"), "ash");
    await expect.poll(found).toBe("3 matches in 2 cells.");
    await person().click(field("Ashen, Name"));
    await person().click(replace("Replace in 1 cell"));
    await expect.poll(() => getApp().overlay).toBeNull();
    expect(folder.world.text("cards.toml")).toContain('name = " "');
    expect(folder.world.text("heroes.toml")).toContain('name = "Ashen"');
  });

  it("says what is wrong with an expression, and replaces nothing by it", async () => {
    await person().click(field("Regular expression"));
    await person().type(field("Find"), "(");
    await expect.poll(() => field("Find").getAttribute("aria-invalid")).toBe("true");
    expect(found()).not.toBe("Type what to look for.");
    await person().keyboard("{Enter}");
    expect(requestsOf("cells/edit")).toEqual([]);
  });
});
