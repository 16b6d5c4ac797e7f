// @vitest-environment happy-dom
import { cellAt, columnTexts, eachOnNewApp, openApp, person, requestsOf } from "../../../support/page/app.js";
import { fireEvent, screen } from "@testing-library/react";
import { beforeEach, describe, expect, it } from "vitest";
import { sheetCommands } from "../../../../renderer/commands/sheet-commands.js";
import { card } from "../../../support/workspace/cards.js";

eachOnNewApp();
beforeEach(async () => {
  await openApp({
    "broken.toml": "[[oops",
    "cards.toml": card("a", { name: "Ash" }),
    "decks.toml": '[[decks]]\nid = "d"\nname = "Forest"\n',
  });
});

const tab = (name: RegExp): HTMLElement => screen.getByRole("tab", { name });
const isSelected = (name: RegExp): boolean => tab(name).getAttribute("aria-selected") === "true";

describe("a tab", () => {
  it("shows its sheet and leads the keyboard into it by a click", async () => {
    await person().click(tab(/decks/u));
    await expect.poll(() => columnTexts("name")).toEqual(["Forest"]);
    await expect.poll(() => document.activeElement).toBe(cellAt(0, "id"));
    await person().keyboard("{ArrowRight}Wood{Enter}");
    await expect.poll(() => columnTexts("name")).toEqual(["Wood"]);
  });

  it("of the sheet on screen leads the keyboard back to its cell", async () => {
    const open = screen.getByRole("button", { name: /All sheets/u });
    open.focus();
    await person().click(tab(/cards/u));
    await expect.poll(() => document.activeElement).toBe(cellAt(0, "id"));
  });

  it("is reached by the arrows, which keep the keyboard in the tabs and go round", async () => {
    tab(/cards/u).focus();
    await person().keyboard("{ArrowRight}");
    expect(isSelected(/decks/u)).toBe(true);
    expect(document.activeElement).toBe(tab(/decks/u));
    await person().keyboard("{ArrowRight}");
    expect(document.activeElement).toBe(tab(/broken/u));
    await person().keyboard("{ArrowLeft}{ArrowLeft}");
    expect(isSelected(/cards/u)).toBe(true);
    expect(document.activeElement).toBe(tab(/cards/u));
  });

  it("of a file that cannot be read says so", () => {
    expect(tab(/broken/u).querySelector('[aria-label="cannot be read"]')).not.toBeNull();
  });

  it("that is dragged shows on which side of another one it would go", () => {
    fireEvent.dragStart(tab(/cards/u));
    fireEvent.dragOver(tab(/broken/u));
    expect(tab(/broken/u).dataset["drop"]).toBe("before");
    fireEvent.dragLeave(tab(/broken/u));
    fireEvent.dragOver(tab(/decks/u));
    expect([tab(/broken/u).dataset["drop"], tab(/decks/u).dataset["drop"]]).toEqual([undefined, "after"]);
    fireEvent.dragOver(tab(/cards/u));
    expect(tab(/cards/u).dataset["drop"]).toBeUndefined();
    fireEvent.dragEnd(tab(/cards/u));
    fireEvent.dragOver(tab(/decks/u));
    expect(tab(/decks/u).dataset["drop"]).toBeUndefined();
  });

  it("dropped on another one moves its file before it or after it", () => {
    fireEvent.dragStart(tab(/cards/u));
    fireEvent.drop(tab(/decks/u));
    fireEvent.dragStart(tab(/decks/u));
    fireEvent.drop(tab(/broken/u));
    expect(requestsOf("sheets/order")).toHaveLength(2);
    expect(requestsOf("sheets/order")[0]).toEqual({ files: ["broken.toml", "decks.toml", "cards.toml"] });
  });

  it("is moved by commands too, as far as there is a tab beside it", async () => {
    const command = (id: string) => sheetCommands.find((each) => each.id === id);
    const titles = () => screen.getAllByRole("tab").map(({ textContent }) => textContent);
    await expect.poll(() => isSelected(/cards/u)).toBe(true);
    await command("move-sheet-right")?.run();
    await expect.poll(titles).toEqual(["broken", "decks", "cards"]);
    expect(command("move-sheet-right")?.isAvailable?.()).toBe(false);
    await command("move-sheet-left")?.run();
    await command("move-sheet-left")?.run();
    await expect.poll(titles).toEqual(["cards", "broken", "decks"]);
    expect([command("move-sheet-left"), command("move-sheet-right")].map((each) => each?.isAvailable?.())).toEqual([
      false,
      true,
    ]);
  });
});
