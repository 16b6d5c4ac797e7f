// @vitest-environment happy-dom
import { columnTexts, eachOnNewApp, openApp, person, type PageFolder } from "../../../support/page/app.js";
import { fireEvent, screen, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { derivedColumnId } from "../../../../shared/derived/index.js";
import { getApp, openOverlay } from "../../../../renderer/state/index.js";
import { card, deck } from "../../../support/workspace/cards.js";

eachOnNewApp();

const rows = deck(card("a", { name: "Ash", cost: 2 }), card("b", { name: "Birch", cost: 5 }));
const withDouble = `${rows}
[metadata]
[[metadata.derived_columns]]
name = "Double"
function = "expr"
expression = "cost * 2"
`;

let folder: PageFolder;
const text = (): string => folder.world.text("cards.toml") ?? "";
const dialog = (): HTMLElement => screen.getByRole("dialog", { name: "Computed columns" });
const field = (name: string): HTMLElement => within(dialog()).getByLabelText(name);
const button = (name: string): HTMLElement => within(dialog()).getByRole("button", { name });
const set = (name: string, value: string): unknown => fireEvent.change(field(name), { target: { value } });
const column = (name: string): string[] => columnTexts(derivedColumnId(name));

async function open(content: string, name?: string): Promise<void> {
  folder = await openApp({ "cards.toml": content });
  openOverlay({ kind: "derived", ...(name !== undefined && { name }) });
  await screen.findByRole("dialog");
}

describe("a computed column", () => {
  it("is tried on the first rows, written to the file and drawn in the sheet", async () => {
    await open(rows);
    expect(button("Add column")).toHaveProperty("disabled", true);
    set("Name", "Double");
    await person().selectOptions(field("Computed by"), "expr");
    set("Expression", "cost * 2");
    await expect.poll(() => dialog().textContent).toContain("10");
    await person().click(button("Add column"));
    await expect.poll(() => getApp().overlay).toBeNull();
    expect(text()).toContain('expression = "cost * 2"');
    await expect.poll(() => column("Double")).toEqual(["4", "10"]);
  });

  it.each([
    ["Expression", "cost *"],
    ["Width in pixels", "wide"],
    ["Name", "Double"],
  ])("is not saved with the %s “%s”", async (name, value) => {
    await open(withDouble);
    set("Name", "Half");
    await person().selectOptions(field("Computed by"), "expr");
    set("Expression", "cost / 2");
    await expect.poll(() => button("Add column")).toHaveProperty("disabled", false);
    set(name, value);
    expect(button("Add column")).toHaveProperty("disabled", true);
    expect(dialog().querySelector(".field-problem, .problem, [aria-invalid=true]")).not.toBeNull();
  });

  it("is changed under its name, and removed", async () => {
    await open(withDouble, "Double");
    expect(field("Expression")).toHaveProperty("value", "cost * 2");
    set("Expression", "cost * 3");
    await person().click(button("Save column"));
    await expect.poll(() => column("Double")).toEqual(["6", "15"]);
    expect(text()).toBe(withDouble.replace("cost * 2", "cost * 3"));
    openOverlay({ kind: "derived", name: "Double" });
    await screen.findByRole("dialog");
    await person().click(button("Remove column"));
    await expect.poll(text).not.toContain("Double");
    expect(text().startsWith(rows)).toBe(true);
  });
});
