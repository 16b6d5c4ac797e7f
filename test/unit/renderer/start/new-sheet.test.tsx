// @vitest-environment happy-dom
import { eachOnNewApp, openApp, person, type PageFolder } from "../../../support/page/app.js";
import { fireEvent, screen, within } from "@testing-library/react";
import { beforeEach, describe, expect, it } from "vitest";
import { activeSheet, getApp, openOverlay, turns } from "../../../../renderer/state/index.js";
import { card, deck } from "../../../support/workspace/cards.js";

eachOnNewApp();

let folder: PageFolder;
beforeEach(async () => {
  folder = await openApp({ "cards.toml": deck(card("a", { name: "Ash" })) });
  openOverlay({ kind: "new-sheet" });
  await screen.findByRole("dialog");
});

const dialog = (): HTMLElement => screen.getByRole("dialog", { name: "New sheet" });
const field = (name: string): HTMLElement => within(dialog()).getByLabelText(name);
const add = (): HTMLElement => within(dialog()).getByRole("button", { name: "Add sheet" });
const set = (name: string, value: string): unknown => fireEvent.change(field(name), { target: { value } });

describe("a new sheet", () => {
  it("of columns of one's own goes to a file of its own, under a name that is free, and comes on screen", async () => {
    expect(field("Name of the file")).toHaveProperty("value", "cards-2.toml");
    set("Columns, with commas between them", "name, power");
    await person().click(add());
    await expect.poll(() => getApp().overlay).toBeNull();
    expect(folder.world.text("cards-2.toml")).toContain('name = ""');
    await expect.poll(() => activeSheet(getApp())?.ref.file).toBe("cards-2.toml");
    expect(activeSheet(getApp())?.columns.map(({ key }) => key)).toEqual(["name", "power"]);
    await expect.poll(() => turns.isHeld).toBe(false);
  });

  it("goes to the end of a file, by Enter", async () => {
    const before = folder.world.text("cards.toml") ?? "";
    await person().selectOptions(field("Where it goes"), "cards.toml");
    expect(within(dialog()).queryByLabelText("Name of the file")).toBeNull();
    await person().type(field("Columns, with commas between them"), "{Enter}");
    await expect.poll(() => getApp().overlay).toBeNull();
    const after = folder.world.text("cards.toml") ?? "";
    expect(after.startsWith(before)).toBe(true);
    expect(after).toContain("[[rows]]");
  });

  it.each([
    ["Name of the file", "cards.toml", "cards.toml"],
    ["Name of the file", "../cards.toml", ""],
    ["Columns, with commas between them", "name, name", "name"],
    ["Columns, with commas between them", " ", ""],
  ])("with the %s “%s” is not made, and the dialog says why", (name, value, said) => {
    set(name, value);
    expect(add()).toHaveProperty("disabled", true);
    const note = dialog().querySelector(".dialog-foot, footer")?.textContent ?? "";
    expect(note.replace("Add sheet", "").length).toBeGreaterThan(20);
    expect(note).toContain(said);
  });
});
